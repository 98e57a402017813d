//! From `tests/cases/unions/inline_branches.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Inline branches.
    pub use action::{
        Action, ActionBackOrClose, ActionBackOrCloseType, ActionKind, ActionUrl,
    };
    pub use event::{Event, EventCame, EventKind, EventWent};
    pub use log::{Log, LogEntry, LogEntryError, LogEntryInfo, LogEntryKind};
    pub use media::{Media, MediaPause, MediaSkipTo};

    use super::runtime;

    mod action {
        use super::{Media, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `type`.
            #[union(tag "type", kind ActionKind)]
            pub enum Action {
                #[json("BACK" | "CLOSE", as_back_or_close, from ActionBackOrClose)] BackOrClose(ActionBackOrClose),
                #[json("URL", as_url, from ActionUrl)] Url(ActionUrl),
                #[json("MEDIA", as_media, from Media)] Media(Media),
            }
        }

        runtime::object! {
            /// The object `Action(1)`.
            #[object()]
            pub struct ActionBackOrClose {
                #[json("type")] pub r#type: ActionBackOrCloseType,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Action(1).type`.
            pub enum ActionBackOrCloseType {
                #[json("BACK")] Back,
                #[json("CLOSE")] Close,
            }
        }

        runtime::object! {
            /// The object `Action(2)`.
            #[object(tag "type" = "URL", default)]
            pub struct ActionUrl {
                #[json(optional "url")] pub url: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod event {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event`.
            #[union(tag "event", kind EventKind)]
            pub enum Event {
                /// Somebody came.
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
            /// The object `Event(2)`.
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
            /// The object `Log`.
            #[object(default)]
            pub struct Log {
                #[json(optional "entry")] pub entry: Option<LogEntry>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `level`.
            #[union(tag "level", kind LogEntryKind)]
            pub enum LogEntry {
                #[json("info", as_info, from LogEntryInfo)] Info(LogEntryInfo),
                #[json("error", as_error, from LogEntryError)] Error(LogEntryError),
            }
        }

        runtime::object! {
            /// The object `Log.entry(1)`.
            #[object(tag "level" = "info", default)]
            pub struct LogEntryInfo {
                #[json(optional "text")] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Log.entry(2)`.
            #[object(tag "level" = "error", default)]
            pub struct LogEntryError {
                #[json(optional "code")] pub code: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod media {
        use super::runtime;

        runtime::union! {
            /// An untagged union of 2 types: Pause, SkipTo.
            #[union(shape)]
            pub enum Media {
                /// A [`MediaPause`].
                #[json({ ; "pause": boolean }, as_pause, from MediaPause)] Pause(MediaPause),
                /// A [`MediaSkipTo`].
                #[json({ ; "skip_to": integer }, as_skip_to, from MediaSkipTo)] SkipTo(MediaSkipTo),
            }
        }

        runtime::object! {
            /// The object `Media(1)`.
            #[object(tag "type" = "MEDIA", default)]
            pub struct MediaPause {
                #[json(optional "pause")] pub pause: Option<bool>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Media(2)`.
            #[object(tag "type" = "MEDIA", default)]
            pub struct MediaSkipTo {
                #[json(optional "skip_to")] pub skip_to: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
