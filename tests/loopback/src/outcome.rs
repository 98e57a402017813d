//! What becomes of the calls of a client, and what that means for a pair.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::api::{items, operations, shape};
use crate::client::{Call, Client, Programs, sample_calls};
use crate::pairs::Pair;
use crate::service::{REFUSED, Server, webhook_samples, webhooks};

/// A call that does not work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What does not work.
    pub kind: FailureKind,
    /// The call and the reason.
    pub detail: String,
}

/// What does not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// The service refuses the request, with this status.
    Refused(u64),
    /// The client does not send the request.
    NotSent,
    /// The service reads a parameter as another value.
    Lost,
    /// The client cannot read the response.
    NotRead,
    /// The client cannot read what the webhook sends.
    Webhook,
}

/// A pair: what happened, and the verdicts of `disjunct diff`.
#[derive(Debug)]
pub struct Row {
    /// The pair.
    pub name: String,
    /// The old client with the new service.
    pub old_client: Direction,
    /// The new client with the old service.
    pub new_client: Direction,
}

/// One direction of a pair.
#[derive(Debug)]
pub struct Direction {
    /// The codes of the changes that `disjunct diff` reports as breaks.
    pub breaking: Vec<String>,
    /// The first call that did not work; absent if all did.
    pub failure: Option<Failure>,
}

/// Clients and services that run.
#[derive(Debug)]
pub struct Loopback {
    clients: BTreeMap<String, Client>,
    programs: Programs,
    server: Server,
    /// The calls of each client that work with the service of its own document.
    working: RefCell<BTreeMap<String, Vec<Call>>>,
    /// What does not work with the service of the client's own document.
    own_failures: RefCell<Vec<Failure>>,
}

impl Loopback {
    /// Of programs and the server of their documents.
    #[must_use]
    pub fn of(clients: Vec<Client>, programs: Programs, server: Server) -> Self {
        let clients = clients.into_iter();
        Self {
            clients: clients
                .map(|client| (client.name.clone(), client))
                .collect(),
            programs,
            server,
            working: RefCell::default(),
            own_failures: RefCell::default(),
        }
    }

    /// What did not work with the service of a client's own document.
    #[must_use]
    pub fn into_own_failures(self) -> Vec<Failure> {
        self.own_failures.into_inner()
    }

    /// Runs a pair of documents.
    #[must_use]
    pub fn row(&self, pair: &Pair, old: &str, new: &str) -> Row {
        let breaking = |name: &str| -> Vec<String> {
            let changes = pair.changes.iter().flatten();
            let breaking = changes.filter(|(_, axes)| items(axes).any(|axis| axis == name));
            let codes = breaking.filter_map(|(change, _)| change.split(' ').next());
            codes.map(str::to_owned).collect()
        };
        Row {
            name: pair.name.clone(),
            old_client: Direction {
                breaking: breaking("old client"),
                failure: self.failure(old, new),
            },
            new_client: Direction {
                breaking: breaking("new client"),
                failure: self.failure(new, old),
            },
        }
    }

    /// The first thing that does not work when a client uses the service of another document.
    fn failure(&self, client: &str, service: &str) -> Option<Failure> {
        let calls = self.working_calls(client);
        self.failures(&self.clients[client], service, &calls)
            .into_iter()
            .next()
    }

    /// The sample calls of a client that work with the service of its own document: all of them, or its document is not what its crate is.
    fn working_calls(&self, name: &str) -> Vec<Call> {
        if let Some(known) = self.working.borrow().get(name) {
            return known.clone();
        }
        let client = &self.clients[name];
        let mut calls = sample_calls(client);
        let failures = self.failures(client, name, &calls);
        let failed = |call: &Call| {
            failures
                .iter()
                .any(|failure| failure.detail.starts_with(&call.subject()))
        };
        calls.retain(|call| !failed(call));
        self.own_failures.borrow_mut().extend(failures);
        self.working
            .borrow_mut()
            .insert(name.to_owned(), calls.clone());
        calls
    }

    /// The calls that the service does not accept, and the responses and webhooks that the client cannot read.
    fn failures(&self, client: &Client, service: &str, calls: &[Call]) -> Vec<Failure> {
        let results = self.results(client, service, calls);
        let mut failures = find_failures(client, calls, &results);
        let probes = self.reply_calls(client, service, calls, &results);
        let results = self.results(client, service, &probes);
        failures.extend(find_failures(client, &probes, &results));
        failures.extend(self.webhook_failures(client, service));
        failures
    }

    fn results(&self, client: &Client, service: &str, calls: &[Call]) -> Vec<Value> {
        let base = format!("{}/{service}", self.server.url);
        let lines: Vec<Value> = calls.iter().map(|call| json!(call)).collect();
        self.programs.run(&client.name, &base, &lines)
    }

    /// The calls that get each reply of the service by each method that sends a call: with the first request that the service accepts.
    fn reply_calls(
        &self,
        client: &Client,
        service: &str,
        calls: &[Call],
        results: &[Value],
    ) -> Vec<Call> {
        let served = &self.clients[service].served;
        let declared = operations(served.responses.root());
        let mut probes = Vec::new();
        let mut seen = Vec::new();
        for (call, result) in calls.iter().zip(results) {
            let key = (call.operation, call.form.clone());
            if seen.contains(&key) || refusal(result).is_some() {
                continue;
            }
            seen.push(key);
            let target = target(client, call);
            let mut of_target = declared
                .iter()
                .filter(|operation| (operation.method.clone(), shape(operation.path)) == target);
            let replies = of_target
                .next()
                .map_or(&[][..], |operation| served.replies(operation));
            for (number, reply) in replies.iter().enumerate() {
                let mut call = call.clone();
                call.reply = number;
                call.what = format!("response {} {}", reply.declared, reply.body);
                probes.push(call);
            }
        }
        probes
    }

    /// The samples of webhooks that the client cannot read.
    fn webhook_failures(&self, client: &Client, service: &str) -> Vec<Failure> {
        let served = &self.clients[service].served;
        let mut calls = Vec::new();
        for name in webhooks(&served.document) {
            for sample in 0..webhook_samples(&served.responses, &name).len() {
                calls.push(json!({"webhook": name, "sample": sample}));
            }
        }
        let base = format!("{}/{service}", self.server.url);
        let results = self.programs.run(&client.name, &base, &calls);
        let mut failures = Vec::new();
        for (call, result) in calls.iter().zip(results) {
            if let Some(reason) = result.get("local") {
                failures.push(Failure {
                    kind: FailureKind::Webhook,
                    detail: format!("{call}: {reason}"),
                });
            }
        }
        failures
    }
}

/// Method and path of a call.
fn target(client: &Client, call: &Call) -> (String, String) {
    let declared = operations(client.served.requests.root());
    let operation = declared
        .into_iter()
        .find(|operation| operation.pointer == call.pointer);
    let operation = operation.expect("an operation of the document");
    (operation.method, shape(operation.path))
}

fn find_failures(client: &Client, calls: &[Call], results: &[Value]) -> Vec<Failure> {
    let mut failures = Vec::new();
    for (call, result) in calls.iter().zip(results) {
        if let Some((kind, reason)) = why_it_fails(client, call, result) {
            failures.push(Failure {
                kind,
                detail: format!("{}: {reason}", call.subject()),
            });
        }
    }
    failures
}

/// Why the service refused a request, if it did.
fn refusal(result: &Value) -> Option<String> {
    let body: Value = serde_json::from_str(result["body"].as_str()?).ok()?;
    body.get(REFUSED)?.as_str().map(str::to_owned)
}

/// Why a call does not work, by the report of the program.
fn why_it_fails(client: &Client, call: &Call, result: &Value) -> Option<(FailureKind, String)> {
    if let Some(reason) = refusal(result) {
        let status = result["status"].as_u64().unwrap_or_default();
        return Some((FailureKind::Refused(status), reason));
    }
    if let Some(reason) = result["local"].as_str() {
        return Some((FailureKind::NotSent, reason.to_owned()));
    }
    if let Some(problem) = items(&result["problems"]).next() {
        return Some((FailureKind::NotRead, problem.to_string()));
    }
    if let Some(reason) = lost_parameter(call, result) {
        return Some((FailureKind::Lost, reason));
    }
    let error = result["error"].as_str()?.to_owned();
    let is_error = result["status"].as_u64() >= Some(400);
    match result["kind"].as_str()? {
        // An error response is read if the client declares its body.
        "Api" if result["declared"] == json!(true) => None,
        "Api" if is_error && !declares(client, call, result) => None,
        "Invalid" | "Request" | "CredentialsWithheld" => Some((FailureKind::NotSent, error)),
        _ => Some((FailureKind::NotRead, error)),
    }
}

/// A parameter that both sides declare, and that the service read as another value.
fn lost_parameter(call: &Call, result: &Value) -> Option<String> {
    let understood = result["understood"].as_str()?;
    let understood: Value = serde_json::from_str(understood).expect("JSON");
    for (key, value) in &call.parameters {
        let Some(found) = understood.get(key) else {
            continue;
        };
        if !is_same_text(found, value) {
            return Some(format!("the service reads `{key}` = {value} as {found}"));
        }
    }
    None
}

/// Whether two values of a parameter are written as the same text: `7` is a number or a string.
fn is_same_text(one: &Value, other: &Value) -> bool {
    if let (Value::Array(items), Value::Array(others)) = (one, other) {
        let mut pairs = items.iter().zip(others);
        return items.len() == others.len() && pairs.all(|(one, other)| is_same_text(one, other));
    }
    let text = |value: &Value| {
        let string = value.as_str().map(str::to_owned);
        string.unwrap_or_else(|| value.to_string())
    };
    let is_same_number = one.is_number() && one.as_f64() == other.as_f64();
    is_same_number || text(one) == text(other)
}

/// Whether the client's document declares a body for the status of an error response.
fn declares(client: &Client, call: &Call, result: &Value) -> bool {
    let document = client.served.responses.root();
    let operation = document.pointer(&call.pointer).unwrap_or(&Value::Null);
    let status = result["status"].as_u64().unwrap_or_default();
    let names = [
        status.to_string(),
        format!("{}XX", status / 100),
        "default".to_owned(),
    ];
    let responses = names
        .iter()
        .filter_map(|name| operation["responses"].get(name));
    let mut declared = responses.map(|response| crate::api::resolve(document, response));
    declared
        .next()
        .is_some_and(|response| response.get("content").is_some())
}
