//! From `tests/cases/unions/types_of_keywords.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Types of keywords.
    pub use amount::{Amount, AmountObject};
    pub use counts::Counts;
    pub use either::{Either, EitherString};
    pub use few::Few;
    pub use holder::Holder;

    use super::runtime;

    mod amount {
        use super::runtime;

        runtime::union! {
            /// At least 30, or an object.
            #[union(json_type)]
            pub enum Amount {
                /// A number.
                #[json(number, accessor = as_number, from)] #[check(minimum = 30.0)] Number(f64),
                /// An object.
                #[json(object, accessor = as_object, from)] Object(AmountObject),
            }
        }

        runtime::object! {
            /// The object `Amount`.
            #[object(closed)]
            pub struct AmountObject {
                #[json("a", optional)] pub a: Option<i64>,
                #[json("more", optional)] #[check(nested)] pub more: Option<Box<Amount>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod counts {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, object.
            #[union(json_type)]
            pub enum Counts {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(u64),
                /// An object.
                #[json(object, accessor = as_map, from)] #[check(by_pattern = (&["^n"], false, unchecked()))]
                Map(BTreeMap<String, runtime::Matching<i64>>),
            }
        }
    }

    mod either {
        use super::runtime;

        runtime::union! {
            /// A union of 3 JSON types: boolean, string, number.
            #[union(json_type)]
            pub enum Either {
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] Boolean(bool),
                /// A string.
                #[json(string, accessor = as_string, from_text)] #[check(min_length = 2)] String(String),
                /// A number.
                #[json(number, accessor = as_number, from)] #[check(minimum = 1.0)] Number(f64),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, number.
            #[union(json_type)]
            pub enum EitherString {
                /// A string.
                #[json(string, accessor = as_string, from_text)] #[check(min_length = 2)] String(String),
                /// A number.
                #[json(number, accessor = as_number, from)] #[check(minimum = 1.0)] Number(f64),
            }
        }
    }

    mod few {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// A union of 3 JSON types: string, array, object.
            #[union(json_type)]
            pub enum Few {
                /// A string.
                #[json(string, accessor = as_string, from_text)] #[check(max_length = 3)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] #[check(max_items = 2)] Array(Vec<String>),
                /// An object.
                #[json(object, accessor = as_map, from)] #[check(max_properties = 1)]
                Map(BTreeMap<String, runtime::Untyped>),
            }
        }
    }

    mod holder {
        use super::{Amount, Counts, Either, Few, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object()]
            pub struct Holder {
                #[json("amount")] #[check(nested)] pub amount: Amount,
                #[json("few", optional)] #[check(nested)] pub few: Option<Few>,
                #[json("counts", optional)] #[check(nested)] pub counts: Option<Counts>,
                #[json("either", optional)] #[check(nested)] pub either: Option<Either>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
