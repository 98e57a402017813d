//! From `tests/cases/types/enums.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Enums.
    pub use colour::Colour;
    pub use kind::Kind;
    pub use level::Level;
    pub use mixed::{Mixed, MixedValue};
    pub use sort::Sort;
    pub use toggle::Toggle;
    pub use uses::{Uses, UsesListItem, UsesMaybe, UsesSize};

    use super::runtime;

    mod colour {
        use super::runtime;

        runtime::text! {
            /// A colour of the rainbow.
            pub enum Colour {
                #[json("red")] Red,
                #[json("DARK_BLUE")] DarkBlue,
                #[json("light-green")] LightGreen,
                #[json("off white")] OffWhite,
                #[json("")] Empty,
                #[json("1")] N1,
                #[json("-1")] Minus1,
                #[json("+1")] Plus1,
                #[json("Unknown")] UnknownValue,
                #[json("red-ish")] RedIsh,
                #[json("red_ish")] RedUnderscoreIsh,
                #[json("*")] Star,
                #[json("#fff")] Fff,
            }
        }
    }

    mod kind {
        use super::runtime;

        runtime::text! {
            /// The string enum `Kind`.
            pub enum Kind {
                #[json("only")] Only,
            }
        }
    }

    mod level {
        /// The value `Level`.
        pub type Level = i64;
    }

    mod mixed {
        use super::runtime;

        runtime::union! {
            /// A union of 3 JSON types: string, integer, boolean.
            #[union(json_type)]
            pub enum Mixed {
                /// A string.
                #[json(string, accessor = as_value, from, from_text)] Value(MixedValue),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] #[check(one_of = [1])] Integer(i64),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] #[check(always = true)] Boolean(bool),
            }
        }

        runtime::text! {
            /// The string enum `Mixed`.
            pub enum MixedValue {
                #[json("one")] One,
            }
        }
    }

    mod sort {
        use super::runtime;

        runtime::text! {
            /// The string enum `Sort`.
            pub enum Sort {
                #[json("asc")] Asc,
                #[json("desc")] Desc,
                #[json("null")] Null,
            }
        }
    }

    mod toggle {
        /// The value `Toggle`.
        pub type Toggle = bool;
    }

    mod uses {
        use super::{Colour, Sort, runtime};

        runtime::object! {
            /// The object `Uses`.
            #[object()]
            pub struct Uses {
                #[json("colour")] pub colour: Colour,
                #[json("size")] pub size: UsesSize,
                #[json("sort", optional, nullable)] pub sort: Option<Sort>,
                #[json("maybe", optional, nullable)] pub maybe: Option<UsesMaybe>,
                #[json("list", optional)] pub list: Option<Vec<UsesListItem>>,
                /// One of 1, 2, 3.
                #[json("level", optional)] #[check(one_of = [1, 2, 3])] pub level: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Uses.list[]`.
            pub enum UsesListItem {
                #[json("x")] X,
                #[json("y")] Y,
            }
        }

        runtime::text! {
            /// The string enum `Uses.maybe`.
            pub enum UsesMaybe {
                #[json("a")] A,
                #[json("b")] B,
            }
        }

        runtime::text! {
            /// The string enum `Uses.size`.
            pub enum UsesSize {
                #[json("s")] S,
                #[json("m")] M,
                #[json("l")] L,
            }
        }
    }
}
