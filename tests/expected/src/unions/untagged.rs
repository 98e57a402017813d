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
            #[object(tag = ("type", "album"), tag_optional)]
            pub struct Album {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod careless {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = CarelessKind, without_tag = Unknown)]
            #[shared(to: str)]
            pub enum Careless {
                #[json("far", accessor = as_far, from)] Far(CarelessFar),
                #[json("near", accessor = as_near, from)] Near(CarelessNear),
            }
        }

        runtime::object! {
            /// The object `Careless(1)`.
            #[object(tag = ("kind", "far"), tag_optional)]
            pub struct CarelessFar {
                #[json("to", optional)] pub to: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Careless(2)`.
            #[object(tag = ("kind", "near"), tag_optional)]
            pub struct CarelessNear {
                #[json("to", optional)] pub to: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod check {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `status`.
            #[union(tag = "status", kind = CheckKind, without_tag = QueuedOrRunning)]
            #[shared(name: str, conclusion: str)]
            pub enum Check {
                #[json("completed", accessor = as_completed, from)] Completed(CheckCompleted),
                #[json("queued" | "running", accessor = as_queued_or_running, from)]
                QueuedOrRunning(CheckQueuedOrRunning),
            }
        }

        runtime::object! {
            /// The object `Check(1)`.
            #[object(tag = ("status", "completed"))]
            pub struct CheckCompleted {
                #[json("name")] pub name: String,
                #[json("conclusion")] pub conclusion: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Check(2)`.
            #[object()]
            pub struct CheckQueuedOrRunning {
                #[json("name")] pub name: String,
                /// Default: `queued`.
                #[json("status", default = CheckQueuedOrRunningStatus::Queued)] pub status: CheckQueuedOrRunningStatus,
                #[json("conclusion", optional)] pub conclusion: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[union(tag = "type", kind = DoubtfulKind)]
            pub enum Doubtful {
                #[json("track", accessor = as_track, from)] Track(Track),
                #[json("album", accessor = as_album, from)] Album(Album),
            }
        }
    }

    mod episode {
        use super::runtime;

        runtime::object! {
            /// The object `Episode`.
            ///
            /// Its `type` is `episode`.
            #[object(constant = ("type", "episode"))]
            pub struct Episode {
                #[json("show", optional)] pub show: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod lone {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = LoneKind, without_tag = B)]
            pub enum Lone {
                #[json("a", accessor = as_a, from)] A(LoneTold),
                #[json("b", accessor = as_b, from)] B(LoneSilent),
            }
        }

        runtime::object! {
            /// The object `Lone(1)`.
            #[object(tag = ("kind", "a"))]
            pub struct LoneTold {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Lone(2)`.
            #[object(tag = ("kind", "b"), tag_optional)]
            pub struct LoneSilent {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod media {
        use super::{Episode, Track, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = MediaKind, without_tag = Track)]
            pub enum Media {
                #[json("track", accessor = as_track, from)] Track(Track),
                #[json("episode", accessor = as_episode, from)] Episode(Episode),
            }
        }
    }

    mod track {
        use super::runtime;

        runtime::object! {
            /// The object `Track`.
            #[object(tag = ("type", "track"), tag_optional)]
            pub struct Track {
                #[json("artist", optional)] pub artist: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
