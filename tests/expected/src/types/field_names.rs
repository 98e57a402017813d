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
            #[object()]
            pub struct Odd {
                #[json("type", optional)] pub r#type: Option<String>,
                #[json("self", optional)] pub self_: Option<String>,
                #[json("_", optional)] pub underscore: Option<String>,
                #[json("", optional)] pub empty: Option<String>,
                #[json("@id", optional)] pub id: Option<String>,
                #[json("$ref", optional)] pub r#ref: Option<String>,
                #[json("+1", optional)] pub plus_1: Option<i64>,
                #[json("-1", optional)] pub minus_1: Option<i64>,
                #[json("1st", optional)] pub n1st: Option<String>,
                #[json("2fa-code", optional)] pub n2fa_code: Option<String>,
                #[json("kebab-case", optional)] pub kebab_case: Option<String>,
                #[json("HTTPStatus", optional)] pub http_status: Option<i64>,
                #[json("with space", optional)] pub with_space: Option<String>,
                #[json("<=", optional)] pub lt_eq: Option<String>,
                #[json("größe", optional)] pub größe: Option<f64>,
                #[json("名前", optional)] pub 名前: Option<String>,
                #[json("🙂", optional)] pub u1f642: Option<String>,
                #[json("new", optional)] pub new_field: Option<String>,
                #[json("validate", optional)] pub validate_field: Option<String>,
                #[json("extra", optional)] pub extra_field: Option<String>,
                #[json("omitted", optional)] pub omitted_field: Option<String>,
                #[json("quote\"back\\slash", optional)] pub quote_back_slash: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod twins {
        use super::runtime;

        runtime::object! {
            /// The object `Twins`.
            #[object()]
            pub struct Twins {
                #[json("fooBar", optional)] pub foo_bar: Option<String>,
                #[json("foo_bar", optional)] pub foo_bar_2: Option<String>,
                #[json("FooBar", optional)] pub foo_bar_3: Option<String>,
                #[json("foo-bar", optional)] pub foo_dash_bar: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
