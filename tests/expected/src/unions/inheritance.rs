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
            #[object(constant "kind" = "cat", default)]
            pub struct Cat {
                #[json(optional "name")] pub name: Option<String>,
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
            /// Its `kind` is `Dog`.
            #[object(constant "kind" = "Dog", default)]
            pub struct Dog {
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "breed")] pub breed: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod home {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object `Home`.
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct Home {
                #[json(optional "pet")] pub pet: Option<Pet>,
                #[json(optional "guest" or null)] pub guest: Option<Pet>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, Puppy, runtime};

        runtime::union! {
            /// A base of which others are made.
            #[union(tag "kind", kind PetKind)]
            #[shared(name: str)]
            pub enum Pet {
                #[json("cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
                /// Two steps away.
                #[json("Puppy", as_puppy, from Puppy)] Puppy(Puppy),
                /// A base of which others are made.
                #[json("Pet", as_pet, from PetBase)] Pet(PetBase),
            }
        }

        runtime::object! {
            /// A base of which others are made.
            ///
            /// Its `kind` is `Pet`.
            #[object(constant "kind" = "Pet", default)]
            pub struct PetBase {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod puppy {
        use super::runtime;

        runtime::object! {
            /// Two steps away.
            ///
            /// Its `kind` is `Puppy`.
            #[object(constant "kind" = "Puppy", default)]
            pub struct Puppy {
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "breed")] pub breed: Option<String>,
                #[json(optional "weeks")] pub weeks: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod tagged {
        use super::runtime;

        runtime::object! {
            /// The object `Tagged`.
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct Tagged {
                #[json(optional "kind" or null)] pub kind: Option<String>,
                #[json(optional "more")] pub more: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod untagged {
        use super::runtime;

        runtime::object! {
            /// Null may be the tag, and would be of no branch, so this stays what it is.
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct Untagged {
                #[json(optional "kind" or null)] pub kind: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
