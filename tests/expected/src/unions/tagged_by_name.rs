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
            #[object(constant "petType" = "Cat", default)]
            pub struct Cat {
                #[json(optional "lives")] pub lives: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `petType` is `Dog`.
            #[object(constant "petType" = "Dog", default)]
            pub struct Dog {
                #[json(optional "breed")] pub breed: Option<String>,
                #[rest] pub extra: runtime::Extra,
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
            #[union(tag "petType", kind PetKind)]
            pub enum Pet {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
                #[json("Ghost", as_ghost, from BTreeMap<String, runtime::Untyped>)]
                Ghost(BTreeMap<String, runtime::Untyped>),
            }
        }
    }
}
