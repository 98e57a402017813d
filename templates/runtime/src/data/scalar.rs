//! Strings and numbers in JSON text.

use std::borrow::Cow;

use super::decode_error::DecodeError;
use super::reader::Reader;
use super::scan::find_special;

/// A number, by the variants that decoding distinguishes.
#[derive(Clone, Copy)]
pub(super) enum Numeral {
    Unsigned(u64),
    Signed(i64),
    Float(f64),
}

/// The length of a number that an `f64` holds for certain: 15 digits.
pub(super) const SURE_DIGITS: usize = 15;

/// Whether an `f64` holds all digits of a number.
#[cold]
pub(super) fn is_exact(number: &str) -> bool {
    let value: f64 = number.parse().unwrap_or(f64::NAN);
    value.is_finite() && decimal(number) == decimal(&format!("{value:e}"))
}

/// The digits of a number without zeros at either end, and the power of ten of the last one.
fn decimal(number: &str) -> (String, i64) {
    let (mantissa, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{}{fraction}", whole.trim_start_matches('-'));
    let kept = digits.trim_end_matches('0');
    let dropped = digits.len() - kept.len();
    let shift = i64::try_from(dropped).unwrap_or(0) - i64::try_from(fraction.len()).unwrap_or(0);
    let power = exponent.parse::<i64>().unwrap_or(0).saturating_add(shift);
    (kept.trim_start_matches('0').to_owned(), power)
}

impl<'de> Reader<'de, '_> {
    /// Reads the next string: the next byte is its quote.
    // Always inlined: rustc's own choice changes with the number of callers, and calls would cost 3 % of all decoding.
    #[inline(always)]
    pub(super) fn string(&mut self) -> Result<Cow<'de, str>, DecodeError> {
        let start = self.at + 1;
        let end = find_special(self.bytes(), start);
        if self.bytes().get(end) == Some(&b'"') {
            self.at = end + 1;
            return Ok(Cow::Borrowed(&self.text[start..end]));
        }
        self.escaped_string(start, end).map(Cow::Owned)
    }

    #[inline(never)]
    fn escaped_string(&mut self, mut start: usize, mut end: usize) -> Result<String, DecodeError> {
        let mut text = String::with_capacity(end - start + 32);
        loop {
            text.push_str(&self.text[start..end]);
            self.at = end;
            match self.bytes().get(end) {
                Some(b'"') => break,
                Some(b'\\') => text.push(self.escape()?),
                Some(_) => return Err(self.error("expected no control character in a string")),
                None => return Err(self.error("expected the end of a string")),
            }
            start = self.at;
            end = find_special(self.bytes(), start);
        }
        self.at += 1;
        Ok(text)
    }

    fn escape(&mut self) -> Result<char, DecodeError> {
        let letter = self.bytes().get(self.at + 1).copied();
        let character = match letter {
            Some(letter @ (b'"' | b'\\' | b'/')) => char::from(letter),
            Some(b'n') => '\n',
            Some(b't') => '\t',
            Some(b'r') => '\r',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'u') => return self.unicode_escape(),
            _ => return Err(self.error("expected a known escape")),
        };
        self.at += 2;
        Ok(character)
    }

    /// The character of `\uXXXX`, or of a surrogate pair.
    fn unicode_escape(&mut self) -> Result<char, DecodeError> {
        let high = self.code_unit()?;
        if let Some(character) = char::from_u32(high) {
            return Ok(character);
        }
        let low = self.code_unit()?;
        let pair = [high, low].map(|unit| u16::try_from(unit).unwrap_or(0));
        match char::decode_utf16(pair).next() {
            Some(Ok(character)) => Ok(character),
            _ => Err(self.error("expected a pair of surrogates")),
        }
    }

    /// The number of `\uXXXX`.
    fn code_unit(&mut self) -> Result<u32, DecodeError> {
        let escape = self.bytes().get(self.at..self.at + 6).unwrap_or_default();
        let digits = escape
            .strip_prefix(b"\\u")
            .filter(|digits| digits.iter().all(u8::is_ascii_hexdigit));
        let unit =
            digits.and_then(|digits| u32::from_str_radix(str::from_utf8(digits).ok()?, 16).ok());
        self.at += escape.len();
        unit.ok_or_else(|| self.error("expected an escape of four digits"))
    }

    /// Reads the next number.
    #[inline]
    pub(super) fn number(&mut self) -> Result<Numeral, DecodeError> {
        let start = self.at;
        let is_negative = self.bytes().get(start) == Some(&b'-');
        self.at += usize::from(is_negative);
        let first = self.at;
        let mut value = Some(0_u64);
        while let Some(digit @ b'0'..=b'9') = self.bytes().get(self.at) {
            value =
                value.and_then(|value| value.checked_mul(10)?.checked_add(u64::from(digit - b'0')));
            self.at += 1;
        }
        let digits = &self.bytes()[first..self.at];
        if digits.is_empty() || (digits.len() > 1 && digits[0] == b'0') {
            return Err(self.error("expected a number"));
        }
        match (self.bytes().get(self.at), value) {
            (Some(b'.' | b'e' | b'E'), _) | (_, None) => self.float(start),
            (_, Some(value)) if !is_negative => Ok(Numeral::Unsigned(value)),
            // Minus zero is a float: no integer represents it.
            (_, Some(0)) => Ok(Numeral::Float(-0.0)),
            (_, Some(value)) => match 0_i64.checked_sub_unsigned(value) {
                Some(value) => Ok(Numeral::Signed(value)),
                None => self.float(start),
            },
        }
    }

    /// The next number, as it is written.
    pub(super) fn numeral(&mut self) -> Result<&'de str, DecodeError> {
        let start = self.at;
        self.at += usize::from(self.bytes().get(start) == Some(&b'-'));
        let starts_with_zero = self.bytes().get(self.at) == Some(&b'0');
        let first = self.at;
        self.digits()?;
        if starts_with_zero && self.at > first + 1 {
            return Err(self.error("expected a number"));
        }
        self.fraction_and_exponent()?;
        Ok(&self.text[start..self.at])
    }

    fn fraction_and_exponent(&mut self) -> Result<(), DecodeError> {
        if self.bytes().get(self.at) == Some(&b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.bytes().get(self.at) {
            self.at += 1;
            if let Some(b'+' | b'-') = self.bytes().get(self.at) {
                self.at += 1;
            }
            self.digits()?;
        }
        Ok(())
    }

    #[inline(never)]
    fn float(&mut self, start: usize) -> Result<Numeral, DecodeError> {
        self.fraction_and_exponent()?;
        match self.text[start..self.at].parse::<f64>() {
            Ok(value) if value.is_finite() => Ok(Numeral::Float(value)),
            Ok(value) if self.rounds => Ok(Numeral::Float(f64::MAX.copysign(value))),
            _ => Err(self.error("expected a number that is not out of range")),
        }
    }

    fn digits(&mut self) -> Result<(), DecodeError> {
        let rest = self.bytes().get(self.at..).unwrap_or_default();
        let count = rest
            .iter()
            .take_while(|digit| digit.is_ascii_digit())
            .count();
        self.at += count;
        if count == 0 {
            Err(self.error("expected a digit"))
        } else {
            Ok(())
        }
    }
}
