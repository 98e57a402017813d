//! From `tests/cases/unions/inline_branches.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Inline branches.
    pub use event::{Event, EventCame, EventKind, EventWent};
    pub use log::{Log, LogEntry, LogEntryError, LogEntryInfo, LogEntryKind};

    use super::runtime;

    mod event {
        use super::runtime;

        runtime::union! {
            /// One of several objects: `Event` of the document.
            #[union(tag "event", kind EventKind)]
            pub enum Event {
                #[json("came", as_came, from EventCame)] Came(EventCame),
                #[json("went", as_went, from EventWent)] Went(EventWent),
            }
        }

        runtime::object! {
            /// Somebody came.
            #[object(tag "event" = "came", default)]
            pub struct EventCame {
                #[json(optional "who")] pub who: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Event(2)` of the document.
            #[object(tag "event" = "went", default)]
            pub struct EventWent {
                #[json(optional "at")] pub at: Option<runtime::DateTime>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod log {
        use super::runtime;

        runtime::object! {
            /// The object `Log` of the document.
            #[object(default)]
            pub struct Log {
                #[json(optional "entry")] pub entry: Option<LogEntry>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// One of several objects: `Log.entry` of the document.
            #[union(tag "level", kind LogEntryKind)]
            pub enum LogEntry {
                #[json("info", as_info, from LogEntryInfo)] Info(LogEntryInfo),
                #[json("error", as_error, from LogEntryError)] Error(LogEntryError),
            }
        }

        runtime::object! {
            /// The object `Log.entry(1)` of the document.
            #[object(tag "level" = "info", default)]
            pub struct LogEntryInfo {
                #[json(optional "text")] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Log.entry(2)` of the document.
            #[object(tag "level" = "error", default)]
            pub struct LogEntryError {
                #[json(optional "code")] pub code: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
