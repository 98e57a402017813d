//! From `tests/cases/types/redundant_keywords.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Redundant keywords.
    pub use cat::Cat;
    pub use dog::Dog;
    pub use holder::Holder;
    pub use owner::Owner;
    pub use pet::{Pet, PetKind};
    pub use shape::{Shape, ShapeKind};
    pub use shape_circle::ShapeCircle;
    pub use shape_square::ShapeSquare;
    pub use strict::Strict;

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object(tag = ("kind", "cat"))]
            pub struct Cat {
                #[json("m", optional)] pub m: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(tag = ("kind", "dog"))]
            pub struct Dog {
                #[json("w", optional)] pub w: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod holder {
        use super::{Owner, Strict, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object()]
            pub struct Holder {
                #[json("a", optional, nullable)] pub a: Option<Owner>,
                /// the b
                #[json("b", optional)] pub b: Option<Owner>,
                #[json("c", optional, nullable)] pub c: Option<Owner>,
                #[json("d", optional)] pub d: Option<Owner>,
                #[json("e", optional)] pub e: Option<Owner>,
                #[json("f", optional)] pub f: Option<Owner>,
                #[json("g", optional)] pub g: Option<Strict>,
                #[json("h", optional)] pub h: Option<Strict>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod owner {
        use super::runtime;

        runtime::object! {
            /// The object `Owner`.
            #[object()]
            pub struct Owner {
                #[json("name")] pub name: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = PetKind)]
            pub enum Pet {
                #[json("cat", accessor = as_cat, from)] Cat(Cat),
                #[json("dog", accessor = as_dog, from)] Dog(Dog),
            }
        }
    }

    mod shape {
        use super::{ShapeCircle, ShapeSquare, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `$type`.
            #[union(tag = "$type", kind = ShapeKind)]
            pub enum Shape {
                #[json("circle", accessor = as_circle, from)] Circle(ShapeCircle),
                #[json("square", accessor = as_square, from)] Square(ShapeSquare),
            }
        }
    }

    mod shape_circle {
        use super::runtime;

        runtime::object! {
            /// The object `ShapeCircle`.
            #[object(tag = ("$type", "circle"))]
            pub struct ShapeCircle {
                #[json("radius", optional)] pub radius: Option<f64>,
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
                #[json("side", optional)] pub side: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod strict {
        use super::runtime;

        runtime::object! {
            /// The object `Strict`.
            #[object()]
            pub struct Strict {
                #[json("name")] pub name: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
