//! A crate whose client is made when it is built: the generated file works in any module, the root not excepted.

#![deny(warnings)]

include!(concat!(env!("OUT_DIR"), "/openapi.rs"));

pub mod outer {
    //! A module around another one.

    pub mod inner {
        //! The same client again, two modules deep.

        include!(concat!(env!("OUT_DIR"), "/openapi.rs"));
    }
}
