//! From `tests/cases/types/additional_properties.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Additional properties.
    pub use language::*;
    pub use row::*;
    pub use shapes::*;
    pub use texts::*;

    use super::runtime;

    mod language {
        use super::runtime;

        runtime::text! {
            /// One of several texts: `Language` of the document.
            pub enum Language {
                /// `en`
                #[json("en")] En,
                /// `de`
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
                /// The `id` property.
                #[json(required "id")] pub id: i64,
                /// The `texts` property.
                #[json(optional "texts")] #[check(values(min_length(1)))]
                pub texts: Option<BTreeMap<Language, String>>,
                /// The `counts` property.
                #[json(optional "counts")] pub counts: Option<BTreeMap<String, i64>>,
                /// The `nested` property.
                #[json(optional "nested")] pub nested: Option<BTreeMap<String, BTreeMap<String, bool>>>,
                /// The `gaps` property.
                #[json(optional "gaps")] pub gaps: Option<BTreeMap<String, Option<f64>>>,
                /// The `anything` property.
                #[json(optional "anything")] pub anything: Option<BTreeMap<String, runtime::Untyped>>,
                #[json(rest)] pub extra: BTreeMap<String, String>,
            }
        }
    }

    mod shapes {
        use std::collections::BTreeMap;

        use super::runtime;

        /// The value `Shapes` of the document.
        pub type Shapes = BTreeMap<String, ShapesValue>;

        runtime::object! {
            /// The object `Shapes{}` of the document.
            #[object(default)]
            pub struct ShapesValue {
                /// The `sides` property.
                #[json(optional "sides")] pub sides: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
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
