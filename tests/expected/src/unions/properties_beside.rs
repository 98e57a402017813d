//! From `tests/cases/unions/properties_beside.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Properties beside a union.
    pub use bike::*;
    pub use car::*;
    pub use extended::*;
    pub use vehicle::*;

    use super::runtime;

    mod bike {
        use super::runtime;

        runtime::object! {
            /// The object `Bike` of the document.
            #[object(tag "kind" = "bike", default)]
            pub struct Bike {
                /// The `gears` property.
                #[json(optional "gears")] pub gears: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod car {
        use super::runtime;

        runtime::object! {
            /// The object `Car` of the document.
            #[object(tag "kind" = "car", default)]
            pub struct Car {
                /// The `doors` property.
                #[json(optional "doors")] pub doors: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod extended {
        use super::runtime;

        runtime::union! {
            /// A union with something added.
            #[union(tag "kind", kind ExtendedKind)]
            #[shared(owner: str)]
            pub enum Extended {
                /// `car`
                #[json("car", as_car, from ExtendedCar)] Car(ExtendedCar),
                /// `bike`
                #[json("bike", as_bike, from ExtendedBike)] Bike(ExtendedBike),
            }
        }

        runtime::object! {
            /// The object `Extended(1)` of the document.
            #[object(tag "kind" = "car", default)]
            pub struct ExtendedCar {
                /// The `owner` property.
                #[json(optional "owner")] pub owner: Option<String>,
                /// The `doors` property.
                #[json(optional "doors")] pub doors: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Extended(2)` of the document.
            #[object(tag "kind" = "bike", default)]
            pub struct ExtendedBike {
                /// The `owner` property.
                #[json(optional "owner")] pub owner: Option<String>,
                /// The `gears` property.
                #[json(optional "gears")] pub gears: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod vehicle {
        use super::runtime;

        runtime::union! {
            /// One of several objects: `Vehicle` of the document.
            #[union(tag "kind", kind VehicleKind)]
            #[shared(id: str, wheels: i64)]
            pub enum Vehicle {
                /// `car`
                #[json("car", as_car, from VehicleCar)] Car(VehicleCar),
                /// `bike`
                #[json("bike", as_bike, from VehicleBike)] Bike(VehicleBike),
            }
        }

        runtime::object! {
            /// The object `Vehicle(1)` of the document.
            #[object(tag "kind" = "car")]
            pub struct VehicleCar {
                /// The `id` property.
                #[json(required "id")] pub id: String,
                /// The `wheels` property.
                #[json(required "wheels")] pub wheels: i64,
                /// The `doors` property.
                #[json(optional "doors")] pub doors: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Vehicle(2)` of the document.
            #[object(tag "kind" = "bike")]
            pub struct VehicleBike {
                /// The `id` property.
                #[json(required "id")] pub id: String,
                /// The `wheels` property.
                #[json(required "wheels")] pub wheels: i64,
                /// The `gears` property.
                #[json(optional "gears")] pub gears: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }
}
