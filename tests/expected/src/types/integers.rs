//! From `tests/cases/types/integers.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Integers.
    pub use integers::{Integers, IntegersBesideANumber};

    use super::runtime;

    mod integers {
        use super::runtime;

        runtime::object! {
            /// A format never rules out what a limit or a list of values allows.
            #[object()]
            pub struct Integers {
                /// At most 5,000,000,000.
                #[json("beyond_the_format", optional)] #[check(maximum = 5_000_000_000)]
                pub beyond_the_format: Option<i64>,
                /// Less than 2,147,483,648.
                #[json("up_to_the_format", optional)] #[check(below = 2_147_483_648)] pub up_to_the_format: Option<i32>,
                /// One of 1, 3,000,000,000.
                #[json("listed_beyond", optional)] #[check(one_of = [1, 3_000_000_000])] pub listed_beyond: Option<i64>,
                #[json("shown_beyond", optional)] pub shown_beyond: Option<i64>,
                /// At least -5.
                #[json("below_zero", optional)] #[check(minimum = -5)] pub below_zero: Option<i64>,
                /// One of -1, 1.
                #[json("listed_below_zero", optional)] #[check(one_of = [-1, 1])] pub listed_below_zero: Option<i64>,
                #[json("from_zero", optional)] pub from_zero: Option<u32>,
                #[json("far_from_zero", optional)] #[check(minimum = 10_000_000_000_000_000)]
                pub far_from_zero: Option<u64>,
                #[json("listed_above", optional)] pub listed_above: Option<u64>,
                #[json("beside_a_number", optional)] #[check(nested)] pub beside_a_number: Option<IntegersBesideANumber>,
                /// Greater than -1.
                #[json("above_minus_one", optional)] #[check(above = -1)] pub above_minus_one: Option<u64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: integer, number.
            #[union(json_type)]
            pub enum IntegersBesideANumber {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A number.
                #[json(number, accessor = as_number, from)] #[check(minimum = 100.0)] Number(f64),
            }
        }
    }
}
