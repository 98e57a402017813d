//! From `tests/cases/types/unknown_fields_drop.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Unknown fields dropped.
    pub use pet::Pet;
    pub use prices::Prices;

    use super::runtime;

    mod pet {
        use super::runtime;

        runtime::object! {
            /// The object `Pet`.
            #[object()]
            pub struct Pet {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Dropped,
            }
        }
    }

    mod prices {
        use super::runtime;

        runtime::object! {
            /// What it says of other members holds all the same.
            #[object()]
            pub struct Prices {
                #[json("currency", optional)] pub currency: Option<String>,
                #[json(flatten)] pub extra: runtime::AdditionalProperties<f64>,
            }
        }
    }
}
