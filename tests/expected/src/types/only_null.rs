//! From `tests/cases/types/only_null.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Only null.
    pub use nothing::Nothing;
    pub use role::Role;
    pub use told::{Told, ToldAbsent, ToldPresent};

    use super::runtime;

    mod nothing {
        /// Nothing at all.
        pub type Nothing = ();
    }

    mod role {
        use super::runtime;

        runtime::object! {
            /// The object `Role`.
            #[object()]
            pub struct Role {
                /// The role is premium where this is there.
                #[json("premium", optional)] pub premium: Option<()>,
                #[json("gone")] pub gone: (),
                #[json("list")] pub list: Vec<()>,
                /// Nothing at all.
                #[json("ref", optional)] pub r#ref: Option<()>,
                #[json("both", optional, nullable)] pub both: Option<String>,
                /// Nothing either.
                #[json("described", optional)] pub described: Option<()>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod told {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: Absent, Present.
            #[union(untagged)]
            pub enum Told {
                /// An object with `a`.
                #[json({ "a": null }, accessor = as_absent, from)] Absent(ToldAbsent),
                /// An object with `a`.
                #[json({ "a": string }, accessor = as_present, from)] Present(ToldPresent),
            }
        }

        runtime::object! {
            /// The object `Told(1)`.
            #[object()]
            pub struct ToldAbsent {
                #[json("a")] pub a: (),
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Told(2)`.
            #[object()]
            pub struct ToldPresent {
                #[json("a")] pub a: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
