//! From `tests/cases/unions/tags_mapped_elsewhere.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of What another discriminator maps.
    pub use either::{Either, EitherKind};
    pub use event::{Event, EventBase, EventKind};
    pub use gone::Gone;
    pub use made::Made;

    use super::runtime;

    runtime::subset! {
        Either in Event {
            Gone, Made,
        }
    }

    mod either {
        use super::{Gone, Made, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = EitherKind)]
            pub enum Either {
                #[json("made", accessor = as_made, from)] Made(Made),
                #[json("gone", accessor = as_gone, from)] Gone(Gone),
            }
        }
    }

    mod event {
        use super::{Gone, Made, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `type`.
            #[union(tag = "type", kind = EventKind)]
            pub enum Event {
                #[json("gone", accessor = as_gone, from)] Gone(Gone),
                #[json("made", accessor = as_made, from)] Made(Made),
                #[json("Event", accessor = as_event, from)] Event(EventBase),
            }
        }

        runtime::object! {
            /// The object `Event`.
            ///
            /// Its `type` is `Event`.
            #[object(constant = ("type", "Event"))]
            pub struct EventBase {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod gone {
        use super::runtime;

        runtime::object! {
            /// The object `Gone`.
            ///
            /// Its `type` is `gone`.
            #[object(constant = ("type", "gone"))]
            pub struct Gone {
                #[json("why", optional)] pub why: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod made {
        use super::runtime;

        runtime::object! {
            /// The object `Made`.
            ///
            /// Its `type` is `made`.
            #[object(constant = ("type", "made"))]
            pub struct Made {
                #[json("by", optional)] pub by: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
