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
            #[object()]
            pub struct Color {
                #[json("b", optional)] pub b: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod date_time {
        use super::runtime;

        runtime::object! {
            /// The object `DateTime`.
            #[object()]
            pub struct DateTime {
                #[json("minimum", optional)] pub minimum: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod gruntime {
        use super::runtime;

        runtime::object! {
            /// The object `Gruntime`.
            #[object()]
            pub struct Gruntime {
                /// Default: `see base64::x`.
                #[json("a", default = "see base64::x".to_owned())] pub a: String,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object()]
            pub struct Painted {
                #[json("color", optional)] pub color: Option<Color>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod regex_ {
        use super::{DateTime, runtime};

        runtime::object! {
            /// The object `regex`.
            #[object()]
            pub struct Regex {
                #[json("runtime", optional)] pub runtime: Option<DateTime>,
                #[json("check", optional)] pub check: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
