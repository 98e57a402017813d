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
                #[rest] pub extra: runtime::Extra,
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
            #[union(tag "kind", kind PlacedKind)]
            #[shared(x: f64)]
            pub enum Placed {
                #[json("circle" | "ellipse", as_circle, from PlacedCircle)] Circle(PlacedCircle),
                #[json("square", as_square, from PlacedSquare)] Square(PlacedSquare),
                #[json("Plain", as_plain, from PlacedPlain)] Plain(PlacedPlain),
            }
        }

        runtime::object! {
            /// The object `Placed(1)`.
            #[object()]
            pub struct PlacedCircle {
                #[json(optional "x")] pub x: Option<f64>,
                #[json("kind")] pub kind: CircleKind,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Placed(2)`.
            #[object(tag "kind" = "square", default)]
            pub struct PlacedSquare {
                #[json(optional "x")] pub x: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Placed(3)`.
            ///
            /// Its `kind` is `Plain`.
            #[object(constant "kind" = "Plain", default)]
            pub struct PlacedPlain {
                #[json(optional "x")] pub x: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod plain {
        use super::runtime;

        runtime::object! {
            /// The object `Plain`.
            ///
            /// Its `kind` is `Plain`.
            #[object(constant "kind" = "Plain", default)]
            pub struct Plain {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod shape {
        use super::{Circle, Plain, Square, runtime};

        runtime::union! {
            /// One branch lists its values, the others are called after their schemas.
            #[union(tag "kind", kind ShapeKind)]
            pub enum Shape {
                #[json("circle" | "ellipse", as_circle, from Circle)] Circle(Circle),
                #[json("square", as_square, from Square)] Square(Square),
                #[json("Plain", as_plain, from Plain)] Plain(Plain),
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            #[object(tag "kind" = "square", default)]
            pub struct Square {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod twice {
        use super::{CircleKind, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `kind`.
            #[union(tag "kind", kind TwiceKind)]
            #[shared(x: f64, y: f64)]
            pub enum Twice {
                #[json("circle" | "ellipse", as_circle, from TwiceCircle)] Circle(TwiceCircle),
                #[json("square", as_square, from TwiceSquare)] Square(TwiceSquare),
                #[json("Plain", as_plain, from TwicePlain)] Plain(TwicePlain),
            }
        }

        runtime::object! {
            /// The object `Twice(1)`.
            #[object()]
            pub struct TwiceCircle {
                #[json(optional "x")] pub x: Option<f64>,
                #[json(optional "y")] pub y: Option<f64>,
                #[json("kind")] pub kind: CircleKind,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Twice(2)`.
            #[object(tag "kind" = "square", default)]
            pub struct TwiceSquare {
                #[json(optional "x")] pub x: Option<f64>,
                #[json(optional "y")] pub y: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Twice(3)`.
            ///
            /// Its `kind` is `Plain`.
            #[object(constant "kind" = "Plain", default)]
            pub struct TwicePlain {
                #[json(optional "x")] pub x: Option<f64>,
                #[json(optional "y")] pub y: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
