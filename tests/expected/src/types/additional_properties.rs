//! From `tests/cases/types/additional_properties.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Additional properties.
    pub use language::Language;
    pub use row::Row;
    pub use shapes::{Shapes, ShapesValue};
    pub use texts::Texts;

    use super::runtime;

    mod language {
        use super::runtime;

        runtime::text! {
            /// The string enum `Language`.
            pub enum Language {
                #[json("en")] En,
                #[json("de")] De,
            }
        }
    }

    mod row {
        use std::collections::BTreeMap;

        use super::{Language, runtime};

        runtime::object! {
            /// Known columns, and any number of others.
            #[object()]
            pub struct Row {
                #[json("id")] pub id: i64,
                /// A text in each language.
                #[json("texts", optional)] #[check(values = min_length(1))] pub texts: Option<BTreeMap<Language, String>>,
                #[json("counts", optional)] pub counts: Option<BTreeMap<String, i64>>,
                #[json("odd", optional)] pub odd: Option<BTreeMap<String, i64>>,
                #[json("nested", optional)] pub nested: Option<BTreeMap<String, BTreeMap<String, bool>>>,
                #[json("gaps", optional)] pub gaps: Option<BTreeMap<String, Option<f64>>>,
                #[json("anything", optional)] pub anything: Option<BTreeMap<String, runtime::Untyped>>,
                #[json(flatten)] pub extra: runtime::AdditionalProperties<String>,
            }
        }
    }

    mod shapes {
        use std::collections::BTreeMap;

        use super::runtime;

        /// The value `Shapes`.
        pub type Shapes = BTreeMap<String, ShapesValue>;

        runtime::object! {
            /// The object `Shapes{}`.
            #[object()]
            pub struct ShapesValue {
                #[json("sides", optional)] pub sides: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod texts {
        use std::collections::BTreeMap;

        use super::Language;

        /// A text in each language.
        pub type Texts = BTreeMap<Language, String>;
    }
}
