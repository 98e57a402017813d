//! From `tests/cases/unions/extended_by_branches.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Extended by its branches.
    pub use animal::{Animal, AnimalKind};
    pub use bike::Bike;
    pub use car::{Car, CarKind};
    pub use cat::Cat;
    pub use circle::Circle;
    pub use dog::Dog;
    pub use loop_::{Loop, LoopA, LoopB};
    pub use plain::Plain;
    pub use plain_a::PlainA;
    pub use plain_b::PlainB;
    pub use point::Point;
    pub use shape::{Shape, ShapeCircle, ShapePoint, ShapeSquare};
    pub use square::Square;
    pub use taxi::Taxi;
    pub use van::Van;
    pub use vehicle::{Vehicle, VehicleKind};

    use super::runtime;

    mod animal {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// Springdoc.
            #[union(tag "type", kind AnimalKind)]
            #[shared(name: str)]
            pub enum Animal {
                #[json("CAT", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
            }
        }
    }

    mod bike {
        use super::runtime;

        runtime::object! {
            /// The object `Bike`.
            ///
            /// Its `kind` is `Bike`.
            #[object(constant "kind" = "Bike", default)]
            pub struct Bike {
                #[json(optional "gears")] pub gears: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod car {
        use super::{Taxi, Van, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind CarKind)]
            #[shared(doors: i64)]
            pub enum Car {
                #[json("Van", as_van, from Van)] Van(Van),
                #[json("Taxi", as_taxi, from Taxi)] Taxi(Taxi),
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `type` is `CAT`.
            #[object(constant "type" = "CAT", default)]
            pub struct Cat {
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "lives")] pub lives: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            #[object()]
            pub struct Circle {
                #[json(optional "color")] pub color: Option<String>,
                #[json("radius")] pub radius: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `type` is `Dog`.
            #[object(constant "type" = "Dog", default)]
            pub struct Dog {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod loop_ {
        use super::runtime;

        runtime::union! {
            /// An untagged union of 2 types: A, B.
            #[union(shape, open "")]
            pub enum Loop {
                /// An object with `a`.
                #[json({ "a": any }, as_a, from LoopA)] A(LoopA),
                /// An object with `b`.
                #[json({ "b": any }, as_b, from LoopB)] B(LoopB),
            }
        }

        runtime::object! {
            /// The object `Loop(1)`.
            #[object()]
            pub struct LoopA {
                #[json("a")] pub a: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Loop(2)`.
            #[object()]
            pub struct LoopB {
                #[json("b")] pub b: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod plain {
        use super::{PlainA, PlainB, runtime};

        runtime::union! {
            /// Nothing but branches.
            #[union(shape, open "")]
            pub enum Plain {
                /// An object with `a`.
                #[json({ "a": any }, as_a, from PlainA)] A(PlainA),
                /// An object with `b`.
                #[json({ "b": any }, as_b, from PlainB)] B(PlainB),
            }
        }
    }

    mod plain_a {
        use super::runtime;

        runtime::object! {
            /// The object `PlainA`.
            #[object()]
            pub struct PlainA {
                #[json("a")] pub a: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod plain_b {
        use super::runtime;

        runtime::object! {
            /// The object `PlainB`.
            #[object()]
            pub struct PlainB {
                #[json("b")] pub b: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod point {
        use super::runtime;

        runtime::object! {
            /// The object `Point`.
            #[object()]
            pub struct Point {
                #[json("x")] pub x: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod shape {
        use super::runtime;

        runtime::union! {
            /// No tag, and one branch that does not extend it.
            #[union(shape)]
            pub enum Shape {
                /// An object with `radius`.
                #[json({ "radius": any }, as_circle, from ShapeCircle)] Circle(ShapeCircle),
                /// An object with `side`.
                #[json({ "side": any }, as_square, from ShapeSquare)] Square(ShapeSquare),
                /// An object with `x`.
                #[json({ "x": any }, as_point, from ShapePoint)] Point(ShapePoint),
            }
        }

        runtime::object! {
            /// The object `Shape(1)`.
            #[object()]
            pub struct ShapeCircle {
                #[json(optional "color")] pub color: Option<String>,
                #[json("radius")] pub radius: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Shape(2)`.
            #[object()]
            pub struct ShapeSquare {
                #[json(optional "color")] pub color: Option<String>,
                #[json("side")] pub side: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Shape(3)`.
            #[object()]
            pub struct ShapePoint {
                #[json(optional "color")] pub color: Option<String>,
                #[json("x")] pub x: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            #[object()]
            pub struct Square {
                #[json(optional "color")] pub color: Option<String>,
                #[json("side")] pub side: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod taxi {
        use super::runtime;

        runtime::object! {
            /// The object `Taxi`.
            ///
            /// Its `kind` is `Taxi`.
            #[object(constant "kind" = "Taxi", default)]
            pub struct Taxi {
                #[json(optional "doors")] pub doors: Option<i64>,
                #[json(optional "seats")] pub seats: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod van {
        use super::runtime;

        runtime::object! {
            /// The object `Van`.
            ///
            /// Its `kind` is `Van`.
            #[object(constant "kind" = "Van", default)]
            pub struct Van {
                #[json(optional "doors")] pub doors: Option<i64>,
                #[json(optional "load")] pub load: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod vehicle {
        use super::{Bike, Car, runtime};

        runtime::union! {
            /// Two levels.
            #[union(tag "kind", kind VehicleKind)]
            pub enum Vehicle {
                #[json("Van" | "Taxi", as_car, from Car)] Car(Car),
                #[json("Bike", as_bike, from Bike)] Bike(Bike),
            }
        }
    }
}
