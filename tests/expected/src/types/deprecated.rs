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
            #[object(tag = ("kind", "Cat"))]
            pub struct Cat {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod current {
        use super::runtime;

        runtime::object! {
            /// The object `Current`.
            #[object()]
            pub struct Current {
                #[json("id", optional)] pub id: Option<String>,
                /// Use `id`.
                #[json("name", optional)] #[deprecated] pub name: Option<String>,
                /// Default: `3`.
                #[json("width", default = 3)] #[deprecated] pub width: i64,
                #[json(flatten)] pub extra: runtime::Extra,
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
    mod old {
        use super::runtime;

        runtime::object! {
            /// Use `Current`.
            #[deprecated]
            #[object()]
            pub struct Old {
                #[json("id", optional)] pub id: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    #[allow(deprecated)]
    mod old_choice {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[deprecated]
            #[union(tag = "kind", kind = OldChoiceKind)]
            pub enum OldChoice {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
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
