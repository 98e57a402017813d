//! Schemas inside an operation are named after it, and schemas that several operations share after the component or the file that
//! has them. A schema that is shared otherwise is named after the first operation, unless the lock names another one.

use std::collections::{BTreeMap, HashMap};

use openapiv3::{OpenAPI, ReferenceOr};

use super::named_locations::{Locations, shared_request};
use crate::lock::Lock;
use crate::lower::named::{is_in_file, is_in_operation, named, split_file};
use crate::names::{Use, ident};
use crate::operations::{OperationAt, origin_of};
use crate::source::pointer::unescape;

/// The operations that use a location.
#[derive(Debug)]
struct Recorded {
    /// Body, response or parameter.
    kind: &'static str,
    /// The names that it may have.
    raw_names: Vec<String>,
}

/// The bodies, responses and parameters of operations, by location.
#[derive(Debug, Default)]
pub struct CallLocations {
    recorded: BTreeMap<String, Recorded>,
    /// The components that are only a `$ref` to a body or response in another file, by that location.
    aliases: HashMap<String, Vec<String>>,
}

impl CallLocations {
    /// Empty, except for the components that are only a `$ref`.
    pub fn of(document: &OpenAPI) -> Self {
        let mut aliases: HashMap<String, Vec<String>> = HashMap::new();
        let Some(components) = &document.components else {
            return Self::default();
        };
        let bodies = components.request_bodies.iter();
        let bodies =
            bodies.filter_map(|(name, body)| Some((name, origin_of(&body.as_item()?.extensions)?)));
        let responses = components.responses.iter();
        let responses = responses.filter_map(|(name, response)| {
            Some((name, origin_of(&response.as_item()?.extensions)?))
        });
        for (name, location) in bodies.chain(responses).filter(|(_, at)| is_in_file(at)) {
            aliases
                .entry(location.to_owned())
                .or_default()
                .push(name.clone());
        }
        Self {
            recorded: BTreeMap::new(),
            aliases,
        }
    }

    /// Adds the names of an operation's parts. Operations are added by their names, not in the document's order.
    pub fn record(&mut self, found: OperationAt<'_>, name: &str) {
        let operation = found.operation;
        let shared = shared_request(found.location);
        let name = shared.as_deref().unwrap_or(name);
        let body = operation
            .request_body
            .as_ref()
            .and_then(ReferenceOr::as_item);
        self.add(
            body.and_then(|body| origin_of(&body.extensions)),
            "body",
            || format!("{name} body"),
        );
        let listed = operation.responses.responses.iter();
        let listed = listed.map(|(status, response)| (status.to_string(), response));
        let default = operation
            .responses
            .default
            .iter()
            .map(|response| ("default".to_owned(), response));
        for (status, response) in listed.chain(default) {
            let location = response
                .as_item()
                .and_then(|response| origin_of(&response.extensions));
            self.add(location, "response", || match status.as_str() {
                "200" => format!("{name} response"),
                other => format!("{name} response {other}"),
            });
        }
        for parameter in operation.parameters.iter().filter_map(ReferenceOr::as_item) {
            let data = parameter.parameter_data_ref();
            self.add(origin_of(&data.extensions), "parameter", || {
                format!("{name} {}", data.name)
            });
        }
    }

    fn add(&mut self, location: Option<&str>, kind: &'static str, spell: impl FnOnce() -> String) {
        // A component is named by its location already.
        let Some(location) = location.filter(|location| !location.starts_with("/components/"))
        else {
            return;
        };
        let recorded = self
            .recorded
            .entry(location.to_owned())
            .or_insert_with(|| Recorded {
                kind,
                raw_names: Vec::new(),
            });
        let raw_name = spell();
        if !recorded.raw_names.contains(&raw_name) {
            recorded.raw_names.push(raw_name);
        }
    }

    /// Adds all names to `locations`.
    pub fn settle(self, lock: &Lock, locations: &mut Locations) {
        for (location, Recorded { kind, raw_names }) in self.recorded {
            let aliases = self
                .aliases
                .get(&location)
                .map(Vec::as_slice)
                .unwrap_or_default();
            let name = if let [only] = aliases {
                Some(only.clone())
            } else {
                own_name(&location)
            };
            let shared = name.map(|name| format!("{name} {kind}"));
            if let Some(raw_name) = shared.or_else(|| pick(&location, raw_names, lock)) {
                locations.add(location, raw_name);
            }
        }
    }
}

/// Whether a location is named already: a component, or a part or the whole of another file.
fn own_name(location: &str) -> Option<String> {
    const SECTIONS: [&str; 3] = ["parameters", "requestBodies", "responses"];
    let (_, inside) = split_file(location);
    if !is_in_file(location) || is_in_operation(location) {
        return None;
    }
    let (above, last) = inside.rsplit_once('/').unwrap_or(("", ""));
    let section = above
        .rsplit('/')
        .next()
        .filter(|section| SECTIONS.contains(section));
    // Responses of an operation are listed by status, its parameters by index.
    let is_listed = last == "default" || last.starts_with(|c: char| c.is_ascii_digit());
    named(location).or_else(|| {
        section
            .filter(|_| !is_listed)
            .map(|_| unescape(last).into_owned())
    })
}

/// The first name, unless the lock has a name for a schema inside.
fn pick(location: &str, raw_names: Vec<String>, lock: &Lock) -> Option<String> {
    let names = |raw_name: &String| {
        let name = ident(raw_name, Use::Type);
        let mut before = lock
            .types_within(location)
            .map(|before| before.strip_prefix(name.plain()));
        before.any(|rest| rest.is_some_and(|rest| !rest.starts_with(char::is_lowercase)))
    };
    let kept = raw_names
        .iter()
        .filter(|_| raw_names.len() > 1)
        .filter(|raw_name| names(raw_name));
    let kept = kept.max_by_key(|raw_name| raw_name.len()).cloned();
    kept.or_else(|| raw_names.into_iter().next())
}
