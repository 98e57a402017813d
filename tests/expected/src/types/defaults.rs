//! From `tests/cases/types/defaults.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Defaults.
    pub use settings::*;
    pub use unit::*;

    use super::runtime;

    mod settings {
        use std::collections::BTreeMap;

        use super::{Unit, runtime};

        runtime::object! {
            /// The object `Settings` of the document.
            #[object(default)]
            pub struct Settings {
                /// The `enabled` property.
                #[json(default "enabled" = true)] pub enabled: bool,
                /// The `retries` property.
                #[json(default "retries" = 3)] pub retries: u64,
                /// The `offset` property.
                #[json(default "offset" = -10)] pub offset: i64,
                /// The `budget` property.
                #[json(default "budget" = 5_000_000_000)] pub budget: i64,
                /// The `ratio` property.
                #[json(default "ratio" = 1.0)] pub ratio: f64,
                /// The `threshold` property.
                #[json(default "threshold" = -0.25)] pub threshold: f64,
                /// The `name` property.
                #[json(default "name" = "it's \"here\"".to_owned())] pub name: String,
                /// The `suffix` property.
                #[json(default "suffix" = String::new())] pub suffix: String,
                /// The `password` property.
                #[json(default "password" = runtime::Secret::from("changeme"))] pub password: runtime::Secret,
                /// The `since` property.
                #[json(default "since" = runtime::DateTime::from_static("2024-02-29T12:00:00Z"))]
                pub since: runtime::DateTime,
                /// The `birthday` property.
                #[json(default "birthday" = runtime::Date::from_static("2024-02-29"))]
                pub birthday: runtime::Date,
                /// The `alarm` property.
                #[json(default "alarm" = runtime::Time::from_static("07:30:00"))] pub alarm: runtime::Time,
                /// The `period` property.
                #[json(default "period" = runtime::Duration::from_static("PT5M"))]
                pub period: runtime::Duration,
                /// The `unit` property.
                #[json(default "unit" = Unit::Mile)] pub unit: Unit,
                /// The `mode` property.
                #[json(default "mode" = SettingsMode::Safe)] pub mode: SettingsMode,
                /// The `tags` property.
                #[json(default "tags" = Vec::new())] pub tags: Vec<String>,
                /// The `ports` property.
                #[json(default "ports" = vec![80, 443])] pub ports: Vec<i64>,
                /// The `labels` property.
                #[json(default "labels" = BTreeMap::new())] pub labels: BTreeMap<String, String>,
                /// The `limit` property.
                #[json(default "limit" = Some(20))] pub limit: Option<i64>,
                /// The `anything` property.
                #[json(optional "anything")] pub anything: Option<runtime::Untyped>,
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
    }

    mod unit {
        use super::runtime;

        runtime::text! {
            /// One of several texts: `Unit` of the document.
            pub enum Unit {
                /// `kilometre`
                #[json("kilometre")] Kilometre,
                /// `mile`
                #[json("mile")] Mile,
            }
        }
    }
}
