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
            #[object()]
            pub struct BTreeMapType {
                #[json("a", optional)] pub a: Option<BTreeMap<String, String>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod core_ {
        use super::{Runtime, runtime};

        runtime::object! {
            /// The object `Core`.
            #[object()]
            pub struct Core {
                #[json("a", optional)] pub a: Option<Runtime>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod fields {
        use super::runtime;

        runtime::object! {
            /// The object `Fields`.
            #[object(tag = ("t", "fields"))]
            pub struct Fields {
                #[json("kind", optional)] pub kind: Option<String>,
                #[json("as_fields", optional)] pub as_fields: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object(tag = ("t", "object"))]
            pub struct Object {
                #[json("kind", optional)] pub kind: Option<String>,
                #[json("as_fields", optional)] pub as_fields: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod partial_eq_type {
        use super::{Kind, runtime};

        runtime::object! {
            /// The object `PartialEq`.
            #[object()]
            pub struct PartialEqType {
                #[json("a", optional)] pub a: Option<Kind>,
                #[json("b", optional)] pub b: Option<PartialEqTypeB>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object()]
            pub struct PartialOrdType {
                #[json("a", optional)] pub a: Option<PartialOrdTypeA>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object()]
            pub struct Rule {
                /// At most 3.
                #[json("a", optional)] #[check(maximum = 3)] pub a: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod runtime_ {
        use super::{BTreeMapType, runtime};

        runtime::object! {
            /// The object `Runtime`.
            #[object()]
            pub struct Runtime {
                #[json("a", optional)] pub a: Option<BTreeMapType>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod serde_ {
        use super::{Core, runtime};

        runtime::object! {
            /// The object `Serde`.
            #[object()]
            pub struct Serde {
                #[json("a", optional)] pub a: Option<Core>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod serialize {
        use super::runtime;

        runtime::object! {
            /// The object `Serialize`.
            #[object()]
            pub struct Serialize {
                /// Default: `x`.
                #[json("a", default = "x".to_owned())] pub a: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shared {
        use super::{Fields, Object, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = SharedKind)]
            pub enum Shared {
                #[json("object", accessor = as_object, from)] Object(Object),
                #[json("fields", accessor = as_fields, from)] Fields(Fields),
            }
        }
    }

    mod std_ {
        use super::{Serde, runtime};

        runtime::object! {
            /// The object `Std`.
            #[object()]
            pub struct Std {
                #[json("a", optional)] pub a: Option<Serde>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod super_ {
        use super::runtime;

        runtime::object! {
            /// The object `Super`.
            #[object()]
            pub struct Super {
                /// At least 1 character.
                #[json("a", optional)] #[check(min_length = 1)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod types_ {
        use std::collections::BTreeMap;

        use super::{Rule, runtime};

        runtime::object! {
            /// The object `Types`.
            #[object()]
            pub struct Types {
                #[json("a", optional)] #[check(nested)] pub a: Option<BTreeMap<String, Rule>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
