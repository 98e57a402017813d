//! From `tests/cases/unions/demands.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Demands.
    pub use range::{Range, RangeAt, RangeFrom};
    pub use tool::{Tool, ToolFunction};

    use super::runtime;

    mod range {
        use super::runtime;

        runtime::untagged_union! {
            /// A value may have a key of another branch, too.
            #[union(untagged)]
            pub enum Range {
                /// An object with `from` and `to`.
                #[json({ "from": any, "to": any }, accessor = as_from, from)] From(RangeFrom),
                /// An object with `at`.
                #[json({ "at": any }, accessor = as_at, from)] At(RangeAt),
            }
        }

        runtime::object! {
            /// The object `Range(1)`.
            #[object()]
            pub struct RangeFrom {
                #[json("from")] pub from: i64,
                #[json("to")] pub to: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Range(2)`.
            #[object()]
            pub struct RangeAt {
                #[json("at")] pub at: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod tool {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::untagged_union! {
            /// What is no function may be anything.
            #[union(untagged)]
            pub enum Tool {
                /// An object with `function` and `type`.
                #[json({ "function": any, "type": "function" }, accessor = as_function, from)] Function(ToolFunction),
                /// An object.
                #[json({}, accessor = as_map, from)] Map(BTreeMap<String, runtime::Untyped>),
            }
        }

        runtime::object! {
            /// The object `Tool(1)`.
            ///
            /// Its `type` is `function`.
            #[object(constant = ("type", "function"))]
            pub struct ToolFunction {
                #[json("function")] pub function: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
