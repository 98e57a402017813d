//! From `tests/cases/types/names_of_methods.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Names of methods.
    pub use any::{Any, AnyKind};
    pub use methods::Methods;
    pub use one::One;
    pub use two::Two;

    use super::runtime;

    mod any {
        use super::{One, Two, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag "t", kind AnyKind)]
            #[shared(clone_field: str, name: str)]
            pub enum Any {
                #[json("clone", as_clone, from One)] Clone(One),
                #[json("eq", as_eq, from Two)] Eq(Two),
            }
        }
    }

    mod methods {
        use super::runtime;

        runtime::object! {
            /// The object `Methods`.
            #[object(explicit(nulls = 0, defaults = 1))]
            pub struct Methods {
                #[json(optional "add")] pub add: Option<i64>,
                #[json(optional "not")] pub not: Option<bool>,
                /// The `default` property. Default: `x`.
                #[json(default "default" = "x".to_owned())] pub default_field: String,
                #[json("clone")] pub clone_field: String,
                #[json(optional "eq")] pub eq: Option<String>,
                #[json("from")] pub from: String,
                #[json(optional "into")] pub into_field: Option<String>,
                #[json(optional "is_open")] pub is_open: Option<bool>,
                #[json(optional "to_string")] pub to_string: Option<String>,
                #[json(optional "as_ref")] pub as_ref: Option<String>,
                #[json(optional "into_iter")] pub into_iter: Option<String>,
                #[json(optional "from_str")] pub from_str: Option<String>,
                #[json(optional "next")] pub next: Option<String>,
                /// The `check` property. At least 1 character.
                #[json(optional "check")] #[check(min_length(1))] pub check: Option<String>,
                #[json(optional "serialize")] pub serialize: Option<String>,
                #[json(optional "read")] pub read: Option<String>,
                #[json(optional "fields")] pub fields: Option<String>,
                #[json(optional "rest")] pub rest: Option<String>,
                #[json(optional "out")] pub out: Option<String>,
                /// The `report` property. At most 3 characters.
                #[json(optional "report")] #[check(max_length(3))] pub report: Option<String>,
                #[json(optional "value")] pub value: Option<String>,
                #[json(optional "tagged")] pub tagged: Option<String>,
                #[json(optional "place")] pub place: Option<String>,
                /// The `minimum` property. At most 3.
                #[json(optional "minimum")] #[check(maximum(3))] pub minimum: Option<i64>,
                /// The `max_length` property. At most 3 characters.
                #[json(optional "max_length")] #[check(max_length(3))] pub max_length: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod one {
        use super::runtime;

        runtime::object! {
            /// The object `One`.
            #[object(tag "t" = "clone", default)]
            pub struct One {
                #[json(optional "clone")] pub clone_field: Option<String>,
                #[json(optional "eq")] pub eq: Option<String>,
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod two {
        use super::runtime;

        runtime::object! {
            /// The object `Two`.
            #[object(tag "t" = "eq", default)]
            pub struct Two {
                #[json(optional "clone")] pub clone_field: Option<String>,
                #[json(optional "eq")] pub eq: Option<String>,
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
