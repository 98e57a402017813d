//! From `tests/cases/types/documented_fields.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Documented fields.
    pub use choice::{Choice, ChoiceObject};
    pub use parts::Parts;
    pub use string_or_string_array::StringOrStringArray;
    pub use texts::Texts;
    pub use titled::Titled;

    use super::runtime;

    mod choice {
        use super::runtime;

        runtime::union! {
            /// A union of 4 JSON types: string, array, integer, object.
            #[union(json_type)]
            pub enum Choice {
                /// A single one.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// Several ones.
                ///
                /// - Each item: One of several.
                #[json(array, accessor = as_array, from)] Array(Vec<String>),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// One with a name.
                #[json(object, accessor = as_object, from)] Object(ChoiceObject),
            }
        }

        runtime::object! {
            /// One with a name.
            #[object()]
            pub struct ChoiceObject {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod parts {
        use std::collections::BTreeMap;

        use super::{StringOrStringArray, runtime};

        runtime::object! {
            /// A thing of many parts
            #[object()]
            pub struct Parts {
                #[json("user_id", optional)] pub user_id: Option<i64>,
                /// The state it is in
                #[json("state", optional)] pub state: Option<String>,
                /// All names.
                ///
                /// - Each item: One of the names.
                #[json("names", optional)] pub names: Option<Vec<String>>,
                /// What a label says.
                #[json("labels", optional)] pub labels: Option<BTreeMap<String, String>>,
                /// Rows of cells.
                ///
                /// - Each item within: A cell.
                #[json("grid", optional)] pub grid: Option<Vec<Vec<f64>>>,
                /// Where it is.
                ///
                /// - `.0`: The latitude.
                /// - `.1`: The longitude.
                #[json("place", optional)] pub place: Option<(f64, f64)>,
                /// What goes in.
                ///
                /// - A string: The one text that goes in.
                /// - An array: All texts that go in.
                #[json("input", optional, nullable)] pub input: Option<StringOrStringArray>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod string_or_string_array {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum StringOrStringArray {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<String>),
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
            #[object()]
            pub struct Titled {
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
