//! From `tests/cases/types/names_of_the_runtime.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Names of the runtime and of the standard library.
    pub use b_tree_map_type::BTreeMapType;
    pub use core_::Core;
    pub use fields::Fields;
    pub use kind::Kind;
    pub use object::Object;
    pub use partial_eq_type::{PartialEqType, PartialEqTypeB};
    pub use partial_ord_type::{PartialOrdType, PartialOrdTypeA};
    pub use rule::Rule;
    pub use runtime_::Runtime;
    pub use serde_::Serde;
    pub use serialize::Serialize;
    pub use shared::{Shared, SharedKind};
    pub use std_::Std;
    pub use super_::Super;
    pub use types_::Types;

    use super::runtime;

    mod b_tree_map_type {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `BTreeMap`.
            #[object(default)]
            pub struct BTreeMapType {
                #[json(optional "a")] pub a: Option<BTreeMap<String, String>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod core_ {
        use super::{Runtime, runtime};

        runtime::object! {
            /// The object `Core`.
            #[object(default)]
            pub struct Core {
                #[json(optional "a")] pub a: Option<Runtime>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod fields {
        use super::runtime;

        runtime::object! {
            /// The object `Fields`.
            #[object(tag "t" = "fields", default)]
            pub struct Fields {
                #[json(optional "kind")] pub kind: Option<String>,
                #[json(optional "as_fields")] pub as_fields: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod kind {
        use super::runtime;

        runtime::text! {
            /// The string enum `Kind`.
            pub enum Kind {
                #[json("string")] String,
                #[json("object")] Object,
            }
        }
    }

    mod object {
        use super::runtime;

        runtime::object! {
            /// The object `Object`.
            #[object(tag "t" = "object", default)]
            pub struct Object {
                #[json(optional "kind")] pub kind: Option<String>,
                #[json(optional "as_fields")] pub as_fields: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod partial_eq_type {
        use super::{Kind, runtime};

        runtime::object! {
            /// The object `PartialEq`.
            #[object(default)]
            pub struct PartialEqType {
                #[json(optional "a")] pub a: Option<Kind>,
                #[json(optional "b")] pub b: Option<PartialEqTypeB>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `PartialEq.b`.
            pub enum PartialEqTypeB {
                #[json("x")] X,
                #[json("y")] Y,
            }
        }
    }

    mod partial_ord_type {
        use super::runtime;

        runtime::object! {
            /// The object `PartialOrd`.
            #[object(default)]
            pub struct PartialOrdType {
                #[json(optional "a")] pub a: Option<PartialOrdTypeA>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `PartialOrd.a`.
            pub enum PartialOrdTypeA {
                #[json("x")] X,
                #[json("y")] Y,
            }
        }
    }

    mod rule {
        use super::runtime;

        runtime::object! {
            /// The object `Rule`.
            #[object(default)]
            pub struct Rule {
                /// The `a` property. At most 3.
                #[json(optional "a")] #[check(maximum(3))] pub a: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod runtime_ {
        use super::{BTreeMapType, runtime};

        runtime::object! {
            /// The object `Runtime`.
            #[object(default)]
            pub struct Runtime {
                #[json(optional "a")] pub a: Option<BTreeMapType>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod serde_ {
        use super::{Core, runtime};

        runtime::object! {
            /// The object `Serde`.
            #[object(default)]
            pub struct Serde {
                #[json(optional "a")] pub a: Option<Core>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod serialize {
        use super::runtime;

        runtime::object! {
            /// The object `Serialize`.
            #[object(explicit(nulls = 0, defaults = 1), default)]
            pub struct Serialize {
                /// The `a` property. Default: `x`.
                #[json(default "a" = "x".to_owned())] pub a: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod shared {
        use super::{Fields, Object, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag "t", kind SharedKind)]
            pub enum Shared {
                #[json("object", as_object, from Object)] Object(Object),
                #[json("fields", as_fields, from Fields)] Fields(Fields),
            }
        }
    }

    mod std_ {
        use super::{Serde, runtime};

        runtime::object! {
            /// The object `Std`.
            #[object(default)]
            pub struct Std {
                #[json(optional "a")] pub a: Option<Serde>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod super_ {
        use super::runtime;

        runtime::object! {
            /// The object `Super`.
            #[object(default)]
            pub struct Super {
                /// The `a` property. At least 1 character.
                #[json(optional "a")] #[check(min_length(1))] pub a: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod types_ {
        use std::collections::BTreeMap;

        use super::{Rule, runtime};

        runtime::object! {
            /// The object `Types`.
            #[object(default)]
            pub struct Types {
                #[json(optional "a")] #[check(nested())] pub a: Option<BTreeMap<String, Rule>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
