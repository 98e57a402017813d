//! From `tests/cases/unions/types_of_keywords.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Types of keywords.
    pub use amount::{Amount, AmountObject};
    pub use counts::Counts;
    pub use either::{Either, EitherText};
    pub use few::Few;
    pub use holder::Holder;

    use super::runtime;

    mod amount {
        use super::runtime;

        runtime::union! {
            /// At least 30, or an object.
            #[union(json)]
            pub enum Amount {
                /// A number.
                #[json(number, as_number, from f64)] #[check(minimum(30.0))] Number(f64),
                /// An object.
                #[json(object, as_object, from AmountObject)] Object(AmountObject),
            }
        }

        runtime::object! {
            /// The object `Amount`.
            #[object(default, closed)]
            pub struct AmountObject {
                #[json(optional "a")] pub a: Option<i64>,
                #[json(optional "more")] #[check(nested())] pub more: Option<Box<Amount>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod counts {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, object.
            #[union(json)]
            pub enum Counts {
                /// An integer.
                #[json(integer, as_integer, from u64)] Integer(u64),
                /// An object.
                #[json(object, as_map, from BTreeMap<String, runtime::Matching<i64>>)]
                #[check(by_pattern(&["^n"], false, unchecked()))] Map(BTreeMap<String, runtime::Matching<i64>>),
            }
        }
    }

    mod either {
        use super::runtime;

        runtime::union! {
            /// A union of 3 JSON types: boolean, string, number.
            #[union(json)]
            pub enum Either {
                /// A boolean.
                #[json(boolean, as_boolean, from bool)] Boolean(bool),
                /// A string.
                #[json(string, as_text, from String)] #[check(min_length(2))] Text(String),
                /// A number.
                #[json(number, as_number, from f64)] #[check(minimum(1.0))] Number(f64),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, number.
            #[union(json)]
            pub enum EitherText {
                /// A string.
                #[json(string, as_text, from String)] #[check(min_length(2))] Text(String),
                /// A number.
                #[json(number, as_number, from f64)] #[check(minimum(1.0))] Number(f64),
            }
        }
    }

    mod few {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// A union of 3 JSON types: string, array, object.
            #[union(json)]
            pub enum Few {
                /// A string.
                #[json(string, as_text, from String)] #[check(max_length(3))] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<String>)] #[check(max_items(2))] List(Vec<String>),
                /// An object.
                #[json(object, as_map, from BTreeMap<String, runtime::Untyped>)] #[check(max_properties(1))]
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
                #[json("amount")] #[check(nested())] pub amount: Amount,
                #[json(optional "few")] #[check(nested())] pub few: Option<Few>,
                #[json(optional "counts")] #[check(nested())] pub counts: Option<Counts>,
                #[json(optional "either")] #[check(nested())] pub either: Option<Either>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
