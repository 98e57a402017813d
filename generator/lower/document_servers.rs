//! Which servers an operation has that declares none.

use serde_json::Value;

use super::grammar::{ADDITIONAL, METHODS, QUERY};
use crate::source::pointer::join;

/// The document's servers: its own, else those that all its operations have.
#[derive(Clone, Debug)]
pub struct DocumentServers<'a> {
    /// What has them.
    pub owner: &'a Value,
    /// Its location.
    pub at: String,
    /// Their URLs.
    pub urls: Vec<&'a str>,
}

impl<'a> DocumentServers<'a> {
    /// Finds them.
    pub fn of(root: &'a Value) -> Self {
        let own = (root, String::new());
        let (owner, at) = match urls(root) {
            Some(_) => own,
            None => common_owner(root).unwrap_or(own),
        };
        Self {
            owner,
            at,
            urls: urls_or_default(owner),
        }
    }
}

/// The first of the operations or paths that have servers, if all operations have the same.
fn common_owner(root: &Value) -> Option<(&Value, String)> {
    let mut first: Option<(&Value, String, Vec<&str>)> = None;
    for (path, item) in paths(root) {
        for (step, operation) in operations(item) {
            let at = join("/paths", path);
            let (owner, at, found) = match urls(operation) {
                Some(urls) => (operation, format!("{at}/{step}"), urls),
                None => (item, at, urls(item)?),
            };
            match &first {
                Some((.., urls)) if *urls != found => return None,
                Some(_) => {}
                None => first = Some((owner, at, found)),
            }
        }
    }
    first.map(|(owner, at, _)| (owner, at))
}

/// The paths, with what describes them.
pub fn paths(root: &Value) -> impl Iterator<Item = (&String, &Value)> {
    let paths = root.get("paths").and_then(Value::as_object);
    paths.into_iter().flatten()
}

/// The operations of a path item, each with its location there.
pub fn operations(item: &Value) -> impl Iterator<Item = (String, &Value)> {
    let fields = METHODS.into_iter().chain([QUERY]);
    let own = fields.filter_map(|method| Some((method.to_owned(), item.get(method)?)));
    let others = item.get(ADDITIONAL).and_then(Value::as_object);
    let others = others.into_iter().flatten();
    own.chain(others.map(|(method, operation)| (join(ADDITIONAL, method), operation)))
}

/// The URLs of the servers of the document, a path or an operation; `None` where it has none.
pub fn urls(owner: &Value) -> Option<Vec<&str>> {
    let servers = owner.get("servers")?.as_array();
    let servers = servers.filter(|servers| !servers.is_empty())?;
    let urls = servers
        .iter()
        .filter_map(|server| server.get("url")?.as_str());
    Some(urls.collect())
}

/// The same, with OpenAPI's default.
pub fn urls_or_default(owner: &Value) -> Vec<&str> {
    urls(owner).unwrap_or_else(|| vec!["/"])
}
