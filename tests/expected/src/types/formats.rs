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
            #[object(default)]
            pub struct Formats {
                #[json(optional "moment")] pub moment: Option<runtime::DateTime>,
                #[json(optional "day")] pub day: Option<runtime::Date>,
                #[json(optional "hour")] pub hour: Option<runtime::Time>,
                #[json(optional "span")] pub span: Option<runtime::Duration>,
                #[json(optional "bytes")] pub bytes: Option<runtime::Base64>,
                #[json(optional "encoded")] pub encoded: Option<runtime::Base64>,
                #[json(optional "file")] pub file: Option<String>,
                #[json(optional "uuid")] pub uuid: Option<String>,
                #[json(optional "secret")] pub secret: Option<runtime::Secret>,
                #[json(optional "unheard_of")] pub unheard_of: Option<String>,
                #[json(optional "int8")] pub int8: Option<i8>,
                #[json(optional "int32")] pub int32: Option<i32>,
                #[json(optional "int64")] pub int64: Option<i64>,
                #[json(optional "uint16")] pub uint16: Option<u16>,
                #[json(optional "uint64")] pub uint64: Option<u64>,
                #[json(optional "count")] pub count: Option<u64>,
                #[json(optional "small_count")] pub small_count: Option<u32>,
                #[json(optional "float")] pub float: Option<f64>,
                #[json(optional "double")] pub double: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
