//! From `tests/cases/unions/large_branch.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Large branch.
    pub use document::{Document, DocumentKind};
    pub use large::Large;
    pub use small::Small;

    use super::runtime;

    mod document {
        use super::{Large, Small, runtime};

        runtime::union! {
            /// One of several objects: `Document` of the document.
            #[union(tag "size", kind DocumentKind)]
            pub enum Document {
                #[json("small", as_small, from Small)] Small(Small),
                #[json("large", as_large, from Large)] Large(Box<Large>),
            }
        }
    }

    mod large {
        use super::runtime;

        runtime::object! {
            /// The object `Large` of the document.
            #[object(tag "size" = "large", default)]
            pub struct Large {
                #[json(optional "field_0")] pub field_0: Option<String>,
                #[json(optional "field_1")] pub field_1: Option<String>,
                #[json(optional "field_2")] pub field_2: Option<String>,
                #[json(optional "field_3")] pub field_3: Option<String>,
                #[json(optional "field_4")] pub field_4: Option<String>,
                #[json(optional "field_5")] pub field_5: Option<String>,
                #[json(optional "field_6")] pub field_6: Option<String>,
                #[json(optional "field_7")] pub field_7: Option<String>,
                #[json(optional "field_8")] pub field_8: Option<String>,
                #[json(optional "field_9")] pub field_9: Option<String>,
                #[json(optional "field_10")] pub field_10: Option<String>,
                #[json(optional "field_11")] pub field_11: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod small {
        use super::runtime;

        runtime::object! {
            /// The object `Small` of the document.
            #[object(tag "size" = "small", default)]
            pub struct Small {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
