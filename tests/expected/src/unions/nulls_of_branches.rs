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
            #[object(tag = ("kind", "bird"))]
            pub struct Bird {
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("more", optional)] pub more: Option<Vec<Option<Pet>>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = OwnerOtherKind)]
            pub enum OwnerOther {
                #[json("dog", accessor = as_dog, from)] Dog(Dog),
                #[json("bird", accessor = as_bird, from)] Bird(Bird),
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A tag decides, and one branch takes null.
            #[union(tag = "kind", kind = PetKind)]
            pub enum Pet {
                #[json("cat", accessor = as_cat, from)] Cat(Cat),
                #[json("dog", accessor = as_dog, from)] Dog(Dog),
            }
        }
    }
}
