//! From `tests/cases/types/names_of_methods.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Names of methods.
    pub use any::*;
    pub use methods::*;
    pub use one::*;
    pub use two::*;

    use super::runtime;

    mod any {
        use super::{One, Two, runtime};

        runtime::union! {
            /// One of several objects: `Any` of the document.
            #[union(tag "t", kind AnyKind)]
            #[shared(clone_field: str, name: str)]
            pub enum Any {
                /// `clone`
                #[json("clone", as_clone, from One)] Clone(One),
                /// `eq`
                #[json("eq", as_eq, from Two)] Eq(Two),
            }
        }
    }

    mod methods {
        use super::runtime;

        runtime::object! {
            /// The object `Methods` of the document.
            #[object()]
            pub struct Methods {
                /// The `add` property.
                #[json(optional "add")] pub add: Option<i64>,
                /// The `not` property.
                #[json(optional "not")] pub not: Option<bool>,
                /// The `default` property.
                #[json(default "default" = "x".to_owned())] pub default_field: String,
                /// The `clone` property.
                #[json(required "clone")] pub clone_field: String,
                /// The `eq` property.
                #[json(optional "eq")] pub eq: Option<String>,
                /// The `from` property.
                #[json(required "from")] pub from: String,
                /// The `into` property.
                #[json(optional "into")] pub into_field: Option<String>,
                /// The `is_open` property.
                #[json(optional "is_open")] pub is_open: Option<bool>,
                /// The `to_string` property.
                #[json(optional "to_string")] pub to_string: Option<String>,
                /// The `as_ref` property.
                #[json(optional "as_ref")] pub as_ref: Option<String>,
                /// The `into_iter` property.
                #[json(optional "into_iter")] pub into_iter: Option<String>,
                /// The `from_str` property.
                #[json(optional "from_str")] pub from_str: Option<String>,
                /// The `next` property.
                #[json(optional "next")] pub next: Option<String>,
                /// The `check` property.
                #[json(optional "check")] #[check(min_length(1))] pub check: Option<String>,
                /// The `serialize` property.
                #[json(optional "serialize")] pub serialize: Option<String>,
                /// The `read` property.
                #[json(optional "read")] pub read: Option<String>,
                /// The `fields` property.
                #[json(optional "fields")] pub fields: Option<String>,
                /// The `rest` property.
                #[json(optional "rest")] pub rest: Option<String>,
                /// The `out` property.
                #[json(optional "out")] pub out: Option<String>,
                /// The `report` property.
                #[json(optional "report")] #[check(max_length(3))] pub report: Option<String>,
                /// The `value` property.
                #[json(optional "value")] pub value: Option<String>,
                /// The `tagged` property.
                #[json(optional "tagged")] pub tagged: Option<String>,
                /// The `place` property.
                #[json(optional "place")] pub place: Option<String>,
                /// The `minimum` property.
                #[json(optional "minimum")] #[check(maximum(3))] pub minimum: Option<i64>,
                /// The `max_length` property.
                #[json(optional "max_length")] #[check(max_length(3))] pub max_length: Option<String>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod one {
        use super::runtime;

        runtime::object! {
            /// The object `One` of the document.
            #[object(tag "t" = "clone", default)]
            pub struct One {
                /// The `clone` property.
                #[json(optional "clone")] pub clone_field: Option<String>,
                /// The `eq` property.
                #[json(optional "eq")] pub eq: Option<String>,
                /// The `name` property.
                #[json(optional "name")] pub name: Option<String>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod two {
        use super::runtime;

        runtime::object! {
            /// The object `Two` of the document.
            #[object(tag "t" = "eq", default)]
            pub struct Two {
                /// The `clone` property.
                #[json(optional "clone")] pub clone_field: Option<String>,
                /// The `eq` property.
                #[json(optional "eq")] pub eq: Option<String>,
                /// The `name` property.
                #[json(optional "name")] pub name: Option<String>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }
}
