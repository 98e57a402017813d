//! From `tests/cases/types/field_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Field names.
    pub use odd::*;
    pub use twins::*;

    use super::runtime;

    mod odd {
        use super::runtime;

        runtime::object! {
            /// The object `Odd` of the document.
            #[object(default)]
            pub struct Odd {
                /// The `type` property.
                #[json(optional "type")] pub r#type: Option<String>,
                /// The `self` property.
                #[json(optional "self")] pub self_: Option<String>,
                /// The `_` property.
                #[json(optional "_")] pub underscore: Option<String>,
                /// The `` property.
                #[json(optional "")] pub empty: Option<String>,
                /// The `@id` property.
                #[json(optional "@id")] pub id: Option<String>,
                /// The `$ref` property.
                #[json(optional "$ref")] pub r#ref: Option<String>,
                /// The `+1` property.
                #[json(optional "+1")] pub plus_1: Option<i64>,
                /// The `-1` property.
                #[json(optional "-1")] pub minus_1: Option<i64>,
                /// The `1st` property.
                #[json(optional "1st")] pub n1st: Option<String>,
                /// The `2fa-code` property.
                #[json(optional "2fa-code")] pub n2fa_code: Option<String>,
                /// The `kebab-case` property.
                #[json(optional "kebab-case")] pub kebab_case: Option<String>,
                /// The `HTTPStatus` property.
                #[json(optional "HTTPStatus")] pub http_status: Option<i64>,
                /// The `with space` property.
                #[json(optional "with space")] pub with_space: Option<String>,
                /// The `<=` property.
                #[json(optional "<=")] pub lt_eq: Option<String>,
                /// The `größe` property.
                #[json(optional "größe")] pub größe: Option<f64>,
                /// The `名前` property.
                #[json(optional "名前")] pub 名前: Option<String>,
                /// The `🙂` property.
                #[json(optional "🙂")] pub u1f642: Option<String>,
                /// The `new` property.
                #[json(optional "new")] pub new_field: Option<String>,
                /// The `validate` property.
                #[json(optional "validate")] pub validate_field: Option<String>,
                /// The `extra` property.
                #[json(optional "extra")] pub extra: Option<String>,
                /// The `omitted` property.
                #[json(optional "omitted")] pub omitted_field: Option<String>,
                /// The `quote"back\slash` property.
                #[json(optional "quote\"back\\slash")] pub quote_back_slash: Option<String>,
                #[json(rest)] pub extra_2: runtime::Extra,
            }
        }
    }

    mod twins {
        use super::runtime;

        runtime::object! {
            /// The object `Twins` of the document.
            #[object(default)]
            pub struct Twins {
                /// The `fooBar` property.
                #[json(optional "fooBar")] pub foo_bar_2: Option<String>,
                /// The `foo_bar` property.
                #[json(optional "foo_bar")] pub foo_bar: Option<String>,
                /// The `FooBar` property.
                #[json(optional "FooBar")] pub foo_bar_3: Option<String>,
                /// The `foo-bar` property.
                #[json(optional "foo-bar")] pub foo_dash_bar: Option<String>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }
}
