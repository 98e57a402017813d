//! From `tests/cases/types/required_members.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Required members.
    pub use holder::Holder;
    pub use labels::Labels;
    pub use looser::Looser;
    pub use merged::Merged;
    pub use patched::Patched;
    pub use recipient::Recipient;
    pub use source::Source;

    use super::runtime;

    mod holder {
        use std::collections::BTreeMap;

        use super::{Source, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object(default)]
            pub struct Holder {
                /// It has no fields, and the rule is one of its members.
                #[json(optional "labels")] #[check(any_required(&[&["a"], &["b"]]))]
                pub labels: Option<BTreeMap<String, runtime::Untyped>>,
                #[json(optional "list")] #[check(nested())] pub list: Option<Vec<Source>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod labels {
        use std::collections::BTreeMap;

        use super::runtime;

        /// It has no fields, and the rule is one of its members.
        pub type Labels = BTreeMap<String, runtime::Untyped>;
    }

    mod looser {
        use super::runtime;

        runtime::object! {
            /// What keeps two branches apart is not checked, so that both may fit.
            #[object(default, members any_required(&[&["a"], &["a", "b"]]))]
            pub struct Looser {
                #[json(optional "a")] pub a: Option<String>,
                #[json(optional "b")] pub b: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod merged {
        use super::runtime;

        runtime::object! {
            /// Both parts' rules hold.
            #[object(default, members(one_required(&[&["url"], &["file"]]), any_required(&[&["name"], &["id"]])))]
            pub struct Merged {
                #[json(optional "url")] pub url: Option<String>,
                #[json(optional "file")] pub file: Option<String>,
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "id")] pub id: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod patched {
        use super::runtime;

        runtime::object! {
            /// A member that is null counts.
            #[object(default, members min_properties(1))]
            pub struct Patched {
                #[json(patch "title")] pub title: runtime::Patch<String>,
                #[json(optional "done")] pub done: Option<bool>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod recipient {
        use super::runtime;

        runtime::object! {
            /// Branches that only say what is required make no types.
            #[object(
                default,
                members(
                    any_required(&[&["email"], &["phone", "country"]]),
                    dependent_required("note", &["email"]),
                    dependent_required("country", &["phone"])
                )
            )]
            pub struct Recipient {
                #[json(patch "email")] pub email: runtime::Patch<String>,
                #[json(optional "phone")] pub phone: Option<String>,
                #[json(patch "country")] pub country: runtime::Patch<String>,
                #[json(patch "note")] pub note: runtime::Patch<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod source {
        use super::runtime;

        runtime::object! {
            /// The object `Source`.
            #[object(default, members one_required(&[&["url"], &["file"]]))]
            pub struct Source {
                #[json(optional "url")] pub url: Option<String>,
                #[json(optional "file")] pub file: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
