//! From `tests/cases/types/maps_of_maps.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Maps of maps.
    pub use by_collection::ByCollection;
    pub use durations::Durations;

    use super::runtime;

    mod by_collection {
        use std::collections::BTreeMap;

        /// The value `ByCollection`.
        pub type ByCollection = BTreeMap<String, BTreeMap<String, BTreeMap<String, Vec<BTreeMap<String, f64>>>>>;
    }

    mod durations {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Durations`.
            #[object()]
            pub struct Durations {
                #[json("since")] pub since: String,
                #[json("responses", optional)]
                pub responses: Option<BTreeMap<String, BTreeMap<String, BTreeMap<String, Vec<BTreeMap<String, f64>>>>>>,
                #[json("nullable", optional, nullable)]
                pub nullable: Option<BTreeMap<String, BTreeMap<String, BTreeMap<String, Vec<BTreeMap<String, f64>>>>>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
