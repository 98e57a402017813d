//! Schemas without further properties (`additionalProperties: false`) that apply to a value together with schemas that describe
//! other properties: no such value can have these, but the type has them all, which is reported.

use std::collections::HashSet;

use indexmap::IndexSet;
use serde_json::{Map, Value};

use super::super::resolve::pointer_of;
use super::super::unchecked::is_never;
use super::super::version::Version;
use super::keywords::PROPERTIES;
use super::parts::{Left, Part, Parts};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::{escape, value_at};

/// How deeply the values of properties with several schemas are compared.
const DEEPEST: usize = 8;
/// How many schemas, and pairs of them, are compared; only hostile documents have more.
const MOST_STEPS: usize = 4_000_000;
/// How many names a message lists.
const MOST_NAMES: usize = 5;
/// How many references in a row are followed.
const LONGEST_CHAIN: usize = 64;

/// The keyword about properties that the schema does not describe.
const ADDITIONAL: &str = "additionalProperties";

/// Whether a schema has no further properties.
pub fn closes(keywords: &Map<String, Value>) -> bool {
    [ADDITIONAL, PROPERTIES]
        .into_iter()
        .any(|keyword| keywords.get(keyword).is_some_and(is_never))
}

/// Whether other schemas apply to the values of a schema.
pub fn is_composed(keywords: &Map<String, Value>) -> bool {
    ["$ref", "allOf", "anyOf", "oneOf"]
        .into_iter()
        .any(|keyword| keywords.contains_key(keyword))
}

/// Reports each closed schema that other schemas of the same value add properties to, once; `locations` are those of composed schemas.
pub fn report_closed(
    root: &Value,
    version: Version,
    locations: Vec<String>,
    diagnostics: &mut Diagnostics,
) {
    let mut meeting = Meeting {
        root,
        version,
        steps: 0,
        compared: HashSet::new(),
        reported: HashSet::new(),
        diagnostics,
    };
    for location in locations {
        meeting.compare(vec![location], 0);
    }
}

struct Meeting<'d, 'r> {
    root: &'d Value,
    version: Version,
    /// How many schemas and pairs were looked at.
    steps: usize,
    /// Which schemas were compared.
    compared: HashSet<Vec<String>>,
    /// The locations of the keywords that are reported.
    reported: HashSet<String>,
    diagnostics: &'r mut Diagnostics,
}

impl<'d> Meeting<'d, '_> {
    /// Compares the schemas that apply to a value to which those at `locations` apply.
    fn compare(&mut self, locations: Vec<String>, depth: usize) {
        let is_enough = depth > DEEPEST || self.steps > MOST_STEPS;
        if is_enough || self.compared.contains(&locations) {
            return;
        }
        let mut parts = Parts::default();
        for location in &locations {
            parts.add(self.root, self.version, location);
        }
        self.compared.insert(locations);
        self.steps += parts.all.len();
        let parts: Vec<&Part<'d>> = parts
            .all
            .iter()
            .filter(|part| !part.is_conditional())
            .collect();
        for (index, part) in parts.iter().enumerate() {
            self.report_added(part, &parts[..index], &parts[index + 1..]);
        }
        for pair in self.inside(&parts) {
            self.compare(pair, depth + 1);
        }
    }

    /// Reports a closed schema to which those before and after it add properties.
    fn report_added(&mut self, closed: &Part<'_>, before: &[&Part<'_>], after: &[&Part<'_>]) {
        let closing = [ADDITIONAL, PROPERTIES].into_iter();
        for keyword in closing.filter(|keyword| closed.keywords.get(*keyword).is_some_and(is_never))
        {
            let at = format!("{}/{keyword}", closed.location);
            if self.reported.contains(&at) {
                continue;
            }
            let own = match keyword {
                PROPERTIES => Parts::of(self.root, self.version, &closed.location),
                _ => Parts::default(),
            };
            // A keyword that depends on the value is reported by itself.
            if keyword == PROPERTIES && own.properties_left() != Left::Others {
                continue;
            }
            let described: Vec<&Part<'_>> = own.all.iter().chain([closed]).collect();
            self.steps += before.len() + after.len();
            let others = before
                .iter()
                .chain(after)
                .filter(|other| closed.meets(other));
            let added: IndexSet<&str> = others.flat_map(|other| adds(other, &described)).collect();
            let mut later = after.iter().filter(|other| closed.meets(other));
            let is_opened = later.any(|other| opens(other));
            if let Some(message) = exclusion(keyword, &added, is_opened) {
                self.diagnostics.push(Diagnostic::new(
                    &codes::UNCHECKED_KEYWORD,
                    at.clone(),
                    message,
                ));
                self.reported.insert(at);
            }
        }
    }

    /// Pairs of schemas that apply to the same property, or to the same items, of a value.
    fn inside(&mut self, parts: &[&Part<'d>]) -> Vec<Vec<String>> {
        let describes_inside = |part: &&&Part<'d>| {
            ["properties", "items", ADDITIONAL]
                .into_iter()
                .any(|keyword| part.keywords.contains_key(keyword))
        };
        let parts: Vec<&Part<'d>> = parts.iter().filter(describes_inside).copied().collect();
        let mut pairs = Vec::new();
        for (index, one) in parts.iter().enumerate() {
            for other in &parts[index + 1..] {
                self.steps += 1;
                if self.steps > MOST_STEPS || !one.meets(other) {
                    continue;
                }
                let children = self.shared(one, other).into_iter();
                pairs.extend(children.filter(|pair| pair[0] != pair[1]));
            }
        }
        pairs
    }

    /// The locations of the schemas that both have for one property, or for their items.
    fn shared(&self, one: &Part<'_>, other: &Part<'_>) -> Vec<Vec<String>> {
        let names = one.names("properties").filter(|name| {
            let properties = other.keywords.get("properties");
            properties.is_some_and(|properties| properties.get(name).is_some())
        });
        let inside = names.map(|name| format!("properties/{}", escape(name)));
        let whole = ["items", ADDITIONAL].into_iter().filter(|keyword| {
            let is_schema =
                |part: &Part<'_>| part.keywords.get(*keyword).is_some_and(Value::is_object);
            is_schema(one) && is_schema(other)
        });
        let inside = inside.chain(whole.map(str::to_owned));
        inside
            .map(|inside| {
                let at = |part: &Part<'_>| self.end(format!("{}/{inside}", part.location));
                vec![at(one), at(other)]
            })
            .collect()
    }

    /// The location that references lead to from a location.
    fn end(&self, location: String) -> String {
        let mut location = location;
        for _ in 0..LONGEST_CHAIN {
            let keywords = value_at(self.root, &location).and_then(Value::as_object);
            let bare = keywords.filter(|keywords| keywords.len() == 1);
            let target = bare.and_then(|keywords| pointer_of(keywords.get("$ref")?.as_str()?));
            match target {
                Some(target) => location = target,
                None => break,
            }
        }
        location
    }
}

/// The names, or patterns of names, that a schema describes and none of others.
fn adds<'d>(schema: &Part<'d>, others: &[&Part<'_>]) -> Vec<&'d str> {
    let mut added = Vec::new();
    for keyword in ["properties", "patternProperties"] {
        let is_known = |name: &str| {
            let mut known = others
                .iter()
                .filter_map(|other| other.keywords.get(keyword));
            known.any(|known| known.get(name).is_some())
        };
        added.extend(schema.names(keyword).filter(|name| !is_known(name)));
    }
    added
}

/// Whether a schema describes all further properties: the nearer schema decides.
fn opens(schema: &Part<'_>) -> bool {
    let others = schema.keywords.get(ADDITIONAL);
    others.is_some_and(|others| !is_never(others))
}

/// The message about a closed schema, if it excludes something.
fn exclusion(keyword: &str, added: &IndexSet<&str>, is_opened: bool) -> Option<String> {
    let names: Vec<String> = added
        .iter()
        .take(MOST_NAMES)
        .map(|name| format!("`{name}`"))
        .collect();
    let more = if added.len() > MOST_NAMES {
        " and others"
    } else {
        ""
    };
    let subject = match (names.as_slice(), is_opened) {
        ([], false) => return None,
        ([], true) => "further properties".to_owned(),
        _ => format!("{}{more}", names.join(", ")),
    };
    Some(format!(
        "`{keyword}: false` excludes {subject} of another schema; not checked"
    ))
}
