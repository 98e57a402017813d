//! From `tests/cases/unions/called_after_content.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Called after content.
    pub use integer_or_text::IntegerOrText;
    pub use node::{Node, NodeAlways, NodeBounded, NodeLimited};
    pub use text_or_boolean::TextOrBoolean;
    pub use text_or_integer::TextOrInteger;
    pub use text_or_integer_union::TextOrIntegerUnion;
    pub use text_or_node::TextOrNode;
    pub use text_or_text_list::TextOrTextList;
    pub use text_or_text_or_null_list::TextOrTextOrNullList;

    use super::runtime;

    mod integer_or_text {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, string.
            #[union(json_type)]
            pub enum IntegerOrText {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A string.
                #[json(string, accessor = as_text, from)] Text(String),
            }
        }
    }

    mod node {
        use super::{
            IntegerOrText, TextOrBoolean, TextOrIntegerUnion, TextOrNode, TextOrTextList,
            TextOrTextOrNullList, runtime,
        };

        runtime::object! {
            /// The object `Node`.
            #[object()]
            pub struct Node {
                #[json("id", optional)] pub id: Option<TextOrIntegerUnion>,
                #[json("loc", optional)] pub loc: Option<Vec<TextOrIntegerUnion>>,
                #[json("size", optional)] pub size: Option<IntegerOrText>,
                #[json("names", optional)] pub names: Option<TextOrTextList>,
                #[json("parent", optional)] #[check(nested)] pub parent: Option<Box<TextOrNode>>,
                #[json("bounded", optional)] #[check(nested)] pub bounded: Option<NodeBounded>,
                #[json("limited", optional)] #[check(nested)] pub limited: Option<NodeLimited>,
                #[json("always", optional)] #[check(nested)] pub always: Option<NodeAlways>,
                #[json("sometimes", optional)] pub sometimes: Option<TextOrBoolean>,
                #[json("gaps", optional)] pub gaps: Option<TextOrTextOrNullList>,
                #[json("maybe", optional, nullable)] pub maybe: Option<TextOrIntegerUnion>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, boolean.
            #[union(json_type)]
            pub enum NodeAlways {
                /// A string.
                #[json(string, accessor = as_text, from)] Text(String),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] #[check(always = true)] Boolean(bool),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum NodeBounded {
                /// A string.
                #[json(string, accessor = as_text, from)] #[check(max_length = 3)] Text(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: integer, number.
            #[union(json_type)]
            pub enum NodeLimited {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A number.
                #[json(number, accessor = as_number, from)] #[check(minimum = 3.0)] Number(f64),
            }
        }
    }

    mod text_or_boolean {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, boolean.
            #[union(json_type)]
            pub enum TextOrBoolean {
                /// A string.
                #[json(string, accessor = as_text, from)] Text(String),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] Boolean(bool),
            }
        }
    }

    mod text_or_integer {
        use super::runtime;

        runtime::object! {
            /// Its name is one that a union would have had by its content.
            #[object()]
            pub struct TextOrInteger {
                #[json("x", optional)] pub x: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod text_or_integer_union {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum TextOrIntegerUnion {
                /// A string.
                #[json(string, accessor = as_text, from)] Text(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }
    }

    mod text_or_node {
        use super::{Node, runtime};

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum TextOrNode {
                /// A string.
                #[json(string, accessor = as_text, from)] Text(String),
                /// An object.
                #[json(object, accessor = as_node, from)] Node(Box<Node>),
            }
        }
    }

    mod text_or_text_list {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum TextOrTextList {
                /// A string.
                #[json(string, accessor = as_text, from)] Text(String),
                /// An array.
                #[json(array, accessor = as_list, from)] List(Vec<String>),
            }
        }
    }

    mod text_or_text_or_null_list {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum TextOrTextOrNullList {
                /// A string.
                #[json(string, accessor = as_text, from)] Text(String),
                /// An array.
                #[json(array, accessor = as_list, from)] List(Vec<Option<String>>),
            }
        }
    }
}
