//! From `tests/cases/types/formats.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Formats.
    pub use formats::Formats;

    use super::runtime;

    mod formats {
        use super::runtime;

        runtime::object! {
            /// The object `Formats`.
            #[object()]
            pub struct Formats {
                #[json("moment", optional)] pub moment: Option<runtime::DateTime>,
                #[json("day", optional)] pub day: Option<runtime::Date>,
                #[json("hour", optional)] pub hour: Option<runtime::Time>,
                #[json("span", optional)] pub span: Option<runtime::Duration>,
                #[json("bytes", optional)] pub bytes: Option<runtime::Base64>,
                #[json("encoded", optional)] pub encoded: Option<runtime::Base64>,
                #[json("file", optional)] pub file: Option<String>,
                #[json("uuid", optional)] pub uuid: Option<String>,
                #[json("secret", optional)] pub secret: Option<runtime::Secret>,
                #[json("unheard_of", optional)] pub unheard_of: Option<String>,
                #[json("int8", optional)] pub int8: Option<i8>,
                #[json("int32", optional)] pub int32: Option<i32>,
                #[json("int64", optional)] pub int64: Option<i64>,
                #[json("uint16", optional)] pub uint16: Option<u16>,
                #[json("uint64", optional)] pub uint64: Option<u64>,
                #[json("count", optional)] pub count: Option<u64>,
                #[json("small_count", optional)] pub small_count: Option<u32>,
                #[json("float", optional)] pub float: Option<f64>,
                #[json("double", optional)] pub double: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
