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
            #[union(json_type)]
            pub enum Even {
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Odd>),
            }
        }
    }

    mod holder {
        use super::{Nest, Tree, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object()]
            pub struct Holder {
                #[json("nest", optional)] #[check(nested)] pub nest: Option<Nest>,
                #[json("tree", optional)] pub tree: Option<Tree>,
                #[json("inline", optional)] pub inline: Option<HolderInline>,
                #[json("fine", optional)] #[check(nested)] pub fine: Option<Vec<Holder>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// The value `Holder.inline`.
            #[union(json_type)]
            pub enum HolderInline {
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<HolderInline>),
            }
        }
    }

    mod json {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum Json {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Json>),
            }
        }
    }

    mod loose {
        use super::runtime;

        runtime::union! {
            /// The value `Loose`.
            #[union(json_type)]
            pub enum Loose {
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Option<Loose>>),
            }
        }
    }

    mod nest {
        use super::runtime;

        runtime::union! {
            /// The value `Nest`.
            #[union(json_type)]
            pub enum Nest {
                /// An array.
                #[json(array, accessor = as_array, from)] #[check(max_items = 3)] Array(Vec<Nest>),
            }
        }
    }

    mod odd {
        use std::collections::BTreeMap;

        use super::{Even, runtime};

        runtime::union! {
            /// The value `Odd`.
            #[union(json_type)]
            pub enum Odd {
                /// An object.
                #[json(object, accessor = as_map, from)] Map(BTreeMap<String, Even>),
            }
        }
    }

    mod tree {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::union! {
            /// The value `Tree`.
            #[union(json_type)]
            pub enum Tree {
                /// An object.
                #[json(object, accessor = as_map, from)] Map(BTreeMap<String, Tree>),
            }
        }
    }
}
