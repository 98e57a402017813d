//! From `tests/cases/types/lists.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Lists.
    pub use knot::Knot;
    pub use lists::Lists;
    pub use matrix::Matrix;
    pub use segment::Segment;
    pub use tangle::{Tangle, TangleList};
    pub use text_or_integer::TextOrInteger;
    pub use text_or_knot_list::TextOrKnotList;

    use super::runtime;

    mod knot {
        use super::TextOrKnotList;

        /// A pair that holds itself is a list.
        pub type Knot = Vec<TextOrKnotList>;
    }

    mod lists {
        use std::collections::BTreeMap;

        use super::{Tangle, TextOrInteger, TextOrKnotList, runtime};

        runtime::object! {
            /// The object `Lists`.
            #[object(explicit(nulls = 1, defaults = 1))]
            pub struct Lists {
                #[json("texts")] pub texts: Vec<String>,
                #[json("holes")] pub holes: Vec<Option<String>>,
                #[json(optional "nothing" or null)] pub nothing: Option<Vec<String>>,
                #[json(optional "anything")] pub anything: Option<Vec<runtime::Untyped>>,
                #[json(optional "matrix")] pub matrix: Option<Vec<Vec<f64>>>,
                #[json(optional "maps")] pub maps: Option<Vec<BTreeMap<String, String>>>,
                #[json(optional "pair")] pub pair: Option<Vec<TextOrInteger>>,
                #[json(optional "point")] #[check(positions(((minimum(-180.0), maximum(180.0)), unchecked())))]
                pub point: Option<(f64, f64)>,
                /// A text, and what it stands for.
                #[json(default "entry" = ("one".to_owned(), Some(1), Vec::new()))]
                pub entry: (String, Option<i64>, Vec<Vec<f64>>),
                #[json(optional "segments")] #[check((each(positions((min_length(1), unchecked()))), nested()))]
                pub segments: Option<Vec<(String, Lists)>>,
                /// A pair that holds itself is a list.
                ///
                /// Exactly 2 items.
                #[json(optional "knot")] #[check((min_items(2), max_items(2), nested()))]
                pub knot: Option<Vec<TextOrKnotList>>,
                #[json(optional "tangle")] #[check(nested())] pub tangle: Option<Tangle>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod matrix {
        /// The value `Matrix`.
        pub type Matrix = Vec<Vec<f64>>;
    }

    mod segment {
        use super::Lists;

        /// A name, and where it leads.
        pub type Segment = (String, Lists);
    }

    mod tangle {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json)]
            pub enum Tangle {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<TangleList>)] #[check((min_items(2), max_items(2)))]
                List(Vec<TangleList>),
            }
        }

        runtime::union! {
            /// A union of 3 JSON types: integer, string, array.
            #[union(json)]
            pub enum TangleList {
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<TangleList>)] #[check((min_items(2), max_items(2)))]
                List(Vec<TangleList>),
            }
        }
    }

    mod text_or_integer {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json)]
            pub enum TextOrInteger {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
            }
        }
    }

    mod text_or_knot_list {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json)]
            pub enum TextOrKnotList {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<Vec<TextOrKnotList>>)] #[check(each((min_items(2), max_items(2))))]
                List(Vec<Vec<TextOrKnotList>>),
            }
        }
    }
}
