//! From `tests/cases/types/said_again.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Said again.
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
            #[object(tag "kind" = "cat", default)]
            pub struct Cat {
                #[json(optional "m")] pub m: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(tag "kind" = "dog", default)]
            pub struct Dog {
                #[json(optional "w")] pub w: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod holder {
        use super::{Owner, Strict, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object(explicit(nulls = 2, defaults = 0), default)]
            pub struct Holder {
                #[json(optional "a" or null)] pub a: Option<Owner>,
                /// the b
                #[json(optional "b")] pub b: Option<Owner>,
                #[json(optional "c" or null)] pub c: Option<Owner>,
                #[json(optional "d")] pub d: Option<Owner>,
                #[json(optional "e")] pub e: Option<Owner>,
                #[json(optional "f")] pub f: Option<Owner>,
                #[json(optional "g")] pub g: Option<Strict>,
                #[json(optional "h")] pub h: Option<Strict>,
                #[rest] pub extra: runtime::Extra,
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
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind PetKind)]
            pub enum Pet {
                #[json("cat", as_cat, from Cat)] Cat(Cat),
                #[json("dog", as_dog, from Dog)] Dog(Dog),
            }
        }
    }

    mod shape {
        use super::{ShapeCircle, ShapeSquare, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `$type`.
            #[union(tag "$type", kind ShapeKind)]
            pub enum Shape {
                #[json("circle", as_circle, from ShapeCircle)] Circle(ShapeCircle),
                #[json("square", as_square, from ShapeSquare)] Square(ShapeSquare),
            }
        }
    }

    mod shape_circle {
        use super::runtime;

        runtime::object! {
            /// The object `ShapeCircle`.
            #[object(tag "$type" = "circle", default)]
            pub struct ShapeCircle {
                #[json(optional "radius")] pub radius: Option<f64>,
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
                #[json(optional "side")] pub side: Option<f64>,
                #[rest] pub extra: runtime::Extra,
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
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
