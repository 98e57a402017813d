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
            #[union(tag = "type", kind = ActionKind)]
            pub enum Action {
                #[json("BACK" | "CLOSE", accessor = as_back_or_close, from)] BackOrClose(ActionBackOrClose),
                #[json("URL", accessor = as_url, from)] Url(ActionUrl),
                #[json("MEDIA", accessor = as_media, from)] Media(Media),
            }
        }

        runtime::object! {
            /// The object `Action(1)`.
            #[object()]
            pub struct ActionBackOrClose {
                #[json("type")] pub r#type: ActionBackOrCloseType,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object(tag = ("type", "URL"))]
            pub struct ActionUrl {
                #[json("url", optional)] pub url: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod event {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event`.
            #[union(tag = "event", kind = EventKind)]
            pub enum Event {
                /// Somebody came.
                #[json("came", accessor = as_came, from)] Came(EventCame),
                #[json("went", accessor = as_went, from)] Went(EventWent),
            }
        }

        runtime::object! {
            /// Somebody came.
            #[object(tag = ("event", "came"))]
            pub struct EventCame {
                #[json("who", optional)] pub who: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Event(2)`.
            #[object(tag = ("event", "went"))]
            pub struct EventWent {
                #[json("at", optional)] pub at: Option<runtime::DateTime>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod log {
        use super::runtime;

        runtime::object! {
            /// The object `Log`.
            #[object()]
            pub struct Log {
                #[json("entry", optional)] pub entry: Option<LogEntry>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `level`.
            #[union(tag = "level", kind = LogEntryKind)]
            pub enum LogEntry {
                #[json("info", accessor = as_info, from)] Info(LogEntryInfo),
                #[json("error", accessor = as_error, from)] Error(LogEntryError),
            }
        }

        runtime::object! {
            /// The object `Log.entry(1)`.
            #[object(tag = ("level", "info"))]
            pub struct LogEntryInfo {
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Log.entry(2)`.
            #[object(tag = ("level", "error"))]
            pub struct LogEntryError {
                #[json("code", optional)] pub code: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod media {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: Pause, SkipTo.
            #[union(untagged)]
            pub enum Media {
                /// A [`MediaPause`].
                #[json({ ; "pause": boolean }, accessor = as_pause, from)] Pause(MediaPause),
                /// A [`MediaSkipTo`].
                #[json({ ; "skip_to": integer }, accessor = as_skip_to, from)] SkipTo(MediaSkipTo),
            }
        }

        runtime::object! {
            /// The object `Media(1)`.
            #[object(tag = ("type", "MEDIA"))]
            pub struct MediaPause {
                #[json("pause", optional)] pub pause: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Media(2)`.
            #[object(tag = ("type", "MEDIA"))]
            pub struct MediaSkipTo {
                #[json("skip_to", optional)] pub skip_to: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
