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
            #[union(json)]
            pub enum IntegerOrText {
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A string.
                #[json(string, as_text, from String)] Text(String),
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
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct Node {
                #[json(optional "id")] pub id: Option<TextOrIntegerUnion>,
                #[json(optional "loc")] pub loc: Option<Vec<TextOrIntegerUnion>>,
                #[json(optional "size")] pub size: Option<IntegerOrText>,
                #[json(optional "names")] pub names: Option<TextOrTextList>,
                #[json(optional "parent")] #[check(nested())] pub parent: Option<Box<TextOrNode>>,
                #[json(optional "bounded")] #[check(nested())] pub bounded: Option<NodeBounded>,
                #[json(optional "limited")] #[check(nested())] pub limited: Option<NodeLimited>,
                #[json(optional "always")] #[check(nested())] pub always: Option<NodeAlways>,
                #[json(optional "sometimes")] pub sometimes: Option<TextOrBoolean>,
                #[json(optional "gaps")] pub gaps: Option<TextOrTextOrNullList>,
                #[json(optional "maybe" or null)] pub maybe: Option<TextOrIntegerUnion>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, boolean.
            #[union(json)]
            pub enum NodeAlways {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// A boolean.
                #[json(boolean, as_boolean, from bool)] #[check(always(true))] Boolean(bool),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json)]
            pub enum NodeBounded {
                /// A string.
                #[json(string, as_text, from String)] #[check(max_length(3))] Text(String),
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: integer, number.
            #[union(json)]
            pub enum NodeLimited {
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A number.
                #[json(number, as_number, from f64)] #[check(minimum(3.0))] Number(f64),
            }
        }
    }

    mod text_or_boolean {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, boolean.
            #[union(json)]
            pub enum TextOrBoolean {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// A boolean.
                #[json(boolean, as_boolean, from bool)] Boolean(bool),
            }
        }
    }

    mod text_or_integer {
        use super::runtime;

        runtime::object! {
            /// Its name is one that a union would have had by its content.
            #[object(default)]
            pub struct TextOrInteger {
                #[json(optional "x")] pub x: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod text_or_integer_union {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json)]
            pub enum TextOrIntegerUnion {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
            }
        }
    }

    mod text_or_node {
        use super::{Node, runtime};

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json)]
            pub enum TextOrNode {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An object.
                #[json(object, as_node, from Node)] Node(Box<Node>),
            }
        }
    }

    mod text_or_text_list {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json)]
            pub enum TextOrTextList {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<String>)] List(Vec<String>),
            }
        }
    }

    mod text_or_text_or_null_list {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json)]
            pub enum TextOrTextOrNullList {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<Option<String>>)] List(Vec<Option<String>>),
            }
        }
    }
}
