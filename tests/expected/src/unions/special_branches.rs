//! From `tests/cases/unions/special_branches.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Special branches.
    pub use any_tool::AnyTool;
    pub use function_tool::{FunctionTool, FunctionToolFunction};
    pub use one_number::OneNumber;
    pub use one_text::OneText;
    pub use point::Point;
    pub use tool::Tool;
    pub use two_numbers::TwoNumbers;

    use super::runtime;

    mod any_tool {
        use super::runtime;

        runtime::object! {
            /// The object `AnyTool`.
            #[object()]
            pub struct AnyTool {
                #[json("type")] pub r#type: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod function_tool {
        use super::runtime;

        runtime::object! {
            /// The object `FunctionTool`.
            ///
            /// Its `type` is `function`.
            #[object(constant = ("type", "function"))]
            pub struct FunctionTool {
                #[json("function")] pub function: FunctionToolFunction,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `FunctionTool.function`.
            #[object()]
            pub struct FunctionToolFunction {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod one_number {
        use super::runtime;

        runtime::object! {
            /// The object `OneNumber`.
            #[object()]
            pub struct OneNumber {
                #[json("x")] pub x: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod one_text {
        use super::runtime;

        runtime::object! {
            /// The object `OneText`.
            #[object()]
            pub struct OneText {
                #[json("x")] pub x: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod point {
        use super::{OneNumber, OneText, TwoNumbers, runtime};

        runtime::untagged_union! {
            /// A branch that has nothing to do with the others does not change what they are told apart by.
            #[union(untagged)]
            pub enum Point {
                /// An object with `x` and `y`.
                #[json({ "x": integer, "y": any }, accessor = as_two_numbers, from)] TwoNumbers(TwoNumbers),
                /// An object with `x`.
                #[json({ "x": integer }, accessor = as_one_number, from)] OneNumber(OneNumber),
                /// An object with `x`.
                #[json({ "x": string }, accessor = as_one_text, from)] OneText(OneText),
            }
        }
    }

    mod tool {
        use super::{AnyTool, FunctionTool, runtime};

        runtime::untagged_union! {
            /// What calls a function has all that any tool has.
            #[union(untagged)]
            pub enum Tool {
                /// An object with `function` and `type`.
                #[json({ "function": any, "type": "function" }, accessor = as_function, from)] Function(FunctionTool),
                /// An object with `type`.
                #[json({ "type": string }, accessor = as_any, from)] Any(AnyTool),
            }
        }
    }

    mod two_numbers {
        use super::runtime;

        runtime::object! {
            /// The object `TwoNumbers`.
            #[object()]
            pub struct TwoNumbers {
                #[json("x")] pub x: i64,
                #[json("y")] pub y: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
