//! The tree of an overlay → its actions. Everything in it that cannot be meant is an error.

use serde_json::{Map, Value};
use serde_json_path::JsonPath;

use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};
use crate::source::{Location, pointer};

/// The fields of an overlay, and of an action.
const OVERLAY_FIELDS: [&str; 4] = ["overlay", "info", "extends", "actions"];
const ACTION_FIELDS: [&str; 5] = ["target", "description", "update", "remove", "copy"];

/// How deep the brackets of a path may be nested, since its parser is recursive.
const NESTING: usize = 32;

/// One change of the document.
pub struct Action<'v> {
    /// Its pointer.
    pub at: String,
    /// What it changes.
    pub target: JsonPath,
    /// How.
    pub change: Change<'v>,
}

/// What becomes of each node that an action selects.
pub enum Change<'v> {
    /// It stays as it is.
    Nothing,
    /// It is removed.
    Remove,
    /// The value is merged into it.
    Update(&'v Value),
    /// The node that the path selects is merged into it.
    Copy(JsonPath),
}

/// An overlay that is read.
struct Reader<'a> {
    diagnostics: &'a mut Diagnostics,
    has_errors: bool,
    /// Whether actions may have `copy`.
    may_copy: bool,
}

/// Reads the actions of the overlay whose tree is at `base`; `None` if it has errors.
pub fn read_actions<'v>(
    overlay: &'v Value,
    base: &str,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Action<'v>>> {
    let mut reader = Reader {
        diagnostics,
        has_errors: false,
        may_copy: true,
    };
    let actions = reader.overlay(overlay, base);
    actions.filter(|_| !reader.has_errors)
}

impl Reader<'_> {
    fn report(&mut self, at: Location, message: impl Into<String>) {
        self.push(Diagnostic::new(&codes::INVALID_OVERLAY, at, message));
    }

    fn push(&mut self, found: Diagnostic) {
        self.has_errors = true;
        self.diagnostics.push(found);
    }

    fn overlay<'v>(&mut self, overlay: &'v Value, base: &str) -> Option<Vec<Action<'v>>> {
        let Some(fields) = overlay.as_object() else {
            self.report(Location::value(base), "an overlay is an object");
            return None;
        };
        self.check_version(fields, base);
        self.check_fields(fields, base, &OVERLAY_FIELDS);
        let at = pointer::join(base, "actions");
        let Some(actions) = fields.get("actions") else {
            self.report(Location::value(base), "missing `actions`");
            return None;
        };
        let Some(actions) = actions.as_array().filter(|actions| !actions.is_empty()) else {
            let message = "`actions` is an array of at least one action";
            self.report(Location::value(at), message);
            return None;
        };
        let actions = actions.iter().enumerate();
        let actions = actions.map(|(index, action)| {
            let at = pointer::join(&at, &index.to_string());
            self.action(action, at)
        });
        // All are read, so that all errors are reported.
        let actions: Vec<Option<Action>> = actions.collect();
        actions.into_iter().collect()
    }

    fn check_version(&mut self, fields: &Map<String, Value>, base: &str) {
        let Some(version) = fields.get("overlay") else {
            let message = "missing `overlay`, the version of the Overlay Specification";
            let found = Diagnostic::new(&codes::INVALID_OVERLAY, Location::value(base), message);
            return self.push(found.help("add `overlay: 1.1.0` if the file is an overlay"));
        };
        let version = version.as_str().unwrap_or_default();
        let minor = version.rsplit_once('.').map(|(minor, _)| minor);
        if !matches!(minor, Some("1.0" | "1.1")) {
            let at = Location::value(pointer::join(base, "overlay"));
            self.report(at, "expected a version of the form \"1.0.x\" or \"1.1.x\"");
        }
        self.may_copy = minor != Some("1.0");
    }

    fn check_fields(&mut self, fields: &Map<String, Value>, base: &str, known: &[&'static str]) {
        for key in fields.keys() {
            if known.contains(&key.as_str()) || key.starts_with("x-") {
                continue;
            }
            let at = Location::key(pointer::join(base, key));
            let message = format!("unknown field `{key}`");
            let mut found = Diagnostic::new(&codes::INVALID_OVERLAY, at, message);
            let meant = nearest(key, known.iter().copied());
            found.help = meant.map(|meant| format!("did you mean `{meant}`?"));
            self.push(found);
        }
    }

    fn action<'v>(&mut self, action: &'v Value, at: String) -> Option<Action<'v>> {
        let Some(fields) = action.as_object() else {
            self.report(Location::value(at), "an action is an object");
            return None;
        };
        self.check_fields(fields, &at, &ACTION_FIELDS);
        let target = match fields.get("target") {
            Some(target) => self.path(target, pointer::join(&at, "target")),
            None => {
                let message = "missing `target`, the JSONPath of what the action changes";
                self.report(Location::value(&at), message);
                None
            }
        };
        let change = self.change(fields, &at);
        Some(Action {
            target: target?,
            change: change?,
            at,
        })
    }

    fn change<'v>(&mut self, fields: &'v Map<String, Value>, at: &str) -> Option<Change<'v>> {
        let removes = match fields.get("remove") {
            None => false,
            Some(Value::Bool(removes)) => *removes,
            Some(_) => {
                let at = Location::value(pointer::join(at, "remove"));
                self.report(at, "`remove` is `true` or `false`");
                return None;
            }
        };
        let copy = fields.get("copy");
        if copy.is_some() && !self.may_copy {
            let at = Location::key(pointer::join(at, "copy"));
            let message = "overlays of version 1.0 have no `copy`";
            let found = Diagnostic::new(&codes::INVALID_OVERLAY, at, message);
            self.push(found.help("write `overlay: 1.1.0`"));
            return None;
        }
        match (removes, copy, fields.get("update")) {
            // Whatever else it has, has no effect.
            (true, _, _) => Some(Change::Remove),
            (false, Some(_), Some(_)) => {
                let at = Location::key(pointer::join(at, "copy"));
                self.report(at, "an action has `update` or `copy`, not both");
                None
            }
            (false, Some(copy), None) => {
                let path = self.path(copy, pointer::join(at, "copy"))?;
                Some(Change::Copy(path))
            }
            (false, None, Some(update)) => Some(Change::Update(update)),
            (false, None, None) => Some(Change::Nothing),
        }
    }

    fn path(&mut self, value: &Value, at: String) -> Option<JsonPath> {
        let Some(text) = value.as_str() else {
            self.report(Location::value(at), "a JSONPath is a string");
            return None;
        };
        if is_too_deep(text) {
            let message =
                format!("the brackets of the JSONPath are nested more than {NESTING} levels deep");
            self.report(Location::value(at), message);
            return None;
        }
        match JsonPath::parse(text) {
            Ok(path) => Some(path),
            Err(error) => {
                let message = format!("`{text}` is not a JSONPath (RFC 9535): {error}");
                self.report(Location::value(at), message);
                None
            }
        }
    }
}

/// Brackets in quotes are counted too: no path needs so many.
fn is_too_deep(path: &str) -> bool {
    let mut depth = 0_usize;
    path.chars().any(|c| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > NESTING
    })
}
