//! From `tests/cases/unions/implied_tag.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Implied tag.
    pub use base::Base;
    pub use circle::Circle;
    pub use round::Round;
    pub use shape::{Shape, ShapeKind};
    pub use square::Square;

    use super::runtime;

    mod base {
        use super::runtime;

        runtime::object! {
            /// The object `Base`.
            #[object()]
            pub struct Base {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            #[object(tag = ("shape", "round"))]
            pub struct Circle {
                #[json("id")] pub id: String,
                #[json("radius", optional)] pub radius: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod round {
        use super::runtime;

        runtime::text! {
            /// The string enum `Round`.
            pub enum Round {
                #[json("round")] Round,
            }
        }
    }

    mod shape {
        use super::{Circle, Square, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `shape`.
            #[union(tag = "shape", kind = ShapeKind, without_tag = Square)]
            #[shared(id: str)]
            pub enum Shape {
                #[json("round", accessor = as_round, from)] Round(Circle),
                #[json("square", accessor = as_square, from)] Square(Square),
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            #[object(tag = ("shape", "square"), tag_optional)]
            pub struct Square {
                #[json("id")] pub id: String,
                #[json("side", optional)] pub side: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
