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
            #[object()]
            pub struct Pet {
                #[json("owner", optional, nullable)] pub owner: Option<PetOwner>,
                #[json("mood", optional, nullable)] pub mood: Option<PetMood>,
                #[json("object", optional)] pub object: Option<PetObject>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object()]
            pub struct PetOwner {
                #[json("home", optional, nullable)] pub home: Option<PetOwnerHome>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Pet.owner(1).home`.
            #[object()]
            pub struct PetOwnerHome {
                #[json("street", optional)] pub street: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
