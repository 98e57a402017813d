//! From `tests/cases/types/formats.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Formats.
    pub use formats::*;

    use super::runtime;

    mod formats {
        use super::runtime;

        runtime::object! {
            /// The object `Formats` of the document.
            #[object(default)]
            pub struct Formats {
                /// The `moment` property.
                #[json(optional "moment")] pub moment: Option<runtime::DateTime>,
                /// The `day` property.
                #[json(optional "day")] pub day: Option<runtime::Date>,
                /// The `hour` property.
                #[json(optional "hour")] pub hour: Option<runtime::Time>,
                /// The `span` property.
                #[json(optional "span")] pub span: Option<runtime::Duration>,
                /// The `bytes` property.
                #[json(optional "bytes")] pub bytes: Option<runtime::Base64>,
                /// The `encoded` property.
                #[json(optional "encoded")] pub encoded: Option<runtime::Base64>,
                /// The `file` property.
                #[json(optional "file")] pub file: Option<String>,
                /// The `uuid` property.
                #[json(optional "uuid")] pub uuid: Option<String>,
                /// The `secret` property.
                #[json(optional "secret")] pub secret: Option<runtime::Secret>,
                /// The `unheard_of` property.
                #[json(optional "unheard_of")] pub unheard_of: Option<String>,
                /// The `int8` property.
                #[json(optional "int8")] pub int8: Option<i8>,
                /// The `int32` property.
                #[json(optional "int32")] pub int32: Option<i32>,
                /// The `int64` property.
                #[json(optional "int64")] pub int64: Option<i64>,
                /// The `uint16` property.
                #[json(optional "uint16")] pub uint16: Option<u16>,
                /// The `uint64` property.
                #[json(optional "uint64")] pub uint64: Option<u64>,
                /// The `count` property.
                #[json(optional "count")] pub count: Option<u64>,
                /// The `small_count` property.
                #[json(optional "small_count")] pub small_count: Option<u32>,
                /// The `float` property.
                #[json(optional "float")] pub float: Option<f64>,
                /// The `double` property.
                #[json(optional "double")] pub double: Option<f64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }
}
