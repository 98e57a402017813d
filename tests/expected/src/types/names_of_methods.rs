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
            #[union(tag = "t", kind = AnyKind)]
            #[shared(clone_field: str, name: str)]
            pub enum Any {
                #[json("clone", accessor = as_clone, from)] Clone(One),
                #[json("eq", accessor = as_eq, from)] Eq(Two),
            }
        }
    }

    mod methods {
        use super::runtime;

        runtime::object! {
            /// The object `Methods`.
            #[object()]
            pub struct Methods {
                #[json("add", optional)] pub add: Option<i64>,
                #[json("not", optional)] pub not: Option<bool>,
                /// Default: `x`.
                #[json("default", default = "x".to_owned())] pub default_field: String,
                #[json("from")] pub from: String,
                #[json("eq", optional)] pub eq: Option<String>,
                #[json("clone")] pub clone_field: String,
                #[json("into", optional)] pub into_field: Option<String>,
                #[json("is_open", optional)] pub is_open: Option<bool>,
                #[json("to_string", optional)] pub to_string: Option<String>,
                #[json("as_ref", optional)] pub as_ref: Option<String>,
                #[json("into_iter", optional)] pub into_iter: Option<String>,
                #[json("from_str", optional)] pub from_str: Option<String>,
                #[json("next", optional)] pub next: Option<String>,
                /// At least 1 character.
                #[json("check", optional)] #[check(min_length = 1)] pub check: Option<String>,
                #[json("serialize", optional)] pub serialize: Option<String>,
                #[json("read", optional)] pub read: Option<String>,
                #[json("fields", optional)] pub fields: Option<String>,
                #[json("rest", optional)] pub rest: Option<String>,
                #[json("out", optional)] pub out: Option<String>,
                /// At most 3 characters.
                #[json("report", optional)] #[check(max_length = 3)] pub report: Option<String>,
                #[json("value", optional)] pub value: Option<String>,
                #[json("tagged", optional)] pub tagged: Option<String>,
                #[json("place", optional)] pub place: Option<String>,
                /// At most 3.
                #[json("minimum", optional)] #[check(maximum = 3)] pub minimum: Option<i64>,
                /// At most 3 characters.
                #[json("max_length", optional)] #[check(max_length = 3)] pub max_length: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod one {
        use super::runtime;

        runtime::object! {
            /// The object `One`.
            #[object(tag = ("t", "clone"))]
            pub struct One {
                #[json("clone", optional)] pub clone_field: Option<String>,
                #[json("eq", optional)] pub eq: Option<String>,
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod two {
        use super::runtime;

        runtime::object! {
            /// The object `Two`.
            #[object(tag = ("t", "eq"))]
            pub struct Two {
                #[json("clone", optional)] pub clone_field: Option<String>,
                #[json("eq", optional)] pub eq: Option<String>,
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
