//! From `tests/cases/types/lists_of_themselves.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Lists of themselves.
    pub use even::Even;
    pub use holder::{Holder, HolderInline};
    pub use json::Json;
    pub use loose::Loose;
    pub use nest::Nest;
    pub use odd::Odd;
    pub use tree::Tree;

    use super::runtime;

    mod even {
        use super::{Odd, runtime};

        runtime::union! {
            /// The value `Even`.
            #[union(json)]
            pub enum Even {
                /// An array.
                #[json(array, as_list, from Vec<Odd>)] List(Vec<Odd>),
            }
        }
    }

    mod holder {
        use super::{Nest, Tree, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object(default)]
            pub struct Holder {
                #[json(optional "nest")] #[check(nested())] pub nest: Option<Nest>,
                #[json(optional "tree")] pub tree: Option<Tree>,
                #[json(optional "inline")] pub inline: Option<HolderInline>,
                #[json(optional "fine")] #[check(nested())] pub fine: Option<Vec<Holder>>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// The value `Holder.inline`.
            #[union(json)]
            pub enum HolderInline {
                /// An array.
                #[json(array, as_list, from Vec<HolderInline>)] List(Vec<HolderInline>),
            }
        }
    }

    mod json {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json)]
            pub enum Json {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<Json>)] List(Vec<Json>),
            }
        }
    }

    mod loose {
        use super::runtime;

        runtime::union! {
            /// The value `Loose`.
            #[union(json)]
            pub enum Loose {
                /// An array.
                #[json(array, as_list, from Vec<Option<Loose>>)] List(Vec<Option<Loose>>),
            }
        }
    }

    mod nest {
        use super::runtime;

        runtime::union! {
            /// The value `Nest`.
            #[union(json)]
            pub enum Nest {
                /// An array.
                #[json(array, as_list, from Vec<Nest>)] #[check(max_items(3))] List(Vec<Nest>),
            }
        }
    }

    mod odd {
        use std::collections::BTreeMap;

        use super::{Even, runtime};

        runtime::union! {
            /// The value `Odd`.
            #[union(json)]
            pub enum Odd {
                /// An object.
                #[json(object, as_map, from BTreeMap<String, Even>)] Map(BTreeMap<String, Even>),
            }
        }
    }

    mod tree {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// The value `Tree`.
            #[union(json)]
            pub enum Tree {
                /// An object.
                #[json(object, as_map, from BTreeMap<String, Tree>)] Map(BTreeMap<String, Tree>),
            }
        }
    }
}
