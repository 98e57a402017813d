//! From `tests/cases/types/defaults_and_null.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Defaults of what null may stand for.
    pub use order::Order;
    pub use question::Question;
    pub use size::Size;

    use super::runtime;

    mod order {
        use super::runtime;

        runtime::text! {
            /// The string enum `Order`.
            pub enum Order {
                #[json("first")] First,
                #[json("last")] Last,
            }
        }
    }

    mod question {
        use super::{Order, runtime};

        runtime::object! {
            /// The object `Question`.
            #[object()]
            pub struct Question {
                /// Default: `first`.
                #[json("order", default = Some(Order::First))] pub order: Option<Order>,
                /// Default: `3`.
                #[json("size", default = Some(3))] pub size: Option<i64>,
                /// Default: `3`.
                #[json("plain", default = 3)] pub plain: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod size {
        /// The value `Size`.
        pub type Size = i64;
    }
}
