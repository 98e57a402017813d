//! From `tests/cases/unions/branch_without_fields.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of A branch without fields.
    pub use answer::{Answer, AnswerCount, AnswerEmpty};
    pub use closed::Closed;
    pub use event::{Event, EventKind};
    pub use opened::Opened;

    use super::runtime;

    mod answer {
        use super::runtime;

        runtime::untagged_union! {
            /// One branch has no members at all.
            #[union(untagged)]
            pub enum Answer {
                /// An object with `count`.
                #[json({ "count": any }, accessor = as_count, from)] Count(AnswerCount),
                /// An [`AnswerEmpty`].
                #[json({ ;; _: never }, accessor = as_empty, from)] Empty(AnswerEmpty),
            }
        }

        runtime::object! {
            /// The object `Answer(1)`.
            #[object(closed)]
            pub struct AnswerEmpty {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Answer(2)`.
            #[object()]
            pub struct AnswerCount {
                #[json("count")] pub count: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod closed {
        use std::collections::BTreeMap;

        use super::runtime;

        /// The value `Closed`.
        pub type Closed = BTreeMap<String, runtime::Untyped>;
    }

    mod event {
        use std::collections::BTreeMap;

        use super::{Opened, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = EventKind)]
            pub enum Event {
                #[json("Opened", accessor = as_opened, from)] Opened(Opened),
                #[json("Closed", accessor = as_closed, from)] Closed(BTreeMap<String, runtime::Untyped>),
            }
        }
    }

    mod opened {
        use super::runtime;

        runtime::object! {
            /// The object `Opened`.
            ///
            /// Its `kind` is `Opened`.
            #[object(constant = ("kind", "Opened"))]
            pub struct Opened {
                #[json("by", optional)] pub by: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
