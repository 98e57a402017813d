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
            #[object()]
            pub struct Formats {
                #[json("moment", optional)] #[check(valid_date_time)] pub moment: Option<runtime::DateTime>,
                #[json("day", optional)] #[check(valid_date)] pub day: Option<runtime::Date>,
                #[json("hour", optional)] #[check(valid_time)] pub hour: Option<runtime::Time>,
                #[json("span", optional)] #[check(valid_duration)] pub span: Option<runtime::Duration>,
                #[json("bytes", optional)] #[check(valid_base64)] pub bytes: Option<runtime::Base64>,
                #[json("id", optional)] #[check(valid_uuid)] pub id: Option<String>,
                #[json("email", optional)] #[check(valid_email)] pub email: Option<String>,
                /// At most 30 characters.
                #[json("link", optional)] #[check(max_length = 30, valid_uri)] pub link: Option<String>,
                #[json("host", optional)] #[check(valid_hostname)] pub host: Option<String>,
                #[json("ipv4", optional)] #[check(valid_ipv4)] pub ipv4: Option<String>,
                #[json("ipv6", optional)] #[check(valid_ipv6)] pub ipv6: Option<String>,
                #[json("token", optional)] #[check(valid_uuid)] pub token: Option<runtime::Secret>,
                #[json("idn_email", optional)] #[check(valid_idn_email)] pub idn_email: Option<String>,
                #[json("reference", optional)] #[check(valid_uri_reference)] pub reference: Option<String>,
                #[json("iri", optional)] #[check(valid_iri)] pub iri: Option<String>,
                #[json("iri_reference", optional)] #[check(valid_iri_reference)] pub iri_reference: Option<String>,
                #[json("template", optional)] #[check(valid_uri_template)] pub template: Option<String>,
                #[json("pointer", optional)] #[check(valid_json_pointer)] pub pointer: Option<String>,
                #[json("relative", optional)] #[check(valid_relative_json_pointer)] pub relative: Option<String>,
                #[json("regex", optional)] #[check(valid_regex)] pub regex: Option<String>,
                #[json("idn_host", optional)] pub idn_host: Option<String>,
                #[json("unheard_of", optional)] pub unheard_of: Option<String>,
                #[json("days", optional)] #[check(each = valid_date())] pub days: Option<Vec<runtime::Date>>,
                #[json("by_id", optional)] #[check(keys = valid_uuid())] pub by_id: Option<BTreeMap<String, i64>>,
                #[json("when", optional)] #[check(either = (valid_date(), valid_date_time()))] pub when: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
