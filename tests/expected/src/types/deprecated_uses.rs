//! From `tests/cases/types/deprecated_uses.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
#[allow(deprecated)]
pub mod types {
    //! The types of Deprecated types in use.
    pub use cat::Cat;
    pub use choice::{Choice, ChoiceKind};
    pub use dog::Dog;
    pub use new::New;
    pub use old::Old;
    pub use old_colour::OldColour;

    use super::runtime;

    #[allow(deprecated)]
    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[deprecated]
            #[object(tag = ("kind", "Cat"))]
            pub struct Cat {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod choice {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = ChoiceKind)]
            pub enum Choice {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(tag = ("kind", "Dog"))]
            pub struct Dog {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod new {
        use super::{Old, OldColour, runtime};

        runtime::object! {
            /// The object `New`.
            #[object()]
            pub struct New {
                #[json("old", optional)] pub old: Option<Old>,
                /// Default: `red`.
                #[json("colour", default = OldColour::Red)] pub colour: OldColour,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod old {
        use super::runtime;

        runtime::object! {
            /// The object `Old`.
            #[deprecated]
            #[object()]
            pub struct Old {
                #[json("id", optional)] pub id: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod old_colour {
        use super::runtime;

        runtime::text! {
            /// The string enum `OldColour`.
            #[deprecated]
            pub enum OldColour {
                #[json("red")] Red,
            }
        }
    }
}
