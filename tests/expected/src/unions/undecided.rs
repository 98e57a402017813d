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
            #[object(default)]
            pub struct Cat {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(default)]
            pub struct Dog {
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "breed")] pub breed: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod either {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// Nothing tells the two objects apart.
            #[union(shape)]
            pub enum Either {
                /// A [`Cat`].
                #[json({}, as_cat, from Cat)] Cat(Cat),
                /// A [`Dog`].
                #[json({ ; "breed": string }, as_dog, from Dog)] Dog(Dog),
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
                #[json(optional "guest")] pub guest: Option<Either>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
