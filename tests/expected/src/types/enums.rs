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
            /// The text `Kind` of the document.
            pub enum Kind {
                #[json("only")] Only,
            }
        }
    }

    mod level {
        /// The value `Level` of the document.
        pub type Level = i64;
    }

    mod mixed {
        use super::runtime;

        runtime::union! {
            /// One of several kinds of JSON value: Value, Integer, Boolean.
            #[union(json)]
            pub enum Mixed {
                /// A text.
                #[json(string, as_value, from MixedValue)] Value(MixedValue),
                /// A whole number.
                #[json(integer, as_integer, from i64)] #[check(one_of([1]))] Integer(i64),
                /// `true` or `false`.
                #[json(boolean, as_boolean, from bool)] #[check(always(true))] Boolean(bool),
            }
        }

        runtime::text! {
            /// The text `Mixed` of the document.
            pub enum MixedValue {
                #[json("one")] One,
            }
        }
    }

    mod sort {
        use super::runtime;

        runtime::text! {
            /// One of several texts: `Sort` of the document.
            pub enum Sort {
                #[json("asc")] Asc,
                #[json("desc")] Desc,
                #[json("null")] Null,
            }
        }
    }

    mod toggle {
        /// The value `Toggle` of the document.
        pub type Toggle = bool;
    }

    mod uses {
        use super::{Colour, Sort, runtime};

        runtime::object! {
            /// The object `Uses` of the document.
            #[object(explicit(nulls = 2, defaults = 0))]
            pub struct Uses {
                #[json("colour")] pub colour: Colour,
                #[json("size")] pub size: UsesSize,
                #[json(optional "sort" or null)] pub sort: Option<Sort>,
                #[json(optional "maybe" or null)] pub maybe: Option<UsesMaybe>,
                #[json(optional "list")] pub list: Option<Vec<UsesListItem>>,
                #[json(optional "level")] #[check(one_of([1, 2, 3]))] pub level: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// One of several texts: `Uses.list[]` of the document.
            pub enum UsesListItem {
                #[json("x")] X,
                #[json("y")] Y,
            }
        }

        runtime::text! {
            /// One of several texts: `Uses.maybe` of the document.
            pub enum UsesMaybe {
                #[json("a")] A,
                #[json("b")] B,
            }
        }

        runtime::text! {
            /// One of several texts: `Uses.size` of the document.
            pub enum UsesSize {
                #[json("s")] S,
                #[json("m")] M,
                #[json("l")] L,
            }
        }
    }
}
