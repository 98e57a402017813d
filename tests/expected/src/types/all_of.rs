//! From `tests/cases/types/all_of.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of All of.
    pub use chip::Chip;
    pub use dated::Dated;
    pub use dog::Dog;
    pub use home::{Home, HomeGhost};
    pub use named::Named;
    pub use narrow::Narrow;
    pub use pet::Pet;
    pub use sized_type::SizedType;

    use super::runtime;

    mod chip {
        use super::runtime;

        runtime::object! {
            /// Three parts say something of the name.
            #[object()]
            pub struct Chip {
                /// The name.
                ///
                /// Between 2 and 20 characters.
                #[json("name")] #[check((min_length(2), max_length(20)))] pub name: String,
                #[json(optional "created")] pub created: Option<runtime::DateTime>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dated {
        use super::runtime;

        runtime::object! {
            /// The object `Dated`.
            #[object(default)]
            pub struct Dated {
                #[json(optional "created")] pub created: Option<runtime::DateTime>,
                /// The `name` property. At most 20 characters.
                #[json(optional "name")] #[check(max_length(20))] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object()]
            pub struct Dog {
                /// The name.
                ///
                /// At most 20 characters.
                #[json("name")] #[check(max_length(20))] pub name: String,
                #[json("created")] pub created: runtime::DateTime,
                #[json("tag")] pub tag: String,
                #[json(optional "breed")] pub breed: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod home {
        use super::{Named, runtime};

        runtime::object! {
            /// The object `Home`.
            #[object(default)]
            pub struct Home {
                /// Who lives there.
                #[json(optional "owner")] pub owner: Option<Named>,
                /// Who is there for now.
                #[json(optional "guest")] pub guest: Option<Named>,
                #[json(optional "ghost")] pub ghost: Option<HomeGhost>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Home.ghost`.
            #[object()]
            pub struct HomeGhost {
                /// The name.
                #[json("name")] pub name: String,
                #[json(optional "age")] pub age: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod named {
        use super::runtime;

        runtime::object! {
            /// What has a name.
            #[object()]
            pub struct Named {
                /// The name.
                #[json("name")] pub name: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod narrow {
        /// The value `Narrow`.
        pub type Narrow = u64;
    }

    mod pet {
        use super::runtime;

        runtime::object! {
            /// A pet has what named and dated things have.
            #[object()]
            pub struct Pet {
                /// The name.
                ///
                /// At most 20 characters.
                #[json("name")] #[check(max_length(20))] pub name: String,
                #[json(optional "created")] pub created: Option<runtime::DateTime>,
                #[json("tag")] pub tag: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod sized_type {
        use super::runtime;

        runtime::object! {
            /// The object `Sized`.
            #[object(default)]
            pub struct SizedType {
                /// The `name` property. At least 2 characters.
                #[json(optional "name")] #[check(min_length(2))] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
