//! From `tests/cases/types/names_of_ours.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
#[allow(deprecated)]
pub mod types {
    //! The types of Names that our own code has.
    pub use alias::Alias;
    pub use chosen::Chosen;
    pub use color::Color;
    pub use date_time::DateTime;
    pub use gruntime::Gruntime;
    pub use gruntimes::Gruntimes;
    pub use painted::Painted;
    pub use regex_::Regex;

    use super::runtime;

    mod alias {
        use super::Gruntime;

        /// An alias.
        pub type Alias = Gruntime;
    }

    mod chosen {
        use super::runtime;

        runtime::text! {
            /// The string enum `Chosen`.
            pub enum Chosen {
                #[json("Color")] Color,
                #[json("other")] Other,
            }
        }
    }

    #[allow(deprecated)]
    mod color {
        use super::runtime;

        runtime::object! {
            /// The object `Color`.
            #[deprecated]
            #[object(default)]
            pub struct Color {
                #[json(optional "b")] pub b: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod date_time {
        use super::runtime;

        runtime::object! {
            /// The object `DateTime`.
            #[object(default)]
            pub struct DateTime {
                #[json(optional "minimum")] pub minimum: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod gruntime {
        use super::runtime;

        runtime::object! {
            /// The object `Gruntime`.
            #[object(explicit(nulls = 0, defaults = 1), default)]
            pub struct Gruntime {
                /// The `a` property. Default: `see base64::x`.
                #[json(default "a" = "see base64::x".to_owned())] pub a: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod gruntimes {
        use super::Gruntime;

        /// The value `Gruntimes`.
        pub type Gruntimes = Vec<Gruntime>;
    }

    #[allow(deprecated)]
    mod painted {
        use super::{Color, runtime};

        runtime::object! {
            /// The object `Painted`.
            #[object(default)]
            pub struct Painted {
                #[json(optional "color")] pub color: Option<Color>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod regex_ {
        use super::{DateTime, runtime};

        runtime::object! {
            /// The object `regex`.
            #[object(default)]
            pub struct Regex {
                #[json(optional "runtime")] pub runtime: Option<DateTime>,
                #[json(optional "check")] pub check: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
