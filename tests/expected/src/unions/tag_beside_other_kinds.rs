//! From `tests/cases/unions/tag_beside_other_kinds.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of A tag of the objects among branches of other kinds.
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
            #[object(constant "type" = "p", default)]
            pub struct Page {
                #[json(optional "number")] pub number: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod query {
        use super::runtime;

        runtime::object! {
            /// The object `Query`.
            ///
            /// Its `type` is `q`.
            #[object(constant "type" = "q")]
            pub struct Query {
                #[json("number")] pub number: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod value {
        use super::{Page, Query, runtime};

        runtime::union! {
            /// A union of 3 JSON types: object, string, array.
            #[union(json)]
            pub enum Value {
                /// An object.
                #[json(object, as_object, from ValueObject)] Object(ValueObject),
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<String>)] List(Vec<String>),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag "type", kind ValueObjectKind)]
            pub enum ValueObject {
                #[json("p", as_p, from Page)] P(Page),
                #[json("q", as_q, from Query)] Q(Query),
            }
        }
    }
}
