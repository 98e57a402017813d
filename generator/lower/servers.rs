//! Servers of the document, of paths and of operations: their URL templates with their variables.

use std::collections::BTreeMap;

use http::Uri;
use serde_json::{Map, Value, json};

use super::document_servers::{DocumentServers, operations, paths, urls, urls_or_default};
use super::field::{Fields, elsewhere, excerpt};
use super::grammar::Kind;
use super::lowering::Lowering;
use super::normal::extension;
use super::paths::Items;
use super::resolve::follow_misplaced;
use super::server_url::{LONGEST, filled_in, is_relative, names_in};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::{escape, join};

/// What the servers belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// The document. A server that cannot be used is dropped: a client is given another URL.
    Document,
    /// An operation, or its path. A server that cannot be used is kept, so that no request goes to another one.
    Operation,
}

impl<'a> Lowering<'a, '_> {
    /// The servers of the document.
    pub(super) fn servers(&mut self) -> Option<Value> {
        let DocumentServers { owner, at, .. } = self.servers.clone();
        self.servers_of(owner, &at, Owner::Document)
    }

    /// The servers of an operation or of its path, where they are not those of the document.
    pub(super) fn own_servers(
        &mut self,
        items: &Items<'a>,
        operation: &'a Value,
        at: &str,
    ) -> Option<Value> {
        let operation = [(operation, at)].into_iter();
        let paths = items.iter().map(|(item, at)| (*item, at.as_str()));
        let mut owners = operation.chain(paths);
        let (owner, at) = owners.find(|(owner, _)| urls(owner).is_some())?;
        if urls_or_default(owner) == self.servers.urls {
            return None;
        }
        self.servers_of(owner, at, Owner::Operation)
    }

    fn servers_of(&mut self, value: &'a Value, at: &str, owner: Owner) -> Option<Value> {
        let (list, at) = self.list(value, "servers", at)?;
        let mut lowered = Vec::new();
        for (index, server) in list.iter().enumerate() {
            let at = join(&at, &index.to_string());
            let stray = (Kind::Server.text(), Kind::Server);
            let found = follow_misplaced(self.root, server, at, stray, self.diagnostics);
            let Some((server, at)) = found else { continue };
            let fields = Fields::of(server, &at, self.diagnostics);
            lowered.extend(fields.and_then(|mut server| lower_server(&mut server, owner)));
        }
        Some(Value::Array(lowered))
    }
}

/// Reports the servers of paths and operations that are not the document's, each list once.
pub fn report_servers(root: &Value, diagnostics: &mut Diagnostics) {
    let of_document = DocumentServers::of(root).urls;
    let mut found: BTreeMap<Vec<&str>, Vec<String>> = BTreeMap::new();
    for (path, item) in paths(root) {
        let at = join("/paths", path);
        let of_operations =
            operations(item).map(|(step, operation)| (operation, format!("{at}/{step}")));
        for (owner, at) in [(item, at.clone())].into_iter().chain(of_operations) {
            if let Some(others) = urls(owner).filter(|others| *others != of_document) {
                found
                    .entry(others)
                    .or_default()
                    .push(format!("{at}/servers"));
            }
        }
    }
    for (_, locations) in found {
        let [first, others @ ..] = locations.as_slice() else {
            continue;
        };
        let message = format!(
            "requests go to this server, not to the client's base URL{}",
            elsewhere(others.len())
        );
        let help =
            "for a client with another base URL, set its URL by `ClientBuilder::server_base`";
        diagnostics.push(Diagnostic::new(&codes::OPERATION_SERVER, first, message).help(help));
    }
}

/// A server as `openapiv3` reads it, with the variables that its URL uses.
fn lower_server(server: &mut Fields<'_, '_>, owner: Owner) -> Option<Value> {
    server.assume("url", "this server is ignored");
    let template = server.text("url")?.trim();
    check_variables(template, server);
    let variables = lower_variables(template, server);
    let url = filled_in(template, |name| variables.get(name)?["default"].as_str());
    let problem = if url.len() > LONGEST {
        Some(format!("URL is longer than {LONGEST} bytes"))
    } else if is_relative(&url) || is_web_url(&url) || has_undefined(&variables) {
        None
    } else {
        Some("invalid server URL".to_owned())
    };
    if let Some(problem) = problem {
        let outcome = match owner {
            Owner::Document => "it is ignored",
            Owner::Operation => {
                "its requests fail unless `ClientBuilder::server_base` sets another"
            }
        };
        let help = "use a URL that begins with `https://` or `http://`, without user, query and fragment, and with a port up to 65535";
        let message = format!("{problem}; {outcome}");
        let found = Diagnostic::new(&codes::UNUSABLE_SERVER, server.location("url"), message);
        server.diagnostics.push(found.help(help));
        if owner == Owner::Document {
            return None;
        }
    }
    let description = server.object.get("description").and_then(Value::as_str);
    let description = description.map(excerpt);
    let mut lowered = json!({
        "url": template,
        "description": description,
        "variables": variables,
    });
    if let Some(name) = server.text("name") {
        lowered[extension::SERVER_NAME] = json!(excerpt(name));
    }
    Some(lowered)
}

/// The variables of a URL. One without a default has an empty one: a client that does not set it has no URL.
fn lower_variables(template: &str, server: &Fields<'_, '_>) -> Map<String, Value> {
    let declared = server.object.get("variables").and_then(Value::as_object);
    let mut lowered = Map::new();
    for name in names_in(template) {
        let variable = declared.and_then(|declared| declared.get(name));
        let field = |key: &str| variable.and_then(|variable| variable.get(key));
        let default = field("default").and_then(scalar_text).unwrap_or_default();
        let values = field("enum").and_then(Value::as_array);
        let mut values: Vec<String> = values
            .into_iter()
            .flatten()
            .filter_map(scalar_text)
            .collect();
        // The default is a choice too.
        if !values.is_empty() && !default.is_empty() && !values.contains(&default) {
            values.insert(0, default.clone());
        }
        let description = field("description").and_then(Value::as_str).map(excerpt);
        let variable = json!({ "enum": values, "default": default, "description": description });
        lowered.insert(name.to_owned(), variable);
    }
    lowered
}

/// A string, or a scalar that is written without quotes.
fn scalar_text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(_) | Value::Bool(_) => Some(value.to_string()),
        _ => None,
    }
}

/// Whether a variable has no value, so that the URL is not known yet.
fn has_undefined(variables: &Map<String, Value>) -> bool {
    variables.values().any(|variable| variable["default"] == "")
}

fn is_web_url(url: &str) -> bool {
    let Ok(uri) = url.parse::<Uri>() else {
        return false;
    };
    let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
    let port = uri
        .authority()
        .and_then(|host| host.as_str().strip_prefix(host.host())?.strip_prefix(':'));
    let has_port = port.is_none_or(|port| port.is_empty() || port.parse::<u16>().is_ok());
    is_web && has_port && !url.contains(['@', '?', '#'])
}

/// Reports variables of a URL without a definition or a default, and defaults that are not among the allowed values.
fn check_variables(url: &str, server: &mut Fields<'_, '_>) {
    let variables = server.map("variables");
    let used = names_in(url);
    // If `variables` is not an object, that is reported elsewhere.
    let is_undefined = |name: &&str| match variables {
        Some(variables) => !variables.contains_key(*name),
        None => !server.object.contains_key("variables"),
    };
    for name in used.filter(is_undefined) {
        let message = format!("the URL uses the undefined variable `{name}`");
        let help = "add an entry to `variables`, with a `default`";
        let at = server.location("url");
        let found = Diagnostic::new(&codes::SERVER_VARIABLE, at, message).help(help);
        server.diagnostics.push(found);
    }
    for (name, variable) in variables.into_iter().flatten() {
        let at = format!("{}/{}", server.location("variables"), escape(name));
        let Some(variable) = Fields::of(variable, &at, server.diagnostics) else {
            continue;
        };
        let allowed = variable.object.get("enum").and_then(Value::as_array);
        let (message, help, at) = match variable.object.get("default") {
            None | Some(Value::Null) => (
                "variable without `default`; the URL is not complete",
                "add a `default`",
                at.clone(),
            ),
            Some(default) if allowed.is_some_and(|allowed| !allowed.contains(default)) => (
                "the default is not among the values of the `enum`",
                "add the default to the `enum`, or choose another default",
                variable.location("default"),
            ),
            Some(_) => continue,
        };
        variable
            .diagnostics
            .push(Diagnostic::new(&codes::SERVER_VARIABLE, at, message).help(help));
    }
}
