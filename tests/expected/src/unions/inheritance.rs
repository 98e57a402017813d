//! From `tests/cases/unions/inheritance.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Inheritance.
    pub use cat::Cat;
    pub use dog::Dog;
    pub use home::Home;
    pub use pet::{Pet, PetBase, PetKind};
    pub use puppy::Puppy;
    pub use tagged::Tagged;
    pub use untagged::Untagged;

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `kind` is `cat`.
            #[object(constant = ("kind", "cat"))]
            pub struct Cat {
                #[json("name", optional)] pub name: Option<String>,
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
            /// Its `kind` is `Dog`.
            #[object(constant = ("kind", "Dog"))]
            pub struct Dog {
                #[json("name", optional)] pub name: Option<String>,
                #[json("breed", optional)] pub breed: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod home {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object `Home`.
            #[object()]
            pub struct Home {
                #[json("pet", optional)] pub pet: Option<Pet>,
                #[json("guest", optional, nullable)] pub guest: Option<Pet>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, Puppy, runtime};

        runtime::union! {
            /// A base of which others are made.
            #[union(tag = "kind", kind = PetKind)]
            #[shared(name: str)]
            pub enum Pet {
                #[json("cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
                /// Two steps away.
                #[json("Puppy", accessor = as_puppy, from)] Puppy(Puppy),
                /// A base of which others are made.
                #[json("Pet", accessor = as_pet, from)] Pet(PetBase),
            }
        }

        runtime::object! {
            /// A base of which others are made.
            ///
            /// Its `kind` is `Pet`.
            #[object(constant = ("kind", "Pet"))]
            pub struct PetBase {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod puppy {
        use super::runtime;

        runtime::object! {
            /// Two steps away.
            ///
            /// Its `kind` is `Puppy`.
            #[object(constant = ("kind", "Puppy"))]
            pub struct Puppy {
                #[json("name", optional)] pub name: Option<String>,
                #[json("breed", optional)] pub breed: Option<String>,
                #[json("weeks", optional)] pub weeks: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod tagged {
        use super::runtime;

        runtime::object! {
            /// The object `Tagged`.
            #[object()]
            pub struct Tagged {
                #[json("kind", optional, nullable)] pub kind: Option<String>,
                #[json("more", optional)] pub more: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod untagged {
        use super::runtime;

        runtime::object! {
            /// Null may be the tag, and would be of no branch, so this stays what it is.
            #[object()]
            pub struct Untagged {
                #[json("kind", optional, nullable)] pub kind: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
