//! From `tests/cases/types/field_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Field names.
    pub use odd::Odd;
    pub use twins::Twins;

    use super::runtime;

    mod odd {
        use super::runtime;

        runtime::object! {
            /// The object `Odd`.
            #[object(default)]
            pub struct Odd {
                #[json(optional "type")] pub r#type: Option<String>,
                #[json(optional "self")] pub self_: Option<String>,
                #[json(optional "_")] pub underscore: Option<String>,
                #[json(optional "")] pub empty: Option<String>,
                #[json(optional "@id")] pub id: Option<String>,
                #[json(optional "$ref")] pub r#ref: Option<String>,
                #[json(optional "+1")] pub plus_1: Option<i64>,
                #[json(optional "-1")] pub minus_1: Option<i64>,
                #[json(optional "1st")] pub n1st: Option<String>,
                #[json(optional "2fa-code")] pub n2fa_code: Option<String>,
                #[json(optional "kebab-case")] pub kebab_case: Option<String>,
                #[json(optional "HTTPStatus")] pub http_status: Option<i64>,
                #[json(optional "with space")] pub with_space: Option<String>,
                #[json(optional "<=")] pub lt_eq: Option<String>,
                #[json(optional "größe")] pub größe: Option<f64>,
                #[json(optional "名前")] pub 名前: Option<String>,
                #[json(optional "🙂")] pub u1f642: Option<String>,
                #[json(optional "new")] pub new_field: Option<String>,
                #[json(optional "validate")] pub validate_field: Option<String>,
                #[json(optional "extra")] pub extra_field: Option<String>,
                #[json(optional "omitted")] pub omitted_field: Option<String>,
                #[json(optional "quote\"back\\slash")] pub quote_back_slash: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod twins {
        use super::runtime;

        runtime::object! {
            /// The object `Twins`.
            #[object(default)]
            pub struct Twins {
                #[json(optional "fooBar")] pub foo_bar: Option<String>,
                #[json(optional "foo_bar")] pub foo_bar_2: Option<String>,
                #[json(optional "FooBar")] pub foo_bar_3: Option<String>,
                #[json(optional "foo-bar")] pub foo_dash_bar: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
