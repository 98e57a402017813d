//! Operations and their parameters: references resolved, the parameters of paths moved into each operation, everything that is
//! not read left out, and a `$ref` wherever a schema stands.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value, json};

use super::grammar::Kind;
use super::look_alikes::report_look_alikes;
use super::lowering::Lowering;
use super::member::{Members, excerpt, read};
use super::normal::extension;
use super::paths::Items;
use super::resolve::{described_here, follow};
use super::wire_names::{check_reserved, check_sent_name};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes, nearest};
use crate::source::Place;
use crate::source::pointer::join;

/// What an operation is called, and what is said of it.
pub fn describe(members: &mut Members<'_, '_>) -> Map<String, Value> {
    let mut lowered = Map::new();
    for key in ["operationId", "summary", "description"] {
        lowered.extend(
            members
                .text(key)
                .map(|text| (key.to_owned(), json!(excerpt(text)))),
        );
    }
    lowered.insert("deprecated".to_owned(), json!(members.flag("deprecated")));
    lowered.extend(external_docs(members.object).map(|docs| ("externalDocs".to_owned(), docs)));
    lowered
}

/// Where more is said of what has these members, if an address is given: else there is nothing to lose.
pub fn external_docs(members: &Map<String, Value>) -> Option<Value> {
    let docs = members.get("externalDocs")?;
    let url = docs.get("url").unwrap_or(docs).as_str()?;
    let description = docs.get("description").and_then(Value::as_str);
    Some(json!({ "url": url, "description": description }))
}

/// What is said of a path is said of each of its operations that says nothing of itself.
fn describe_as_path(operation: &mut Map<String, Value>, items: &Items<'_>) {
    let said = |said: &Value| {
        said.as_str()
            .filter(|said| !said.trim().is_empty())
            .map(|said| json!(excerpt(said)))
    };
    let keys = ["summary", "description"];
    if keys
        .iter()
        .any(|key| operation.get(*key).and_then(said).is_some())
    {
        return;
    }
    for key in keys {
        let of_path = items
            .iter()
            .find_map(|(item, _)| item.get(key).and_then(said));
        operation.extend(of_path.map(|text| (key.to_owned(), text)));
    }
}

/// What no two parameters of an operation have in common: where it travels, and its name, which of a header is in any case.
fn identity(parameter: &Value) -> (String, String) {
    let text = |key: &str| parameter[key].as_str().unwrap_or_default().to_owned();
    let (place, name) = (text("in"), text("name"));
    let name = if place == "header" {
        name.to_ascii_lowercase()
    } else {
        name
    };
    (place, name)
}

/// Reports parameters with one `in` whose names look alike.
fn report_alike(parameters: &[Value], diagnostics: &mut Diagnostics) {
    for place in PLACES {
        let travels = |parameter: &&Value| parameter["in"] == place;
        let names = parameters.iter().filter(travels);
        let names = names.filter_map(|parameter| Some((parameter["name"].as_str()?, parameter)));
        let at = |parameter: &Value| {
            let described = parameter[extension::PLACE].as_str().unwrap_or_default();
            Place::value(join(described, "name"))
        };
        report_look_alikes("parameter", names, at, diagnostics);
    }
}

/// What is said of a parameter that has another one's identity. What differs in nothing, or in the case of a header's name, was meant
/// as the same.
fn declared_twice(
    (first, at_first): &(&Value, String),
    (second, at): (&Value, String),
) -> Diagnostic {
    let (name, help) = (&second["name"], "delete the second one");
    let message = format!("parameter {name} is declared twice");
    let found = Diagnostic::new(&codes::DUPLICATE_PARAMETER, at, message)
        .related(at_first, "it is here first");
    if *first == second || first["name"] != *name {
        return found.severity(Severity::Warning).help(help);
    }
    found.help("give one of them another name, or delete it")
}

/// The names of an operation's tags. One that is declared where it belongs to be named is taken for its name.
fn tag_names(members: &mut Members<'_, '_>) -> Value {
    let at = members.place("tags");
    let mut names = Vec::new();
    for (index, tag) in members.list("tags").into_iter().flatten().enumerate() {
        let at = format!("{at}/{index}");
        if let Some(name) = tag.get("name").filter(|name| name.is_string()) {
            let message =
                format!("expected the name of a tag; this object is taken for its name, {name}");
            let help =
                format!("write {name} alone; a tag is described under `tags` of the document");
            members
                .diagnostics
                .push(Diagnostic::new(&codes::MISMATCHED_VALUE, at, message).help(help));
            names.push(name.clone());
        } else if let Some(name) = read(tag, "a text", &at, members.diagnostics, Value::as_str) {
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
        let mut members = Members::of(operation, at, self.diagnostics)?;
        let mut lowered = describe(&mut members);
        describe_as_path(&mut lowered, items);
        lowered.insert("tags".to_owned(), tag_names(&mut members));
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
        lowered.insert(extension::PLACE.to_owned(), json!(at));
        Some(Value::Object(lowered))
    }

    /// The path's parameters that the operation does not declare anew, then the operation's own; and whether one that may
    /// fill the path cannot be read.
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
            let said = described_here(parameter);
            let found = follow(self.root, parameter, &at, Kind::Parameter, self.diagnostics);
            let Some((declared, place)) = found else {
                unread = true;
                continue;
            };
            let Some(mut parameter) = self.parameter(declared, &place) else {
                unread |= may_fill_path(declared);
                continue;
            };
            if let Some(said) = said {
                parameter["description"] = json!(excerpt(said));
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
        let mut members = Members::of(parameter, at, self.diagnostics)?;
        let mut lowered = Map::new();
        let (name, place) = (members.text("name"), members.text("in"));
        if let Some(place) = place {
            check_place(place, &members.place("in"), members.diagnostics)?;
        }
        let (Some(name), Some(place)) = (name, place) else {
            // Of what is there and wrong that has been said.
            if ["name", "in"]
                .iter()
                .any(|key| !members.object.contains_key(*key))
            {
                let message = "a parameter needs a `name` and says where it goes by `in`";
                self.diagnostics
                    .push(Diagnostic::new(&codes::MISSING_FIELD, at, message));
            }
            return None;
        };
        if name.is_empty() && place != "path" {
            let message = "nothing can be sent under an empty name: this parameter is left out";
            let at = members.place("name");
            members
                .diagnostics
                .push(Diagnostic::new(&codes::UNNAMED_PARAMETER, at, message));
            return None;
        }
        lowered.insert("name".to_owned(), json!(name));
        lowered.insert("in".to_owned(), json!(place));
        lowered.insert(
            "required".to_owned(),
            json!(members.flag("required") || place == "path"),
        );
        lowered.insert("deprecated".to_owned(), json!(members.flag("deprecated")));
        for key in ["description", "style"] {
            lowered.extend(
                members
                    .text(key)
                    .map(|text| (key.to_owned(), json!(excerpt(text)))),
            );
        }
        lowered.extend(
            members
                .maybe_flag("explode")
                .map(|flag| ("explode".to_owned(), json!(flag))),
        );
        if place == "query" {
            lowered.insert(
                "allowReserved".to_owned(),
                json!(members.flag("allowReserved")),
            );
        }
        lowered.insert(extension::PLACE.to_owned(), json!(at));
        check_sent_name(place, name, &members.place("name"), members.diagnostics)?;
        check_reserved(
            place,
            name,
            "parameter",
            &members.place("name"),
            members.diagnostics,
        )?;
        check_style(
            place,
            &mut lowered,
            &members.place("style"),
            members.diagnostics,
        );
        let content = self
            .content(parameter, at)
            .filter(|content| content != &json!({}));
        if let Some(content) = content {
            self.check_content(parameter, &content, at);
            lowered.insert("content".to_owned(), content);
        } else {
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
                "a parameter has `content` or a `schema`, not both; the `schema` is ignored",
            );
        }
        let mut all = content.as_object().into_iter().flat_map(Map::keys);
        let first = all.next();
        for media in all {
            let message = "a parameter is of one media type; this one is ignored";
            ignored(&join("content", media), message);
        }
        let is_written =
            |media: &&String| media.contains("json") || media.starts_with("text/plain");
        if let Some(media) = first.filter(|media| !is_written(media)) {
            let message = "no parameter is written as this media type; the default style of its place is used";
            let at = join(&format!("{at}/content"), media);
            self.diagnostics.push(Diagnostic::new(
                &codes::UNKNOWN_STYLE,
                Place::key(at),
                message,
            ));
        }
    }
}

/// Whether a parameter that cannot be read may be meant for the path: it says of no other place that it travels there.
fn may_fill_path(parameter: &Value) -> bool {
    let place = parameter.get("in").and_then(Value::as_str);
    !matches!(place, Some("query" | "querystring" | "header" | "cookie"))
}

/// Where a parameter can travel.
const PLACES: [&str; 4] = ["path", "query", "header", "cookie"];

fn check_place(place: &str, at: &str, diagnostics: &mut Diagnostics) -> Option<()> {
    let help = match place {
        _ if PLACES.contains(&place) => return Some(()),
        "querystring" => {
            let message =
                "`in: querystring` of OpenAPI 3.2 is not supported yet; this parameter is left out";
            diagnostics.push(Diagnostic::new(&codes::UNKNOWN_FIELD, at, message));
            return None;
        }
        "body" | "formData" => "what travels in the body is described by `requestBody`".to_owned(),
        _ => nearest(place, PLACES).map_or_else(
            || "`in` is one of `path`, `query`, `header` and `cookie`".to_owned(),
            |near| format!("did you mean `{near}`?"),
        ),
    };
    let message = format!("a parameter cannot travel in `{place}`");
    diagnostics.push(Diagnostic::new(&codes::UNKNOWN_VALUE, at, message).help(help));
    None
}

/// Takes a `style` that its place does not have out again, so that the place's own applies.
pub fn check_style(
    place: &str,
    lowered: &mut Map<String, Value>,
    at: &str,
    diagnostics: &mut Diagnostics,
) {
    let styles: &[&str] = match place {
        "path" => &["matrix", "label", "simple"],
        "query" | "form" => &["form", "spaceDelimited", "pipeDelimited", "deepObject"],
        "header" => &["simple"],
        _ => &["form"],
    };
    let Some(style) = lowered.get("style").and_then(Value::as_str) else {
        return;
    };
    if !styles.contains(&style) {
        let what = if place == "form" {
            "field of a form"
        } else {
            &format!("{place} parameter")
        };
        let message = format!("a {what} has no style `{style}`; its default style is used");
        diagnostics.push(Diagnostic::new(&codes::UNKNOWN_STYLE, at, message));
        lowered.remove("style");
    }
}
