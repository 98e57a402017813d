//! From `tests/cases/types/non_ascii_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Non-ASCII names.
    pub use gr_uf6_udf_e::Größe;
    pub use u540d_u524d::名前;

    use super::runtime;

    mod gr_uf6_udf_e {
        use super::runtime;

        runtime::object! {
            /// The object `Größe`.
            #[object()]
            pub struct Größe {
                #[json("wert", optional)] pub wert: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod u540d_u524d {
        use super::runtime;

        runtime::object! {
            /// The object `名前`.
            #[object()]
            pub struct 名前 {
                #[json("e", optional)] pub e: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
