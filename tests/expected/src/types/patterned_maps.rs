//! From `tests/cases/types/patterned_maps.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Maps described by patterns.
    pub use closed::Closed;
    pub use either::{Either, EitherA};
    pub use extended::Extended;
    pub use integer_or_string::IntegerOrString;
    pub use maps::Maps;
    pub use number_or_string::NumberOrString;
    pub use root::Root;
    pub use word::Word;
    pub use words::Words;

    use super::runtime;

    mod closed {
        use super::runtime;

        runtime::object! {
            /// The object `Closed`.
            #[object()]
            pub struct Closed {
                #[json("id", optional)] pub id: Option<String>,
                #[json(flatten)] #[check(by_pattern = (&["^x-"], true, unchecked()))]
                pub extra: runtime::AdditionalProperties<runtime::Matching<i64>>,
            }
        }
    }

    mod either {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: A, Map.
            #[union(untagged)]
            pub enum Either {
                /// An object with `a`.
                #[json({ "a": any }, accessor = as_a, from)] A(EitherA),
                /// An object.
                #[json({}, accessor = as_map, from)] #[check(by_pattern = (&["^n"], false, unchecked()))]
                Map(BTreeMap<String, runtime::Matching<i64>>),
            }
        }

        runtime::object! {
            /// The object `Either(1)`.
            #[object(closed)]
            pub struct EitherA {
                #[json("a")] pub a: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod extended {
        use super::runtime;

        runtime::object! {
            /// The object `Extended`.
            #[object()]
            pub struct Extended {
                #[json("id", optional)] pub id: Option<String>,
                #[json(flatten)] #[check(keys = pattern("(?:^x-)|(?:^_)"))] pub extra: runtime::Extra,
            }
        }
    }

    mod integer_or_string {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, string.
            #[union(json_type)]
            pub enum IntegerOrString {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod maps {
        use std::collections::BTreeMap;

        use super::{IntegerOrString, NumberOrString, Word, runtime};

        runtime::object! {
            /// The object `Maps`.
            #[object()]
            pub struct Maps {
                #[json("words", optional)] #[check(by_pattern = (&["^[a-z]{2}$"], false, unchecked()))]
                pub words: Option<BTreeMap<String, runtime::Matching<Word>>>,
                #[json("closed", optional)] #[check(by_pattern = (&["^[a-z]+$"], true, minimum(1)))]
                pub closed: Option<BTreeMap<String, runtime::Matching<u64>>>,
                #[json("several", optional)] #[check(by_pattern = (&["^n", "^t"], false, unchecked()))]
                pub several: Option<BTreeMap<String, runtime::Matching<NumberOrString>>>,
                #[json("anything", optional)] #[check(keys = pattern("^x-"))]
                pub anything: Option<BTreeMap<String, runtime::Untyped>>,
                #[json("all", optional)] pub all: Option<BTreeMap<String, String>>,
                #[json("unreadable", optional)] pub unreadable: Option<BTreeMap<String, runtime::Matching<i64>>>,
                #[json("typed", optional)] pub typed: Option<BTreeMap<String, IntegerOrString>>,
                #[json("filled", optional)] #[check(by_pattern = (&["^n"], false, unchecked()))]
                pub filled: Option<BTreeMap<String, runtime::Matching<i64>>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod number_or_string {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: number, string.
            #[union(json_type)]
            pub enum NumberOrString {
                /// A number.
                #[json(number, accessor = as_number, from)] Number(f64),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod root {
        use std::collections::BTreeMap;

        use super::{Word, runtime};

        /// The value `Root`.
        pub type Root = BTreeMap<String, runtime::Matching<Word>>;
    }

    mod word {
        use super::runtime;

        runtime::object! {
            /// The object `Word`.
            #[object()]
            pub struct Word {
                /// At least 1 character.
                #[json("t")] #[check(min_length = 1)] pub t: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod words {
        use std::collections::BTreeMap;

        use super::{Word, runtime};

        /// The value `Words`.
        pub type Words = BTreeMap<String, runtime::Matching<Word>>;
    }
}
