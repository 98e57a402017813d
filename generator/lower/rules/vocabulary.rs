//! The last rule: keeps only keywords about values of the schema's own type; keywords with a value of the wrong type are reported
//! and skipped.

use serde_json::Value;

use super::super::grammar::TEXT;
use super::super::normal::{Schema, Schemas, each_schema_mut, is_annotation};
use super::corrected_keywords::{FLAGS, FLAGS_ONCE};
use super::type_lists::{applies_to, is_of};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// How many characters of a value a message shows.
const LONGEST_SHOWN: usize = 40;

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (location, schema) in each_schema_mut(schemas) {
        drop_wrong_types(schema, location, diagnostics);
        lower_required(schema, location, diagnostics);
        keep_one_kind(schema, location, diagnostics);
        report_never(schema, location, diagnostics);
    }
}

/// Removes flags and strings that are something else.
fn drop_wrong_types(schema: &mut Schema, location: &str, diagnostics: &mut Diagnostics) {
    let is_flag = |key: &str| FLAGS.contains(&key) || FLAGS_ONCE.contains(&key);
    schema.keywords.retain(|key, value| {
        let is_wrong = (is_flag(key) && !value.is_boolean())
            || (TEXT.contains(&key.as_str()) && !value.is_string());
        if is_wrong {
            let message = format!("`{key}` has a value of the wrong type; it is ignored");
            let at = format!("{location}/{key}");
            diagnostics.push(Diagnostic::new(&codes::IGNORED_KEYWORD, at, message));
        }
        !is_wrong
    });
}

fn lower_required(schema: &mut Schema, location: &str, diagnostics: &mut Diagnostics) {
    let Some(required) = schema.remove("required") else {
        return;
    };
    let names = required.as_array().into_iter().flatten();
    let names: Vec<Value> = names.filter(|name| name.is_string()).cloned().collect();
    if names.len() != required.as_array().map_or(0, Vec::len) || !required.is_array() {
        let message = "`required` of a schema is an array of property names";
        let at = format!("{location}/required");
        let found = Diagnostic::new(&codes::IGNORED_KEYWORD, at, message);
        let help = "put the property's name into `required` of the object that has it";
        diagnostics.push(if required.is_boolean() {
            found.help(help)
        } else {
            found
        });
    }
    schema.set("required", names);
}

/// A schema is null, composed of schemas, or has a type; keywords about other types make it a schema of any type.
fn keep_one_kind(schema: &mut Schema, location: &str, diagnostics: &mut Diagnostics) {
    let kind = schema.type_name().map(str::to_owned);
    move_foreign_values(schema, kind.as_deref(), location, diagnostics);
    let composed = ["allOf", "oneOf", "anyOf"]
        .into_iter()
        .find(|key| schema.has(key) && kind.as_deref() != Some("null"));
    let belongs = |key: &str| match (composed, &kind) {
        (Some(composed), _) => key == composed,
        (None, Some(kind)) => key == "type" || key == "enum" || applies_to(key, kind),
        // It limits nothing, but the user may have meant a type.
        (None, None) => key == "format",
    };
    schema
        .keywords
        .retain(|key, _| belongs(key) || is_annotation(key));
}

/// Reports a schema that allows no value, but has a type by now: only of what has none the client checks that it is absent.
fn report_never(schema: &Schema, location: &str, diagnostics: &mut Diagnostics) {
    let is_never = schema
        .assertions
        .mixed_values
        .as_ref()
        .is_some_and(Vec::is_empty);
    let has_type = ["type", "allOf", "oneOf", "anyOf"]
        .iter()
        .any(|key| schema.has(key));
    if is_never && (has_type || schema.assertions.tuple.is_some()) {
        let message =
            "`false` allows no value, which is not checked by the client; the types allow any";
        diagnostics.push(Diagnostic::new(
            &codes::UNCHECKED_KEYWORD,
            location,
            message,
        ));
    }
}

fn move_foreign_values(
    schema: &mut Schema,
    kind: Option<&str>,
    location: &str,
    diagnostics: &mut Diagnostics,
) {
    let Some(values) = schema.values() else {
        return;
    };
    let fits = |value: &Value| match kind {
        // The typed model holds no larger ones.
        Some("integer") => value.is_i64(),
        Some(kind) => is_of(value, kind),
        None => false,
    };
    if values.iter().all(fits) && matches!(kind, Some("string" | "integer" | "number" | "boolean"))
    {
        return;
    }
    let values = values.clone();
    schema.remove("enum");
    report_unchecked_values(kind, &values, location, diagnostics);
    schema.assertions.mixed_values = Some(values);
}

/// Values of a schema without a type are checked by the client.
fn report_unchecked_values(
    kind: Option<&str>,
    values: &[Value],
    location: &str,
    diagnostics: &mut Diagnostics,
) {
    let Some(kind) = kind else {
        return;
    };
    let article = if kind.starts_with(['a', 'i', 'o']) {
        "an"
    } else {
        "a"
    };
    let accepted = format!("any {kind} is accepted");
    let message = match values.iter().find(|value| !is_of(value, kind)) {
        Some(other) => format!("`{}` is not {article} {kind}; {accepted}", shown(other)),
        None if kind == "integer" => {
            format!("this `enum` has an integer above `i64::MAX`; {accepted}")
        }
        None => match values {
            [only] => format!(
                "that the value is `{}` is not checked by the client; {accepted}",
                shown(only)
            ),
            _ => format!("which {kind} it is, is not checked by the client; {accepted}"),
        },
    };
    let at = format!("{location}/enum");
    diagnostics.push(Diagnostic::new(&codes::MIXED_ENUM, at, message));
}

/// A value as JSON, cut if it is long.
fn shown(value: &Value) -> String {
    let text = value.to_string().replace('`', "'");
    let mut chars = text.chars();
    let begin: String = chars.by_ref().take(LONGEST_SHOWN).collect();
    let more = if chars.next().is_some() { "…" } else { "" };
    format!("{begin}{more}")
}
