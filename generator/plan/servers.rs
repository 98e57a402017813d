//! Servers → the variants of the enum `Server`.
//!
//! A server has its own name (`name`), else it is named after its description, if that is short; else after a word for its environment, such as `sandbox`, or after its
//! host. The lock keeps the names by URL.

use indexmap::IndexMap;
use openapiv3::{OpenAPI, Operation, ServerVariable as Variable};

use crate::ir::{Ident, Name, OwnServer, Server, ServerVariable, VariableEnum};
use crate::lock::Lock;
use crate::lower::extension;
use crate::lower::server_url::{self, is_relative};
use crate::markdown;
use crate::names::{Claim, Scope, Use, ident, joined, prefixed};
use crate::operations::{OperationAt, operations};

/// The location of the names in the lock.
const LOCKED_AT: &str = "/servers";

/// The servers of a document.
#[derive(Debug, Default)]
pub struct Servers {
    /// The servers, those of the document first; empty where there is no choice.
    pub servers: Vec<Server>,
    /// The enums of their variables.
    pub variables: Vec<VariableEnum>,
}

impl Servers {
    /// Plans all servers of the document, its paths and its operations, once for each URL.
    pub fn plan(document: &OpenAPI, before: &Lock) -> Self {
        let mut found: IndexMap<&str, &openapiv3::Server> = IndexMap::new();
        let mut in_order: Vec<OperationAt<'_>> = operations(document).collect();
        in_order.sort_by_cached_key(OperationAt::listed);
        let of_operations = in_order.iter().flat_map(|found| &found.operation.servers);
        for server in document.servers.iter().chain(of_operations) {
            found.entry(&server.url).or_insert(server);
        }
        let is_choice = |server: &&openapiv3::Server| !is_relative(&server.url);
        let has_own = in_order
            .iter()
            .any(|found| !found.operation.servers.is_empty());
        let of_document = document.servers.iter().filter(is_choice).count();
        if !has_own && of_document < 2 && !document.servers.iter().any(has_variables) {
            return Self::default();
        }
        let found: Vec<&openapiv3::Server> = found.into_values().collect();
        let names = name_servers(&found, before);
        let mut types = VariableTypes::new();
        let planned = found.into_iter().zip(names);
        let servers = planned.map(|(server, name)| plan_server(server, name, &mut types));
        let mut servers: Vec<Server> = servers.collect();
        name_setters(&mut servers);
        for server in &mut servers {
            let mut listed = document.servers.iter();
            let is_listed = listed.any(|listed| listed.url == server.template);
            server.is_own = of_document > 0 && !is_listed;
        }
        Self {
            servers,
            variables: types.into_enums(),
        }
    }

    /// The servers of an operation, where they are not the document's.
    pub fn of(&self, operation: &Operation) -> Vec<OwnServer> {
        let mut own = Vec::new();
        for server in &operation.servers {
            let mut planned = self.servers.iter();
            let planned = planned.find(|planned| planned.template == server.url);
            own.extend(planned.map(|planned| OwnServer {
                name: planned.name.clone(),
                constructor: planned.constructor.clone(),
            }));
        }
        own.dedup();
        own
    }
}

/// Keeps the names in the lock.
pub fn keep_servers(servers: &[Server], lock: &mut Lock) {
    for server in servers {
        lock.keep_part(LOCKED_AT, server.template.as_str(), server.name.plain());
    }
}

/// The first complete URL of the document's servers.
pub fn default_url(document: &OpenAPI) -> Option<String> {
    let urls = document.servers.iter().filter(|server| {
        let variables = server.variables.iter().flatten();
        let mut defaults = variables.map(|(_, variable)| &variable.default);
        defaults.all(|default| !default.is_empty())
    });
    urls.map(filled_in).find(|url| !is_relative(url))
}

/// The path of the document's first server, if none has a host: it follows the host in the URL that a user passes.
pub fn base_path(document: &OpenAPI) -> Option<String> {
    let urls: Vec<String> = document.servers.iter().map(filled_in).collect();
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/-._~%".contains(c);
    let is_path =
        |url: &String| url.starts_with('/') && !url.starts_with("//") && url.chars().all(is_plain);
    let path = urls.first()?.trim_end_matches('/').to_owned();
    (urls.iter().all(is_path) && !path.is_empty()).then_some(path)
}

fn filled_in(server: &openapiv3::Server) -> String {
    let variables = server.variables.as_ref();
    server_url::filled_in(&server.url, |name| {
        variables?
            .get(name)
            .map(|variable| variable.default.as_str())
    })
}

fn has_variables(server: &openapiv3::Server) -> bool {
    server.variables.iter().flatten().next().is_some()
}

fn plan_server(server: &openapiv3::Server, name: Ident, types: &mut VariableTypes) -> Server {
    let variables: Vec<(&String, &Variable)> = server.variables.iter().flatten().collect();
    let wires: Vec<&str> = variables.iter().map(|(wire, _)| wire.as_str()).collect();
    let fields = Scope::default().mint_all(&wires, Use::Field);
    let planned = variables
        .iter()
        .zip(fields)
        .map(|((wire, variable), rust)| ServerVariable {
            name: Name {
                wire: (*wire).clone(),
                rust,
            },
            default: variable.default.clone(),
            values: types.of(&name, wire, &variable.enumeration),
            setter: None,
            docs: markdown::paragraphs(&[variable.description.as_deref()]),
        });
    let planned: Vec<ServerVariable> = planned.collect();
    Server {
        constructor: (!planned.is_empty()).then(|| prefixed("", &name)),
        variables: planned,
        template: server.url.clone(),
        is_relative: is_relative(&filled_in(server)),
        is_own: false,
        docs: markdown::paragraphs(&[server.description.as_deref()]),
        name,
    }
}

/// Names the methods that set variables, one for all servers that have a variable of the name.
fn name_setters(servers: &mut [Server]) {
    let variables = |servers: &[Server]| -> Vec<ServerVariable> {
        let all = servers.iter().flat_map(|server| &server.variables);
        all.cloned().collect()
    };
    let all = variables(servers);
    let constructors = servers
        .iter()
        .filter_map(|server| server.constructor.clone());
    let constructors: Vec<Ident> = constructors.collect();
    let is_taken = |name: &Ident| {
        METHODS.contains(&name.plain()) || constructors.iter().any(|other| other == name)
    };
    let variables = servers.iter_mut().flat_map(|server| &mut server.variables);
    for variable in variables {
        let field = &variable.name.rust;
        let mut others = all.iter().filter(|other| other.name.rust == *field);
        if others.all(|other| other.values == variable.values) {
            variable.setter = Some(if is_taken(field) {
                joined(["with_", field.plain()])
            } else {
                field.clone()
            });
        }
    }
}

/// The methods that `Server` has, and those of traits that a method of its own would hide.
const METHODS: [&str; 8] = [
    "url",
    "clone",
    "eq",
    "ne",
    "fmt",
    "hash",
    "into",
    "to_string",
];

/// The enums of variables. Variables of one name with the same values share one.
struct VariableTypes {
    /// The name of each enum, by variable and values.
    found: IndexMap<(String, Vec<String>), Ident>,
    scope: Scope,
}

impl VariableTypes {
    fn new() -> Self {
        Self {
            found: IndexMap::new(),
            scope: Scope::with(["Server"]),
        }
    }

    fn of(&mut self, server: &Ident, variable: &str, values: &[String]) -> Option<Ident> {
        if values.is_empty() {
            return None;
        }
        let key = (variable.to_owned(), values.to_vec());
        if let Some(known) = self.found.get(&key) {
            return Some(known.clone());
        }
        let claim = Claim {
            folder: server.plain(),
            ..Claim::of(variable)
        };
        let raw_names = self.scope.settle(&[claim], Use::Type);
        let name = ident(raw_names.first()?, Use::Type);
        self.found.insert(key, name.clone());
        Some(name)
    }

    fn into_enums(self) -> Vec<VariableEnum> {
        let enums = self.found.into_iter().map(|((variable, values), name)| {
            let raw_names: Vec<&str> = values.iter().map(String::as_str).collect();
            let variants = Scope::default().mint_all(&raw_names, Use::Variant);
            VariableEnum {
                name,
                variable,
                variants: variants.into_iter().zip(values).collect(),
            }
        });
        enums.collect()
    }
}

/// Names servers. A name in the lock is kept, since a description may be edited at any time.
fn name_servers(servers: &[&openapiv3::Server], before: &Lock) -> Vec<Ident> {
    let mut raw_names = Vec::new();
    for server in servers {
        let locked = before.part_at(LOCKED_AT, &server.url);
        let locked = locked.filter(|name| ident(name, Use::Variant).plain() == *name);
        let own = locked.map_or_else(|| raw_name(server), str::to_owned);
        // Of two servers of one name, https has the plain one.
        let is_http = server.url.starts_with("http://");
        let class = usize::from(locked.is_none()) * (1 + usize::from(is_http));
        raw_names.push((class, own, server.url.as_str()));
    }
    let words = distinctions(&raw_names);
    let claims = raw_names.iter().zip(&words).enumerate();
    let claims = claims.map(|(index, ((class, raw_name, _), word))| Claim {
        rank: class * servers.len() + index,
        word,
        ..Claim::of(raw_name)
    });
    // `Server::url` is a method.
    let settled = Scope::with(["Url"]).settle(&claims.collect::<Vec<_>>(), Use::Variant);
    let names = settled.iter().map(|words| ident(words, Use::Variant));
    names.collect()
}

/// What distinguishes each server from the others with its name: one word, or, where others have that too, the part of its URL
/// that no other has, else all that differ.
fn distinctions(named: &[(usize, String, &str)]) -> Vec<String> {
    let variant = |name: &str| ident(name, Use::Variant);
    let distinguish = |(index, (_, name, url)): (usize, &(usize, String, &str))| {
        let word = distinction(url);
        let others = named.iter().enumerate();
        let others = others.filter(|(other, (_, other_name, other_url))| {
            *other != index
                && variant(other_name) == variant(name)
                && distinction(other_url) == word
        });
        let others: Vec<[String; 3]> = others.map(|(_, (_, _, url))| parts_of(url)).collect();
        let parts = parts_of(url);
        let differing = |at: usize| {
            let others = others.iter().filter(|other| other[at] != parts[at]);
            others.count()
        };
        let is_enough = |at: &usize| !parts[*at].is_empty() && differing(*at) == others.len();
        let some = (0..parts.len()).filter(|at| differing(*at) > 0);
        let some: Vec<&str> = some.map(|at| parts[at].as_str()).collect();
        match (0..parts.len()).find(is_enough) {
            _ if others.is_empty() => word,
            Some(at) => parts[at].clone(),
            None => some.join(" "),
        }
    };
    named.iter().enumerate().map(distinguish).collect()
}

/// The host, the port and the path of a URL, in words.
fn parts_of(url: &str) -> [String; 3] {
    let rest = url.split_once("://").map_or("", |(_, rest)| rest);
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let (host, port) = host.split_once(':').unwrap_or((host, ""));
    let words = |text: &str| words_of(text).join(" ");
    [words(host), words(port), words_of_path(url).join(" ")]
}

/// What distinguishes a server from others with its name: that it is not encrypted, its path, or its host.
fn distinction(url: &str) -> String {
    if url.starts_with("http://") {
        return "http".to_owned();
    }
    let path = words_of_path(url);
    if path.is_empty() {
        name_of_host(url).unwrap_or_default()
    } else {
        path.join(" ")
    }
}

/// Words for environments, in the order in which they are looked for.
const ENVIRONMENTS: [(&str, &str); 22] = [
    ("sandbox", "sandbox"),
    ("staging", "staging"),
    ("stage", "staging"),
    ("preproduction", "preproduction"),
    ("preprod", "preproduction"),
    ("production", "production"),
    ("prod", "production"),
    ("live", "live"),
    ("development", "development"),
    ("dev", "development"),
    ("testing", "test"),
    ("test", "test"),
    ("qa", "qa"),
    ("uat", "uat"),
    ("preview", "preview"),
    ("beta", "beta"),
    ("demo", "demo"),
    ("mock", "mock"),
    ("localhost", "local"),
    ("local", "local"),
    ("internal", "internal"),
    ("127.0.0.1", "local"),
];

/// Words that every server has in its description.
const NOISE: [&str; 24] = [
    "a",
    "an",
    "the",
    "our",
    "your",
    "this",
    "is",
    "of",
    "for",
    "api",
    "apis",
    "server",
    "servers",
    "url",
    "uri",
    "base",
    "endpoint",
    "endpoints",
    "environment",
    "env",
    "host",
    "generated",
    "http",
    "https",
];

/// A longer description makes no name.
const MOST_WORDS: usize = 3;

/// The words for the name of a server.
fn raw_name(server: &openapiv3::Server) -> String {
    let own = server.extensions.get(extension::SERVER_NAME);
    let own = own.and_then(serde_json::Value::as_str);
    if let Some(own) = own.filter(|own| own.starts_with(char::is_alphabetic)) {
        return own.to_owned();
    }
    let description = server.description.as_deref().unwrap_or_default();
    let phrase = description
        .split(['.', ',', ';', ':', '(', '[', '\n', '!'])
        .next()
        .unwrap_or_default();
    // `Server-side` is no noise.
    let distinctive = phrase
        .split_whitespace()
        .filter(|word| !NOISE.contains(&word.to_lowercase().as_str()));
    let words: Vec<String> = distinctive.flat_map(words).collect();
    let is_short = (1..=MOST_WORDS).contains(&words.len());
    let is_name = words
        .first()
        .is_some_and(|word| word.starts_with(char::is_alphabetic));
    if is_short && is_name {
        return words.join(" ");
    }
    let all: Vec<String> = words_of(description);
    environment(&all)
        .or_else(|| name_of_host(&server.url))
        .unwrap_or_else(|| name_of_path(&server.url))
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

fn words_of(text: &str) -> Vec<String> {
    words(text).collect()
}

fn environment(words: &[String]) -> Option<String> {
    let mut known = ENVIRONMENTS.iter();
    let (_, name) = known.find(|(word, _)| words.iter().any(|own| own == word))?;
    Some((*name).to_owned())
}

/// The environment in the host, or its first telling label: `files` of `files.api.example.com`.
fn name_of_host(url: &str) -> Option<String> {
    let (_, rest) = url.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next()?;
    let host = host.split_once(':').map_or(host, |(host, _)| host);
    if host == "127.0.0.1" {
        return Some("local".to_owned());
    }
    if let Some(found) = environment(&words_of(host)) {
        return Some(found);
    }
    let labels: Vec<&str> = host.split('.').filter(|label| !label.is_empty()).collect();
    let is_distinctive = |label: &&&str| {
        let is_variable = label.starts_with('{');
        !is_variable
            && !["api", "www", "rest"].contains(*label)
            && label.contains(char::is_alphabetic)
    };
    // Of `api.example.com` the name is `example`.
    let without_top = labels
        .split_last()
        .map_or(labels.as_slice(), |(_, others)| others);
    without_top
        .iter()
        .find(is_distinctive)
        .map(|label| (*label).to_owned())
}

fn name_of_path(url: &str) -> String {
    let words = words_of_path(url);
    if words.is_empty() {
        return if is_relative(url) { "root" } else { "server" }.to_owned();
    }
    words.join(" ")
}

/// The words of the path of a URL.
fn words_of_path(url: &str) -> Vec<String> {
    let path = match url.split_once("://") {
        Some((_, rest)) => rest.split_once('/').map_or("", |(_, path)| path),
        None => url,
    };
    words_of(path)
}

#[cfg(test)]
mod tests;
