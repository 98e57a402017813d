//! From `tests/cases/unions/called_after_content.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Called after content.
    pub use node::{Node, NodeAlways, NodeBounded, NodeLimited};
    pub use string_or_boolean::StringOrBoolean;
    pub use string_or_integer::StringOrInteger;
    pub use string_or_node::StringOrNode;
    pub use string_or_string_array::StringOrStringArray;
    pub use string_or_string_or_null_array::StringOrStringOrNullArray;
    pub use text_or_integer::TextOrInteger;

    use super::runtime;

    mod node {
        use super::{
            StringOrBoolean, StringOrInteger, StringOrNode, StringOrStringArray,
            StringOrStringOrNullArray, runtime,
        };

        runtime::object! {
            /// The object `Node`.
            #[object()]
            pub struct Node {
                #[json("id", optional)] pub id: Option<StringOrInteger>,
                #[json("loc", optional)] pub loc: Option<Vec<StringOrInteger>>,
                #[json("size", optional)] pub size: Option<StringOrInteger>,
                #[json("names", optional)] pub names: Option<StringOrStringArray>,
                #[json("parent", optional)] #[check(nested)] pub parent: Option<Box<StringOrNode>>,
                #[json("bounded", optional)] #[check(nested)] pub bounded: Option<NodeBounded>,
                #[json("limited", optional)] #[check(nested)] pub limited: Option<NodeLimited>,
                #[json("always", optional)] #[check(nested)] pub always: Option<NodeAlways>,
                #[json("sometimes", optional)] pub sometimes: Option<StringOrBoolean>,
                #[json("gaps", optional)] pub gaps: Option<StringOrStringOrNullArray>,
                #[json("maybe", optional, nullable)] pub maybe: Option<StringOrInteger>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, boolean.
            #[union(json_type)]
            pub enum NodeAlways {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] #[check(always = true)] Boolean(bool),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum NodeBounded {
                /// A string.
                #[json(string, accessor = as_string, from_text)] #[check(max_length = 3)] String(String),
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

    mod string_or_boolean {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, boolean.
            #[union(json_type)]
            pub enum StringOrBoolean {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] Boolean(bool),
            }
        }
    }

    mod string_or_integer {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum StringOrInteger {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }
    }

    mod string_or_node {
        use super::{Node, runtime};

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum StringOrNode {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object.
                #[json(object, accessor = as_node, from)] Node(Box<Node>),
            }
        }
    }

    mod string_or_string_array {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum StringOrStringArray {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<String>),
            }
        }
    }

    mod string_or_string_or_null_array {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum StringOrStringOrNullArray {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Option<String>>),
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
}
