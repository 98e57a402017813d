//! From `tests/cases/unions/texts_and_others.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Enums of texts beside others.
    pub use a::A;
    pub use a_or_b_or_integer::AOrBOrInteger;
    pub use b::B;
    pub use h::H;
    pub use l::{L, LObject, LText};
    pub use o::O;
    pub use u::{U, UText};

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
            #[union(json)]
            pub enum AOrBOrInteger {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
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
            #[object(default)]
            pub struct H {
                #[json(optional "u")] pub u: Option<AOrBOrInteger>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod l {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json)]
            pub enum L {
                /// A string.
                #[json(string, as_text, from LText)] Text(LText),
                /// An object.
                #[json(object, as_object, from LObject)] Object(LObject),
            }
        }

        runtime::object! {
            /// The object `L(3)`.
            #[object(default)]
            pub struct LObject {
                #[json(optional "z")] pub z: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `L`.
            pub enum LText {
                #[json("auto")] Auto,
                #[json("none")] None,
            }
        }
    }

    mod o {
        use super::runtime;

        runtime::object! {
            /// The object `O`.
            #[object(default)]
            pub struct O {
                #[json(optional "x")] pub x: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod u {
        use super::{O, runtime};

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json)]
            pub enum U {
                /// A string.
                #[json(string, as_text, from UText)] Text(UText),
                /// An object.
                #[json(object, as_o, from O)] O(O),
            }
        }

        runtime::text! {
            /// The string enum `U`.
            pub enum UText {
                #[json("a")] A,
                #[json("b")] B,
                #[json("c")] C,
            }
        }
    }
}
