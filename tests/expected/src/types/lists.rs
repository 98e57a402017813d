//! From `tests/cases/types/lists.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
pub mod types {
    //! The types of Lists.
    pub use lists::*;
    pub use matrix::*;
    pub use text_or_integer::*;

    use super::runtime;

    mod lists {
        use std::collections::BTreeMap;

        use super::{TextOrInteger, runtime};

        runtime::object! {
            /// The object `Lists` of the document.
            #[object()]
            pub struct Lists {
                #[json(required "texts")] pub texts: Vec<String>,
                #[json(required "holes")] pub holes: Vec<Option<String>>,
                #[json(maybe "nothing")] pub nothing: Option<Vec<String>>,
                #[json(optional "anything")] pub anything: Option<Vec<runtime::Untyped>>,
                #[json(optional "matrix")] pub matrix: Option<Vec<Vec<f64>>>,
                #[json(optional "maps")] pub maps: Option<Vec<BTreeMap<String, String>>>,
                #[json(optional "pair")] pub pair: Option<Vec<TextOrInteger>>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod matrix {
        /// The value `Matrix` of the document.
        pub type Matrix = Vec<Vec<f64>>;
    }

    mod text_or_integer {
        use super::runtime;

        runtime::union! {
            /// One of several kinds of JSON value: Text, Integer.
            #[union(json)]
            pub enum TextOrInteger {
                /// A text.
                #[json(string, as_text, from String)] Text(String),
                /// A whole number.
                #[json(integer, as_integer, from i64)] Integer(i64),
            }
        }
    }
}
