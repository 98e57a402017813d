//! Writes numbers without a fraction as integers.

use serde::{Serialize, Serializer};

use super::validate::Validate;

/// A value whose floats are written so.
pub(super) struct Plain<'a, T: ?Sized>(pub(super) &'a T);

impl<T: Validate + ?Sized> Serialize for Plain<'_, T> {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write_plain(serializer)
    }
}

/// Up to this number, every integer is exactly representable as a float.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The integer that equals a float. Minus zero is none.
#[allow(
    clippy::cast_possible_truncation,
    reason = "it has no fraction, and is in range"
)]
pub(super) fn integer_of_float(value: f64) -> Option<i64> {
    let is_integer = value.fract() == 0.0 && value.abs() <= EXACT;
    let is_minus_zero = value == 0.0 && value.is_sign_negative();
    (is_integer && !is_minus_zero).then_some(value as i64)
}
