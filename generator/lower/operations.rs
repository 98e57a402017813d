//! Operations and their parameters: references are resolved, the parameters of paths are moved into each operation, unsupported
//! fields are dropped, and schemas are replaced by a `$ref`.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value, json};

use super::field::{Fields, excerpt, read};
use super::grammar::Kind;
use super::look_alikes::report_look_alikes;
use super::lowering::Lowering;
use super::normal::extension;
use super::paths::Items;
use super::resolve::{described_here, follow};
use super::wire_names::{check_reserved, check_sent_name};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes, nearest};
use crate::source::Location;
use crate::source::pointer::join;

/// The documentation of an operation.
pub fn describe(fields: &mut Fields<'_, '_>) -> Map<String, Value> {
    let mut lowered = Map::new();
    for key in ["operationId", "summary", "description"] {
        lowered.extend(
            fields
                .text(key)
                .map(|text| (key.to_owned(), json!(excerpt(text)))),
        );
    }
    lowered.insert("deprecated".to_owned(), json!(fields.flag("deprecated")));
    let announced = extension::LIFECYCLE.iter().filter_map(|key| {
        let value = fields.object.get(*key)?;
        let text = match value {
            Value::String(text) => excerpt(text).to_owned(),
            Value::Number(_) | Value::Bool(_) => value.to_string(),
            _ => return None,
        };
        Some(((*key).to_owned(), Value::String(text)))
    });
    lowered.extend(announced);
    lowered.extend(external_docs(fields.object).map(|docs| ("externalDocs".to_owned(), docs)));
    lowered
}

/// `externalDocs`, if it has an address; without one nothing is lost.
pub fn external_docs(fields: &Map<String, Value>) -> Option<Value> {
    let docs = fields.get("externalDocs")?;
    let url = docs.get("url").unwrap_or(docs).as_str()?;
    let description = docs.get("description").and_then(Value::as_str);
    Some(json!({ "url": url, "description": description }))
}

/// The documentation of a path is that of each of its operations without one.
fn describe_as_path(operation: &mut Map<String, Value>, items: &Items<'_>) {
    let description = |description: &Value| {
        description
            .as_str()
            .filter(|description| !description.trim().is_empty())
            .map(|description| json!(excerpt(description)))
    };
    let keys = ["summary", "description"];
    if keys
        .iter()
        .any(|key| operation.get(*key).and_then(description).is_some())
    {
        return;
    }
    for key in keys {
        let of_path = items
            .iter()
            .find_map(|(item, _)| item.get(key).and_then(description));
        operation.extend(of_path.map(|text| (key.to_owned(), text)));
    }
}

/// The identity of a parameter: its location and its name; the case of a header's name does not matter.
fn identity(parameter: &Value) -> (String, String) {
    let text = |key: &str| parameter[key].as_str().unwrap_or_default().to_owned();
    let location = if is_query_string(parameter) {
        QUERY_STRING.to_owned()
    } else {
        text("in")
    };
    let name = text("name");
    let name = if location == "header" {
        name.to_ascii_lowercase()
    } else {
        name
    };
    (location, name)
}

/// Whether a parameter is the whole query string.
fn is_query_string(parameter: &Value) -> bool {
    parameter.get(extension::QUERY_STRING).is_some()
}

/// Reports a parameter that is the whole query string next to others in the query.
fn report_query_string(parameters: &[Value], diagnostics: &mut Diagnostics) {
    let mut in_query = parameters
        .iter()
        .filter(|parameter| parameter["in"] == "query");
    let whole = parameters.iter().find(|found| is_query_string(found));
    let other = whole.and_then(|whole| in_query.find(|other| *other != whole));
    if let Some((whole, other)) = whole.zip(other) {
        let at = |parameter: &Value| {
            let described = parameter[extension::LOCATION].as_str().unwrap_or_default();
            join(described, "in")
        };
        let message = "`in: querystring` is the whole query, but there are other parameters in it; all are sent";
        let found = Diagnostic::new(&codes::DUPLICATE_PARAMETER, at(whole), message);
        let found = found.severity(Severity::Warning);
        let help = "describe the others as properties of the query string";
        diagnostics.push(found.related(at(other), "this one is in it").help(help));
    }
}

/// Reports parameters with one `in` whose names look alike.
fn report_alike(parameters: &[Value], diagnostics: &mut Diagnostics) {
    for location in LOCATIONS {
        let travels = |parameter: &&Value| parameter["in"] == location;
        let names = parameters.iter().filter(travels);
        let names = names.filter_map(|parameter| Some((parameter["name"].as_str()?, parameter)));
        let at = |parameter: &Value| {
            let described = parameter[extension::LOCATION].as_str().unwrap_or_default();
            Location::value(join(described, "name"))
        };
        report_look_alikes("parameter", names, at, diagnostics);
    }
}

/// The diagnostic for a parameter with the identity of another one. Equal ones, also where only the case of a header's name differs,
/// are the same parameter.
fn declared_twice(
    (first, at_first): &(&Value, String),
    (second, at): (&Value, String),
) -> Diagnostic {
    let (name, help) = (&second["name"], "delete the second declaration");
    let message = format!("parameter {name} is declared twice");
    let found = Diagnostic::new(&codes::DUPLICATE_PARAMETER, at, message)
        .related(at_first, "it is first declared here");
    if *first == second || first["name"] != *name {
        return found.severity(Severity::Warning).help(help);
    }
    found.help("rename one of them, or delete it")
}

/// The names of an operation's tags. A tag object in place of a name is read as its name.
pub fn tag_names(fields: &mut Fields<'_, '_>) -> Value {
    let at = fields.location("tags");
    let mut names = Vec::new();
    for (index, tag) in fields.list("tags").into_iter().flatten().enumerate() {
        let at = format!("{at}/{index}");
        if let Some(name) = tag.get("name").filter(|name| name.is_string()) {
            let message =
                format!("expected the name of a tag, found an object; its name {name} is used");
            let help = format!("use only {name}; a tag is described under `tags` of the document");
            fields
                .diagnostics
                .push(Diagnostic::new(&codes::MISMATCHED_VALUE, at, message).help(help));
            names.push(name.clone());
        } else if let Some(name) = read(tag, "a string", &at, fields.diagnostics, Value::as_str) {
            names.push(json!(name));
        }
    }
    Value::Array(names)
}

impl<'a> Lowering<'a, '_> {
    /// One operation of a path.
    pub(super) fn operation(
        &mut self,
        items: &Items<'a>,
        operation: &'a Value,
        at: &str,
    ) -> Option<Value> {
        let mut fields = Fields::of(operation, at, self.diagnostics)?;
        let mut lowered = describe(&mut fields);
        describe_as_path(&mut lowered, items);
        let mut tags = tag_names(&mut fields);
        // An operation is in the group of its first tag, so that labels come last.
        if let Value::Array(tags) = &mut tags {
            tags.sort_by_key(|tag| tag.as_str().is_some_and(|tag| self.labels.contains(tag)));
        }
        lowered.insert("tags".to_owned(), tags);
        lowered.extend(
            self.requirements(operation, at)
                .map(|sets| ("security".to_owned(), sets)),
        );
        let servers = self.own_servers(items, operation, at);
        lowered.extend(servers.map(|servers| ("servers".to_owned(), servers)));
        let (parameters, unread) = self.parameters(items, operation, at);
        lowered.insert("parameters".to_owned(), parameters);
        lowered.extend(unread.then(|| (extension::UNREAD.to_owned(), json!(true))));
        lowered.extend(self.request_body(operation, at));
        lowered.insert("responses".to_owned(), self.responses(operation, at));
        let callbacks = self.own_callbacks(operation, at);
        lowered.extend(callbacks.map(|callbacks| ("callbacks".to_owned(), callbacks)));
        lowered.insert(extension::LOCATION.to_owned(), json!(at));
        Some(Value::Object(lowered))
    }

    /// The path's parameters that the operation does not declare again, then the operation's own; and whether one that may be in the
    /// path cannot be read.
    fn parameters(&mut self, items: &Items<'a>, operation: &'a Value, at: &str) -> (Value, bool) {
        let (mut all, mut unread) = self.parameter_list(operation, at);
        let mut known: HashSet<_> = all.iter().map(identity).collect();
        for (item, at) in items {
            let (mut shared, more_unread) = self.parameter_list(item, at);
            shared.retain(|shared| known.insert(identity(shared)));
            all.splice(..0, shared);
            unread |= more_unread;
        }
        report_alike(&all, self.diagnostics);
        report_query_string(&all, self.diagnostics);
        (Value::Array(all), unread)
    }

    fn parameter_list(&mut self, owner: &'a Value, at: &str) -> (Vec<Value>, bool) {
        let Some((list, at)) = self.list(owner, "parameters", at) else {
            return (Vec::new(), owner.get("parameters").is_some());
        };
        let mut lowered: Vec<Value> = Vec::new();
        let mut unread = false;
        let mut seen = HashMap::new();
        for (index, parameter) in list.iter().enumerate() {
            let at = format!("{at}/{index}");
            let description = described_here(parameter);
            let found = follow(self.root, parameter, &at, Kind::Parameter, self.diagnostics);
            let Some((declared, location)) = found else {
                unread = true;
                continue;
            };
            let Some(mut parameter) = self.parameter(declared, &location) else {
                unread |= may_fill_path(declared);
                continue;
            };
            if let Some(description) = description {
                parameter["description"] = json!(excerpt(description));
            }
            match seen.entry(identity(&parameter)) {
                Entry::Vacant(new) => {
                    new.insert((declared, at));
                    lowered.push(parameter);
                }
                Entry::Occupied(first) => self
                    .diagnostics
                    .push(declared_twice(first.get(), (declared, at))),
            }
        }
        (lowered, unread)
    }

    fn parameter(&mut self, parameter: &'a Value, at: &str) -> Option<Value> {
        let mut fields = Fields::of(parameter, at, self.diagnostics)?;
        let mut lowered = Map::new();
        let (name, location) = (fields.text("name"), fields.text("in"));
        if let Some(location) = location {
            check_location(location, &fields.location("in"), fields.diagnostics)?;
        }
        let (Some(name), Some(location)) = (name, location) else {
            // Wrong values have been reported.
            if ["name", "in"]
                .iter()
                .any(|key| !fields.object.contains_key(*key))
            {
                let message = "parameter without `name` or `in`";
                self.diagnostics
                    .push(Diagnostic::new(&codes::MISSING_FIELD, at, message));
            }
            return None;
        };
        if name.is_empty() && location != "path" {
            let message = "parameter with an empty name cannot be sent; it is skipped";
            let at = fields.location("name");
            fields
                .diagnostics
                .push(Diagnostic::new(&codes::UNNAMED_PARAMETER, at, message));
            return None;
        }
        lowered.insert("name".to_owned(), json!(name));
        let is_whole = location == QUERY_STRING;
        let location = if is_whole { "query" } else { location };
        lowered.insert("in".to_owned(), json!(location));
        if is_whole {
            lowered.insert(extension::QUERY_STRING.to_owned(), json!(true));
        }
        lowered.insert(
            "required".to_owned(),
            json!(fields.flag("required") || location == "path"),
        );
        lowered.insert("deprecated".to_owned(), json!(fields.flag("deprecated")));
        for key in ["description", "style"] {
            lowered.extend(
                fields
                    .text(key)
                    .map(|text| (key.to_owned(), json!(excerpt(text)))),
            );
        }
        lowered.extend(
            fields
                .maybe_flag("explode")
                .map(|flag| ("explode".to_owned(), json!(flag))),
        );
        if location == "query" {
            lowered.insert(
                "allowReserved".to_owned(),
                json!(fields.flag("allowReserved")),
            );
        }
        lowered.insert(extension::LOCATION.to_owned(), json!(at));
        check_sent_name(location, name, &fields.location("name"), fields.diagnostics)?;
        check_reserved(
            location,
            name,
            "parameter",
            &fields.location("name"),
            fields.diagnostics,
        )?;
        let styled = if is_whole { QUERY_STRING } else { location };
        check_style(
            styled,
            &mut lowered,
            &fields.location("style"),
            fields.diagnostics,
        );
        // 3.0 has no such style.
        if lowered.get("style").is_some_and(|style| style == "cookie") {
            lowered.insert("style".to_owned(), json!("form"));
            lowered.insert(extension::PLAIN_COOKIE.to_owned(), json!(true));
        }
        let content = self
            .content(parameter, at)
            .filter(|content| content != &json!({}));
        if let Some(content) = content {
            self.check_content(parameter, &content, at);
            lowered.insert("content".to_owned(), content);
        } else {
            if is_whole {
                let message = "`in: querystring` without `content`; sent as a form";
                let found = Diagnostic::new(&codes::UNKNOWN_STYLE, at, message);
                let help = "describe it as `content: {application/x-www-form-urlencoded: …}`";
                self.diagnostics.push(found.help(help));
            }
            let schema = self.schema(parameter.get("schema"), &format!("{at}/schema"));
            lowered.insert("schema".to_owned(), schema);
        }
        Some(Value::Object(lowered))
    }

    /// A parameter has a schema, or content of one media type.
    fn check_content(&mut self, parameter: &Value, content: &Value, at: &str) {
        let mut ignored = |key: &str, message: &str| {
            let at = format!("{at}/{key}");
            self.diagnostics
                .push(Diagnostic::new(&codes::UNKNOWN_FIELD, at, message));
        };
        if parameter.get("schema").is_some() {
            ignored(
                "schema",
                "parameter has both `content` and `schema`; the `schema` is ignored",
            );
        }
        let mut all = content.as_object().into_iter().flat_map(Map::keys);
        let first = all.next();
        for media in all {
            let message = "parameter has several media types; this one is ignored";
            ignored(&join("content", media), message);
        }
        let is_whole = parameter
            .get("in")
            .is_some_and(|location| location == QUERY_STRING);
        // Of other media types a query string is text.
        let is_written =
            |media: &&String| is_whole || media.contains("json") || media.starts_with("text/plain");
        if let Some(media) = first.filter(|media| !is_written(media)) {
            let message = "parameter cannot have this media type; the default style is used";
            let at = join(&format!("{at}/content"), media);
            self.diagnostics.push(Diagnostic::new(
                &codes::UNKNOWN_STYLE,
                Location::key(at),
                message,
            ));
        }
    }
}

/// Whether a parameter that cannot be read may be a path parameter: it declares no other location.
fn may_fill_path(parameter: &Value) -> bool {
    let location = parameter.get("in").and_then(Value::as_str);
    !matches!(
        location,
        Some("query" | "querystring" | "header" | "cookie")
    )
}

/// The location of a parameter that is the whole query string.
const QUERY_STRING: &str = "querystring";

/// The locations of other parameters.
const LOCATIONS: [&str; 4] = ["path", "query", "header", "cookie"];

fn check_location(location: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<()> {
    let help = match location {
        QUERY_STRING => return Some(()),
        _ if LOCATIONS.contains(&location) => return Some(()),
        "body" | "formData" => "describe the body by `requestBody`".to_owned(),
        _ => nearest(location, LOCATIONS.into_iter().chain([QUERY_STRING])).map_or_else(
            || "use `path`, `query`, `querystring`, `header` or `cookie`".to_owned(),
            |near| format!("did you mean `{near}`?"),
        ),
    };
    let message = format!("unknown parameter location `{location}`");
    diagnostics.push(Diagnostic::new(&codes::UNKNOWN_VALUE, at, message).help(help));
    None
}

/// Removes a `style` that the parameter's location does not allow, so that its default style applies.
pub fn check_style(
    location: &str,
    lowered: &mut Map<String, Value>,
    at: &str,
    diagnostics: &mut Diagnostics,
) {
    let styles: &[&str] = match location {
        "path" => &["matrix", "label", "simple"],
        "query" | "form" => &["form", "spaceDelimited", "pipeDelimited", "deepObject"],
        "header" => &["simple"],
        "cookie" => &["form", "cookie"],
        QUERY_STRING => &[],
        _ => &["form"],
    };
    let Some(style) = lowered.get("style").and_then(Value::as_str) else {
        return;
    };
    if !styles.contains(&style) {
        let what = if location == "form" {
            "field of a form"
        } else {
            &format!("{location} parameter")
        };
        let message = format!("unknown style `{style}` for a {what}; its default style is used");
        if styles.is_empty() {
            let help = "remove it: the media type decides how a query string is written";
            diagnostics.push(Diagnostic::new(&codes::UNKNOWN_STYLE, at, message).help(help));
            lowered.remove("style");
            return;
        }
        let help = nearest(style, styles.iter().copied()).map_or_else(
            || match styles {
                [others @ .., last] if !others.is_empty() => {
                    format!("use `{}` or `{last}`", others.join("`, `"))
                }
                _ => format!("use `{}`", styles.concat()),
            },
            |near| format!("did you mean `{near}`?"),
        );
        diagnostics.push(Diagnostic::new(&codes::UNKNOWN_STYLE, at, message).help(help));
        lowered.remove("style");
    }
}
