//! From `tests/cases/types/patterns_and_positions.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Members by pattern and items by position.
    pub use number_or_string::NumberOrString;
    pub use open::Open;
    pub use shapes::Shapes;

    use super::runtime;

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

    mod open {
        use super::runtime;

        runtime::object! {
            /// Members whose names begin so are among the extra ones.
            #[object()]
            pub struct Open {
                #[json("id", optional)] pub id: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shapes {
        use std::collections::BTreeMap;

        use super::{NumberOrString, runtime};

        runtime::object! {
            /// The object `Shapes`.
            #[object()]
            pub struct Shapes {
                #[json("counts", optional)] #[check(by_pattern = (&["^[a-z]+$"], true, unchecked()))]
                pub counts: Option<BTreeMap<String, runtime::Matching<u64>>>,
                #[json("anything", optional)] pub anything: Option<BTreeMap<String, String>>,
                #[json("either", optional)] #[check(by_pattern = (&["^n", "^t"], true, unchecked()))]
                pub either: Option<BTreeMap<String, runtime::Matching<NumberOrString>>>,
                #[json("others", optional)] pub others: Option<BTreeMap<String, runtime::Untyped>>,
                #[json("point", optional)] pub point: Option<(f64, f64)>,
                #[json("entry", optional)] pub entry: Option<(String, i64)>,
                #[json("rest", optional)] pub rest: Option<runtime::OpenTuple<(Option<String>,), bool>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
