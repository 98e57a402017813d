//! From `tests/cases/unions/tagged_by_name.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Tagged by name.
    pub use cat::Cat;
    pub use dog::Dog;
    pub use ghost::Ghost;
    pub use pet::{Pet, PetKind};

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `petType` is `Cat`.
            #[object(constant = ("petType", "Cat"))]
            pub struct Cat {
                #[json("lives", optional)] pub lives: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `petType` is `Dog`.
            #[object(constant = ("petType", "Dog"))]
            pub struct Dog {
                #[json("breed", optional)] pub breed: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod ghost {
        use super::runtime;

        /// Nothing is said of it.
        pub type Ghost = runtime::Untyped;
    }

    mod pet {
        use std::collections::BTreeMap;

        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `petType`.
            #[union(tag = "petType", kind = PetKind)]
            pub enum Pet {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
                #[json("Ghost", accessor = as_ghost, from)] Ghost(BTreeMap<String, runtime::Untyped>),
            }
        }
    }
}
