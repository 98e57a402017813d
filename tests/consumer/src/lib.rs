//! A crate whose client is made when it is built, and lies in a module inside of another.

pub mod service {
    //! What is about the service.

    pub mod client {
        //! The client.

        include!(concat!(env!("OUT_DIR"), "/openapi.rs"));
    }
}
