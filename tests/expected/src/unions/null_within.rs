//! From `tests/cases/unions/null_within.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Null within.
    pub use holder::Holder;
    pub use json::Json;
    pub use list::List;
    pub use object::Object;
    pub use scalar::Scalar;
    pub use texts::Texts;

    use super::runtime;

    mod holder {
        use super::{Json, Texts, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object(explicit(nulls = 1, defaults = 0))]
            pub struct Holder {
                #[json("json")] pub json: Option<Json>,
                #[json(optional "text" or null)] pub text: Option<Texts>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod json {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// Holds itself, and null where one of its branches does.
            #[union(json)]
            pub enum Json {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// A number.
                #[json(number, as_number, from f64)] Number(f64),
                /// A boolean.
                #[json(boolean, as_boolean, from bool)] Boolean(bool),
                /// An array.
                #[json(array, as_list, from Vec<Option<Json>>)] List(Vec<Option<Json>>),
                /// An object.
                #[json(object, as_map, from BTreeMap<String, Option<Json>>)] Map(BTreeMap<String, Option<Json>>),
            }
        }
    }

    mod list {
        use super::Json;

        /// The value `List`.
        pub type List = Vec<Option<Json>>;
    }

    mod object {
        use std::collections::BTreeMap;

        use super::Json;

        /// The value `Object`.
        pub type Object = BTreeMap<String, Option<Json>>;
    }

    mod scalar {
        use super::runtime;

        runtime::union! {
            /// A union of 3 JSON types: string, number, boolean.
            #[union(json)]
            pub enum Scalar {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// A number.
                #[json(number, as_number, from f64)] Number(f64),
                /// A boolean.
                #[json(boolean, as_boolean, from bool)] Boolean(bool),
            }
        }
    }

    mod texts {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json)]
            pub enum Texts {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<Option<Texts>>)] List(Vec<Option<Texts>>),
            }
        }
    }
}
