//! From `tests/cases/types/deprecated.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Deprecated.
    pub use cat::*;
    pub use current::*;
    pub use dog::*;
    pub use old::*;
    pub use old_choice::*;
    pub use old_colour::*;
    pub use old_id::*;

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat` of the document.
            #[object(tag "kind" = "Cat", default)]
            pub struct Cat {
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod current {
        use super::runtime;

        runtime::object! {
            /// The object `Current` of the document.
            #[object(default)]
            pub struct Current {
                #[json(optional "id")] pub id: Option<String>,
                /// Use `id`.
                #[deprecated] #[json(optional "name")] pub name: Option<String>,
                #[deprecated] #[json(default "width" = 3)] pub width: i64,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog` of the document.
            #[object(tag "kind" = "Dog", default)]
            pub struct Dog {
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod old {
        use super::runtime;

        runtime::object! {
            /// Use `Current`.
            #[deprecated]
            #[object(default)]
            pub struct Old {
                #[json(optional "id")] pub id: Option<String>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod old_choice {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// One of several objects: `OldChoice` of the document.
            #[deprecated]
            #[union(tag "kind", kind OldChoiceKind)]
            pub enum OldChoice {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
            }
        }
    }

    mod old_colour {
        use super::runtime;

        runtime::text! {
            /// One of several texts: `OldColour` of the document.
            #[deprecated]
            pub enum OldColour {
                #[json("red")] Red,
            }
        }
    }

    mod old_id {
        /// The value `OldId` of the document.
        #[deprecated]
        pub type OldId = String;
    }
}
