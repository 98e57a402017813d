//! What was found → rows, with locations in the files.

use std::collections::HashMap;

use indexmap::IndexMap;

use super::document::FitDocument;
use crate::fit::{Deviation, Tally, What, came, declared};
use crate::schema::Found;
use crate::schema::derived::in_document;
use crate::source::Location;

/// Deviations, in the order in which they are shown.
pub type Rows = IndexMap<Deviation, Row>;

/// A deviation with its counts.
#[derive(Clone, Debug)]
pub struct Row {
    /// The path of the file, the line and the column.
    pub position: Option<(String, usize, usize)>,
    /// The location in the document as it was written.
    pub pointer: String,
    /// What the document declares.
    pub declared: String,
    /// What came instead.
    pub came: String,
    /// How often.
    pub count: u64,
    /// Of how many values.
    pub of: u64,
    /// Why the overlay does not declare it.
    pub left: Option<String>,
}

/// All deviations, in the order of the document.
pub fn rows_of(tally: &Tally, document: &FitDocument, left: &[(Deviation, String)]) -> Rows {
    let reasons: HashMap<&Deviation, &String> = left.iter().map(|(one, why)| (one, why)).collect();
    let mut rows = Rows::new();
    for (deviation, count) in &tally.found {
        let location = location_of(deviation, document);
        let position = document.sources.locate(&location);
        let position = position.map(|at| (at.file.path.clone(), at.line, at.column));
        let row = Row {
            position,
            pointer: location.to_string(),
            declared: declared(
                &document.schemas,
                deviation,
                &responses(deviation, document),
            ),
            came: came(&deviation.what),
            count: *count,
            of: tally.of(deviation),
            left: reasons.get(deviation).map(|reason| (*reason).clone()),
        };
        rows.insert(deviation.clone(), row);
    }
    rows.sort_by(|_, one, _, other| one.position.cmp(&other.position));
    rows
}

/// An absent property is located where it is declared.
fn location_of(deviation: &Deviation, document: &FitDocument) -> Location {
    let object = document.schemas.find_bare(&deviation.schema);
    let object = object.and_then(Found::object);
    let property = match &deviation.what {
        What::Absent(name) => object.and_then(|object| object.properties.get(name)),
        _ => None,
    };
    let normal = property.unwrap_or(&deviation.at);
    let mut nodes = document.tree.nodes(normal, &document.sources).into_iter();
    let written = || {
        document
            .sources
            .unconverted(&Location::key(in_document(normal)))
    };
    nodes.next().map_or_else(written, Location::key)
}

/// The statuses of an operation, or the media types of a response.
fn responses(deviation: &Deviation, document: &FitDocument) -> String {
    let nodes = document.tree.nodes(&deviation.at, &document.sources);
    let node = nodes.first().and_then(|node| document.tree.node(node));
    let listed = match &deviation.what {
        What::Status(..) => node,
        What::MediaType(_) => node.and_then(|response| response.get("content")),
        _ => None,
    };
    let keys = listed.and_then(|listed| listed.as_object()).into_iter();
    let keys: Vec<&str> = keys.flatten().map(|(key, _)| key.as_str()).collect();
    if keys.is_empty() {
        "nothing".to_owned()
    } else {
        keys.join(", ")
    }
}

/// Adds the rows that are not among those of earlier rounds. What is found in the last round is left as it is.
pub fn add_rows(rows: &mut Rows, found: Rows, is_left: bool) {
    for (deviation, mut row) in found {
        row.left = match (is_left, row.left) {
            (false, _) => None,
            (true, None) => Some("what the overlay declares does not change it".to_owned()),
            (true, reason) => reason,
        };
        match rows.get_mut(&deviation) {
            Some(own) => own.left = row.left,
            None => {
                rows.insert(deviation, row);
            }
        }
    }
}
