//! From `tests/cases/types/nullable_references.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of References next to nullable.
    pub use author::Author;
    pub use kind::Kind;
    pub use post::Post;
    pub use rating::Rating;

    use super::runtime;

    mod author {
        use super::runtime;

        runtime::object! {
            /// The object `Author`.
            #[object()]
            pub struct Author {
                #[json("name")] pub name: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod kind {
        use super::runtime;

        runtime::text! {
            /// The string enum `Kind`.
            pub enum Kind {
                #[json("news")] News,
                #[json("question")] Question,
            }
        }
    }

    mod post {
        use std::collections::BTreeMap;

        use super::{Author, Kind, runtime};

        runtime::object! {
            /// The object `Post`.
            #[object()]
            pub struct Post {
                #[json("author")] pub author: Option<Author>,
                /// What it is about.
                #[json("kind")] pub kind: Option<Kind>,
                #[json("editor", optional, nullable)] pub editor: Option<Author>,
                #[json("readers", optional)] pub readers: Option<Vec<Option<Author>>>,
                #[json("ratings", optional)] pub ratings: Option<BTreeMap<String, Option<i64>>>,
                #[json("never", optional)] pub never: Option<Kind>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod rating {
        /// The value `Rating`.
        pub type Rating = i64;
    }
}
