//! One diagnostic → one line of JSON.

use serde_json::{Value, json};

use super::inert::inert_json;
use crate::diagnostic::Diagnostic;
use crate::source::{Location, Sources};

/// `{"code", "severity", "title", "message", "pointer", "file", "line", "column", "end", "help", "chain", "related"}`.
pub fn render(diagnostic: &Diagnostic, sources: &Sources) -> String {
    let chain: Vec<_> = sources
        .chain(&diagnostic.at)
        .iter()
        .map(|location| location_value(location, sources))
        .collect();
    let related = diagnostic.related.iter().map(|(location, what)| {
        let mut value = location_value(location, sources);
        value["message"] = what.as_str().into();
        value
    });
    let mut line = json!({
        "code": diagnostic.code.name,
        "severity": diagnostic.severity.text(),
        "title": diagnostic.code.title,
        "message": diagnostic.message,
    });
    if let (Value::Object(line), Value::Object(location)) =
        (&mut line, location_value(&diagnostic.at, sources))
    {
        line.extend(location);
    }
    line["help"] = diagnostic.help.as_deref().into();
    line["chain"] = chain.into();
    line["related"] = related.collect();
    inert_json(line.to_string())
}

fn location_value(location: &Location, sources: &Sources) -> Value {
    let found = sources.locate(location);
    let found = found.as_ref();
    json!({
        "pointer": location.to_string(),
        "file": found.map(|found| &found.file.path),
        "line": found.map(|found| found.line),
        "column": found.map(|found| found.column),
        "end": found.map(|found| json!({ "line": found.end().line, "column": found.end().column })),
    })
}
