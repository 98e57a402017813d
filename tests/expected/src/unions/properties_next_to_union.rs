//! From `tests/cases/unions/properties_next_to_union.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Properties next to a union.
    pub use bike::Bike;
    pub use car::Car;
    pub use extended::{Extended, ExtendedBike, ExtendedCar, ExtendedKind};
    pub use vehicle::{Vehicle, VehicleBike, VehicleCar, VehicleKind};

    use super::runtime;

    mod bike {
        use super::runtime;

        runtime::object! {
            /// The object `Bike`.
            #[object(tag = ("kind", "bike"))]
            pub struct Bike {
                #[json("gears", optional)] pub gears: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod car {
        use super::runtime;

        runtime::object! {
            /// The object `Car`.
            #[object(tag = ("kind", "car"))]
            pub struct Car {
                #[json("doors", optional)] pub doors: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod extended {
        use super::runtime;

        runtime::union! {
            /// A union with something added.
            #[union(tag = "kind", kind = ExtendedKind)]
            #[shared(owner: str)]
            pub enum Extended {
                #[json("car", accessor = as_car, from)] Car(ExtendedCar),
                #[json("bike", accessor = as_bike, from)] Bike(ExtendedBike),
            }
        }

        runtime::object! {
            /// The object `Extended(1)`.
            #[object(tag = ("kind", "car"))]
            pub struct ExtendedCar {
                #[json("owner", optional)] pub owner: Option<String>,
                #[json("doors", optional)] pub doors: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Extended(2)`.
            #[object(tag = ("kind", "bike"))]
            pub struct ExtendedBike {
                #[json("owner", optional)] pub owner: Option<String>,
                #[json("gears", optional)] pub gears: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod vehicle {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = VehicleKind)]
            #[shared(id: str, wheels: i64)]
            pub enum Vehicle {
                #[json("car", accessor = as_car, from)] Car(VehicleCar),
                #[json("bike", accessor = as_bike, from)] Bike(VehicleBike),
            }
        }

        runtime::object! {
            /// The object `Vehicle(1)`.
            #[object(tag = ("kind", "car"))]
            pub struct VehicleCar {
                #[json("id")] pub id: String,
                #[json("wheels")] pub wheels: i64,
                #[json("doors", optional)] pub doors: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Vehicle(2)`.
            #[object(tag = ("kind", "bike"))]
            pub struct VehicleBike {
                #[json("id")] pub id: String,
                #[json("wheels")] pub wheels: i64,
                #[json("gears", optional)] pub gears: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
