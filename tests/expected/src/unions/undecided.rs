//! From `tests/cases/unions/undecided.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Undecided.
    pub use cat::Cat;
    pub use dog::Dog;
    pub use either::Either;
    pub use home::Home;

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object()]
            pub struct Cat {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object()]
            pub struct Dog {
                #[json("name", optional)] pub name: Option<String>,
                #[json("breed", optional)] pub breed: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod either {
        use super::{Cat, Dog, runtime};

        runtime::untagged_union! {
            /// Nothing tells the two objects apart.
            #[union(untagged)]
            pub enum Either {
                /// A [`Cat`].
                #[json({}, accessor = as_cat, from)] Cat(Cat),
                /// A [`Dog`].
                #[json({ ; "breed": string }, accessor = as_dog, from)] Dog(Dog),
            }
        }
    }

    mod home {
        use super::{Either, runtime};

        runtime::object! {
            /// The object `Home`.
            #[object()]
            pub struct Home {
                #[json("pet")] pub pet: Either,
                #[json("guest", optional)] pub guest: Option<Either>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
