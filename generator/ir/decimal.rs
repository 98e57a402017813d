//! Numbers with a fraction or an exponent, as text.

use std::fmt;

use serde::Serialize;

/// A finite number as Rust writes an `f64`: the fewest digits that are read as the same number, always with a fraction or an exponent
/// (`1.0`, `0.1`, `1e21`, `-0.0`).
///
/// Text, so that values of the IR are `Eq` and are written as they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decimal(String);

impl Decimal {
    /// The text of a number; `None` where it is not finite.
    #[must_use]
    pub fn checked(number: f64) -> Option<Self> {
        number.is_finite().then(|| Self(format!("{number:?}")))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it has digits after the point that are not 0.
    #[must_use]
    pub fn has_fraction(&self) -> bool {
        self.0.contains('.') && !self.0.ends_with(".0")
    }

    /// The integer that it is, if it is one.
    #[must_use]
    pub fn whole(&self) -> Option<i128> {
        let number: f64 = self.0.parse().ok()?;
        // `Display` writes all digits of a large number, and no `.0`.
        number.to_string().parse().ok()
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    fn decimal(number: f64) -> Decimal {
        Decimal::checked(number).expect("it is finite")
    }

    #[test]
    fn the_text_is_canonical() {
        for (number, text) in [
            (1.0, "1.0"),
            (-0.5, "-0.5"),
            (0.1 + 0.2, "0.30000000000000004"),
            (1e21, "1e21"),
            (2.5e-9, "2.5e-9"),
        ] {
            assert_eq!(decimal(number).as_str(), text);
            assert_eq!(
                decimal(number),
                decimal(text.parse().expect("it is a number"))
            );
        }
    }

    #[test]
    fn what_is_not_finite_has_no_text() {
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(Decimal::checked(number), None);
        }
    }

    #[test]
    fn integers_are_found_whatever_their_text() {
        for (number, whole) in [
            (3.0, Some(3)),
            (-0.0, Some(0)),
            (1e21, Some(1_000_000_000_000_000_000_000)),
            (1e300, None),
            (0.5, None),
            (1e-7, None),
        ] {
            assert_eq!(decimal(number).whole(), whole, "{number:?}");
        }
    }

    #[test]
    fn fractions_are_found() {
        assert!(decimal(0.5).has_fraction());
        assert!(decimal(2.5e-9).has_fraction());
        assert!(!decimal(3.0).has_fraction());
        assert!(!decimal(1e21).has_fraction());
    }
}
