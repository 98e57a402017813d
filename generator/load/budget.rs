//! The limits of reading a document.

use crate::diagnostic::{Diagnostic, codes};
use crate::source::{Location, SizeLimit};

/// The maximum depth of objects and arrays.
pub const DEPTH: usize = 128;

/// The maximum number of files of a document.
pub const FILES: usize = 10_000;

/// The remaining budget of a document.
#[derive(Debug)]
pub struct Budget {
    /// The limit of the user.
    pub limit: SizeLimit,
    /// Bytes.
    pub bytes: usize,
    /// Values.
    pub values: usize,
    /// Values that YAML aliases may copy.
    pub copies: usize,
}

impl Budget {
    /// The whole budget of a limit.
    pub fn of(limit: SizeLimit) -> Self {
        Self {
            limit,
            bytes: limit.bytes(),
            values: limit.values(),
            copies: 1_000_000,
        }
    }

    /// The diagnostic for a document with more bytes.
    pub fn too_many_bytes(&self, at: Location) -> Diagnostic {
        let message = format!("the document is larger than {}", self.limit);
        Diagnostic::new(&codes::TOO_LARGE, at, message).help(self.limit.advice())
    }

    /// The diagnostic for a document with more values.
    pub fn too_many_values(&self, at: Location) -> Diagnostic {
        let message = format!(
            "the document has more than {} values",
            grouped(self.limit.values())
        );
        Diagnostic::new(&codes::TOO_LARGE, at, message).help(self.limit.advice())
    }
}

/// A number with its digits in groups of three.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Takes from one of the budgets; `None` when it is used up.
pub fn take(from: &mut usize, amount: usize) -> Option<()> {
    *from = from.checked_sub(amount)?;
    Some(())
}
