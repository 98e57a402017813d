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
            #[object(constant = ("event_type", "created"), constant = ("kind", "Created"), constant_optional)]
            pub struct Created {
                #[json("id")] pub id: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod deleted {
        use super::runtime;

        runtime::object! {
            /// The object `Deleted`.
            ///
            /// Its `event_type` is `deleted`.
            #[object(constant = ("event_type", "deleted"))]
            pub struct Deleted {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod entry {
        use super::{Created, Note, runtime};

        runtime::union! {
            /// Its tag is no property of what is also an event.
            #[union(tag = "kind", kind = EntryKind)]
            pub enum Entry {
                #[json("Created", accessor = as_created, from)] Created(Created),
                #[json("Note", accessor = as_note, from)] Note(Note),
            }
        }
    }

    mod event {
        use super::{Created, Deleted, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event_type`.
            #[union(tag = "event_type", kind = EventKind)]
            pub enum Event {
                #[json("created", accessor = as_created, from)] Created(Created),
                #[json("deleted", accessor = as_deleted, from)] Deleted(Deleted),
            }
        }
    }

    mod note {
        use super::runtime;

        runtime::object! {
            /// The object `Note`.
            ///
            /// Its `kind` is `Note`.
            #[object(constant = ("kind", "Note"), constant_optional)]
            pub struct Note {
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
