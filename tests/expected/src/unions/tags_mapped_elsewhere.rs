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
            #[union(tag "type", kind EitherKind)]
            pub enum Either {
                #[json("made", as_made, from Made)] Made(Made),
                #[json("gone", as_gone, from Gone)] Gone(Gone),
            }
        }
    }

    mod event {
        use super::{Gone, Made, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `type`.
            #[union(tag "type", kind EventKind)]
            pub enum Event {
                #[json("gone", as_gone, from Gone)] Gone(Gone),
                #[json("made", as_made, from Made)] Made(Made),
                #[json("Event", as_event, from EventBase)] Event(EventBase),
            }
        }

        runtime::object! {
            /// The object `Event`.
            ///
            /// Its `type` is `Event`.
            #[object(constant "type" = "Event", default)]
            pub struct EventBase {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod gone {
        use super::runtime;

        runtime::object! {
            /// The object `Gone`.
            ///
            /// Its `type` is `gone`.
            #[object(constant "type" = "gone", default)]
            pub struct Gone {
                #[json(optional "why")] pub why: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod made {
        use super::runtime;

        runtime::object! {
            /// The object `Made`.
            ///
            /// Its `type` is `made`.
            #[object(constant "type" = "made", default)]
            pub struct Made {
                #[json(optional "by")] pub by: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
