//! The types of the crate `expected`, each with what reads it.

use std::any::{Any, type_name};
use std::fmt::{self, Debug, Write};

use expected::runtime::{
    DecodeError, Deviation, Validate, Violation, decode, decode_strict, decode_with_deviations,
    decode_within, validate,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{operations, types, unions};

/// The types of a document of `tests/cases`.
#[derive(Debug)]
pub struct Case {
    /// Its path in `tests/cases`.
    pub document: &'static str,
    /// What the crate does with properties that its schemas do not describe.
    pub unknown_fields: &'static str,
    /// Its types.
    pub types: &'static [Type],
}

/// The cases of all stages.
pub fn cases() -> impl Iterator<Item = &'static Case> {
    [types::CASES, unions::CASES, operations::CASES]
        .into_iter()
        .flatten()
}

/// Reads a body within a limit of memory.
pub type ReadWithin = fn(&[u8], usize) -> Result<Box<dyn Any>, DecodeError>;

/// A type.
#[derive(Debug)]
pub struct Type {
    /// The JSON pointers of schemas that have it, the shortest first.
    pub pointers: &'static [&'static str],
    /// Its name.
    pub name: fn() -> &'static str,
    /// Reads a body in every way.
    pub read: fn(&[u8]) -> Outcome,
    /// Reads a body within a limit of memory.
    pub read_within: ReadWithin,
}

/// What becomes of a body.
#[derive(Debug)]
pub struct Outcome {
    /// What is read.
    pub read: Result<Read, DecodeError>,
    /// What is written back of what is read if nothing is corrected.
    pub strict: Result<String, DecodeError>,
}

/// What is read.
#[derive(Debug)]
pub struct Read {
    /// It, written back.
    pub written: String,
    /// A clone of it, written back.
    pub of_clone: String,
    /// Whether [`decode`] reads an equal value.
    pub is_same: bool,
    /// What was corrected.
    pub deviations: Vec<Deviation>,
    /// What `validate()` finds.
    pub violations: Vec<Violation>,
    /// The beginning of how Rust shows it: of an enum, the variant and the type of its payload.
    pub shown: String,
}

impl Type {
    /// The type at some JSON pointers.
    #[must_use]
    pub const fn of<T>(pointers: &'static [&'static str]) -> Self
    where
        T: DeserializeOwned + Serialize + Validate + Clone + PartialEq + Debug + 'static,
    {
        Self {
            pointers,
            name: type_name::<T>,
            read: read::<T>,
            read_within: |body, memory| Ok(Box::new(decode_within::<T>(body, memory)?)),
        }
    }
}

fn read<T>(body: &[u8]) -> Outcome
where
    T: DeserializeOwned + Serialize + Validate + Clone + PartialEq + Debug,
{
    let read = decode_with_deviations::<T>(body).map(|(value, deviations)| Read {
        written: written(&value),
        of_clone: written(&value.clone()),
        is_same: decode::<T>(body).is_ok_and(|other| other == value),
        deviations,
        violations: validate(&value).map_or_else(|found| found.into_vec(), |()| Vec::new()),
        shown: beginning(&value),
    });
    let strict = decode_strict::<T>(body).map(|value| written(&value));
    Outcome { read, strict }
}

fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("not written: {error}"))
}

/// The first names of what Rust shows: `Click(ClickAction`.
fn beginning(value: &dyn Debug) -> String {
    let mut shown = Beginning(String::new());
    let _ = write!(shown, "{value:?}");
    let names = shown
        .0
        .split_inclusive('(')
        .take_while(|name| name.starts_with(|first: char| first.is_ascii_uppercase()));
    let names: String = names.collect();
    let end = names.find(|other: char| !(other.is_alphanumeric() || "(_".contains(other)));
    names[..end.unwrap_or(names.len())].to_owned()
}

/// The first few characters of what is written.
struct Beginning(String);

impl Write for Beginning {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() > 200 {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}
