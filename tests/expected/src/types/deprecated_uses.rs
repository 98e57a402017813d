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
            #[object(tag "kind" = "Cat", default)]
            pub struct Cat {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod choice {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind ChoiceKind)]
            pub enum Choice {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(tag "kind" = "Dog", default)]
            pub struct Dog {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod new {
        use super::{Old, OldColour, runtime};

        runtime::object! {
            /// The object `New`.
            #[object(explicit(nulls = 0, defaults = 1), default)]
            pub struct New {
                #[json(optional "old")] pub old: Option<Old>,
                /// The `colour` property. Default: `red`.
                #[json(default "colour" = OldColour::Red)] pub colour: OldColour,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod old {
        use super::runtime;

        runtime::object! {
            /// The object `Old`.
            #[deprecated]
            #[object(default)]
            pub struct Old {
                #[json(optional "id")] pub id: Option<String>,
                #[rest] pub extra: runtime::Extra,
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
