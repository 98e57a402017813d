//! The state of a merger.

use serde_json::{Value, json};

use crate::diagnostic::Diagnostics;
use crate::lower::normal::{Schema, reference};
use crate::schema::derived::{How, derive};

/// A merger of two schemas.
pub struct Merger<'p, 'd> {
    /// Its location.
    pub location: &'p str,
    /// Its diagnostics.
    pub diagnostics: &'d mut Diagnostics,
    /// Schemas of properties that both sides describe.
    pub additions: Vec<(String, Schema)>,
}

impl<'p, 'd> Merger<'p, 'd> {
    /// Starts a merger at `location`.
    pub fn new(location: &'p str, diagnostics: &'d mut Diagnostics) -> Self {
        Self {
            location,
            diagnostics,
            additions: Vec::new(),
        }
    }
}

/// A new schema, `allOf` of both sides, under the merger's own location; a third side joins the two before it.
pub fn both(key: &str, left: &Value, right: &Value, merger: &mut Merger<'_, '_>) -> Value {
    let location = derive(merger.location, How::AllOf(key));
    let before = merger
        .additions
        .iter_mut()
        .find(|(other, _)| *other == location);
    let sides = before.and_then(|(_, schema)| schema.keywords.get_mut("allOf"));
    if let Some(Value::Array(sides)) = sides {
        sides.push(right.clone());
        return reference(&location);
    }
    let schema = Schema::with("allOf", json!([left, right]));
    merger.additions.push((location.clone(), schema));
    reference(&location)
}
