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
                /// The `id` property. At least 1 character.
                #[json("id")] #[check(min_length(1))] pub id: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod counted {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Counted`.
            #[object()]
            pub struct Counted {
                /// The `id` property. At least 1 character.
                #[json("id")] #[check(min_length(1))] pub id: String,
                #[rest] pub extra: BTreeMap<String, i64>,
            }
        }
    }

    mod open {
        use super::runtime;

        runtime::object! {
            /// The object `Open`.
            #[object(default)]
            pub struct Open {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
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
                /// The `id` property. At least 1 character.
                #[json("id")] #[check(min_length(1))] pub id: String,
                #[json(optional "note")] pub note: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod short {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Short`.
            #[object(default)]
            pub struct Short {
                /// The `code` property. At most 3 characters.
                #[json(optional "code")] #[check(max_length(3))] pub code: Option<String>,
                /// The `label` property. Between 1 and 3 characters.
                #[json(optional "label")] #[check((min_length(1), max_length(3)))] pub label: Option<String>,
                #[rest] #[check(values(max_length(3)))] pub extra: BTreeMap<String, String>,
            }
        }
    }
}
