//! From `tests/cases/types/defaults_that_do_not_fit.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Defaults that do not fit.
    pub use settings::*;

    use super::runtime;

    mod settings {
        use super::runtime;

        runtime::object! {
            /// A default that its own type does not have is none.
            #[object(default)]
            pub struct Settings {
                /// The `retries` property.
                #[json(optional "retries")] pub retries: Option<i64>,
                /// The `small` property.
                #[json(optional "small")] pub small: Option<i32>,
                /// The `positive` property.
                #[json(optional "positive")] #[check(minimum(1))] pub positive: Option<u64>,
                /// The `mode` property.
                #[json(optional "mode")] pub mode: Option<SettingsMode>,
                /// The `place` property.
                #[json(optional "place")] pub place: Option<SettingsPlace>,
                /// The `since` property.
                #[json(optional "since")] pub since: Option<runtime::Date>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// One of several texts: `Settings.mode` of the document.
            pub enum SettingsMode {
                /// `fast`
                #[json("fast")] Fast,
                /// `safe`
                #[json("safe")] Safe,
            }
        }

        runtime::object! {
            /// The object `Settings.place` of the document.
            #[object(default)]
            pub struct SettingsPlace {
                /// The `x` property.
                #[json(optional "x")] pub x: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }
}
