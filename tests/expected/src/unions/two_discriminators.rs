//! From `tests/cases/unions/two_discriminators.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Two discriminators.
    pub use created::Created;
    pub use deleted::Deleted;
    pub use entry::{Entry, EntryKind};
    pub use event::{Event, EventKind};
    pub use note::Note;

    use super::runtime;

    mod created {
        use super::runtime;

        runtime::object! {
            /// The object `Created`.
            ///
            /// Its `event_type` is `created`. Its `kind` is `Created`.
            #[object(constant "event_type" = "created", constant "kind" = "Created" optional)]
            pub struct Created {
                #[json("id")] pub id: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod deleted {
        use super::runtime;

        runtime::object! {
            /// The object `Deleted`.
            ///
            /// Its `event_type` is `deleted`.
            #[object(constant "event_type" = "deleted", default)]
            pub struct Deleted {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod entry {
        use super::{Created, Note, runtime};

        runtime::union! {
            /// Its tag is no property of what is also an event.
            #[union(tag "kind", kind EntryKind)]
            pub enum Entry {
                #[json("Created", as_created, from Created)] Created(Created),
                #[json("Note", as_note, from Note)] Note(Note),
            }
        }
    }

    mod event {
        use super::{Created, Deleted, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event_type`.
            #[union(tag "event_type", kind EventKind)]
            pub enum Event {
                #[json("created", as_created, from Created)] Created(Created),
                #[json("deleted", as_deleted, from Deleted)] Deleted(Deleted),
            }
        }
    }

    mod note {
        use super::runtime;

        runtime::object! {
            /// The object `Note`.
            ///
            /// Its `kind` is `Note`.
            #[object(constant "kind" = "Note" optional, default)]
            pub struct Note {
                #[json(optional "text")] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
