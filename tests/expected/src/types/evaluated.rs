//! From `tests/cases/types/evaluated.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Evaluated properties.
    pub use base::Base;
    pub use counted::Counted;
    pub use open::Open;
    pub use pair::Pair;
    pub use sealed::Sealed;
    pub use short::Short;

    use super::runtime;

    mod base {
        use super::runtime;

        runtime::object! {
            /// The object `Base`.
            #[object()]
            pub struct Base {
                /// At least 1 character.
                #[json("id")] #[check(min_length = 1)] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod counted {
        use super::runtime;

        runtime::object! {
            /// The object `Counted`.
            #[object()]
            pub struct Counted {
                /// At least 1 character.
                #[json("id")] #[check(min_length = 1)] pub id: String,
                #[json(flatten)] pub extra: runtime::AdditionalProperties<i64>,
            }
        }
    }

    mod open {
        use super::runtime;

        runtime::object! {
            /// The object `Open`.
            #[object()]
            pub struct Open {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pair {
        /// The value `Pair`.
        pub type Pair = (String, i64);
    }

    mod sealed {
        use super::runtime;

        runtime::object! {
            /// The object `Sealed`.
            #[object(closed)]
            pub struct Sealed {
                /// At least 1 character.
                #[json("id")] #[check(min_length = 1)] pub id: String,
                #[json("note", optional)] pub note: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod short {
        use super::runtime;

        runtime::object! {
            /// The object `Short`.
            #[object()]
            pub struct Short {
                /// At most 3 characters.
                #[json("code", optional)] #[check(max_length = 3)] pub code: Option<String>,
                /// Between 1 and 3 characters.
                #[json("label", optional)] #[check(min_length = 1, max_length = 3)] pub label: Option<String>,
                #[json(flatten)] #[check(values = max_length(3))] pub extra: runtime::AdditionalProperties<String>,
            }
        }
    }
}
