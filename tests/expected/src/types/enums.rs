//! From `tests/cases/types/enums.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Enums.
    pub use colour::*;
    pub use kind::*;
    pub use level::*;
    pub use mixed::*;
    pub use sort::*;
    pub use toggle::*;
    pub use uses::*;

    use super::runtime;

    mod colour {
        use super::runtime;

        runtime::text! {
            /// A colour of the rainbow.
            pub enum Colour {
                /// `red`
                #[json("red")] Red,
                /// `DARK_BLUE`
                #[json("DARK_BLUE")] DarkBlue,
                /// `light-green`
                #[json("light-green")] LightGreen,
                /// `off white`
                #[json("off white")] OffWhite,
                /// ``
                #[json("")] Empty,
                /// `1`
                #[json("1")] N1,
                /// `-1`
                #[json("-1")] Minus1,
                /// `+1`
                #[json("+1")] Plus1,
                /// `Unknown`
                #[json("Unknown")] UnknownValue,
                /// `red-ish`
                #[json("red-ish")] RedIsh,
                /// `red_ish`
                #[json("red_ish")] RedUnderscoreIsh,
                /// `*`
                #[json("*")] Star,
                /// `#fff`
                #[json("#fff")] Fff,
            }
        }
    }

    mod kind {
        use super::runtime;

        runtime::text! {
            /// One of several texts: `Kind` of the document.
            pub enum Kind {
                /// `only`
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

        /// The value `Mixed` of the document.
        pub type Mixed = runtime::Untyped;
    }

    mod sort {
        use super::runtime;

        runtime::text! {
            /// One of several texts: `Sort` of the document.
            pub enum Sort {
                /// `asc`
                #[json("asc")] Asc,
                /// `desc`
                #[json("desc")] Desc,
                /// `null`
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
            #[object()]
            pub struct Uses {
                /// The `colour` property.
                #[json(required "colour")] pub colour: Colour,
                /// The `size` property.
                #[json(required "size")] pub size: UsesSize,
                /// The `sort` property.
                #[json(maybe "sort")] pub sort: Option<Sort>,
                /// The `maybe` property.
                #[json(maybe "maybe")] pub maybe: Option<UsesMaybe>,
                /// The `list` property.
                #[json(optional "list")] pub list: Option<Vec<UsesListItem>>,
                /// The `level` property.
                #[json(optional "level")] #[check(one_of([1, 2, 3]))] pub level: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// One of several texts: `Uses.list[]` of the document.
            pub enum UsesListItem {
                /// `x`
                #[json("x")] X,
                /// `y`
                #[json("y")] Y,
            }
        }

        runtime::text! {
            /// One of several texts: `Uses.maybe` of the document.
            pub enum UsesMaybe {
                /// `a`
                #[json("a")] A,
                /// `b`
                #[json("b")] B,
            }
        }

        runtime::text! {
            /// One of several texts: `Uses.size` of the document.
            pub enum UsesSize {
                /// `s`
                #[json("s")] S,
                /// `m`
                #[json("m")] M,
                /// `l`
                #[json("l")] L,
            }
        }
    }
}
