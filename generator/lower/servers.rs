//! Servers: their addresses; and those of single paths and operations, which no client of one address goes to: each
//! address is named once.

use std::collections::BTreeMap;

use http::Uri;
use serde_json::{Map, Value};

use super::member::{Members, elsewhere};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::escape;

/// An address that is longer than this is none that a server would have.
const LONGEST: usize = 8 * 1024;

/// Says which addresses other than the document's own are ignored, at the first place that has them.
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
        let help = "a client has one address for all calls: make another client with this one";
        diagnostics.push(Diagnostic::new(&codes::IGNORED_SERVERS, first, message).help(help));
    }
}

/// A server's address, its variables at their defaults; `None` where that is none that a client can be told.
pub fn lower_server(server: &mut Members<'_, '_>) -> Option<String> {
    server.assume("url", "this server is ignored");
    let mut address = server.text("url")?.to_owned();
    check_variables(&address, server);
    if let Some(variables) = server.object.get("variables").and_then(Value::as_object) {
        address = filled_in(&address, variables);
    }
    if address.len() > LONGEST {
        let message = format!("this address is longer than {LONGEST} bytes; it is ignored");
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
        let message = "this is no address that a client can be told; it is ignored";
        let help = "it begins with `https://` or `http://`, has a port up to 65535 or none, and no user, query or fragment";
        let found =
            Diagnostic::new(&codes::UNUSABLE_SERVER, server.place("url"), message).help(help);
        server.diagnostics.push(found);
    }
    is_web_address(&address).then_some(address)
}

/// An address with the defaults of its variables, which are texts, or written without quotes; what has none stays as it is. It is
/// not filled in any further once it is too long.
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

/// Says which variables of an address nothing defines or gives a value, and which defaults are none of those allowed.
fn check_variables(url: &str, server: &mut Members<'_, '_>) {
    let variables = server.map("variables");
    let used = url
        .split('{')
        .skip(1)
        .filter_map(|part| part.split_once('}').map(|(name, _)| name));
    // Of variables that are no map that is said, and nothing of what they would define.
    let is_undefined = |name: &&str| match variables {
        Some(variables) => !variables.contains_key(*name),
        None => !server.object.contains_key("variables"),
    };
    for name in used.filter(is_undefined) {
        let message = format!("nothing defines the variable `{name}` of this address");
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
                "this variable has no `default`, so the address is not complete",
                at.clone(),
            ),
            Some(default) if allowed.is_some_and(|allowed| !allowed.contains(default)) => (
                "the default is none of the values that the variable may have",
                variable.place("default"),
            ),
            Some(_) => continue,
        };
        variable
            .diagnostics
            .push(Diagnostic::new(&codes::SERVER_VARIABLE, at, message));
    }
}

/// All paths and operations, each with its place.
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
