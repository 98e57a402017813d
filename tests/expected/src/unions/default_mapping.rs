//! From `tests/cases/unions/default_mapping.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of The default of a discriminator.
    pub use any_vehicle::AnyVehicle;
    pub use car::Car;
    pub use garage::Garage;
    pub use my_cat::MyCat;
    pub use my_dog::MyDog;
    pub use my_pet::{MyPet, MyPetKind};
    pub use other_pet::OtherPet;
    pub use vehicle::{Vehicle, VehicleBase, VehicleKind};

    use super::runtime;

    mod any_vehicle {
        use super::runtime;

        runtime::object! {
            /// The object `AnyVehicle`.
            #[object()]
            pub struct AnyVehicle {
                #[json("wheels", optional)] pub wheels: Option<i64>,
                #[json("kind", optional)] pub kind: Option<String>,
                #[json("note", optional)] pub note: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod car {
        use super::runtime;

        runtime::object! {
            /// The object `Car`.
            ///
            /// Its `kind` is `car`.
            #[object(constant = ("kind", "car"), constant_optional)]
            pub struct Car {
                #[json("wheels", optional)] pub wheels: Option<i64>,
                #[json("doors", optional)] pub doors: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod garage {
        use super::{MyPet, Vehicle, runtime};

        runtime::object! {
            /// The object `Garage`.
            #[object()]
            pub struct Garage {
                #[json("pets")] pub pets: Vec<MyPet>,
                #[json("vehicle", optional)] pub vehicle: Option<Vehicle>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod my_cat {
        use super::runtime;

        runtime::object! {
            /// The object `MyCat`.
            #[object(tag = ("petType", "cat"))]
            pub struct MyCat {
                #[json("lives", optional)] pub lives: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod my_dog {
        use super::runtime;

        runtime::object! {
            /// The object `MyDog`.
            #[object(tag = ("petType", "dog"))]
            pub struct MyDog {
                #[json("bark", optional)] pub bark: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod my_pet {
        use super::{MyCat, MyDog, OtherPet, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `petType`.
            #[union(tag = "petType", kind = MyPetKind, without_tag = OtherPet, default = OtherPet)]
            pub enum MyPet {
                #[json("cat", accessor = as_cat, from)] Cat(MyCat),
                #[json("dog", accessor = as_dog, from)] Dog(MyDog),
                #[json("OtherPet", accessor = as_other_pet, from)] OtherPet(OtherPet),
            }
        }
    }

    mod other_pet {
        use super::runtime;

        runtime::object! {
            /// The object `OtherPet`.
            #[object()]
            pub struct OtherPet {
                #[json("petType", optional)] pub pet_type: Option<String>,
                #[json("legs", optional)] pub legs: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod vehicle {
        use super::{AnyVehicle, Car, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `kind`.
            #[union(tag = "kind", kind = VehicleKind, without_tag = AnyVehicle, default = AnyVehicle)]
            #[shared(wheels: i64)]
            pub enum Vehicle {
                #[json("AnyVehicle", accessor = as_any_vehicle, from)] AnyVehicle(AnyVehicle),
                #[json("car", accessor = as_car, from)] Car(Car),
                #[json("Vehicle", accessor = as_vehicle, from)] Vehicle(VehicleBase),
            }
        }

        runtime::object! {
            /// The object `Vehicle`.
            ///
            /// Its `kind` is `Vehicle`.
            #[object(constant = ("kind", "Vehicle"), constant_optional)]
            pub struct VehicleBase {
                #[json("wheels", optional)] pub wheels: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
