//! From `tests/cases/unions/tagged_in_all_of.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Tagged in allOf.
    pub use circle::Circle;
    pub use shape::{Shape, ShapeKind};
    pub use square::Square;
    pub use stamped::{Stamped, StampedCircle, StampedKind, StampedSquare};

    use super::runtime;

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            ///
            /// Its `shape` is `circle`.
            #[object(constant = ("shape", "circle"))]
            pub struct Circle {
                #[json("r")] pub r: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shape {
        use super::{Circle, Square, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `shape`.
            #[union(tag = "shape", kind = ShapeKind)]
            pub enum Shape {
                #[json("circle", accessor = as_circle, from)] Circle(Circle),
                #[json("sq", accessor = as_sq, from)] Sq(Square),
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            ///
            /// Its `shape` is `sq`.
            #[object(constant = ("shape", "sq"))]
            pub struct Square {
                #[json("side")] pub side: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod stamped {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `shape`.
            #[union(tag = "shape", kind = StampedKind)]
            #[shared(ts: i64)]
            pub enum Stamped {
                #[json("circle", accessor = as_circle, from)] Circle(StampedCircle),
                #[json("sq", accessor = as_sq, from)] Sq(StampedSquare),
            }
        }

        runtime::object! {
            /// The object `Stamped(1)`.
            ///
            /// Its `shape` is `circle`.
            #[object(constant = ("shape", "circle"))]
            pub struct StampedCircle {
                #[json("ts")] pub ts: i64,
                #[json("r")] pub r: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Stamped(2)`.
            ///
            /// Its `shape` is `sq`.
            #[object(constant = ("shape", "sq"))]
            pub struct StampedSquare {
                #[json("ts")] pub ts: i64,
                #[json("side")] pub side: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
