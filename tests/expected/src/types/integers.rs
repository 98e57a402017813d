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
            #[object(default)]
            pub struct Integers {
                /// The `beyond_the_format` property. At most 5,000,000,000.
                #[json(optional "beyond_the_format")] #[check(maximum(5_000_000_000))] pub beyond_the_format: Option<i64>,
                /// The `up_to_the_format` property. Less than 2,147,483,648.
                #[json(optional "up_to_the_format")] #[check(below(2_147_483_648))] pub up_to_the_format: Option<i32>,
                /// The `listed_beyond` property. One of 1, 3,000,000,000.
                #[json(optional "listed_beyond")] #[check(one_of([1, 3_000_000_000]))] pub listed_beyond: Option<i64>,
                #[json(optional "shown_beyond")] pub shown_beyond: Option<i64>,
                /// The `below_zero` property. At least -5.
                #[json(optional "below_zero")] #[check(minimum(-5))] pub below_zero: Option<i64>,
                /// The `listed_below_zero` property. One of -1, 1.
                #[json(optional "listed_below_zero")] #[check(one_of([-1, 1]))] pub listed_below_zero: Option<i64>,
                #[json(optional "from_zero")] pub from_zero: Option<u32>,
                #[json(optional "far_from_zero")] #[check(minimum(10_000_000_000_000_000))]
                pub far_from_zero: Option<u64>,
                #[json(optional "listed_above")] pub listed_above: Option<u64>,
                #[json(optional "beside_a_number")] #[check(nested())] pub beside_a_number: Option<IntegersBesideANumber>,
                /// The `above_minus_one` property. Greater than -1.
                #[json(optional "above_minus_one")] #[check(above(-1))] pub above_minus_one: Option<u64>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: integer, number.
            #[union(json)]
            pub enum IntegersBesideANumber {
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A number.
                #[json(number, as_number, from f64)] #[check(minimum(100.0))] Number(f64),
            }
        }
    }
}
