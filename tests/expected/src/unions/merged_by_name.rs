//! From `tests/cases/unions/merged_by_name.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Merged by name.
    pub use circle::{Circle, CircleKind};
    pub use placed::{Placed, PlacedCircle, PlacedKind, PlacedPlain, PlacedSquare};
    pub use plain::Plain;
    pub use shape::{Shape, ShapeKind};
    pub use square::Square;
    pub use twice::{Twice, TwiceCircle, TwiceKind, TwicePlain, TwiceSquare};

    use super::runtime;

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `circle`.
            #[object()]
            pub struct Circle {
                #[json("kind")] pub kind: CircleKind,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `circle.kind`.
            pub enum CircleKind {
                #[json("circle")] Circle,
                #[json("ellipse")] Ellipse,
            }
        }
    }

    mod placed {
        use super::{CircleKind, runtime};

        runtime::union! {
            /// Merged, they have the same values.
            #[union(tag = "kind", kind = PlacedKind)]
            #[shared(x: f64)]
            pub enum Placed {
                #[json("circle" | "ellipse", accessor = as_circle, from)] Circle(PlacedCircle),
                #[json("square", accessor = as_square, from)] Square(PlacedSquare),
                #[json("Plain", accessor = as_plain, from)] Plain(PlacedPlain),
            }
        }

        runtime::object! {
            /// The object `Placed(1)`.
            #[object()]
            pub struct PlacedCircle {
                #[json("x", optional)] pub x: Option<f64>,
                #[json("kind")] pub kind: CircleKind,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Placed(2)`.
            #[object(tag = ("kind", "square"))]
            pub struct PlacedSquare {
                #[json("x", optional)] pub x: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Placed(3)`.
            ///
            /// Its `kind` is `Plain`.
            #[object(constant = ("kind", "Plain"))]
            pub struct PlacedPlain {
                #[json("x", optional)] pub x: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod plain {
        use super::runtime;

        runtime::object! {
            /// The object `Plain`.
            ///
            /// Its `kind` is `Plain`.
            #[object(constant = ("kind", "Plain"))]
            pub struct Plain {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shape {
        use super::{Circle, Plain, Square, runtime};

        runtime::union! {
            /// One branch lists its values, the others are called after their schemas.
            #[union(tag = "kind", kind = ShapeKind)]
            pub enum Shape {
                #[json("circle" | "ellipse", accessor = as_circle, from)] Circle(Circle),
                #[json("square", accessor = as_square, from)] Square(Square),
                #[json("Plain", accessor = as_plain, from)] Plain(Plain),
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            #[object(tag = ("kind", "square"))]
            pub struct Square {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod twice {
        use super::{CircleKind, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `kind`.
            #[union(tag = "kind", kind = TwiceKind)]
            #[shared(x: f64, y: f64)]
            pub enum Twice {
                #[json("circle" | "ellipse", accessor = as_circle, from)] Circle(TwiceCircle),
                #[json("square", accessor = as_square, from)] Square(TwiceSquare),
                #[json("Plain", accessor = as_plain, from)] Plain(TwicePlain),
            }
        }

        runtime::object! {
            /// The object `Twice(1)`.
            #[object()]
            pub struct TwiceCircle {
                #[json("x", optional)] pub x: Option<f64>,
                #[json("y", optional)] pub y: Option<f64>,
                #[json("kind")] pub kind: CircleKind,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Twice(2)`.
            #[object(tag = ("kind", "square"))]
            pub struct TwiceSquare {
                #[json("x", optional)] pub x: Option<f64>,
                #[json("y", optional)] pub y: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Twice(3)`.
            ///
            /// Its `kind` is `Plain`.
            #[object(constant = ("kind", "Plain"))]
            pub struct TwicePlain {
                #[json("x", optional)] pub x: Option<f64>,
                #[json("y", optional)] pub y: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
