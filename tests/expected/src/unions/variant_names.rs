//! From `tests/cases/unions/variant_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Variant names.
    pub use five::Five;
    pub use four::Four;
    pub use odd::{Odd, OddKind};
    pub use one::One;
    pub use seven::Seven;
    pub use six::Six;
    pub use three::Three;
    pub use two::Two;

    use super::runtime;

    mod five {
        use super::runtime;

        runtime::object! {
            /// The object `Five`.
            #[object(tag = ("t", "a_b"))]
            pub struct Five {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod four {
        use super::runtime;

        runtime::object! {
            /// The object `Four`.
            #[object(tag = ("t", "a-b"))]
            pub struct Four {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod odd {
        use super::{Five, Four, One, Seven, Six, Three, Two, runtime};

        runtime::union! {
            /// A discriminated union of 7 object types, tagged by `t`.
            #[union(tag = "t", kind = OddKind)]
            pub enum Odd {
                #[json("self", accessor = as_self_value, from)] SelfValue(One),
                #[json("unknown", accessor = as_unknown_value, from)] UnknownValue(Two),
                #[json("1st", accessor = as_n1st, from)] N1st(Three),
                #[json("a-b", accessor = as_a_b, from)] AB(Four),
                #[json("a_b", accessor = as_a_underscore_b, from)] AUnderscoreB(Five),
                #[json("", accessor = as_empty, from)] Empty(Six),
                #[json("it's \"g\"", accessor = as_its_g, from)] ItsG(Seven),
            }
        }
    }

    mod one {
        use super::runtime;

        runtime::object! {
            /// The object `One`.
            #[object(tag = ("t", "self"))]
            pub struct One {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod seven {
        use super::runtime;

        runtime::object! {
            /// The object `Seven`.
            #[object(tag = ("t", "it's \"g\""))]
            pub struct Seven {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod six {
        use super::runtime;

        runtime::object! {
            /// The object `Six`.
            #[object(tag = ("t", ""))]
            pub struct Six {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod three {
        use super::runtime;

        runtime::object! {
            /// The object `Three`.
            #[object(tag = ("t", "1st"))]
            pub struct Three {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod two {
        use super::runtime;

        runtime::object! {
            /// The object `Two`.
            #[object(tag = ("t", "unknown"))]
            pub struct Two {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
