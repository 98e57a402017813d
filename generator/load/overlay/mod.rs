//! An overlay and the document → the document with the overlay's changes.
//!
//! The OpenAPI Overlay Specification 1.0 and 1.1. Nothing of the document has been read before but its syntax, so that an overlay can
//! mend it. The pointer of a changed value stays that of the document; [`Origins`](crate::source::Origins) has where it was written.

mod action;
mod change;

use std::collections::HashSet;
use std::path::Path;

use serde_json::Value;
use serde_json_path::JsonPath;

use self::action::{Action, Change, read_actions};
use self::change::{Changing, Mismatch};
use super::library::Library;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::{Location, Written, pointer};

/// Applies the actions of an overlay in order. `None` for its bytes is too many.
///
/// There is no document any more if one of them cannot be applied: its errors would follow from that.
pub fn apply_overlay(
    library: &mut Library,
    path: &Path,
    bytes: Option<Vec<u8>>,
    diagnostics: &mut Diagnostics,
) {
    let applied = library
        .add_overlay(path, bytes, diagnostics)
        .and_then(|(base, overlay)| apply_actions(library, &overlay, &base, diagnostics));
    if applied.is_none() {
        library.discard_document();
    }
}

/// Applies the overlay whose tree is at `base`; `None` if that fails, which is reported.
fn apply_actions(
    library: &mut Library,
    overlay: &Value,
    base: &str,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    let actions = read_actions(overlay, base, diagnostics)?;
    let (document, origins, budget) = library.document_mut()?;
    let mut changing = Changing {
        document,
        origins,
        budget,
    };
    for action in &actions {
        if let Err(found) = apply_action(action, &mut changing, diagnostics) {
            diagnostics.push(*found);
            return None;
        }
    }
    Some(())
}

fn apply_action(
    action: &Action<'_>,
    changing: &mut Changing<'_>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Box<Diagnostic>> {
    let targets = find(&action.target, changing.document);
    if targets.is_empty() {
        let at = pointer::join(&action.at, "target");
        let message = format!(
            "`{}` selects nothing; the action has no effect",
            action.target
        );
        let found = Diagnostic::new(&codes::UNUSED_ACTION, Location::value(at), message);
        diagnostics.push(found.help("correct `target`, or remove the action"));
        return Ok(());
    }
    match &action.change {
        Change::Nothing => {
            let message = "an action has `update`, `remove` or `copy`; this one has no effect";
            let at = Location::value(&action.at);
            diagnostics.push(Diagnostic::new(&codes::UNUSED_ACTION, at, message));
            Ok(())
        }
        Change::Remove => {
            let done = changing.remove(&targets);
            done.map_err(|mismatch| report(action, "remove", mismatch))
        }
        Change::Update(value) => {
            let written = Written::at(pointer::join(&action.at, "update"));
            let done = changing.merge_into(&targets, value, &written);
            done.map_err(|mismatch| report(action, "update", mismatch))
        }
        Change::Copy(path) => {
            let source = find_source(path, changing.document)
                .map_err(|mismatch| report(action, "copy", mismatch))?;
            let value = changing.value(&source).clone();
            let written = changing.origins.written(&source);
            let done = changing.merge_into(&targets, &value, &written);
            done.map_err(|mismatch| report(action, "copy", mismatch))
        }
    }
}

/// The pointers of the nodes that a path selects, each once, in order.
fn find(path: &JsonPath, document: &Value) -> Vec<String> {
    let mut pointers = Vec::new();
    for location in path.query_located(document).locations() {
        pointers.push(location.to_json_pointer());
    }
    let mut seen = HashSet::new();
    pointers.retain(|pointer| seen.insert(pointer.clone()));
    pointers
}

/// The pointer of the one node that `copy` selects.
fn find_source(path: &JsonPath, document: &Value) -> Result<String, Mismatch> {
    let mut found = find(path, document);
    match (found.len(), found.pop()) {
        (1, Some(only)) => Ok(only),
        (count, _) => Err(Mismatch::of_action(format!(
            "`copy` selects {count} nodes of the document, expected one"
        ))),
    }
}

/// `key` is what the action does.
fn report(action: &Action<'_>, key: &str, mismatch: Mismatch) -> Box<Diagnostic> {
    let at = mismatch
        .written
        .unwrap_or_else(|| pointer::join(&action.at, key));
    let mut found = Diagnostic::new(mismatch.code, Location::value(at), mismatch.message);
    found.help = mismatch.help;
    if let Some(target) = mismatch.target {
        let related = (
            Location::value(target),
            "the value in the document".to_owned(),
        );
        found.related.push(related);
    }
    Box::new(found)
}
