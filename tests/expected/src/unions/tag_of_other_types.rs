//! From `tests/cases/unions/tag_of_other_types.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Tag of other types.
    pub use alarm::Alarm;
    pub use bye::Bye;
    pub use close::Close;
    pub use data::Data;
    pub use event::{Event, EventKind};
    pub use frame::{Frame, FrameKind};
    pub use hello::Hello;
    pub use notice::Notice;
    pub use open::Open;
    pub use outcome::{Outcome, OutcomeFailure, OutcomeKind, OutcomeSuccess};
    pub use packet::{Packet, PacketKind};
    pub use release::{Release, ReleaseNamed, ReleaseNumbered};

    use super::runtime;

    mod alarm {
        use super::runtime;

        runtime::object! {
            /// The object `Alarm`.
            #[object()]
            pub struct Alarm {
                #[json("level")] pub level: i64,
                #[json("siren", optional)] pub siren: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod bye {
        use super::runtime;

        runtime::object! {
            /// The object `Bye`.
            #[object(tag = ("op", -1))]
            pub struct Bye {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod close {
        use super::runtime;

        runtime::object! {
            /// The object `Close`.
            #[object()]
            pub struct Close {
                #[json("code")] pub code: i64,
                #[json("reason", optional)] pub reason: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod data {
        use super::runtime;

        runtime::object! {
            /// The object `Data`.
            #[object()]
            pub struct Data {
                /// One of 2, 3.
                #[json("op")] #[check(one_of = [2, 3])] pub op: i64,
                #[json("bytes", optional)] pub bytes: Option<runtime::Base64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod event {
        use super::{Alarm, Notice, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `level`.
            #[union(tag = "level", kind = EventKind)]
            #[shared(level: i64)]
            pub enum Event {
                #[json(10, accessor = as_alarm, from)] Alarm(Alarm),
                #[json(20, accessor = as_notice, from)] Notice(Notice),
            }
        }
    }

    mod frame {
        use super::{Close, Open, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `code`.
            #[union(tag = "code", kind = FrameKind)]
            #[shared(code: i64)]
            pub enum Frame {
                #[json(1, accessor = as_open, from)] Open(Open),
                #[json(2, accessor = as_close, from)] Close(Close),
            }
        }
    }

    mod hello {
        use super::runtime;

        runtime::object! {
            /// The object `Hello`.
            #[object(tag = ("op", 1))]
            pub struct Hello {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod notice {
        use super::runtime;

        runtime::object! {
            /// The object `Notice`.
            #[object()]
            pub struct Notice {
                #[json("level")] pub level: i64,
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod open {
        use super::runtime;

        runtime::object! {
            /// The object `Open`.
            #[object()]
            pub struct Open {
                #[json("code")] pub code: i64,
                #[json("window", optional)] pub window: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod outcome {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `ok`.
            #[union(tag = "ok", kind = OutcomeKind)]
            pub enum Outcome {
                #[json(true, accessor = as_true, from)] True(OutcomeSuccess),
                #[json(false, accessor = as_false, from)] False(OutcomeFailure),
            }
        }

        runtime::object! {
            /// The object `Outcome(1)`.
            #[object(tag = ("ok", true))]
            pub struct OutcomeSuccess {
                #[json("value", optional)] pub value: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Outcome(2)`.
            #[object(tag = ("ok", false))]
            pub struct OutcomeFailure {
                #[json("reason", optional)] pub reason: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod packet {
        use super::{Bye, Data, Hello, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `op`.
            #[union(tag = "op", kind = PacketKind)]
            pub enum Packet {
                #[json(1, accessor = as_hello, from)] Hello(Hello),
                #[json(-1, accessor = as_bye, from)] Bye(Bye),
                #[json(2 | 3, accessor = as_data, from)] Data(Data),
            }
        }
    }

    mod release {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: Numbered, Named.
            #[union(untagged, open = "version")]
            pub enum Release {
                /// An object with `version`.
                #[json({ "version": (1) }, accessor = as_numbered, from)] Numbered(ReleaseNumbered),
                /// An object with `version`.
                #[json({ "version": "1" }, accessor = as_named, from)] Named(ReleaseNamed),
            }
        }

        runtime::object! {
            /// The object `Release(1)`.
            #[object()]
            pub struct ReleaseNumbered {
                /// One of 1.
                #[json("version")] #[check(one_of = [1])] pub version: i64,
                #[json("notes", optional)] pub notes: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Release(2)`.
            ///
            /// Its `version` is `1`.
            #[object(constant = ("version", "1"))]
            pub struct ReleaseNamed {
                #[json("notes", optional)] pub notes: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
