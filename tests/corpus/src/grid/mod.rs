//! Documents with one rule or one kind of type in one location: what is emitted for it is all that they need.
//!
//! In: the rows of [`subjects()`], the columns of [`LOCATIONS`]. Out: a document for each location where a row may be. Large documents use a bit of
//! everything, so a part of the runtime, an import or a dependency that does not come along with what names it is missed only here.

pub mod locations;
pub mod subjects;

use serde_json::Value;

use self::locations::{LOCATIONS, Location};
use self::subjects::{Subject, subjects};

/// A document.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The rule or the kind of type, and the location, as a Rust identifier.
    pub name: String,
    /// The document.
    pub document: Value,
}

/// All documents, row by row.
#[must_use]
pub fn cells() -> Vec<Cell> {
    let subjects = subjects();
    let cells = subjects.iter().flat_map(|subject| {
        let locations = LOCATIONS.iter().filter(|location| location.takes(subject));
        locations.map(|location| cell(subject, *location))
    });
    cells.collect()
}

fn cell(subject: &Subject, location: Location) -> Cell {
    Cell {
        name: format!("{}_{}", subject.name, location.name()),
        document: location.document(&subject.schema),
    }
}
