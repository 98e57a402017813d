//! Servers: the variables of their addresses; and those of single paths and operations, which no client of one address goes to: each
//! address is named once.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::member::Members;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::escape;

/// Says which addresses other than the document's own are ignored, at the first place that has them.
pub fn report_servers(root: &Value, diagnostics: &mut Diagnostics) {
    let own = addresses(root);
    let mut places: BTreeMap<Vec<&str>, Vec<String>> = BTreeMap::new();
    for (owner, at) in owners(root) {
        if let Some(others) = addresses(owner).filter(|others| Some(others) != own.as_ref()) {
            places.entry(others).or_default().push(format!("{at}/servers"));
        }
    }
    for (_, places) in places {
        let [first, others @ ..] = places.as_slice() else { continue };
        let more = match others.len() {
            0 => String::new(),
            1 => ", here and in another place".to_owned(),
            count => format!(", here and in {count} other places"),
        };
        let message = format!("servers of a path or an operation are ignored{more}");
        let help = "a client has one address for all calls: make another client with this one";
        diagnostics.push(Diagnostic::new(&codes::IGNORED_SERVERS, first, message).help(help));
    }
}

/// Says which variables of a server's address nothing defines or gives a value, and which defaults are none of those allowed.
pub fn check_server(server: &mut Members<'_, '_>) {
    let url = server.object.get("url").and_then(Value::as_str).unwrap_or_default();
    let variables = server.map("variables");
    let used = url.split('{').skip(1).filter_map(|part| part.split_once('}').map(|(name, _)| name));
    for name in used.filter(|name| !variables.is_some_and(|variables| variables.contains_key(*name))) {
        let message = format!("nothing defines the variable `{name}` of this address");
        server.diagnostics.push(Diagnostic::new(&codes::SERVER_VARIABLE, server.place("url"), message));
    }
    for (name, variable) in variables.into_iter().flatten() {
        let at = format!("{}/{}", server.place("variables"), escape(name));
        let Some(variable) = Members::of(variable, &at, server.diagnostics) else { continue };
        let allowed = variable.object.get("enum").and_then(Value::as_array);
        let (message, at) = match variable.object.get("default") {
            None => ("this variable has no `default`, so the address is not complete", at.clone()),
            Some(default) if allowed.is_some_and(|allowed| !allowed.contains(default)) => {
                ("the default is none of the values that the variable may have", variable.place("default"))
            }
            Some(_) => continue,
        };
        variable.diagnostics.push(Diagnostic::new(&codes::SERVER_VARIABLE, at, message));
    }
}

/// All paths and operations, each with its place.
fn owners(root: &Value) -> impl Iterator<Item = (&Value, String)> {
    let paths = root.get("paths").and_then(Value::as_object).into_iter().flatten();
    paths.flat_map(|(path, item)| {
        let at = format!("/paths/{}", escape(path));
        let operations = item.as_object().into_iter().flat_map(Map::iter);
        let operations = operations.map({
            let at = at.clone();
            move |(verb, operation)| (operation, format!("{at}/{}", escape(verb)))
        });
        std::iter::once((item, at)).chain(operations)
    })
}

fn addresses(owner: &Value) -> Option<Vec<&str>> {
    let servers = owner.get("servers")?.as_array().filter(|servers| !servers.is_empty())?;
    Some(servers.iter().filter_map(|server| server.get("url")?.as_str()).collect())
}
