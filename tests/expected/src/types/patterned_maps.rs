//! From `tests/cases/types/patterned_maps.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Maps described by patterns.
    pub use closed::Closed;
    pub use either::{Either, EitherA};
    pub use extended::Extended;
    pub use integer_or_text::IntegerOrText;
    pub use maps::Maps;
    pub use number_or_text::NumberOrText;
    pub use root::Root;
    pub use word::Word;
    pub use words::Words;

    use super::runtime;

    mod closed {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Closed`.
            #[object(default)]
            pub struct Closed {
                #[json(optional "id")] pub id: Option<String>,
                #[rest] #[check(by_pattern(&["^x-"], true, unchecked()))]
                pub extra: BTreeMap<String, runtime::Matching<i64>>,
            }
        }
    }

    mod either {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// An untagged union of 2 types: A, Map.
            #[union(shape)]
            pub enum Either {
                /// An object with `a`.
                #[json({ "a": any }, as_a, from EitherA)] A(EitherA),
                /// An object.
                #[json({}, as_map, from BTreeMap<String, runtime::Matching<i64>>)]
                #[check(by_pattern(&["^n"], false, unchecked()))] Map(BTreeMap<String, runtime::Matching<i64>>),
            }
        }

        runtime::object! {
            /// The object `Either(1)`.
            #[object(closed)]
            pub struct EitherA {
                #[json("a")] pub a: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod extended {
        use super::runtime;

        runtime::object! {
            /// The object `Extended`.
            #[object(default)]
            pub struct Extended {
                #[json(optional "id")] pub id: Option<String>,
                #[rest] #[check(keys(pattern("(?:^x-)|(?:^_)")))] pub extra: runtime::Extra,
            }
        }
    }

    mod integer_or_text {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, string.
            #[union(json)]
            pub enum IntegerOrText {
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A string.
                #[json(string, as_text, from String)] Text(String),
            }
        }
    }

    mod maps {
        use std::collections::BTreeMap;

        use super::{IntegerOrText, NumberOrText, Word, runtime};

        runtime::object! {
            /// The object `Maps`.
            #[object(default)]
            pub struct Maps {
                #[json(optional "words")] #[check(by_pattern(&["^[a-z]{2}$"], false, unchecked()))]
                pub words: Option<BTreeMap<String, runtime::Matching<Word>>>,
                #[json(optional "closed")] #[check(by_pattern(&["^[a-z]+$"], true, minimum(1)))]
                pub closed: Option<BTreeMap<String, runtime::Matching<u64>>>,
                #[json(optional "several")] #[check(by_pattern(&["^n", "^t"], false, unchecked()))]
                pub several: Option<BTreeMap<String, runtime::Matching<NumberOrText>>>,
                #[json(optional "anything")] #[check(keys(pattern("^x-")))]
                pub anything: Option<BTreeMap<String, runtime::Untyped>>,
                #[json(optional "all")] pub all: Option<BTreeMap<String, String>>,
                #[json(optional "unreadable")] pub unreadable: Option<BTreeMap<String, runtime::Matching<i64>>>,
                #[json(optional "typed")] pub typed: Option<BTreeMap<String, IntegerOrText>>,
                #[json(optional "filled")] #[check(by_pattern(&["^n"], false, unchecked()))]
                pub filled: Option<BTreeMap<String, runtime::Matching<i64>>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod number_or_text {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: number, string.
            #[union(json)]
            pub enum NumberOrText {
                /// A number.
                #[json(number, as_number, from f64)] Number(f64),
                /// A string.
                #[json(string, as_text, from String)] Text(String),
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
                /// The `t` property. At least 1 character.
                #[json("t")] #[check(min_length(1))] pub t: String,
                #[rest] pub extra: runtime::Extra,
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
