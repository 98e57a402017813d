//! From `tests/cases/types/large_integers.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Large integers.
    pub use large::Large;

    use super::runtime;

    mod large {
        use super::runtime;

        runtime::object! {
            /// Integers of 64 bits, signed or not, as limits, examples, listed values and defaults show.
            #[object()]
            pub struct Large {
                #[json("plain", optional)] pub plain: Option<i64>,
                #[json("any_unsigned", optional)] pub any_unsigned: Option<u64>,
                #[json("below_unsigned", optional)] #[check(below = 18_446_744_073_709_551_615)]
                pub below_unsigned: Option<u64>,
                #[json("some_unsigned", optional)] #[check(maximum = 10_000_000_000_000_000_000)]
                pub some_unsigned: Option<u64>,
                #[json("above_signed", optional)] #[check(minimum = 9_300_000_000_000_000_000)]
                pub above_signed: Option<u64>,
                #[json("as_double", optional)] pub as_double: Option<i64>,
                #[json("as_double_from_zero", optional)] #[check(maximum = 9_223_372_036_854_775_807)]
                pub as_double_from_zero: Option<u64>,
                #[json("as_unsigned_double", optional)] pub as_unsigned_double: Option<u64>,
                #[json("shown", optional)] pub shown: Option<u64>,
                /// Default: `12345678901234567890`.
                #[json("with_default", default = 12_345_678_901_234_567_890)] pub with_default: u64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
