//! From `tests/cases/types/bare_urls.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Bare URLs.
    pub use linked::Linked;

    use super::runtime;

    mod linked {
        use super::runtime;

        runtime::object! {
            /// See <https://example.com/bare>, or <http://example.com/a_b_c> (and (<https://example.com/in>)).
            /// - a list
            ///   <https://example.com/lazy>
            #[object()]
            pub struct Linked {
                /// <https://example.com>
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
