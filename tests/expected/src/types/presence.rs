//! From `tests/cases/types/presence.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Presence.
    pub use account::Account;

    use super::runtime;

    mod account {
        use super::runtime;

        runtime::object! {
            /// Every way in which a property can be there or not.
            #[object()]
            pub struct Account {
                /// Must be there.
                #[json("id")] pub id: String,
                /// Must be there, may be null.
                #[json("closed_at")] pub closed_at: Option<runtime::DateTime>,
                /// May be missing.
                #[json("nickname", optional)] pub nickname: Option<String>,
                /// May be missing or null.
                #[json("avatar", optional, nullable)] pub avatar: Option<String>,
                /// English where it is missing.
                ///
                /// Default: `en`.
                #[json("language", default = "en".to_owned())] pub language: String,
                /// Light where it is missing; null is something else.
                ///
                /// Default: `light`.
                #[json("theme", default = Some("light".to_owned()))] pub theme: Option<String>,
                /// A default of null says nothing more.
                #[json("motto", optional, nullable)] pub motto: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
