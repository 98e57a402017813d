//! A service made of a document: it accepts what the document allows, rejects anything else with a reason, and responds with samples.
//!
//! In: an HTTP request to `/DOCUMENT/REPLY/PATH`. Out: the reply of that number, or a [`Refusal`]. It shares no code with the generator.

mod body;
mod parameters;
mod replies;
mod security;
mod server;

pub use replies::{Reply, webhook_samples, webhooks};
pub use security::{USER, secret};
pub use server::Server;

use std::collections::BTreeMap;

use bytes::Bytes;
use corpus::raw::Raw;
use http::{Request, Response, StatusCode};
use serde_json::{Map, Value, json};

use replies::replies;

use crate::api::{Operation, operations};
use crate::view::{Direction, view};

/// The header with the parameters as the service read them.
pub const UNDERSTOOD: &str = "x-understood";

/// The property of a body that has the reason of a refusal.
pub const REFUSED: &str = "refused-because";

/// The documents whose services run, by name.
pub type Documents = BTreeMap<String, Served>;

/// A document with a service.
#[derive(Debug)]
pub struct Served {
    /// The document.
    pub document: Value,
    /// Its schemas in requests.
    pub requests: Raw,
    /// Its schemas in responses.
    pub responses: Raw,
    /// The replies of each operation, by its pointer.
    replies: BTreeMap<String, Vec<Reply>>,
}

impl Served {
    /// Of a document.
    #[must_use]
    pub fn of(document: Value) -> Self {
        let responses = Raw::of(view(&document, Direction::Response));
        let declared = operations(responses.root()).into_iter();
        let replies = declared.map(|operation| {
            let all = replies(&responses, &operation);
            (operation.pointer, all)
        });
        Self {
            requests: Raw::of(view(&document, Direction::Request)),
            replies: replies.collect(),
            responses,
            document,
        }
    }

    /// The replies of an operation: successes first.
    #[must_use]
    pub fn replies(&self, operation: &Operation<'_>) -> &[Reply] {
        &self.replies[&operation.pointer]
    }
}

/// A request that the document does not allow.
#[derive(Debug)]
pub struct Refusal {
    /// 400, 401, 404, 405, 406 or 415.
    pub status: StatusCode,
    /// What is not allowed.
    pub reason: String,
}

impl Refusal {
    fn new(status: StatusCode, reason: impl Into<String>) -> Self {
        let reason = reason.into();
        Self { status, reason }
    }

    fn bad(reason: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, reason)
    }
}

/// The response to any request.
///
/// # Panics
/// If the request is not one of this project's: another document or reply.
#[must_use]
pub fn respond(documents: &Documents, request: &Request<Bytes>) -> Response<Bytes> {
    let mut segments = request.uri().path().splitn(4, '/').skip(1);
    let mut next = || segments.next().expect("/DOCUMENT/REPLY/PATH");
    let (name, reply, path) = (next(), next(), format!("/{}", next()));
    let served = documents.get(name).expect("a document");
    if let Some(sample) = reply.strip_prefix("webhook-") {
        return respond_with_webhook(served, path.trim_start_matches('/'), sample);
    }
    let number = reply.parse().expect("the number of a reply");
    let mut understood = Map::new();
    let reply = accept(served, request, &path, &mut understood).and_then(|operation| {
        replies::choose(served.replies(&operation), number, request.headers())
    });
    let mut response =
        Response::builder().header(UNDERSTOOD, Value::Object(understood).to_string());
    match reply {
        Ok(reply) => {
            response = response.status(reply.status);
            for (name, value) in &reply.headers {
                response = response.header(name, value);
            }
            if let Some(media) = &reply.media {
                response = response.header("content-type", media);
            }
            response.body(reply.bytes()).expect("a response")
        }
        Err(refusal) => {
            let body = json!({REFUSED: refusal.reason}).to_string();
            response = response.status(refusal.status);
            response
                .header("content-type", "application/json")
                .body(body.into())
                .expect("a response")
        }
    }
}

/// The operation of a request that the document allows.
fn accept<'d>(
    served: &'d Served,
    request: &Request<Bytes>,
    path: &str,
    understood: &mut Map<String, Value>,
) -> Result<Operation<'d>, Refusal> {
    let (operation, of_path) = route(served.requests.root(), request.method().as_str(), path)?;
    security::check(&served.document, &operation, request)?;
    parameters::check(&served.requests, &operation, &of_path, request, understood)?;
    body::check(&served.requests, &operation, request)?;
    Ok(operation)
}

/// The operation of a method and path, with the parameters in the path. Templates with fewer parameters come first.
fn route<'d>(
    document: &'d Value,
    method: &str,
    path: &str,
) -> Result<(Operation<'d>, BTreeMap<String, String>), Refusal> {
    let mut of_path: Vec<_> = operations(document)
        .into_iter()
        .filter_map(|operation| Some((match_template(operation.path, path)?, operation)))
        .collect();
    let fewest = of_path.iter().map(|(parameters, _)| parameters.len()).min();
    of_path.retain(|(parameters, _)| Some(parameters.len()) == fewest);
    if of_path.is_empty() {
        return Err(Refusal::new(
            StatusCode::NOT_FOUND,
            format!("there is no path {path}"),
        ));
    }
    let found = of_path
        .into_iter()
        .find(|(_, operation)| operation.method == method);
    let (parameters, operation) = found.ok_or_else(|| {
        Refusal::new(
            StatusCode::METHOD_NOT_ALLOWED,
            format!("{path} has no method {method}"),
        )
    })?;
    Ok((operation, parameters))
}

/// The parameters of a path, still encoded, if it matches the template.
fn match_template(template: &str, path: &str) -> Option<BTreeMap<String, String>> {
    let (expected, found): (Vec<&str>, Vec<&str>) =
        (template.split('/').collect(), path.split('/').collect());
    if expected.len() != found.len() {
        return None;
    }
    let mut parameters = BTreeMap::new();
    for (expected, found) in expected.iter().zip(found) {
        match expected
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'))
        {
            Some(name) => drop(parameters.insert(name.to_owned(), found.to_owned())),
            None if *expected == found => {}
            None => return None,
        }
    }
    Some(parameters)
}

fn respond_with_webhook(served: &Served, name: &str, sample: &str) -> Response<Bytes> {
    let samples = webhook_samples(&served.responses, name);
    let number: usize = sample.parse().expect("the number of a sample");
    Response::new(samples[number].to_string().into())
}
