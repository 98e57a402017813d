//! A crate whose client is made when it is built: the generated file works in any module, the root not excepted.

#![deny(warnings)]
// What a crate may deny, of which nothing is about included code.
#![deny(
    missing_copy_implementations,
    missing_debug_implementations,
    missing_docs,
    single_use_lifetimes,
    trivial_casts,
    unreachable_pub,
    unused_qualifications,
    unused_results,
    clippy::all,
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::missing_docs_in_private_items,
    clippy::nursery,
    clippy::panic,
    clippy::pedantic,
    clippy::unwrap_used
)]

include!(concat!(env!("OUT_DIR"), "/openapi.rs"));

pub mod depot {
    //! Another client.

    include!(concat!(env!("OUT_DIR"), "/depot.rs"));
}

pub mod module {
    //! The first client again, with a file for each module.

    include!(concat!(env!("OUT_DIR"), "/module/mod.rs"));
}

pub mod outer {
    //! A module around another one.

    pub mod inner {
        //! The same client again, two modules deep.

        include!(concat!(env!("OUT_DIR"), "/openapi.rs"));
    }
}
