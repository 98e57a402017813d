//! From `tests/cases/unions/strings_and_others.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Enums of strings next to others.
    pub use a::A;
    pub use a_or_b_or_integer::AOrBOrInteger;
    pub use b::B;
    pub use h::H;
    pub use l::{L, LObject, LString};
    pub use o::O;
    pub use u::{U, UString};

    use super::runtime;

    mod a {
        use super::runtime;

        runtime::text! {
            /// The string enum `A`.
            pub enum A {
                #[json("a")] A,
                #[json("b")] B,
            }
        }
    }

    mod a_or_b_or_integer {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum AOrBOrInteger {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }
    }

    mod b {
        use super::runtime;

        runtime::text! {
            /// The string enum `B`.
            pub enum B {
                #[json("b")] B,
                #[json("c")] C,
            }
        }
    }

    mod h {
        use super::{AOrBOrInteger, runtime};

        runtime::object! {
            /// The object `H`.
            #[object()]
            pub struct H {
                #[json("u", optional)] pub u: Option<AOrBOrInteger>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod l {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum L {
                /// A string.
                #[json(string, accessor = as_string, from, from_text)] String(LString),
                /// An object.
                #[json(object, accessor = as_object, from)] Object(LObject),
            }
        }

        runtime::object! {
            /// The object `L(3)`.
            #[object()]
            pub struct LObject {
                #[json("z", optional)] pub z: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `L`.
            pub enum LString {
                #[json("auto")] Auto,
                #[json("none")] None,
            }
        }
    }

    mod o {
        use super::runtime;

        runtime::object! {
            /// The object `O`.
            #[object()]
            pub struct O {
                #[json("x", optional)] pub x: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod u {
        use super::{O, runtime};

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum U {
                /// A string.
                #[json(string, accessor = as_string, from, from_text)] String(UString),
                /// An object.
                #[json(object, accessor = as_o, from)] O(O),
            }
        }

        runtime::text! {
            /// The string enum `U`.
            pub enum UString {
                #[json("a")] A,
                #[json("b")] B,
                #[json("c")] C,
            }
        }
    }
}
