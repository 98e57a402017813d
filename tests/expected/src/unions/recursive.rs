//! From `tests/cases/unions/recursive.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Recursive.
    pub use comparison::{Comparison, ComparisonType};
    pub use constant::Constant;
    pub use expression::{Expression, ExpressionKind};
    pub use filter::{Filter, FilterFiltersItem, FilterFiltersItemKind, FilterType};
    pub use json::Json;
    pub use negation::Negation;
    pub use nested::Nested;
    pub use sum::Sum;
    pub use text_or_nested::TextOrNested;

    use super::runtime;

    mod comparison {
        use super::runtime;

        runtime::object! {
            /// The object `Comparison`.
            #[object()]
            pub struct Comparison {
                #[json("type")] pub r#type: ComparisonType,
                #[json("key")] pub key: String,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Comparison.type`.
            pub enum ComparisonType {
                #[json("eq")] Eq,
                #[json("ne")] Ne,
            }
        }
    }

    mod constant {
        use super::runtime;

        runtime::object! {
            /// The object `Constant`.
            #[object(tag "op" = "constant")]
            pub struct Constant {
                #[json("value")] pub value: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod expression {
        use super::{Constant, Negation, Sum, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `op`.
            #[union(tag "op", kind ExpressionKind)]
            pub enum Expression {
                #[json("constant", as_constant, from Constant)] Constant(Constant),
                #[json("negation", as_negation, from Negation)] Negation(Negation),
                #[json("sum", as_sum, from Sum)] Sum(Sum),
            }
        }
    }

    mod filter {
        use super::{Comparison, runtime};

        runtime::object! {
            /// It holds itself by a name.
            #[object()]
            pub struct Filter {
                #[json("type")] pub r#type: FilterType,
                #[json("filters")] pub filters: Vec<FilterFiltersItem>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag "type", kind FilterFiltersItemKind)]
            pub enum FilterFiltersItem {
                #[json("eq" | "ne", as_comparison, from Comparison)] Comparison(Comparison),
                /// It holds itself by a name.
                #[json("and" | "or", as_filter, from Filter)] Filter(Filter),
            }
        }

        runtime::text! {
            /// The string enum `Filter.type`.
            pub enum FilterType {
                #[json("and")] And,
                #[json("or")] Or,
            }
        }
    }

    mod json {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// A text, or a list or map of the same.
            #[union(json)]
            pub enum Json {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<Json>)] List(Vec<Json>),
                /// An object.
                #[json(object, as_map, from BTreeMap<String, Json>)] Map(BTreeMap<String, Json>),
            }
        }
    }

    mod negation {
        use super::{Expression, runtime};

        runtime::object! {
            /// The object `Negation`.
            #[object(tag "op" = "negation")]
            pub struct Negation {
                #[json("of")] pub of: Box<Expression>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod nested {
        use super::TextOrNested;

        /// It leads back to itself through a union that is called after what it holds.
        pub type Nested = Vec<Option<TextOrNested>>;
    }

    mod sum {
        use super::{Expression, runtime};

        runtime::object! {
            /// The object `Sum`.
            #[object(tag "op" = "sum")]
            pub struct Sum {
                #[json("of")] pub of: Vec<Expression>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod text_or_nested {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json)]
            pub enum TextOrNested {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<Option<TextOrNested>>)] List(Vec<Option<TextOrNested>>),
            }
        }
    }
}
