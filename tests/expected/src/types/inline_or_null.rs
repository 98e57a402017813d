//! From `tests/cases/types/inline_or_null.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Inline or null.
    pub use pet::{Pet, PetMood, PetObject, PetOwner, PetOwnerHome};

    use super::runtime;

    mod pet {
        use super::runtime;

        runtime::object! {
            /// The object `Pet`.
            #[object(explicit(nulls = 2, defaults = 0), default)]
            pub struct Pet {
                #[json(optional "owner" or null)] pub owner: Option<PetOwner>,
                #[json(optional "mood" or null)] pub mood: Option<PetMood>,
                #[json(optional "object")] pub object: Option<PetObject>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Pet.mood`.
            pub enum PetMood {
                #[json("glad")] Glad,
                #[json("grim")] Grim,
            }
        }

        runtime::text! {
            /// The string enum `Pet.object`.
            pub enum PetObject {
                #[json("pet")] Pet,
            }
        }

        runtime::object! {
            /// The object `Pet.owner`.
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct PetOwner {
                #[json(optional "home" or null)] pub home: Option<PetOwnerHome>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Pet.owner(1).home`.
            #[object(default)]
            pub struct PetOwnerHome {
                #[json(optional "street")] pub street: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
