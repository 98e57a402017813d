//! From `tests/cases/types/defaults_that_do_not_fit.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Defaults that do not fit.
    pub use settings::{Settings, SettingsMode, SettingsPlace};

    use super::runtime;

    mod settings {
        use super::runtime;

        runtime::object! {
            /// A default that its own type does not have is none.
            #[object()]
            pub struct Settings {
                #[json("retries", optional)] pub retries: Option<i64>,
                /// Default: `3000000000`.
                #[json("small", default = 3_000_000_000)] pub small: i64,
                /// At least 1.
                #[json("positive", optional)] #[check(minimum = 1)] pub positive: Option<u64>,
                #[json("mode", optional)] pub mode: Option<SettingsMode>,
                #[json("place", optional)] pub place: Option<SettingsPlace>,
                #[json("since", optional)] pub since: Option<runtime::Date>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Settings.mode`.
            pub enum SettingsMode {
                #[json("fast")] Fast,
                #[json("safe")] Safe,
            }
        }

        runtime::object! {
            /// The object `Settings.place`.
            #[object()]
            pub struct SettingsPlace {
                #[json("x", optional)] pub x: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
