//! From `tests/cases/types/defaults.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Defaults.
    pub use settings::{Settings, SettingsMode};
    pub use unit::Unit;

    use super::runtime;

    mod settings {
        use std::collections::BTreeMap;

        use super::{Unit, runtime};

        runtime::object! {
            /// The object `Settings`.
            #[object()]
            pub struct Settings {
                /// Default: `true`.
                #[json("enabled", default = true)] pub enabled: bool,
                /// Default: `3`.
                #[json("retries", default = 3)] pub retries: u64,
                /// Default: `-10`.
                #[json("offset", default = -10)] pub offset: i64,
                /// Default: `5000000000`.
                #[json("budget", default = 5_000_000_000)] pub budget: i64,
                /// Default: `4`.
                #[json("steps", default = 4)] pub steps: i64,
                /// Default: `1`.
                #[json("ratio", default = 1.0)] pub ratio: f64,
                /// Default: `-0.25`.
                #[json("threshold", default = -0.25)] pub threshold: f64,
                /// Default: `it's "here"`.
                #[json("name", default = "it's \"here\"".to_owned())] pub name: String,
                #[json("suffix", default = String::new())] pub suffix: String,
                #[json("password", default = runtime::Secret::from("changeme"))] pub password: runtime::Secret,
                /// Default: `2024-02-29T12:00:00Z`.
                #[json("since", default = runtime::DateTime::from_static("2024-02-29T12:00:00Z"))]
                pub since: runtime::DateTime,
                /// Default: `2024-02-29`.
                #[json("birthday", default = runtime::Date::from_static("2024-02-29"))] pub birthday: runtime::Date,
                /// Default: `07:30:00`.
                #[json("alarm", default = runtime::Time::from_static("07:30:00"))] pub alarm: runtime::Time,
                /// Default: `PT5M`.
                #[json("period", default = runtime::Duration::from_static("PT5M"))] pub period: runtime::Duration,
                /// Default: `mile`.
                #[json("unit", default = Unit::Mile)] pub unit: Unit,
                /// Default: `safe`.
                #[json("mode", default = SettingsMode::Safe)] pub mode: SettingsMode,
                #[json("tags", default = Vec::new())] pub tags: Vec<String>,
                #[json("ports", default = vec![80, 443])] pub ports: Vec<i64>,
                #[json("labels", default = BTreeMap::new())] pub labels: BTreeMap<String, String>,
                /// Default: `20`.
                #[json("limit", default = Some(20))] pub limit: Option<i64>,
                #[json(
                    "anything",
                    default = runtime::Untyped::from(
                        ::serde_json::Value::from_iter([("depth", ::serde_json::Value::from(1_i64))])
                    )
                )]
                pub anything: runtime::Untyped,
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
    }

    mod unit {
        use super::runtime;

        runtime::text! {
            /// The string enum `Unit`.
            pub enum Unit {
                #[json("kilometre")] Kilometre,
                #[json("mile")] Mile,
            }
        }
    }
}
