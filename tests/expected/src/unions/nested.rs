//! From `tests/cases/unions/nested.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Nested.
    pub use animal::{Animal, AnimalKind};
    pub use cat::Cat;
    pub use dog::Dog;
    pub use pet::{Pet, PetKind};
    pub use wolf::Wolf;
    pub use zoo::Zoo;

    use super::runtime;

    mod animal {
        use super::{Pet, Wolf, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = AnimalKind)]
            pub enum Animal {
                #[json("cat" | "dog", accessor = as_pet, from)] Pet(Pet),
                #[json("wolf", accessor = as_wolf, from)] Wolf(Wolf),
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object(tag = ("kind", "cat"))]
            pub struct Cat {
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

    mod wolf {
        use super::runtime;

        runtime::object! {
            /// The object `Wolf`.
            #[object(tag = ("kind", "wolf"))]
            pub struct Wolf {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod zoo {
        use super::{Animal, runtime};

        runtime::object! {
            /// The object `Zoo`.
            #[object()]
            pub struct Zoo {
                #[json("star", optional)] pub star: Option<Animal>,
                #[json("animals", optional)] pub animals: Option<Vec<Animal>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
