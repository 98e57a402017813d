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
    pub use string_or_knot_array::StringOrKnotArray;
    pub use tangle::{Tangle, TangleArray};

    use super::runtime;

    mod knot {
        use super::StringOrKnotArray;

        /// A pair that holds itself is a list.
        pub type Knot = Vec<StringOrKnotArray>;
    }

    mod lists {
        use std::collections::BTreeMap;

        use super::{StringOrKnotArray, Tangle, runtime};

        runtime::object! {
            /// The object `Lists`.
            #[object()]
            pub struct Lists {
                #[json("texts")] pub texts: Vec<String>,
                #[json("holes")] pub holes: Vec<Option<String>>,
                #[json("nothing", optional, nullable)] pub nothing: Option<Vec<String>>,
                #[json("anything", optional)] pub anything: Option<Vec<runtime::Untyped>>,
                #[json("matrix", optional)] pub matrix: Option<Vec<Vec<f64>>>,
                #[json("maps", optional)] pub maps: Option<Vec<BTreeMap<String, String>>>,
                #[json("pair", optional)] pub pair: Option<runtime::OpenTuple<(Option<String>, Option<i64>)>>,
                #[json("point", optional)] #[check(positions = ((minimum(-180.0), maximum(180.0)), unchecked()))]
                pub point: Option<(f64, f64)>,
                /// A text, and what it stands for.
                #[json("entry", default = ("one".to_owned(), Some(1), Vec::new()))]
                pub entry: (String, Option<i64>, Vec<Vec<f64>>),
                #[json("segments", optional)] #[check(each = positions((min_length(1), unchecked())), nested)]
                pub segments: Option<Vec<(String, Lists)>>,
                /// A pair that holds itself is a list.
                ///
                /// Exactly 2 items.
                #[json("knot", optional)] #[check(min_items = 2, max_items = 2, nested)]
                pub knot: Option<Vec<StringOrKnotArray>>,
                #[json("tangle", optional)] #[check(nested)] pub tangle: Option<Tangle>,
                #[json(flatten)] pub extra: runtime::Extra,
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

    mod string_or_knot_array {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum StringOrKnotArray {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] #[check(each = (min_items(2), max_items(2)))]
                Array(Vec<Vec<StringOrKnotArray>>),
            }
        }
    }

    mod tangle {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum Tangle {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] #[check(min_items = 2, max_items = 2)] Array(Vec<TangleArray>),
            }
        }

        runtime::union! {
            /// A union of 3 JSON types: integer, string, array.
            #[union(json_type)]
            pub enum TangleArray {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] #[check(min_items = 2, max_items = 2)] Array(Vec<TangleArray>),
            }
        }
    }
}
