//! Validates a value by itself: its constraints, and what it keeps that came otherwise than declared.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::decode::decode_with_deviations;
use super::deviation::Deviation;
use super::memory;
use super::validate::{Report, Validate, Violations};

/// Validates `value` alone, as the root. What came otherwise than declared, and is kept in the value, is a violation too.
///
/// # Errors
///
/// All violations, if there are any.
pub fn validate<T>(value: &T) -> Result<(), Violations>
where
    T: Validate + Serialize + DeserializeOwned,
{
    let mut report = Report::new();
    value.check(&mut report);
    report.add_deviations(kept_deviations(value));
    report.finish()
}

/// What is kept in a value, in all its objects, of properties that were not as declared.
///
/// It is written back, and so is found by reading what is written: objects do not know where they are.
fn kept_deviations<T: Serialize + DeserializeOwned>(value: &T) -> Vec<Deviation> {
    let (json, is_any_kept) = memory::with(|memory| {
        let corrections = &memory.corrections;
        corrections.seeing_kept(|| serde_json::to_vec(value))
    });
    match json {
        Ok(json) if is_any_kept => {
            let read = decode_with_deviations::<T>(&json);
            read.map_or_else(|_| Vec::new(), |(_, deviations)| deviations)
        }
        _ => Vec::new(),
    }
}
