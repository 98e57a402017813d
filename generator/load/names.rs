//! The names by which schemas of one file are referred to: `$anchor`, `$dynamicAnchor` and `$id`.
//!
//! A schema with an `$id` is a resource of its own: a reference in it is relative to that URI, and any other reference
//! is relative to the URI of the file (`$self`).

use std::collections::HashMap;
use std::rc::Rc;

use fluent_uri::{Uri, UriRef};
use serde_json::Value;

use super::walk::{State, inside};
use crate::source::pointer;

/// The URI of a file without `$self`, so that relative names can be compared.
const UNSAID: &str = "file:///";

/// The names of one file.
#[derive(Default)]
pub struct Names {
    /// The URI of a resource, or with `#name` that of an anchor in it → pointer within the file. Of equal ones the first counts.
    locations: HashMap<String, String>,
    /// Pointer of a resource → its URI. The file is one.
    resources: HashMap<String, Rc<str>>,
}

impl Names {
    /// The names in a tree.
    pub fn of(root: &Value) -> Self {
        let mut names = Self::default();
        let own = root.get("$self").and_then(Value::as_str);
        let uri: Rc<str> = own.map_or_else(|| UNSAID.into(), |own| join(UNSAID, own).into());
        names.resources.insert(String::new(), uri.clone());
        if own.is_some() {
            names.locations.insert(uri.to_string(), String::new());
        }
        let mut rest = vec![(String::new(), root, uri, State::Node)];
        while let Some((at, value, mut uri, state)) = rest.pop() {
            match value {
                Value::Object(map) => {
                    // Keys that are names, and keys of data, are not keywords.
                    let keyword = |name| map.get(name).filter(|_| state == State::Node);
                    let text = |name| keyword(name).and_then(Value::as_str);
                    if let Some(id) = text("$id") {
                        uri = names.add_id(id, &at, uri);
                    }
                    for anchor in ["$anchor", "$dynamicAnchor"].into_iter().filter_map(text) {
                        names.add_anchor(anchor, &at, &uri);
                    }
                    let deeper = map
                        .iter()
                        .rev()
                        .map(|(key, value)| (key, value, inside(state, key, value)));
                    let deeper = deeper.filter(|(_, _, state)| *state != State::Literal);
                    rest.extend(deeper.map(|(key, value, state)| {
                        (pointer::join(&at, key), value, uri.clone(), state)
                    }));
                }
                Value::Array(items) if state == State::Node => {
                    let items = items.iter().enumerate().rev();
                    let location = |index: usize| pointer::join(&at, &index.to_string());
                    rest.extend(
                        items.map(|(index, item)| (location(index), item, uri.clone(), state)),
                    );
                }
                _ => {}
            }
        }
        names
    }

    /// The URI that counts in the schema from now on. Before 2019 an anchor was an `$id` that begins with `#`.
    fn add_id(&mut self, id: &str, at: &str, base: Rc<str>) -> Rc<str> {
        let (path, anchor) = id.split_once('#').unwrap_or((id, ""));
        if !anchor.is_empty() {
            self.add_anchor(anchor, at, &base);
        }
        if path.is_empty() {
            return base;
        }
        let uri: Rc<str> = join(&base, path).into();
        self.locations
            .entry(uri.to_string())
            .or_insert_with(|| at.to_owned());
        self.resources.insert(at.to_owned(), uri.clone());
        uri
    }

    /// An anchor is known in its resource, and in the file where no other is.
    fn add_anchor(&mut self, anchor: &str, at: &str, uri: &str) {
        for name in [format!("{uri}#{anchor}"), format!("#{anchor}")] {
            self.locations.entry(name).or_insert_with(|| at.to_owned());
        }
    }

    /// The pointer of the resource that contains a location.
    pub fn resource<'p>(&self, mut at: &'p str) -> &'p str {
        while !self.resources.contains_key(at) {
            at = at.rfind('/').map_or("", |end| &at[..end]);
        }
        at
    }

    /// The pointer of the resource that a reference without a fragment refers to.
    pub fn find(&self, from: &str, reference: &str) -> Option<&String> {
        self.locations
            .get(&join(self.resources.get(from)?, reference))
    }

    /// The pointer of an anchor of a resource, else of the file.
    pub fn find_anchor(&self, resource: &str, anchor: &str) -> Option<&String> {
        let own = self
            .resources
            .get(resource)
            .and_then(|uri| self.locations.get(&format!("{uri}#{anchor}")));
        own.or_else(|| self.locations.get(&format!("#{anchor}")))
    }
}

/// A reference made absolute, by RFC 3986; as it is where one of them is no URI.
fn join(base: &str, reference: &str) -> String {
    let joined = Uri::parse(base).ok().zip(UriRef::parse(reference).ok());
    let joined = joined.and_then(|(base, reference)| reference.resolve_against(&base).ok());
    joined.map_or_else(|| reference.to_owned(), |uri| uri.normalize().into_string())
}
