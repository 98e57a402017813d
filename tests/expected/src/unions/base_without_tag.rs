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
            #[union(tag "$type", kind ShapeKind, untagged ShapeBase)]
            #[shared(color: str)]
            pub enum Shape {
                #[json("triangle", as_triangle, from ShapeTriangle)] Triangle(ShapeTriangle),
                #[json("square", as_square, from ShapeSquare)] Square(ShapeSquare),
                #[json("ShapeBase", as_shape_base, from ShapeBase)] ShapeBase(ShapeBase),
            }
        }
    }

    mod shape_base {
        use super::runtime;

        runtime::object! {
            /// The object `ShapeBase`.
            #[object(default)]
            pub struct ShapeBase {
                #[json(optional "color")] pub color: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod shape_square {
        use super::runtime;

        runtime::object! {
            /// The object `ShapeSquare`.
            #[object(tag "$type" = "square", default)]
            pub struct ShapeSquare {
                #[json(optional "color")] pub color: Option<String>,
                #[json(optional "side")] pub side: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod shape_triangle {
        use super::runtime;

        runtime::object! {
            /// The object `ShapeTriangle`.
            #[object(tag "$type" = "triangle", default)]
            pub struct ShapeTriangle {
                #[json(optional "color")] pub color: Option<String>,
                #[json(optional "height")] pub height: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
