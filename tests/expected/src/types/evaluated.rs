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
            /// The object `Base` of the document.
            #[object()]
            pub struct Base {
                #[json("id")] #[check(min_length(1))] pub id: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod counted {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Counted` of the document.
            #[object()]
            pub struct Counted {
                #[json("id")] #[check(min_length(1))] pub id: String,
                #[rest] pub extra: BTreeMap<String, i64>,
            }
        }
    }

    mod open {
        use super::runtime;

        runtime::object! {
            /// The object `Open` of the document.
            #[object(default)]
            pub struct Open {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod pair {
        /// The value `Pair` of the document.
        pub type Pair = (String, i64);
    }

    mod sealed {
        use super::runtime;

        runtime::object! {
            /// The object `Sealed` of the document.
            #[object(closed)]
            pub struct Sealed {
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
            /// The object `Short` of the document.
            #[object(default)]
            pub struct Short {
                #[json(optional "code")] #[check(max_length(3))] pub code: Option<String>,
                #[json(optional "label")] #[check((min_length(1), max_length(3)))] pub label: Option<String>,
                #[rest] #[check(values(max_length(3)))] pub extra: BTreeMap<String, String>,
            }
        }
    }
}
