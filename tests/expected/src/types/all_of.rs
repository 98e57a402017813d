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
                #[json("name")] #[check(min_length = 2, max_length = 20)] pub name: String,
                #[json("created", optional)] pub created: Option<runtime::DateTime>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dated {
        use super::runtime;

        runtime::object! {
            /// The object `Dated`.
            #[object()]
            pub struct Dated {
                #[json("created", optional)] pub created: Option<runtime::DateTime>,
                /// At most 20 characters.
                #[json("name", optional)] #[check(max_length = 20)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("name")] #[check(max_length = 20)] pub name: String,
                #[json("tag")] pub tag: String,
                #[json("created")] pub created: runtime::DateTime,
                #[json("breed", optional)] pub breed: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod home {
        use super::{Named, runtime};

        runtime::object! {
            /// The object `Home`.
            #[object()]
            pub struct Home {
                /// Who lives there.
                #[json("owner", optional)] pub owner: Option<Named>,
                /// Who is there for now.
                #[json("guest", optional)] pub guest: Option<Named>,
                #[json("ghost", optional)] pub ghost: Option<HomeGhost>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Home.ghost`.
            #[object()]
            pub struct HomeGhost {
                /// The name.
                #[json("name")] pub name: String,
                #[json("age", optional)] pub age: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("name")] #[check(max_length = 20)] pub name: String,
                #[json("created", optional)] pub created: Option<runtime::DateTime>,
                #[json("tag")] pub tag: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod sized_type {
        use super::runtime;

        runtime::object! {
            /// The object `Sized`.
            #[object()]
            pub struct SizedType {
                /// At least 2 characters.
                #[json("name", optional)] #[check(min_length = 2)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
