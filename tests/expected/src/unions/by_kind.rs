//! From `tests/cases/unions/by_kind.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of By kind.
    pub use group::Group;
    pub use node_selectors::NodeSelectors;
    pub use recipient::Recipient;
    pub use scalar::Scalar;
    pub use selector::Selector;
    pub use target::{Target, TargetKind};
    pub use user::User;

    use super::runtime;

    mod group {
        use super::runtime;

        runtime::object! {
            /// The object `Group` of the document.
            #[object(tag "kind" = "group", default)]
            pub struct Group {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod node_selectors {
        use super::runtime;

        runtime::object! {
            /// The object `NodeSelectors` of the document.
            #[object()]
            pub struct NodeSelectors {
                #[json("css")] pub css: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod recipient {
        use super::{Target, runtime};

        runtime::union! {
            /// A name, or one of several objects, or nobody.
            #[union(json)]
            pub enum Recipient {
                /// A text.
                #[json(string, as_text, from String)] Text(String),
                /// An object.
                #[json(object, as_target, from Target)] Target(Target),
            }
        }
    }

    mod scalar {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// Each kind of JSON value once.
            #[union(json)]
            pub enum Scalar {
                /// A text.
                #[json(string, as_text, from String)] #[check(max_length(10))] Text(String),
                /// A whole number.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A number.
                #[json(number, as_number, from f64)] Number(f64),
                /// `true` or `false`.
                #[json(boolean, as_boolean, from bool)] Boolean(bool),
                /// A list.
                #[json(array, as_list, from Vec<String>)] List(Vec<String>),
                /// An object.
                #[json(object, as_map, from BTreeMap<String, i64>)] Map(BTreeMap<String, i64>),
            }
        }
    }

    mod selector {
        use super::{NodeSelectors, runtime};

        runtime::union! {
            /// One of several kinds of JSON value: Text, NodeSelectors.
            #[union(json)]
            pub enum Selector {
                /// A text.
                #[json(string, as_text, from String)] Text(String),
                /// An object.
                #[json(object, as_node_selectors, from NodeSelectors)] NodeSelectors(NodeSelectors),
            }
        }
    }

    mod target {
        use super::{Group, User, runtime};

        runtime::union! {
            /// One of several objects: `Target` of the document.
            #[union(tag "kind", kind TargetKind)]
            pub enum Target {
                #[json("user", as_user, from User)] User(User),
                #[json("group", as_group, from Group)] Group(Group),
            }
        }
    }

    mod user {
        use super::runtime;

        runtime::object! {
            /// The object `User` of the document.
            #[object(tag "kind" = "user", default)]
            pub struct User {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
