//! From `tests/cases/unions/tag_next_to_other_types.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of A tag of objects among branches of other JSON types.
    pub use page::Page;
    pub use query::Query;
    pub use value::{Value, ValueObject, ValueObjectKind};

    use super::runtime;

    mod page {
        use super::runtime;

        runtime::object! {
            /// The object `Page`.
            ///
            /// Its `type` is `p`.
            #[object(constant = ("type", "p"))]
            pub struct Page {
                #[json("number", optional)] pub number: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod query {
        use super::runtime;

        runtime::object! {
            /// The object `Query`.
            ///
            /// Its `type` is `q`.
            #[object(constant = ("type", "q"))]
            pub struct Query {
                #[json("number")] pub number: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod value {
        use super::{Page, Query, runtime};

        runtime::union! {
            /// A union of 3 JSON types: object, string, array.
            #[union(json_type)]
            pub enum Value {
                /// An object.
                #[json(object, accessor = as_object, from)] Object(ValueObject),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<String>),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = ValueObjectKind)]
            pub enum ValueObject {
                #[json("p", accessor = as_p, from)] P(Page),
                #[json("q", accessor = as_q, from)] Q(Query),
            }
        }
    }
}
