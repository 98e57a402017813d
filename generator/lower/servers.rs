//! Servers: their addresses. Servers of single paths and operations are ignored, because a client has one address; each address is
//! reported once.

use std::collections::BTreeMap;

use http::Uri;
use serde_json::{Map, Value};

use super::member::{Members, elsewhere};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::escape;

/// The longest address that a client accepts.
const LONGEST: usize = 8 * 1024;

/// Reports addresses other than the document's own, each at the first location that has it.
pub fn report_servers(root: &Value, diagnostics: &mut Diagnostics) {
    let own = addresses(root);
    let mut places: BTreeMap<Vec<&str>, Vec<String>> = BTreeMap::new();
    for (owner, at) in owners(root) {
        if let Some(others) = addresses(owner).filter(|others| Some(others) != own.as_ref()) {
            places
                .entry(others)
                .or_default()
                .push(format!("{at}/servers"));
        }
    }
    for (_, places) in places {
        let [first, others @ ..] = places.as_slice() else {
            continue;
        };
        let message = format!(
            "servers of a path or an operation are ignored{}",
            elsewhere(others.len())
        );
        let help =
            "a client has one address for all operations: build another client with this one";
        diagnostics.push(Diagnostic::new(&codes::IGNORED_SERVERS, first, message).help(help));
    }
}

/// A server's address with the defaults of its variables; `None` where a client does not accept it.
pub fn lower_server(server: &mut Members<'_, '_>) -> Option<String> {
    server.assume("url", "this server is ignored");
    let mut address = server.text("url")?.to_owned();
    check_variables(&address, server);
    if let Some(variables) = server.object.get("variables").and_then(Value::as_object) {
        address = filled_in(&address, variables);
    }
    if address.len() > LONGEST {
        let message = format!("address is longer than {LONGEST} bytes; it is ignored");
        server.diagnostics.push(Diagnostic::new(
            &codes::UNUSABLE_SERVER,
            server.place("url"),
            message,
        ));
        return None;
    }
    let has_variables = address
        .split_once('{')
        .is_some_and(|(_, rest)| rest.contains('}'));
    let is_complete =
        !address.is_empty() && !address.starts_with(['/', '.', '?', '#']) && !has_variables;
    if is_complete && !is_web_address(&address) {
        let message = "invalid server address; it is ignored";
        let help = "use an address that begins with `https://` or `http://`, without user, query and fragment, and with a port up to 65535";
        let found =
            Diagnostic::new(&codes::UNUSABLE_SERVER, server.place("url"), message).help(help);
        server.diagnostics.push(found);
    }
    is_web_address(&address).then_some(address)
}

/// An address with the defaults of its variables, in quotes or not; a variable without one stays as it is. Nothing is inserted once
/// the address is too long.
fn filled_in(address: &str, variables: &Map<String, Value>) -> String {
    let mut filled = String::new();
    let mut rest = address;
    while filled.len() <= LONGEST
        && let Some((before, (name, after))) = rest
            .split_once('{')
            .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        filled.push_str(before);
        match variables
            .get(name)
            .and_then(|variable| variable.get("default"))
        {
            Some(Value::String(default)) => filled.push_str(default),
            Some(default @ (Value::Number(_) | Value::Bool(_))) => {
                filled.push_str(&default.to_string());
            }
            _ => filled.extend(["{", name, "}"]),
        }
        rest = after;
    }
    filled + rest
}

fn is_web_address(address: &str) -> bool {
    let Ok(uri) = address.parse::<Uri>() else {
        return false;
    };
    let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
    let port = uri
        .authority()
        .and_then(|host| host.as_str().strip_prefix(host.host())?.strip_prefix(':'));
    let has_port = port.is_none_or(|port| port.is_empty() || port.parse::<u16>().is_ok());
    is_web && has_port && !address.contains(['@', '?', '#'])
}

/// Reports variables of an address without a definition or a default, and defaults that are not allowed.
fn check_variables(url: &str, server: &mut Members<'_, '_>) {
    let variables = server.map("variables");
    let used = url
        .split('{')
        .skip(1)
        .filter_map(|part| part.split_once('}').map(|(name, _)| name));
    // Invalid variables have been reported, and what they would define is unknown.
    let is_undefined = |name: &&str| match variables {
        Some(variables) => !variables.contains_key(*name),
        None => !server.object.contains_key("variables"),
    };
    for name in used.filter(is_undefined) {
        let message = format!("the address uses the undefined variable `{name}`");
        server.diagnostics.push(Diagnostic::new(
            &codes::SERVER_VARIABLE,
            server.place("url"),
            message,
        ));
    }
    for (name, variable) in variables.into_iter().flatten() {
        let at = format!("{}/{}", server.place("variables"), escape(name));
        let Some(variable) = Members::of(variable, &at, server.diagnostics) else {
            continue;
        };
        let allowed = variable.object.get("enum").and_then(Value::as_array);
        let (message, at) = match variable.object.get("default") {
            None | Some(Value::Null) => (
                "variable without `default`; the address is not complete",
                at.clone(),
            ),
            Some(default) if allowed.is_some_and(|allowed| !allowed.contains(default)) => (
                "the default is not among the allowed values",
                variable.place("default"),
            ),
            Some(_) => continue,
        };
        variable
            .diagnostics
            .push(Diagnostic::new(&codes::SERVER_VARIABLE, at, message));
    }
}

/// All paths and operations, each with its location.
fn owners(root: &Value) -> impl Iterator<Item = (&Value, String)> {
    let paths = root
        .get("paths")
        .and_then(Value::as_object)
        .into_iter()
        .flatten();
    paths.flat_map(|(path, item)| {
        let at = format!("/paths/{}", escape(path));
        let operations = item.as_object().into_iter().flat_map(Map::iter);
        let operations = operations.map({
            let at = at.clone();
            move |(http_method, operation)| (operation, format!("{at}/{}", escape(http_method)))
        });
        std::iter::once((item, at)).chain(operations)
    })
}

fn addresses(owner: &Value) -> Option<Vec<&str>> {
    let servers = owner
        .get("servers")?
        .as_array()
        .filter(|servers| !servers.is_empty())?;
    Some(
        servers
            .iter()
            .filter_map(|server| server.get("url")?.as_str())
            .collect(),
    )
}
