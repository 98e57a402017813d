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
            #[object(tag "t" = "a_b", default)]
            pub struct Five {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod four {
        use super::runtime;

        runtime::object! {
            /// The object `Four`.
            #[object(tag "t" = "a-b", default)]
            pub struct Four {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod odd {
        use super::{Five, Four, One, Seven, Six, Three, Two, runtime};

        runtime::union! {
            /// A discriminated union of 7 object types, tagged by `t`.
            #[union(tag "t", kind OddKind)]
            pub enum Odd {
                #[json("self", as_self_value, from One)] SelfValue(One),
                #[json("unknown", as_unknown_value, from Two)] UnknownValue(Two),
                #[json("1st", as_n1st, from Three)] N1st(Three),
                #[json("a-b", as_a_b, from Four)] AB(Four),
                #[json("a_b", as_a_underscore_b, from Five)] AUnderscoreB(Five),
                #[json("", as_empty, from Six)] Empty(Six),
                #[json("it's \"g\"", as_its_g, from Seven)] ItsG(Seven),
            }
        }
    }

    mod one {
        use super::runtime;

        runtime::object! {
            /// The object `One`.
            #[object(tag "t" = "self", default)]
            pub struct One {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod seven {
        use super::runtime;

        runtime::object! {
            /// The object `Seven`.
            #[object(tag "t" = "it's \"g\"", default)]
            pub struct Seven {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod six {
        use super::runtime;

        runtime::object! {
            /// The object `Six`.
            #[object(tag "t" = "", default)]
            pub struct Six {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod three {
        use super::runtime;

        runtime::object! {
            /// The object `Three`.
            #[object(tag "t" = "1st", default)]
            pub struct Three {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod two {
        use super::runtime;

        runtime::object! {
            /// The object `Two`.
            #[object(tag "t" = "unknown", default)]
            pub struct Two {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
