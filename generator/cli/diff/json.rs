//! A comparison for programs.

use serde_json::{Value, json};

use super::located::Located;
use super::report::Report;
use super::side::Side;
use super::verify;
use crate::compare::{self, Verdict};
use crate::render::inert_json;

/// The comparison as one JSON object.
pub fn render(report: &Report<'_>) -> String {
    let changes: Vec<Value> = report.changes.iter().map(render_change).collect();
    let accepted = report.changes.iter().filter(|located| located.is_accepted);
    let settings = report.settings().into_iter();
    let settings = settings.map(|(key, old, new)| json!({ "key": key, "old": old, "new": new }));
    let value = json!({
        "old": render_side(report.old),
        "new": render_side(report.new),
        "cause": report.cause().name(),
        "settings": settings.collect::<Vec<Value>>(),
        "breaking": report.breaking(),
        "causes": report.breaking_entries().len(),
        "compatible": report.compatible(),
        "accepted": accepted.count(),
        "kept": report.keeping.items,
        "changes": changes,
        "verified": verify::render_json(report),
    });
    inert_json(value.to_string()) + "\n"
}

fn render_side(side: &Side) -> Value {
    json!({
        "name": side.name,
        "package": side.surface.package.name,
        "version": side.surface.package.version,
        "api_version": side.surface.package.api_version,
        "generator": side.surface.generator,
    })
}

fn render_change(located: &Located) -> Value {
    let change = &located.change;
    json!({
        "code": change.code,
        "fingerprint": located.fingerprint,
        "entry": located.entry,
        "accepted": located.is_accepted,
        "cause": located.cause.name(),
        "subject": change.subject,
        "breaking": change.is_breaking(),
        "direction": change.direction.name(),
        "old": render_part(change.old.as_ref(), located.old.as_ref()),
        "new": render_part(change.new.as_ref(), located.new.as_ref()),
        "source": render_verdict(&change.source),
        "wire": {
            "old_client_new_service": render_verdict(&change.old_client),
            "new_client_old_service": render_verdict(&change.new_client),
        },
        "behaviour": render_verdict(&change.behaviour),
        "advice": change.advice,
    })
}

fn render_part(part: Option<&compare::Side>, location: Option<&(String, usize, usize)>) -> Value {
    let Some(part) = part else {
        return Value::Null;
    };
    json!({
        "rust": part.rust,
        "pointer": part.pointer,
        "file": location.map(|(file, _, _)| file),
        "line": location.map(|(_, line, _)| line),
        "column": location.map(|(_, _, column)| column),
    })
}

fn render_verdict(verdict: &Verdict) -> Value {
    json!({ "breaks": verdict.breaks, "reason": verdict.reason })
}
