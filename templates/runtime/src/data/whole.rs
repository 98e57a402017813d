//! Integers that are written with a fraction or an exponent: in JSON Schema, `1.0` is the integer 1.

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
