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
            #[object()]
            pub struct Holder {
                #[json("json")] pub json: Option<Json>,
                #[json("text", optional, nullable)] pub text: Option<Texts>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod json {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// Holds itself, and null where one of its branches does.
            #[union(json_type)]
            pub enum Json {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// A number.
                #[json(number, accessor = as_number, from)] Number(f64),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] Boolean(bool),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Option<Json>>),
                /// An object.
                #[json(object, accessor = as_map, from)] Map(BTreeMap<String, Option<Json>>),
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
            #[union(json_type)]
            pub enum Scalar {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// A number.
                #[json(number, accessor = as_number, from)] Number(f64),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] Boolean(bool),
            }
        }
    }

    mod texts {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum Texts {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Option<Texts>>),
            }
        }
    }
}
