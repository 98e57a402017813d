//! From `tests/cases/unions/strings_next_to_a_number.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Two enums of strings next to a number.
    pub use link::{Link, LinkExpiresAt, LinkExpiresAtString};

    use super::runtime;

    mod link {
        use super::runtime;

        runtime::object! {
            /// The object `Link`.
            #[object()]
            pub struct Link {
                #[json("expires_at", optional)] pub expires_at: Option<LinkExpiresAt>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum LinkExpiresAt {
                /// A string.
                #[json(string, accessor = as_string, from, from_text)] String(LinkExpiresAtString),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }

        runtime::text! {
            /// The string enum `Link.expires_at`.
            pub enum LinkExpiresAtString {
                #[json("now")] Now,
                #[json("")] Empty,
            }
        }
    }
}
