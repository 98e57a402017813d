//! From `tests/cases/types/required_properties.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Required properties.
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
            #[object()]
            pub struct Holder {
                /// It has no fields, and the rule is one of its members.
                #[json("labels", optional)] #[check(any_required = &[&["a"], &["b"]])]
                pub labels: Option<BTreeMap<String, runtime::Untyped>>,
                #[json("list", optional)] #[check(nested)] pub list: Option<Vec<Source>>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object()]
            #[check(any_required = &[&["a"], &["a", "b"]])]
            pub struct Looser {
                #[json("a", optional)] pub a: Option<String>,
                #[json("b", optional)] pub b: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod merged {
        use super::runtime;

        runtime::object! {
            /// Both parts' rules hold.
            #[object()]
            #[check(one_required = &[&["url"], &["file"]], any_required = &[&["name"], &["id"]])]
            pub struct Merged {
                #[json("url", optional)] pub url: Option<String>,
                #[json("file", optional)] pub file: Option<String>,
                #[json("name", optional)] pub name: Option<String>,
                #[json("id", optional)] pub id: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod patched {
        use super::runtime;

        runtime::object! {
            /// A member that is null counts.
            #[object()]
            #[check(min_properties = 1)]
            pub struct Patched {
                #[json("title", patch)] pub title: runtime::Patch<String>,
                #[json("done", optional)] pub done: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod recipient {
        use super::runtime;

        runtime::object! {
            /// Branches that only say what is required make no types.
            #[object()]
            #[check(
                any_required = &[&["email"], &["phone", "country"]],
                dependent_required = ("note", &["email"]),
                dependent_required = ("country", &["phone"])
            )]
            pub struct Recipient {
                #[json("email", patch)] pub email: runtime::Patch<String>,
                #[json("phone", optional)] pub phone: Option<String>,
                #[json("country", patch)] pub country: runtime::Patch<String>,
                #[json("note", patch)] pub note: runtime::Patch<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod source {
        use super::runtime;

        runtime::object! {
            /// The object `Source`.
            #[object()]
            #[check(one_required = &[&["url"], &["file"]])]
            pub struct Source {
                #[json("url", optional)] pub url: Option<String>,
                #[json("file", optional)] pub file: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
