//! A recording → the operation and the response that it is of, and what is not as declared.

use std::cell::RefCell;
use std::collections::HashMap;

use openapiv3::{ReferenceOr, Response, Responses, StatusCode};
use serde_json::Value;

use super::deviation::What;
use super::judge::{Direction, Findings, judge};
use super::recording::{Body, Recording, Subject};
use super::routes::Routes;
use super::tree::Tree;
use super::words::pattern_of;
use crate::operations::OperationAt;
use crate::operations::media::{Chosen, Kind, choose, choose_all, essence, is_stream, may_be_json};
use crate::operations::origin_of;
use crate::schema::Schemas;
use crate::source::{Location, Sources, pointer};

/// What became of a recording.
#[derive(Debug)]
pub enum Judged {
    /// It was compared with what the document declares; `is_body` is whether its body was.
    Compared {
        /// What was found.
        findings: Findings,
        /// Whether a body was judged.
        is_body: bool,
    },
    /// No operation has its URL and method, which are shown by this pattern; or there is no such schema.
    Unmatched(String),
}

/// What recordings are compared with.
pub struct Matcher<'m> {
    routes: Routes<'m>,
    schemas: &'m Schemas,
    tree: &'m Tree,
    sources: &'m Sources,
    /// Whether an object allows any other properties, by its location.
    open: RefCell<HashMap<String, bool>>,
}

/// The media type of JSON without a more specific one.
const JSON: &str = "application/json";

impl<'m> Matcher<'m> {
    /// The operations and schemas of a document, which was written as `tree` in the files of `sources`.
    pub fn new(
        routes: Routes<'m>,
        schemas: &'m Schemas,
        tree: &'m Tree,
        sources: &'m Sources,
    ) -> Self {
        Self {
            routes,
            schemas,
            tree,
            sources,
            open: RefCell::default(),
        }
    }

    /// Compares a recording with the document.
    pub fn compare(&self, recording: &Recording) -> Judged {
        match &recording.of {
            Subject::Schema(name) => self.compare_value(name, &recording.body),
            Subject::Response {
                method,
                url,
                status,
                media_type,
            } => match self.routes.find(method, url) {
                Some(operation) => {
                    let media_type = media_type.as_deref();
                    self.compare_response(operation, *status, media_type, &recording.body)
                }
                None => Judged::Unmatched(format!("{method} {}", pattern_of(url))),
            },
        }
    }

    fn judge(&self, direction: Direction, used: (&str, &str), value: &Value) -> Findings {
        let allows_others = |location: &str| {
            if let Some(known) = self.open.borrow().get(location) {
                return *known;
            }
            let is_open = self.tree.allows_others(location, self.sources);
            self.open.borrow_mut().insert(location.to_owned(), is_open);
            is_open
        };
        judge(self.schemas, &allows_others, direction, used, value)
    }

    fn compare_value(&self, name: &str, body: &Body) -> Judged {
        let written = if name.starts_with(['/', '#']) || name.contains("#/") {
            Location::written(name).pointer
        } else {
            pointer::join("/components/schemas", name)
        };
        let location = self.sources.converted(&written);
        if self.schemas.find(&location).is_none() {
            return Judged::Unmatched(format!("the schema `{name}`"));
        }
        let Body::Json(value) = body else {
            return Judged::Compared {
                findings: Findings::default(),
                is_body: false,
            };
        };
        Judged::Compared {
            findings: self.judge(Direction::Any, (&location, &location), value),
            is_body: true,
        }
    }

    fn compare_response(
        &self,
        operation: OperationAt<'m>,
        status: u16,
        media_type: Option<&str>,
        body: &Body,
    ) -> Judged {
        let mut findings = Findings::default();
        let mut is_body = false;
        // No response came, or only that of a cache.
        if status >= 200 {
            let at = pointer::join(operation.location, "responses");
            findings.used.push(at.clone());
            match find_response(&operation.operation.responses, status) {
                Some((key, response)) => {
                    let at = pointer::join(&at, &key);
                    let at = origin_of(&response.extensions).map_or(at, str::to_owned);
                    is_body = self.compare_body(response, &at, media_type, body, &mut findings);
                }
                // Clients follow a redirect, and a browser asks its cache.
                None if (300..400).contains(&status) => {}
                None => {
                    let recorded = media_type.map(essence).filter(|name| name.contains('/'));
                    let media_type = match body {
                        Body::Absent => None,
                        Body::Json(_) => Some(recorded.unwrap_or_else(|| JSON.to_owned())),
                        Body::Other => recorded,
                    };
                    let like = match body {
                        Body::Json(value) => self.find_like(operation, status, value),
                        Body::Absent | Body::Other => None,
                    };
                    findings.report(&at, What::Status(status, media_type, like));
                }
            }
        }
        Judged::Compared { findings, is_body }
    }

    /// Returns whether the body was judged.
    fn compare_body(
        &self,
        response: &Response,
        at: &str,
        media_type: Option<&str>,
        body: &Body,
        findings: &mut Findings,
    ) -> bool {
        let value = match body {
            Body::Absent => return false,
            Body::Json(value) => Some(value),
            Body::Other => None,
        };
        findings.used.push(at.to_owned());
        let recorded = media_type.map(essence).filter(|name| !name.is_empty());
        let json = || find_json(response, self.schemas);
        let declared = match &recorded {
            None => json(),
            Some(name) => find_media(response, name, self.schemas),
        };
        let chosen = declared.or_else(|| {
            // Without a media type, only a JSON body is known to have another one.
            let name = recorded
                .clone()
                .or_else(|| value.map(|_| JSON.to_owned()))?;
            let is_json = may_be_json(&name);
            findings.report(at, What::MediaType(name));
            json().filter(|_| is_json)
        });
        let Some(chosen) = chosen.filter(|chosen| chosen.kind == Kind::Json) else {
            return false;
        };
        if is_stream(chosen.name) {
            return false;
        }
        let Some(value) = value else {
            let at = pointer::join(&pointer::join(at, "content"), chosen.name);
            findings.used.push(at.clone());
            findings.report(&at, What::NotJson);
            return false;
        };
        if let Some(location) = chosen.location {
            let at = use_of(at, chosen.name);
            findings.extend(self.judge(Direction::Response, (&at, location), value));
        }
        true
    }

    /// The declared response of the same class whose schema accepts the body.
    fn find_like(&self, operation: OperationAt<'m>, status: u16, body: &Value) -> Option<String> {
        let responses = operation.operation.responses.responses.iter();
        let mut of_class = responses.filter(|(key, _)| match key {
            StatusCode::Code(code) => code / 100 == status / 100,
            StatusCode::Range(class) => *class == status / 100,
        });
        let found = of_class.find(|(_, response)| {
            let json = response
                .as_item()
                .and_then(|own| find_json(own, self.schemas));
            json.and_then(|json| json.location).is_some_and(|location| {
                let judged = self.judge(Direction::Response, (location, location), body);
                !judged.is_refused()
            })
        });
        found.map(|(key, _)| key.to_string())
    }
}

/// The location of the schema of a content.
fn use_of(response: &str, media_type: &str) -> String {
    let content = pointer::join(response, "content");
    pointer::join(&pointer::join(&content, media_type), "schema")
}

/// The response of a status: of the status itself, else of its class, else `default`; with its key.
fn find_response(responses: &Responses, status: u16) -> Option<(String, &Response)> {
    let exact = StatusCode::Code(status);
    let class = StatusCode::Range(status / 100);
    let listed = [exact, class].into_iter().find_map(|key| {
        let response = responses.responses.get(&key)?.as_item()?;
        Some((key.to_string(), response))
    });
    let default = responses.default.as_ref().and_then(ReferenceOr::as_item);
    listed.or_else(|| Some(("default".to_owned(), default?)))
}

/// The content that is JSON.
fn find_json<'r>(response: &'r Response, schemas: &'r Schemas) -> Option<Chosen<'r>> {
    let chosen = choose(&response.content, schemas);
    chosen.filter(|chosen| chosen.kind == Kind::Json)
}

/// The content that a media type is of.
fn find_media<'r>(response: &'r Response, name: &str, schemas: &'r Schemas) -> Option<Chosen<'r>> {
    let all = choose_all(&response.content, schemas, None);
    let (group, _) = name.split_once('/')?;
    let fits = |declared: &str| {
        let declared = essence(declared);
        declared == name
            || matches!(declared.as_str(), "*/*" | "*")
            || declared.strip_suffix("/*") == Some(group)
    };
    let mut exact = all.iter().filter(|chosen| essence(chosen.name) == name);
    let found = exact
        .next()
        .or_else(|| all.iter().find(|chosen| fits(chosen.name)));
    found.copied()
}
