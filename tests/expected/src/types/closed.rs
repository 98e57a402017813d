//! From `tests/cases/types/closed.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Closed.
    pub use nothing::Nothing;
    pub use point::Point;

    use super::runtime;

    mod nothing {
        use super::runtime;

        runtime::object! {
            /// The object `Nothing`.
            #[object(closed)]
            pub struct Nothing {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod point {
        use super::runtime;

        runtime::object! {
            /// A point, and nothing else.
            #[object(closed)]
            pub struct Point {
                #[json("x")] pub x: f64,
                #[json("y")] pub y: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
