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
    pub use string_or_nested::StringOrNested;
    pub use sum::Sum;

    use super::runtime;

    mod comparison {
        use super::runtime;

        runtime::object! {
            /// The object `Comparison`.
            #[object()]
            pub struct Comparison {
                #[json("type")] pub r#type: ComparisonType,
                #[json("key")] pub key: String,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object(tag = ("op", "constant"))]
            pub struct Constant {
                #[json("value")] pub value: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod expression {
        use super::{Constant, Negation, Sum, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `op`.
            #[union(tag = "op", kind = ExpressionKind)]
            pub enum Expression {
                #[json("constant", accessor = as_constant, from)] Constant(Constant),
                #[json("negation", accessor = as_negation, from)] Negation(Negation),
                #[json("sum", accessor = as_sum, from)] Sum(Sum),
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
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = FilterFiltersItemKind)]
            pub enum FilterFiltersItem {
                #[json("eq" | "ne", accessor = as_comparison, from)] Comparison(Comparison),
                /// It holds itself by a name.
                #[json("and" | "or", accessor = as_filter, from)] Filter(Filter),
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
            #[union(json_type)]
            pub enum Json {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Json>),
                /// An object.
                #[json(object, accessor = as_map, from)] Map(BTreeMap<String, Json>),
            }
        }
    }

    mod negation {
        use super::{Expression, runtime};

        runtime::object! {
            /// The object `Negation`.
            #[object(tag = ("op", "negation"))]
            pub struct Negation {
                #[json("of")] pub of: Box<Expression>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod nested {
        use super::StringOrNested;

        /// It leads back to itself through a union that is called after what it holds.
        pub type Nested = Vec<Option<StringOrNested>>;
    }

    mod string_or_nested {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum StringOrNested {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Option<StringOrNested>>),
            }
        }
    }

    mod sum {
        use super::{Expression, runtime};

        runtime::object! {
            /// The object `Sum`.
            #[object(tag = ("op", "sum"))]
            pub struct Sum {
                #[json("of")] pub of: Vec<Expression>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
