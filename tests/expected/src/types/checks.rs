//! From `tests/cases/types/checks.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Checks.
    pub use checked::Checked;
    pub use extensible::Extensible;
    pub use holder::Holder;
    pub use label::Label;
    pub use listed::Listed;
    pub use named::Named;
    pub use password::Password;

    use super::runtime;

    mod checked {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Checked`.
            #[object()]
            pub struct Checked {
                /// At least 3 characters, matching `^[A-Z]{3}$`.
                #[json("code", optional)] #[check(min_length = 3, pattern = "^[A-Z]{3}$")] pub code: Option<String>,
                /// Between 1 and 8 characters.
                #[json("label", optional)] #[check(min_length = 1, max_length = 8)] pub label: Option<String>,
                /// At least 12 characters.
                #[json("secret", optional)] #[check(min_length = 12)] pub secret: Option<runtime::Secret>,
                /// At most 150.
                #[json("age", optional)] #[check(maximum = 150)] pub age: Option<u64>,
                /// Between 1 and 65,535.
                #[json("port", optional)] #[check(minimum = 1, maximum = 65_535)] pub port: Option<u64>,
                /// A multiple of 2.
                #[json("even", optional)] #[check(multiple_of = 2)] pub even: Option<i64>,
                /// Greater than 0 and at most 1.
                #[json("share", optional)] #[check(above = 0.0, maximum = 1.0)] pub share: Option<f64>,
                /// A multiple of 0.5.
                #[json("step", optional)] #[check(multiple_of = 0.5)] pub step: Option<f64>,
                /// At most 10,000,000,000.
                #[json("huge", optional)] #[check(maximum = 10_000_000_000)] pub huge: Option<i64>,
                /// Between 1 and 10 items, no two items are equal. Each item: at most 40 characters.
                #[json("words", optional)] #[check(each = max_length(40), min_items = 1, max_items = 10, unique)]
                pub words: Option<Vec<String>>,
                /// Each item: at most 3 items.
                #[json("grid", optional)] #[check(each = (each(minimum(1)), max_items(3)))]
                pub grid: Option<Vec<Vec<u64>>>,
                /// Between 1 and 5 properties.
                #[json("scores", optional)] #[check(values = maximum(10.0), min_properties = 1, max_properties = 5)]
                pub scores: Option<BTreeMap<String, f64>>,
                /// At least 2 characters.
                #[json("maybe", optional, nullable)] #[check(min_length = 2)] pub maybe: Option<String>,
                #[json("lookahead", optional)] pub lookahead: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod extensible {
        use super::{Checked, runtime};

        runtime::object! {
            /// The object `Extensible`.
            #[object()]
            #[check(keys = max_length(8))]
            pub struct Extensible {
                #[json("id", optional)] pub id: Option<String>,
                #[json(flatten)] #[check(nested)] pub extra: runtime::AdditionalProperties<Checked>,
            }
        }
    }

    mod holder {
        use std::collections::BTreeMap;

        use super::{Checked, runtime};

        runtime::object! {
            /// It has no limit of its own, but holds something that has.
            #[object()]
            pub struct Holder {
                #[json("checked")] #[check(nested)] pub checked: Checked,
                #[json("list", optional)] #[check(nested)] pub list: Option<Vec<Checked>>,
                #[json("map", optional)] #[check(nested)] pub map: Option<BTreeMap<String, Checked>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod label {
        /// The value `Label`.
        pub type Label = String;
    }

    mod listed {
        use super::runtime;

        runtime::object! {
            /// A list of numbers is checked, because a later service may know more of them.
            #[object()]
            #[check(min_properties = 1, max_properties = 3)]
            pub struct Listed {
                /// One of 1, 2, 3.
                #[json("level", optional)] #[check(one_of = [1, 2, 3])] pub level: Option<i64>,
                /// One of 0.25, 0.5.
                #[json("share", optional)] #[check(one_of = [0.25, 0.5])] pub share: Option<f64>,
                /// Always `true`.
                #[json("yes", optional)] #[check(always = true)] pub yes: Option<bool>,
                #[json("either", optional)] pub either: Option<bool>,
                /// Matches `[0-9]$` and `^[A-Z]`.
                #[json("code", optional)] #[check(pattern = "[0-9]$", pattern = "^[A-Z]")] pub code: Option<String>,
                #[json(flatten)] #[check(values = minimum(1))] pub extra: runtime::AdditionalProperties<u64>,
            }
        }
    }

    mod named {
        use std::collections::BTreeMap;

        /// Keys have a pattern of their own.
        pub type Named = BTreeMap<String, String>;
    }

    mod password {
        use super::runtime;

        runtime::object! {
            /// The object `Password`.
            #[object()]
            pub struct Password {
                /// Between 8 and 64 characters.
                #[json("text", optional)]
                #[check(
                    all = (
                        min_length(8),
                        max_length(64),
                        pattern("^\\S+$"),
                        pattern("[a-z]"),
                        pattern("[A-Z]"),
                        pattern("[0-9]")
                    ),
                    pattern = "[!-/]"
                )]
                pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
