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
            #[object()]
            pub struct Chicken {
                #[json("laid", optional)] pub laid: Option<Box<Egg>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod egg {
        use super::{Chicken, Node, runtime};

        runtime::object! {
            /// The object `Egg`.
            #[object()]
            pub struct Egg {
                #[json("hatched", optional, nullable)] pub hatched: Option<Box<Chicken>>,
                #[json("first", optional)] pub first: Option<Node>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod nest {
        use super::runtime;

        runtime::union! {
            /// A list of itself.
            #[union(json_type)]
            pub enum Nest {
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Nest>),
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
                #[json("parent", optional)] pub parent: Option<Box<Node>>,
                #[json("children")] pub children: Vec<Node>,
                #[json("named", optional)] pub named: Option<BTreeMap<String, Node>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
