//! Floats that are integers: in JSON Schema, `1.0` is the integer 1.

/// Up to this number, every integer is exactly representable as a float.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The integer that equals a number, if there is one.
#[cold]
pub(crate) fn whole(number: f64) -> Option<i64> {
    let is_whole = number.fract() == 0.0 && number.abs() <= EXACT;
    if is_whole {
        format!("{number:.0}").parse().ok()
    } else {
        None
    }
}

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
