//! From `tests/cases/types/deprecated.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
#[allow(deprecated)]
pub mod types {
    //! The types of Deprecated.
    pub use cat::Cat;
    pub use current::Current;
    pub use dog::Dog;
    pub use old::Old;
    pub use old_choice::{OldChoice, OldChoiceKind};
    pub use old_colour::OldColour;
    pub use old_id::OldId;
    pub use old_level::OldLevel;

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object(tag "kind" = "Cat", default)]
            pub struct Cat {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod current {
        use super::runtime;

        runtime::object! {
            /// The object `Current`.
            #[object(explicit(nulls = 0, defaults = 1), default)]
            pub struct Current {
                #[json(optional "id")] pub id: Option<String>,
                /// Use `id`.
                #[json(optional "name")] #[deprecated] pub name: Option<String>,
                /// The `width` property. Default: `3`.
                #[json(default "width" = 3)] #[deprecated] pub width: i64,
                #[rest] pub extra: runtime::Extra,
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
    mod old {
        use super::runtime;

        runtime::object! {
            /// Use `Current`.
            #[deprecated]
            #[object(default)]
            pub struct Old {
                #[json(optional "id")] pub id: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod old_choice {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[deprecated]
            #[union(tag "kind", kind OldChoiceKind)]
            pub enum OldChoice {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
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

    #[allow(deprecated)]
    mod old_id {
        /// The value `OldId`.
        #[deprecated]
        pub type OldId = String;
    }

    #[allow(deprecated)]
    mod old_level {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `OldLevel`.
            #[deprecated]
            #[integer(i64)]
            pub enum OldLevel {
                #[json(1)] Low,
                #[json(2)] High,
            }
        }
    }
}
