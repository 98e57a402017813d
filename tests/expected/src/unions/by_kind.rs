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
            /// The object `Group`.
            #[object(tag = ("kind", "group"))]
            pub struct Group {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod node_selectors {
        use super::runtime;

        runtime::object! {
            /// The object `NodeSelectors`.
            #[object()]
            pub struct NodeSelectors {
                #[json("css")] pub css: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod recipient {
        use super::{Target, runtime};

        runtime::union! {
            /// A name, or one of several objects, or nobody.
            #[union(json_type)]
            pub enum Recipient {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object.
                #[json(object, accessor = as_target, from)] Target(Target),
            }
        }
    }

    mod scalar {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// Each kind of JSON value once.
            #[union(json_type)]
            pub enum Scalar {
                /// A string.
                #[json(string, accessor = as_string, from_text)] #[check(max_length = 10)] String(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A number.
                #[json(number, accessor = as_number, from)] Number(f64),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] Boolean(bool),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<String>),
                /// An object.
                #[json(object, accessor = as_map, from)] Map(BTreeMap<String, i64>),
            }
        }
    }

    mod selector {
        use super::{NodeSelectors, runtime};

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum Selector {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object.
                #[json(object, accessor = as_node_selectors, from)] NodeSelectors(NodeSelectors),
            }
        }
    }

    mod target {
        use super::{Group, User, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = TargetKind)]
            pub enum Target {
                #[json("user", accessor = as_user, from)] User(User),
                #[json("group", accessor = as_group, from)] Group(Group),
            }
        }
    }

    mod user {
        use super::runtime;

        runtime::object! {
            /// The object `User`.
            #[object(tag = ("kind", "user"))]
            pub struct User {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
