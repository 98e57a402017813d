//! From `tests/cases/unions/base_without_tag.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of A base that is a branch without a tag.
    pub use shape::{Shape, ShapeKind};
    pub use shape_base::ShapeBase;
    pub use shape_square::ShapeSquare;
    pub use shape_triangle::ShapeTriangle;

    use super::runtime;

    mod shape {
        use super::{ShapeBase, ShapeSquare, ShapeTriangle, runtime};

        runtime::union! {
            /// As ASP.NET Core writes a base that is a type like those that extend it.
            #[union(tag = "$type", kind = ShapeKind, without_tag = ShapeBase)]
            #[shared(color: str)]
            pub enum Shape {
                #[json("triangle", accessor = as_triangle, from)] Triangle(ShapeTriangle),
                #[json("square", accessor = as_square, from)] Square(ShapeSquare),
                #[json("ShapeBase", accessor = as_shape_base, from)] ShapeBase(ShapeBase),
            }
        }
    }

    mod shape_base {
        use super::runtime;

        runtime::object! {
            /// The object `ShapeBase`.
            #[object()]
            pub struct ShapeBase {
                #[json("color", optional)] pub color: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shape_square {
        use super::runtime;

        runtime::object! {
            /// The object `ShapeSquare`.
            #[object(tag = ("$type", "square"))]
            pub struct ShapeSquare {
                #[json("color", optional)] pub color: Option<String>,
                #[json("side", optional)] pub side: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shape_triangle {
        use super::runtime;

        runtime::object! {
            /// The object `ShapeTriangle`.
            #[object(tag = ("$type", "triangle"))]
            pub struct ShapeTriangle {
                #[json("color", optional)] pub color: Option<String>,
                #[json("height", optional)] pub height: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
