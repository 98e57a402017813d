//! `host`, `basePath` and `schemes` → servers.

use serde_json::{Map, Value, json};

use super::conversion::Conversion;
use super::locations::Locations;
use crate::diagnostic::codes;
use crate::source::pointer::join;

/// The scheme of a document that declares none: most services have no other today.
const USUAL: &str = "https";

impl<'a> Conversion<'a, '_> {
    /// The servers of the document; `None` if it declares none.
    pub(super) fn servers(&mut self) -> Option<Value> {
        let root = self.root;
        let schemes = self.schemes(root.as_object()?, "");
        let servers = self.servers_of(&schemes)?;
        let at = if root.get("host").is_some() {
            "/host"
        } else {
            "/basePath"
        };
        self.moves.derive("/servers", at);
        Some(servers)
    }

    /// The servers of an operation, if it is not called by a scheme of the document.
    pub(super) fn operation_servers(
        &mut self,
        operation: &'a Map<String, Value>,
        locations: &Locations,
    ) -> Option<(String, Value)> {
        let own = self.schemes(operation, &locations.old);
        let root = self.root.as_object()?;
        let of_document = self.schemes(root, "");
        let is_known = own.is_empty() || own.iter().any(|scheme| of_document.contains(scheme));
        if is_known || !root.contains_key("host") {
            return None;
        }
        self.moves.derive(
            &locations.field("servers").new,
            &locations.field("schemes").old,
        );
        Some(("servers".to_owned(), self.servers_of(&own)?))
    }

    /// The schemes of HTTP that are declared, the encrypted one first.
    fn schemes(&mut self, owner: &'a Map<String, Value>, at: &str) -> Vec<&'static str> {
        let at = join(at, "schemes");
        let declared = match owner.get("schemes") {
            Some(Value::Array(declared)) => declared.as_slice(),
            None | Some(Value::Null) => return Vec::new(),
            Some(_) => {
                self.report(&codes::WRONG_TYPE, &at, "expected an array of strings");
                return Vec::new();
            }
        };
        let has = |scheme: &str| {
            let mut declared = declared.iter().filter_map(Value::as_str);
            declared.any(|one| one.eq_ignore_ascii_case(scheme))
        };
        ["https", "http"]
            .into_iter()
            .filter(|scheme| has(scheme))
            .collect()
    }

    fn servers_of(&mut self, schemes: &[&str]) -> Option<Value> {
        let root = self.root.as_object()?;
        let host = self
            .text(root, "host", "/host")
            .filter(|host| !host.is_empty());
        let path = self.text(root, "basePath", "/basePath").unwrap_or_default();
        let path = path.trim_matches('/');
        let path = if path.is_empty() {
            String::new()
        } else {
            format!("/{path}")
        };
        let Some(host) = host else {
            return (!path.is_empty()).then(|| json!([{ "url": path }]));
        };
        let schemes = if schemes.is_empty() {
            &[USUAL]
        } else {
            schemes
        };
        let servers = schemes
            .iter()
            .map(|scheme| json!({ "url": format!("{scheme}://{host}{path}") }));
        Some(servers.collect())
    }
}
