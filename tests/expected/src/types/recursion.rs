//! From `tests/cases/types/recursion.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Recursion.
    pub use chicken::Chicken;
    pub use egg::Egg;
    pub use nest::Nest;
    pub use node::Node;

    use super::runtime;

    mod chicken {
        use super::{Egg, runtime};

        runtime::object! {
            /// The object `Chicken`.
            #[object(default)]
            pub struct Chicken {
                #[json(optional "laid")] pub laid: Option<Box<Egg>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod egg {
        use super::{Chicken, Node, runtime};

        runtime::object! {
            /// The object `Egg`.
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct Egg {
                #[json(optional "hatched" or null)] pub hatched: Option<Box<Chicken>>,
                #[json(optional "first")] pub first: Option<Node>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod nest {
        use super::runtime;

        runtime::union! {
            /// A list of itself.
            #[union(json)]
            pub enum Nest {
                /// An array.
                #[json(array, as_list, from Vec<Nest>)] List(Vec<Nest>),
            }
        }
    }

    mod node {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Node`.
            #[object()]
            pub struct Node {
                #[json("value")] pub value: i64,
                #[json(optional "parent")] pub parent: Option<Box<Node>>,
                #[json("children")] pub children: Vec<Node>,
                #[json(optional "named")] pub named: Option<BTreeMap<String, Node>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
