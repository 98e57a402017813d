//! From `tests/cases/types/patterns_and_positions.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Members by pattern and items by position.
    pub use number_or_text::NumberOrText;
    pub use open::Open;
    pub use shapes::Shapes;
    pub use text_or_boolean::TextOrBoolean;

    use super::runtime;

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

    mod open {
        use super::runtime;

        runtime::object! {
            /// Members whose names begin so are among the extra ones.
            #[object(default)]
            pub struct Open {
                #[json(optional "id")] pub id: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod shapes {
        use std::collections::BTreeMap;

        use super::{NumberOrText, TextOrBoolean, runtime};

        runtime::object! {
            /// The object `Shapes`.
            #[object(default)]
            pub struct Shapes {
                #[json(optional "counts")] #[check(by_pattern(&["^[a-z]+$"], true, unchecked()))]
                pub counts: Option<BTreeMap<String, runtime::Matching<u64>>>,
                #[json(optional "anything")] pub anything: Option<BTreeMap<String, String>>,
                #[json(optional "either")] #[check(by_pattern(&["^n", "^t"], true, unchecked()))]
                pub either: Option<BTreeMap<String, runtime::Matching<NumberOrText>>>,
                #[json(optional "others")] pub others: Option<BTreeMap<String, runtime::Untyped>>,
                #[json(optional "point")] pub point: Option<(f64, f64)>,
                #[json(optional "entry")] pub entry: Option<(String, i64)>,
                #[json(optional "rest")] pub rest: Option<Vec<TextOrBoolean>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod text_or_boolean {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, boolean.
            #[union(json)]
            pub enum TextOrBoolean {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// A boolean.
                #[json(boolean, as_boolean, from bool)] Boolean(bool),
            }
        }
    }
}
