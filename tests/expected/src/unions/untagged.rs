//! From `tests/cases/unions/untagged.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Untagged.
    pub use album::Album;
    pub use careless::{Careless, CarelessFar, CarelessKind, CarelessNear};
    pub use check::{
        Check, CheckCompleted, CheckKind, CheckQueuedOrRunning, CheckQueuedOrRunningStatus,
    };
    pub use doubtful::{Doubtful, DoubtfulKind};
    pub use episode::Episode;
    pub use lone::{Lone, LoneKind, LoneSilent, LoneTold};
    pub use media::{Media, MediaKind};
    pub use track::Track;

    use super::runtime;

    mod album {
        use super::runtime;

        runtime::object! {
            /// The object `Album`.
            #[object(tag "type" = "album" optional, default)]
            pub struct Album {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod careless {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind CarelessKind, untagged Unknown)]
            #[shared(to: str)]
            pub enum Careless {
                #[json("far", as_far, from CarelessFar)] Far(CarelessFar),
                #[json("near", as_near, from CarelessNear)] Near(CarelessNear),
            }
        }

        runtime::object! {
            /// The object `Careless(1)`.
            #[object(tag "kind" = "far" optional, default)]
            pub struct CarelessFar {
                #[json(optional "to")] pub to: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Careless(2)`.
            #[object(tag "kind" = "near" optional, default)]
            pub struct CarelessNear {
                #[json(optional "to")] pub to: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod check {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `status`.
            #[union(tag "status", kind CheckKind, untagged QueuedOrRunning)]
            #[shared(name: str, conclusion: str)]
            pub enum Check {
                #[json("completed", as_completed, from CheckCompleted)] Completed(CheckCompleted),
                #[json("queued" | "running", as_queued_or_running, from CheckQueuedOrRunning)]
                QueuedOrRunning(CheckQueuedOrRunning),
            }
        }

        runtime::object! {
            /// The object `Check(1)`.
            #[object(tag "status" = "completed")]
            pub struct CheckCompleted {
                #[json("name")] pub name: String,
                #[json("conclusion")] pub conclusion: String,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Check(2)`.
            #[object(explicit(nulls = 0, defaults = 1))]
            pub struct CheckQueuedOrRunning {
                #[json("name")] pub name: String,
                /// The `status` property. Default: `queued`.
                #[json(default "status" = CheckQueuedOrRunningStatus::Queued)] pub status: CheckQueuedOrRunningStatus,
                #[json(optional "conclusion")] pub conclusion: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Check(2).status`.
            pub enum CheckQueuedOrRunningStatus {
                #[json("queued")] Queued,
                #[json("running")] Running,
            }
        }
    }

    mod doubtful {
        use super::{Album, Track, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag "type", kind DoubtfulKind)]
            pub enum Doubtful {
                #[json("track", as_track, from Track)] Track(Track),
                #[json("album", as_album, from Album)] Album(Album),
            }
        }
    }

    mod episode {
        use super::runtime;

        runtime::object! {
            /// The object `Episode`.
            ///
            /// Its `type` is `episode`.
            #[object(constant "type" = "episode", default)]
            pub struct Episode {
                #[json(optional "show")] pub show: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod lone {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind LoneKind, untagged B)]
            pub enum Lone {
                #[json("a", as_a, from LoneTold)] A(LoneTold),
                #[json("b", as_b, from LoneSilent)] B(LoneSilent),
            }
        }

        runtime::object! {
            /// The object `Lone(1)`.
            #[object(tag "kind" = "a", default)]
            pub struct LoneTold {
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Lone(2)`.
            #[object(tag "kind" = "b" optional, default)]
            pub struct LoneSilent {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod media {
        use super::{Episode, Track, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag "type", kind MediaKind, untagged Track)]
            pub enum Media {
                #[json("track", as_track, from Track)] Track(Track),
                #[json("episode", as_episode, from Episode)] Episode(Episode),
            }
        }
    }

    mod track {
        use super::runtime;

        runtime::object! {
            /// The object `Track`.
            #[object(tag "type" = "track" optional, default)]
            pub struct Track {
                #[json(optional "artist")] pub artist: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
