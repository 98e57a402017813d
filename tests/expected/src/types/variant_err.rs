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
            #[union(tag "t", kind AnyKind)]
            pub enum Any {
                #[json("err", as_err, from ErrType)] Err(ErrType),
                #[json("error", as_error, from Fail)] Error(Fail),
                #[json("value", as_value, from Val)] Value(Val),
            }
        }
    }

    mod err_type {
        use super::runtime;

        runtime::object! {
            /// The object `Err`.
            #[object(tag "t" = "err", default)]
            pub struct ErrType {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod fail {
        use super::runtime;

        runtime::object! {
            /// The object `Fail`.
            #[object(tag "t" = "error", default)]
            pub struct Fail {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod few {
        use super::{ErrType, Fail, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag "t", kind FewKind)]
            pub enum Few {
                #[json("err", as_err, from ErrType)] Err(ErrType),
                #[json("error", as_error, from Fail)] Error(Fail),
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
            #[object(tag "t" = "value", default)]
            pub struct Val {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
