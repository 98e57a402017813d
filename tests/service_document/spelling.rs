//! Writes the document down in the words of the tables, one line for each thing that it says.
//!
//! A schema or an operation is taken apart: what is read is removed, what is left over is either written into the line
//! or fails the test. Only titles, summaries, descriptions and examples are passed over.

use serde_json::{Map, Value};

type Object = Map<String, Value>;

/// The lines of a named schema: its heading and its fields, or its type when it has none.
pub fn schema(name: &str, schema: &Value) -> Vec<String> {
    let mut schema = object(schema);
    let Some(fields) = schema.remove("properties") else {
        return vec![name.to_owned(), format!("{name}: {}", spelled(schema))];
    };
    let required = schema
        .remove("required")
        .as_ref()
        .map(texts)
        .unwrap_or_default();
    let closed = schema.remove("additionalProperties") == Some(Value::Bool(false));
    let heading = format!("{name}{}", if closed { " closed" } else { "" });
    let fields = object(&fields);
    for name in &required {
        assert!(
            fields.contains_key(name),
            "{heading} requires {name} and does not have it"
        );
    }
    assert_eq!(spelled(schema), "object", "{heading}");
    let rows = fields
        .iter()
        .map(|(name, field)| format!("{heading}: {}", row(name, required.contains(name), field)));
    std::iter::once(heading.clone()).chain(rows).collect()
}

/// The lines of an operation: its heading, its parameters, body and responses.
pub fn operation(heading: &str, operation: &Value) -> Vec<String> {
    let mut operation = object(operation);
    let mut rows = vec![
        join(["operationId", &text(&take(&mut operation, "operationId"))]),
        join(["tags", &texts(&take(&mut operation, "tags")).join(", ")]),
        join(["security", &security(&take(&mut operation, "security"))]),
    ];
    for parameter in operation
        .remove("parameters")
        .as_ref()
        .map(array)
        .unwrap_or_default()
    {
        rows.push(self::parameter(&parameter));
    }
    if let Some(body) = operation.remove("requestBody") {
        let mut body = object(&body);
        let required = body.remove("required") == Some(Value::Bool(true));
        rows.push(row("body", required, &content(&mut body)));
        nothing_left(&body, heading);
    }
    for (status, response) in object(&take(&mut operation, "responses")) {
        rows.push(self::response(&status, &response));
    }
    assert_ne!(text(&take(&mut operation, "summary")), "", "{heading}");
    assert_ne!(text(&take(&mut operation, "description")), "", "{heading}");
    nothing_left(&operation, heading);
    let rows = rows.iter().map(|row| format!("{heading}: {row}"));
    std::iter::once(heading.to_owned()).chain(rows).collect()
}

/// The line of a response header.
pub fn header(name: &str, header: &Value) -> String {
    let mut header = object(header);
    let required = header.remove("required") == Some(Value::Bool(true));
    let title = join([name, &text(&take(&mut header, "description"))]);
    let line = row(&title, required, &take(&mut header, "schema"));
    nothing_left(&header, name);
    line
}

/// The line of a tag.
pub fn tag(tag: &Value) -> String {
    let mut tag = object(tag);
    let line = join([
        text(&take(&mut tag, "name")),
        text(&take(&mut tag, "description")),
    ]);
    nothing_left(&tag, &line);
    line
}

/// Cells as one line, without their padding and the empty ones.
pub fn join<S: AsRef<str>>(cells: impl IntoIterator<Item = S>) -> String {
    let cells: Vec<S> = cells.into_iter().collect();
    let cells = cells.iter().map(|cell| cell.as_ref().trim());
    cells
        .filter(|cell| !cell.is_empty())
        .collect::<Vec<_>>()
        .join(" | ")
}

pub fn object(value: &Value) -> Object {
    value
        .as_object()
        .unwrap_or_else(|| panic!("an object, not {value}"))
        .clone()
}

pub fn text(value: &Value) -> String {
    value
        .as_str()
        .unwrap_or_else(|| panic!("a string, not {value}"))
        .to_owned()
}

fn parameter(parameter: &Value) -> String {
    let mut parameter = object(parameter);
    let name = ["in", "name"]
        .map(|key| text(&take(&mut parameter, key)))
        .join(" ");
    let required = take(&mut parameter, "required") == Value::Bool(true);
    let line = row(&name, required, &take(&mut parameter, "schema"));
    nothing_left(&parameter, &name);
    line
}

fn response(status: &str, response: &Value) -> String {
    let mut response = object(response);
    response.remove("headers");
    response.remove("description");
    let line = join([status, &spelled(object(&content(&mut response)))]);
    nothing_left(&response, status);
    line
}

/// The schema of a body that is JSON and nothing else.
fn content(body: &mut Object) -> Value {
    let mut content = object(&take(body, "content"));
    let mut media_type = object(&take(&mut content, "application/json"));
    let schema = take(&mut media_type, "schema");
    nothing_left(&content, "content");
    nothing_left(&media_type, "application/json");
    schema
}

/// The schemes of an operation that takes any of them and asks for no scopes.
fn security(requirements: &Value) -> String {
    let scheme = |requirement: &Value| {
        let schemes = object(requirement);
        assert!(
            schemes.values().all(|scopes| array(scopes).is_empty()),
            "{requirement}"
        );
        schemes.keys().cloned().collect::<Vec<_>>().join(" and ")
    };
    array(requirements)
        .iter()
        .map(scheme)
        .collect::<Vec<_>>()
        .join(" or ")
}

/// The line of a field, a parameter or a body.
fn row(name: &str, required: bool, schema: &Value) -> String {
    let mut schema = object(schema);
    let presence = match (required, schema.remove("default")) {
        (true, None) => "required".to_owned(),
        (false, None) => "optional".to_owned(),
        (false, Some(default)) => format!("default {default}"),
        (true, Some(default)) => panic!("{name} is required and has the default {default}"),
    };
    let kind = kind(&mut schema);
    join([name, &kind, &presence, &rest(schema)])
}

/// A schema in one expression: its type, and in parentheses what else it says.
fn spelled(mut schema: Object) -> String {
    let kind = kind(&mut schema);
    match rest(schema) {
        rest if rest.is_empty() => kind,
        rest => format!("{kind}({rest})"),
    }
}

/// The type of a schema, whose keywords are removed from it.
fn kind(schema: &mut Object) -> String {
    for annotation in ["title", "description", "examples"] {
        schema.remove(annotation);
    }
    if let Some(reference) = schema.remove("$ref") {
        return text(&reference).replace("#/components/schemas/", "");
    }
    if let Some(branches) = schema.remove("anyOf") {
        return array(&branches)
            .iter()
            .map(|branch| spelled(object(branch)))
            .collect::<Vec<_>>()
            .join(" or ");
    }
    let Some(name) = schema.remove("type") else {
        return "any".to_owned();
    };
    match text(&name).as_str() {
        "array" => format!("[{}]", spelled(object(&take(schema, "items")))),
        "object" => map(schema),
        "string" => string(schema),
        other => other.to_owned(),
    }
}

fn map(schema: &mut Object) -> String {
    match schema.remove("additionalProperties") {
        None | Some(Value::Bool(true)) => "object".to_owned(),
        Some(values) => {
            let mut names = object(&take(schema, "propertyNames"));
            let keys = texts(&take(&mut names, "enum")).join("/");
            nothing_left(&names, "propertyNames");
            format!("{{{keys}: {}}}", spelled(object(&values)))
        }
    }
}

fn string(schema: &mut Object) -> String {
    match (schema.remove("const"), schema.remove("enum")) {
        (Some(value), None) => format!("'{}'", text(&value)),
        (None, Some(values)) => texts(&values).join("/"),
        (None, None) => "string".to_owned(),
        (Some(_), Some(values)) => panic!("const beside enum {values}"),
    }
}

/// The keywords of a schema next to its type: `minimum 0` (the document writes `0.0`), `readOnly`, in alphabetical order.
fn rest(schema: Object) -> String {
    let mut rest: Vec<String> = schema
        .into_iter()
        .map(|(keyword, value)| match value {
            Value::Bool(true) => keyword,
            Value::String(value) => format!("{keyword} {value}"),
            Value::Number(limit) if limit.is_f64() => {
                format!("{keyword} {}", limit.as_f64().unwrap_or(f64::NAN))
            }
            value => format!("{keyword} {value}"),
        })
        .collect();
    rest.sort();
    rest.join(", ")
}

fn take(map: &mut Object, key: &str) -> Value {
    map.remove(key)
        .unwrap_or_else(|| panic!("{key} is missing among {map:?}"))
}

fn nothing_left(map: &Object, pointer: &str) {
    assert!(map.is_empty(), "{pointer} also has {map:?}");
}

fn array(value: &Value) -> Vec<Value> {
    value
        .as_array()
        .unwrap_or_else(|| panic!("an array, not {value}"))
        .clone()
}

fn texts(value: &Value) -> Vec<String> {
    array(value).iter().map(text).collect()
}
