//! From `tests/cases/types/formats_checked.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Formats that are checked.
    pub use formats::Formats;

    use super::runtime;

    mod formats {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Formats`.
            #[object(default)]
            pub struct Formats {
                #[json(optional "moment")] #[check(valid_date_time())] pub moment: Option<runtime::DateTime>,
                #[json(optional "day")] #[check(valid_date())] pub day: Option<runtime::Date>,
                #[json(optional "hour")] #[check(valid_time())] pub hour: Option<runtime::Time>,
                #[json(optional "span")] #[check(valid_duration())] pub span: Option<runtime::Duration>,
                #[json(optional "bytes")] #[check(valid_base64())] pub bytes: Option<runtime::Base64>,
                #[json(optional "id")] #[check(valid_uuid())] pub id: Option<String>,
                #[json(optional "email")] #[check(valid_email())] pub email: Option<String>,
                /// The `link` property. At most 30 characters.
                #[json(optional "link")] #[check((max_length(30), valid_uri()))] pub link: Option<String>,
                #[json(optional "host")] #[check(valid_hostname())] pub host: Option<String>,
                #[json(optional "ipv4")] #[check(valid_ipv4())] pub ipv4: Option<String>,
                #[json(optional "ipv6")] #[check(valid_ipv6())] pub ipv6: Option<String>,
                #[json(optional "token")] #[check(valid_uuid())] pub token: Option<runtime::Secret>,
                #[json(optional "unheard_of")] pub unheard_of: Option<String>,
                #[json(optional "days")] #[check(each(valid_date()))] pub days: Option<Vec<runtime::Date>>,
                #[json(optional "by_id")] #[check(keys(valid_uuid()))] pub by_id: Option<BTreeMap<String, i64>>,
                #[json(optional "when")] #[check(either(valid_date(), valid_date_time()))] pub when: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
