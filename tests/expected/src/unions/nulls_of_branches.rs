//! From `tests/cases/unions/nulls_of_branches.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Nulls of branches.
    pub use bird::Bird;
    pub use cat::Cat;
    pub use dog::Dog;
    pub use maybe_dog::MaybeDog;
    pub use owner::{Owner, OwnerOther, OwnerOtherKind};
    pub use pet::{Pet, PetKind};

    use super::runtime;

    mod bird {
        use super::runtime;

        runtime::object! {
            /// The object `Bird`.
            #[object(tag "kind" = "bird", default)]
            pub struct Bird {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object(tag "kind" = "cat", default)]
            pub struct Cat {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(tag "kind" = "dog", default)]
            pub struct Dog {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod maybe_dog {
        use super::Dog;

        /// The value `MaybeDog`.
        pub type MaybeDog = Dog;
    }

    mod owner {
        use super::{Bird, Dog, Pet, runtime};

        runtime::object! {
            /// The object `Owner`.
            #[object()]
            pub struct Owner {
                #[json("pet")] pub pet: Option<Pet>,
                #[json("other")] pub other: Option<OwnerOther>,
                #[json(optional "more")] pub more: Option<Vec<Option<Pet>>>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind OwnerOtherKind)]
            pub enum OwnerOther {
                #[json("dog", as_dog, from Dog)] Dog(Dog),
                #[json("bird", as_bird, from Bird)] Bird(Bird),
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A tag decides, and one branch takes null.
            #[union(tag "kind", kind PetKind)]
            pub enum Pet {
                #[json("cat", as_cat, from Cat)] Cat(Cat),
                #[json("dog", as_dog, from Dog)] Dog(Dog),
            }
        }
    }
}
