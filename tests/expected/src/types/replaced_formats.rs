//! From `tests/cases/types/replaced_formats.yaml`.

use crate::runtime;

runtime::custom_types! { ::chrono::DateTime<::chrono::FixedOffset>, ::chrono::NaiveDate, ::rust_decimal::Decimal, ::url::Url }

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Replaced formats.
    pub use receipt::Receipt;

    use super::runtime;

    mod receipt {
        use super::runtime;

        runtime::object! {
            /// The object `Receipt`.
            #[object()]
            pub struct Receipt {
                #[json("sum")] pub sum: runtime::Custom<::rust_decimal::Decimal>,
                #[json("rate", optional)] pub rate: Option<f64>,
                #[json("printed", optional)]
                pub printed: Option<runtime::Custom<::chrono::DateTime<::chrono::FixedOffset>>>,
                #[json("due", optional)] pub due: Option<runtime::Custom<::chrono::NaiveDate>>,
                #[json("link", optional, nullable)] pub link: Option<runtime::Custom<::url::Url>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
