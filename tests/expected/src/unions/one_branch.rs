//! From `tests/cases/unions/one_branch.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of One branch.
    pub use content::{Content, ContentKind};
    pub use holder::{Holder, HolderCache, HolderCacheKind};
    pub use text::Text;

    use super::runtime;

    mod content {
        use super::{Text, runtime};

        runtime::union! {
            /// Others will come.
            #[union(tag = "type", kind = ContentKind)]
            #[shared(text: str)]
            pub enum Content {
                #[json("text", accessor = as_text, from)] Text(Text),
            }
        }
    }

    mod holder {
        use super::{Text, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object()]
            pub struct Holder {
                #[json("maybe", optional, nullable)] pub maybe: Option<Text>,
                #[json("cache", optional, nullable)] pub cache: Option<HolderCache>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// The value `Holder.cache`.
            #[union(tag = "type", kind = HolderCacheKind)]
            #[shared(text: str)]
            pub enum HolderCache {
                #[json("text", accessor = as_text, from)] Text(Text),
            }
        }
    }

    mod text {
        use super::runtime;

        runtime::object! {
            /// The object `Text`.
            #[object(tag = ("type", "text"))]
            pub struct Text {
                #[json("text")] pub text: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
