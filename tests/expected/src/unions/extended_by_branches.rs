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
            #[union(tag = "type", kind = AnimalKind)]
            #[shared(name: str)]
            pub enum Animal {
                #[json("CAT", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
            }
        }
    }

    mod bike {
        use super::runtime;

        runtime::object! {
            /// The object `Bike`.
            ///
            /// Its `kind` is `Bike`.
            #[object(constant = ("kind", "Bike"))]
            pub struct Bike {
                #[json("gears", optional)] pub gears: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod car {
        use super::{Taxi, Van, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = CarKind)]
            #[shared(doors: i64)]
            pub enum Car {
                #[json("Van", accessor = as_van, from)] Van(Van),
                #[json("Taxi", accessor = as_taxi, from)] Taxi(Taxi),
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `type` is `CAT`.
            #[object(constant = ("type", "CAT"))]
            pub struct Cat {
                #[json("name", optional)] pub name: Option<String>,
                #[json("lives", optional)] pub lives: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            #[object()]
            pub struct Circle {
                #[json("color", optional)] pub color: Option<String>,
                #[json("radius")] pub radius: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `type` is `Dog`.
            #[object(constant = ("type", "Dog"))]
            pub struct Dog {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod loop_ {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: A, B.
            #[union(untagged, open = "")]
            pub enum Loop {
                /// An object with `a`.
                #[json({ "a": any }, accessor = as_a, from)] A(LoopA),
                /// An object with `b`.
                #[json({ "b": any }, accessor = as_b, from)] B(LoopB),
            }
        }

        runtime::object! {
            /// The object `Loop(1)`.
            #[object()]
            pub struct LoopA {
                #[json("a")] pub a: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Loop(2)`.
            #[object()]
            pub struct LoopB {
                #[json("b")] pub b: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod plain {
        use super::{PlainA, PlainB, runtime};

        runtime::untagged_union! {
            /// Nothing but branches.
            #[union(untagged, open = "")]
            pub enum Plain {
                /// An object with `a`.
                #[json({ "a": any }, accessor = as_a, from)] A(PlainA),
                /// An object with `b`.
                #[json({ "b": any }, accessor = as_b, from)] B(PlainB),
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
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shape {
        use super::runtime;

        runtime::untagged_union! {
            /// No tag, and one branch that does not extend it.
            #[union(untagged)]
            pub enum Shape {
                /// An object with `radius`.
                #[json({ "radius": any }, accessor = as_circle, from)] Circle(ShapeCircle),
                /// An object with `side`.
                #[json({ "side": any }, accessor = as_square, from)] Square(ShapeSquare),
                /// An object with `x`.
                #[json({ "x": any }, accessor = as_point, from)] Point(ShapePoint),
            }
        }

        runtime::object! {
            /// The object `Shape(1)`.
            #[object()]
            pub struct ShapeCircle {
                #[json("color", optional)] pub color: Option<String>,
                #[json("radius")] pub radius: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Shape(2)`.
            #[object()]
            pub struct ShapeSquare {
                #[json("color", optional)] pub color: Option<String>,
                #[json("side")] pub side: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Shape(3)`.
            #[object()]
            pub struct ShapePoint {
                #[json("color", optional)] pub color: Option<String>,
                #[json("x")] pub x: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            #[object()]
            pub struct Square {
                #[json("color", optional)] pub color: Option<String>,
                #[json("side")] pub side: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod taxi {
        use super::runtime;

        runtime::object! {
            /// The object `Taxi`.
            ///
            /// Its `kind` is `Taxi`.
            #[object(constant = ("kind", "Taxi"))]
            pub struct Taxi {
                #[json("doors", optional)] pub doors: Option<i64>,
                #[json("seats", optional)] pub seats: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod van {
        use super::runtime;

        runtime::object! {
            /// The object `Van`.
            ///
            /// Its `kind` is `Van`.
            #[object(constant = ("kind", "Van"))]
            pub struct Van {
                #[json("doors", optional)] pub doors: Option<i64>,
                #[json("load", optional)] pub load: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod vehicle {
        use super::{Bike, Car, runtime};

        runtime::union! {
            /// Two levels.
            #[union(tag = "kind", kind = VehicleKind)]
            pub enum Vehicle {
                #[json("Van" | "Taxi", accessor = as_car, from)] Car(Car),
                #[json("Bike", accessor = as_bike, from)] Bike(Bike),
            }
        }
    }
}
