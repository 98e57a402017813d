//! Following `$ref`s within the one bundled tree.

use serde_json::{Map, Value};

use super::field::read;
use super::grammar::{Holds, Kind, held_at, is_bare_schema};
use super::named::is_in_file;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};
use crate::schema::derived::is_pointer;
use crate::source::Location;
use crate::source::pointer::{join, percent_decode, value_at};

/// How many `$ref`s in a row are followed.
const LONGEST_CHAIN: usize = 64;

/// The JSON pointer of a `$ref`, or `None` where it does not refer to the tree.
pub fn pointer_of(reference: &str) -> Option<String> {
    let fragment = reference.strip_prefix('#')?;
    let decoded = percent_decode(fragment)?;
    let is_path = decoded.is_empty() || decoded.starts_with('/');
    (is_path && is_pointer(&decoded)).then_some(decoded)
}

/// Follows the `$ref` of a parameter, body, response, header or path item to the object itself.
///
/// `kind` is the expected type of object.
pub fn follow<'a>(
    root: &'a Value,
    value: &'a Value,
    at: &str,
    kind: Kind,
    diagnostics: &mut Diagnostics,
) -> Option<(&'a Value, String)> {
    trail(root, value, at, kind, diagnostics)?.pop()
}

/// The values that `$ref`s lead to from `value`, including both ends; each with its location.
pub fn trail<'a>(
    root: &'a Value,
    value: &'a Value,
    at: &str,
    kind: Kind,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(&'a Value, String)>> {
    let mut trail = vec![(value, at.to_owned())];
    while let Some((value, location)) = trail.last()
        && trail.len() <= LONGEST_CHAIN
    {
        let Some(reference) = value.get("$ref") else {
            if kind != Kind::Section {
                read(value, kind.text(), location, diagnostics, Value::as_object)?;
            }
            return Some(trail);
        };
        report_siblings(value, location, kind, diagnostics);
        let target = target_of(root, reference, location, kind, diagnostics)?;
        let Some(next) = value_at(root, &target) else {
            diagnostics.push(unresolved(location, &target));
            return None;
        };
        trail.push((next, target));
    }
    let locations: Vec<&str> = trail
        .iter()
        .map(|(_, location)| location.as_str())
        .collect();
    diagnostics.push(endless(&locations, kind));
    None
}

/// The diagnostic for a cycle or too many `$ref`s in a row.
fn endless(locations: &[&str], kind: Kind) -> Diagnostic {
    let cycle = locations.split_last().and_then(|(last, before)| {
        let begin = before.iter().rposition(|location| location == last)?;
        Some(&before[begin..])
    });
    // A cycle is reported once, however it is reached.
    if let Some(first) = cycle.and_then(|cycle| cycle.iter().min()) {
        let message = format!("these `$ref`s form a cycle and never reach {}", kind.text());
        return Diagnostic::new(&codes::REF_CYCLE, *first, message);
    }
    let message = format!("more than {LONGEST_CHAIN} `$ref`s in a row; they are not followed");
    Diagnostic::new(&codes::REF_CYCLE, locations[0], message)
        .help("let the first `$ref` name the last target directly")
}

/// Reports siblings of a `$ref` that are ignored. OpenAPI 3.1 allows a description, and a path item may have any.
fn report_siblings(value: &Value, at: &str, kind: Kind, diagnostics: &mut Diagnostics) {
    let is_ignored = |key: &String| {
        !matches!(key.as_str(), "$ref" | "summary" | "description") && kind.field(key).is_some()
    };
    let ignored = value
        .as_object()
        .into_iter()
        .flat_map(Map::keys)
        .filter(|key| is_ignored(key));
    if let Some((key, message)) =
        next_to_ref(ignored, "here").filter(|_| !matches!(kind, Kind::PathItem | Kind::Callback))
    {
        let help = "move it to the target of the `$ref`, or write the target out here";
        diagnostics.push(Diagnostic::new(&codes::REF_SIBLING, join(at, key), message).help(help));
    }
}

/// The first of the ignored keys, and the message about all of them.
pub fn next_to_ref<'k>(
    keys: impl Iterator<Item = &'k String>,
    context: &str,
) -> Option<(&'k str, String)> {
    let keys: Vec<&str> = keys.map(String::as_str).collect();
    let has = if keys.len() == 1 { "has" } else { "have" };
    Some((
        *keys.first()?,
        format!(
            "`{}` next to `$ref` {has} no effect {context}",
            keys.join("`, `")
        ),
    ))
}

/// The description next to a `$ref`, which replaces that of the target.
pub fn described_here(value: &Value) -> Option<&str> {
    value.get("$ref")?;
    value.get("description")?.as_str()
}

/// The target of a `$ref` where OpenAPI does not allow one in place of `what`; else the value itself.
pub fn follow_misplaced<'a>(
    root: &'a Value,
    value: &'a Value,
    at: String,
    (what, kind): (&str, Kind),
    diagnostics: &mut Diagnostics,
) -> Option<(&'a Value, String)> {
    if value
        .get("$ref")
        .is_none_or(|reference| !reference.is_string())
    {
        return Some((value, at));
    }
    let found = follow(root, value, &at, kind, diagnostics)?;
    let message = format!("OpenAPI has no `$ref` in place of {what}; it is followed");
    let report = Diagnostic::new(&codes::UNKNOWN_FIELD, format!("{at}/$ref"), message);
    // Many documents have a file for each operation, and all tools read them.
    diagnostics.push(if kind == Kind::Operation {
        report.severity(Severity::Note)
    } else {
        report
    });
    Some(found)
}

fn target_of(
    root: &Value,
    reference: &Value,
    at: &str,
    kind: Kind,
    diagnostics: &mut Diagnostics,
) -> Option<String> {
    let location = format!("{at}/$ref");
    let target = reference.as_str().and_then(pointer_of);
    let Some(target) = target else {
        let message = format!("`$ref` is not a reference to {}", kind.text());
        diagnostics.push(Diagnostic::new(&codes::UNRESOLVED_REF, location, message));
        return None;
    };
    let held = held_at(root, &target);
    if kind == Kind::Section {
        let Some(Holds::One(held)) = held.filter(|holds| *holds != Holds::One(Kind::Components))
        else {
            return Some(target);
        };
        let message = format!(
            "`$ref` names `{}`, which is {} and not {}; it is skipped",
            written(&target),
            held.text(),
            kind.text()
        );
        diagnostics.push(Diagnostic::new(&codes::REF_WRONG_KIND, location, message));
        return None;
    }
    let is_bare = || value_at(root, &target).is_some_and(|target| is_bare_schema(target, kind));
    if held == Some(Holds::One(Kind::Schema)) || (held.is_none() && is_bare()) {
        let (target, wanted) = (written(&target), kind.text());
        let message =
            format!("`$ref` names `{target}`, which is a schema and not {wanted}; it is skipped");
        let help = match kind {
            Kind::Response | Kind::RequestBody => {
                "put it into `content: {application/json: {schema: …}}`"
            }
            Kind::Parameter | Kind::Header | Kind::MediaType => "put it into `schema`",
            _ => "refer to an object of the expected type",
        };
        diagnostics.push(Diagnostic::new(&codes::REF_WRONG_KIND, location, message).help(help));
        return None;
    }
    if held.is_some_and(|holds| holds != Holds::One(kind)) {
        let (target, wanted) = (written(&target), kind.text());
        let message = format!("`$ref` names `{target}`, which is not {wanted}; it is read as one");
        diagnostics.push(Diagnostic::new(&codes::REF_WRONG_KIND, location, message));
    }
    Some(target)
}

/// A location as a `$ref` writes it.
pub fn written(location: &str) -> String {
    if is_in_file(location) {
        Location::value(location).to_string()
    } else {
        format!("#{location}")
    }
}

/// The diagnostic for a `$ref` at `at` whose target does not exist.
pub fn unresolved(at: &str, target: &str) -> Diagnostic {
    let message = format!("unresolved reference to `#{target}`");
    Diagnostic::new(&codes::UNRESOLVED_REF, format!("{at}/$ref"), message)
}
