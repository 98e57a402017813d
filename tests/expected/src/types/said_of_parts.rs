//! From `tests/cases/types/said_of_parts.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of What is said of parts.
    pub use choice::{Choice, ChoiceObject};
    pub use parts::Parts;
    pub use text_or_text_list::TextOrTextList;
    pub use texts::Texts;
    pub use titled::Titled;

    use super::runtime;

    mod choice {
        use super::runtime;

        runtime::union! {
            /// A union of 4 JSON types: string, array, integer, object.
            #[union(json)]
            pub enum Choice {
                /// A single one.
                #[json(string, as_text, from String)] Text(String),
                /// Several ones.
                ///
                /// - Each item: One of several.
                #[json(array, as_list, from Vec<String>)] List(Vec<String>),
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// One with a name.
                #[json(object, as_object, from ChoiceObject)] Object(ChoiceObject),
            }
        }

        runtime::object! {
            /// One with a name.
            #[object(default)]
            pub struct ChoiceObject {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod parts {
        use std::collections::BTreeMap;

        use super::{TextOrTextList, runtime};

        runtime::object! {
            /// A thing of many parts
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct Parts {
                #[json(optional "user_id")] pub user_id: Option<i64>,
                /// The state it is in
                #[json(optional "state")] pub state: Option<String>,
                /// All names.
                ///
                /// - Each item: One of the names.
                #[json(optional "names")] pub names: Option<Vec<String>>,
                /// What a label says.
                #[json(optional "labels")] pub labels: Option<BTreeMap<String, String>>,
                /// Rows of cells.
                ///
                /// - Each item within: A cell.
                #[json(optional "grid")] pub grid: Option<Vec<Vec<f64>>>,
                /// Where it is.
                ///
                /// - `.0`: The latitude.
                /// - `.1`: The longitude.
                #[json(optional "place")] pub place: Option<(f64, f64)>,
                /// What goes in.
                ///
                /// - A string: The one text that goes in.
                /// - An array: All texts that go in.
                #[json(optional "input" or null)] pub input: Option<TextOrTextList>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod text_or_text_list {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json)]
            pub enum TextOrTextList {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<String>)] List(Vec<String>),
            }
        }
    }

    mod texts {
        /// Some texts.
        ///
        /// - Each item: One text.
        pub type Texts = Vec<String>;
    }

    mod titled {
        use super::runtime;

        runtime::object! {
            /// The object `Titled`.
            #[object(default)]
            pub struct Titled {
                #[json(optional "a")] pub a: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
