//! From `tests/cases/types/variant_err.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Variants that are called like associated types.
    pub use any::{Any, AnyKind};
    pub use err_type::ErrType;
    pub use fail::Fail;
    pub use few::{Few, FewKind};
    pub use outcome::Outcome;
    pub use val::Val;

    use super::runtime;

    runtime::subset! {
        Few in Any {
            Err, Error,
        }
    }

    mod any {
        use super::{ErrType, Fail, Val, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `t`.
            #[union(tag = "t", kind = AnyKind)]
            pub enum Any {
                #[json("err", accessor = as_err, from)] Err(ErrType),
                #[json("error", accessor = as_error, from)] Error(Fail),
                #[json("value", accessor = as_value, from)] Value(Val),
            }
        }
    }

    mod err_type {
        use super::runtime;

        runtime::object! {
            /// The object `Err`.
            #[object(tag = ("t", "err"))]
            pub struct ErrType {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod fail {
        use super::runtime;

        runtime::object! {
            /// The object `Fail`.
            #[object(tag = ("t", "error"))]
            pub struct Fail {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod few {
        use super::{ErrType, Fail, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = FewKind)]
            pub enum Few {
                #[json("err", accessor = as_err, from)] Err(ErrType),
                #[json("error", accessor = as_error, from)] Error(Fail),
            }
        }
    }

    mod outcome {
        use super::runtime;

        runtime::text! {
            /// The string enum `Outcome`.
            pub enum Outcome {
                #[json("Ok")] Ok,
                #[json("Err")] Err,
                #[json("Error")] Error,
                #[json("Value")] Value,
                #[json("Kind")] Kind,
                #[json("Target")] Target,
                #[json("Output")] Output,
            }
        }
    }

    mod val {
        use super::runtime;

        runtime::object! {
            /// The object `Val`.
            #[object(tag = ("t", "value"))]
            pub struct Val {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
