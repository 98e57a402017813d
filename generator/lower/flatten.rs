//! Schemas: from a tree with references to a flat map, keyed by each schema's location.
//!
//! Starts from `components.schemas` and from the schemas of operations, and follows every reference. Properties that are no
//! keywords are dropped here, and invalid keywords are reported.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Map, Value, json};

use super::chains::shorten_chains;
use super::component_aliases::alias_names;
use super::discriminator::read_discriminator;
use super::evaluated::{Written, closes, is_composed, read_unevaluated, report_closed};
use super::event_data::content_of;
use super::examples::read_example;
use super::field::{null, quoted_flag, read, treated_as, wrong_type};
use super::grammar::{Holds, Kind, LIST, MAP, ONE, PLAIN, TEXT, UNCHECKED, held_at, is_keyword};
use super::normal::{
    Entry, Keywords, Normal, Schema, Schemas, TYPES, UNIONS, extension, is_annotation, is_member,
    reference, referenced,
};
use super::ref_siblings::{refer, report_siblings};
use super::resolve::{follow_misplaced, pointer_of, unresolved, written};
use super::rules::{applies_to, is_inside, restricts_nothing};
use super::unchecked::{is_never, meant_around, read_unchecked, unchecked_by_default};
use super::value_names::read_value_names;
use super::version::{Version, check_dialect};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};
use crate::hash::fnv1a;
use crate::source::pointer::{escape, join, value_at};
use crate::source::{Location, MISSING_KEY};

/// Puts every schema that is used, and every one of the map at `named`, into `normal.schemas`.
pub fn flatten_schemas(
    root: &Value,
    named: Option<&str>,
    version: Version,
    normal: &mut Normal,
    diagnostics: &mut Diagnostics,
) {
    let mut flattening = Flattening {
        root,
        version,
        diagnostics,
        unchecked: BTreeMap::new(),
        queue: VecDeque::new(),
        composed: Vec::new(),
        closes: false,
    };
    if let Some((section, Value::Object(named))) =
        named.and_then(|at| Some((at, value_at(root, at)?)))
    {
        let locations = named
            .keys()
            .map(|name| format!("{section}/{}", escape(name)));
        flattening
            .queue
            .extend(locations.map(|location| (location.clone(), location)));
    }
    flattening.enqueue_uses(&normal.skeleton);
    while let Some((location, from)) = flattening.queue.pop_front() {
        flattening.visit(&location, &from, &mut normal.schemas);
    }
    if flattening.closes {
        report_closed(root, version, flattening.composed, flattening.diagnostics);
    }
    normal.unchecked = flattening.unchecked;
    alias_names(&mut normal.schemas);
    shorten_chains(&mut normal.schemas, flattening.diagnostics);
}

/// How a boolean in quotes is read.
static MEANT: [Value; 2] = [Value::Bool(false), Value::Bool(true)];

struct Flattening<'a, 'd> {
    root: &'a Value,
    version: Version,
    diagnostics: &'d mut Diagnostics,
    /// The keywords that no type and no check expresses, see [`Normal::unchecked`].
    unchecked: BTreeMap<String, String>,
    /// Locations to visit, each with the location of the `$ref` (or of the schema itself).
    queue: VecDeque<(String, String)>,
    /// The locations of schemas to whose values other schemas apply.
    composed: Vec<String>,
    /// Whether a schema has no further properties.
    closes: bool,
}

impl<'a> Flattening<'a, '_> {
    fn enqueue_uses(&mut self, skeleton: &Map<String, Value>) {
        let mut values: Vec<&Value> = skeleton.values().collect();
        while let Some(value) = values.pop() {
            if let Some(location) = referenced(value) {
                let from = value
                    .get(extension::LOCATION)
                    .and_then(Value::as_str)
                    .unwrap_or(location);
                self.queue.push_back((location.to_owned(), from.to_owned()));
            }
            match value {
                Value::Object(fields) => values.extend(fields.values()),
                Value::Array(items) => values.extend(items),
                _ => {}
            }
        }
    }

    fn visit(&mut self, location: &str, from: &str, schemas: &mut Schemas) {
        let is_other =
            held_at(self.root, location).is_some_and(|holds| holds != Holds::One(Kind::Schema));
        let meant = is_other
            .then(|| value_at(self.root, location).and_then(meant_schema))
            .flatten();
        if is_other {
            let taken = if meant.is_some() {
                "its own schema"
            } else {
                "any value"
            };
            let message = format!(
                "`$ref` names `{}`, which is not a schema; {taken} is used",
                written(location)
            );
            let at = format!("{from}/$ref");
            self.diagnostics
                .push(Diagnostic::new(&codes::REF_WRONG_KIND, at, message));
        }
        if schemas.contains_key(location) {
            return;
        }
        let Some(value) = value_at(self.root, location) else {
            self.diagnostics.push(unresolved(from, location));
            return;
        };
        let quoted = quoted_flag(value);
        if quoted.is_some() {
            self.diagnostics
                .push(treated_as("a schema", value, location.to_owned()));
        }
        let entry = match (value, quoted.or(value.as_bool())) {
            _ if is_other => {
                let meant = meant.map(|inside| format!("{location}{inside}"));
                self.queue.extend(
                    meant
                        .iter()
                        .map(|meant| (meant.clone(), location.to_owned())),
                );
                meant.map_or_else(|| Schema::default().into(), Entry::Reference)
            }
            (Value::Object(keywords), _) => self.flatten(keywords, location),
            (_, Some(true)) => Schema::default().into(),
            (_, Some(false)) => {
                let mut schema = Schema::default();
                schema.annotations.is_wider = true;
                schema.assertions.mixed_values = Some(Vec::new());
                schema.into()
            }
            (Value::Null, _) => {
                self.diagnostics.push(null(location, "a schema"));
                Schema::default().into()
            }
            (other, _) if location != from && !is_inside(location, from) => {
                let message = format!(
                    "`$ref` names `{}`, which is not a schema",
                    written(location)
                );
                let found =
                    Diagnostic::new(&codes::REF_WRONG_KIND, format!("{from}/$ref"), message);
                self.diagnostics.push(Diagnostic {
                    severity: Severity::Error,
                    help: help_for_schema(location, other),
                    ..found
                });
                return;
            }
            (other, _) => {
                let found = wrong_type(location, "a schema", other);
                let help = help_for_schema(location, other).or(found.help.clone());
                self.diagnostics.push(Diagnostic { help, ..found });
                return;
            }
        };
        schemas.insert(location.to_owned(), entry);
    }

    fn flatten(&mut self, keywords: &'a Keywords, location: &str) -> Entry {
        let mut schema = Schema::default();
        if let Some(target) = keywords.get("$ref") {
            let target = self.target(target, location);
            if only_refers(keywords) || self.version == Version::V30 {
                report_siblings(self.root, keywords, location, self.diagnostics);
                return refer(target, keywords, location);
            }
            self.report_narrowed(keywords, location);
            if let Some(target) = target {
                schema.set("allOf", json!([reference(&target)]));
            }
        }
        if let Some(around) = meant_around(self.root, keywords, location) {
            self.queue.push_back((around.clone(), location.to_owned()));
            return Entry::Reference(around);
        }
        if let Some(dialect) = keywords.get("$schema") {
            check_dialect(dialect, &format!("{location}/$schema"), self.diagnostics);
        }
        for (key, value) in keywords {
            self.keyword((key, value), keywords, location, &mut schema);
        }
        let content = content_of(self.root, keywords, location);
        let content = content.map(|content| self.child(content, &join(location, "contentSchema")));
        let content = content.as_ref().and_then(referenced);
        schema.annotations.event_content = content.map(str::to_owned);
        read_value_names(keywords, location, &mut schema, self.diagnostics);
        read_example(keywords, &mut schema);
        self.report_foreign(keywords, location);
        schema.assertions.is_missing = keywords.contains_key(MISSING_KEY);
        let written = Written {
            root: self.root,
            version: self.version,
            location,
            keywords,
        };
        let depending = read_unevaluated(written, &mut schema, |value, at| self.child(value, at));
        self.closes |= closes(keywords);
        if is_composed(keywords) {
            self.composed.push(location.to_owned());
        }
        let unread = read_unchecked(
            keywords,
            &depending,
            location,
            &mut schema,
            self.diagnostics,
        );
        for key in unread.into_iter().chain(unchecked_by_default(keywords)) {
            let value = keywords[key].to_string();
            let hash = format!("{:016x}", fnv1a(value.bytes()));
            self.unchecked.insert(format!("{location}/{key}"), hash);
        }
        schema.into()
    }

    fn keyword(
        &mut self,
        (key, value): (&str, &'a Value),
        keywords: &'a Keywords,
        location: &str,
        schema: &mut Schema,
    ) {
        match key {
            extension::SENSITIVE => {
                schema.annotations.is_sensitive = value == &Value::Bool(true);
                return;
            }
            extension::DISCRIMINATOR_VALUE => {
                schema.assertions.discriminator_value = value.as_str().map(str::to_owned);
                return;
            }
            "discriminator" => {
                let at = join(location, key);
                let union = (keywords, location);
                schema.discriminator =
                    read_discriminator((value, &at), union, self.root, self.diagnostics);
                return;
            }
            _ => {}
        }
        let at = format!("{location}/{}", escape(key));
        if LIST.contains(&key) && value.is_object() && !self.leads_to_list(value) {
            self.diagnostics
                .push(wrong_type(&at, "an array of schemas", value));
            return;
        }
        let is_section =
            matches!(key, "required" | "enum") || LIST.contains(&key) || MAP.contains(&key);
        let found = if is_section {
            follow_misplaced(self.root, value, at, (key, Kind::Section), self.diagnostics)
        } else {
            Some((value, at))
        };
        let Some((value, at)) = found else { return };
        let flag = quoted_flag(value).filter(|_| ONE.contains(&key));
        if flag.is_some() {
            self.diagnostics
                .push(treated_as("a schema", value, at.clone()));
        }
        let value = flag.map_or(value, |flag| &MEANT[usize::from(flag)]);
        let Some(key) = self.positions(key, value, keywords, &at) else {
            return;
        };
        let lowered = match key {
            _ if TEXT.contains(&key) || PLAIN.contains(&key) => Some(value.clone()),
            "additionalProperties" if value == &json!(true) => Some(value.clone()),
            "additionalProperties" | "items" if is_never(value) => Some(json!(false)),
            _ if ONE.contains(&key) => Some(self.child(value, &at)),
            _ if LIST.contains(&key) => self.children(value, &at),
            _ if MAP.contains(&key) => self.fields(value, &at),
            _ => None,
        };
        match (lowered, schema.keywords.get_mut(key)) {
            // `allOf` next to a `$ref` with siblings.
            (Some(Value::Array(more)), Some(Value::Array(list))) => list.extend(more),
            (Some(lowered), _) => schema.set(key, lowered),
            (None, _) => {}
        }
    }

    /// Whether a value may be treated as an array with one item.
    fn leads_to_list(&self, value: &Value) -> bool {
        let target = value
            .get("$ref")
            .and_then(Value::as_str)
            .and_then(pointer_of);
        target.is_some_and(|target| value_at(self.root, &target).is_none_or(Value::is_array))
    }

    /// The keyword that is intended: an array of schemas at `items`, as in JSON Schema before 2020, is `prefixItems`.
    fn positions<'k>(
        &mut self,
        key: &'k str,
        value: &Value,
        keywords: &Keywords,
        at: &str,
    ) -> Option<&'k str> {
        if key != "items" {
            return Some(key);
        }
        if is_choice(value, keywords) {
            let message = "`items` with several schemas but no `type: array`; `items` is ignored";
            let help =
                "if the value is one of them, use `anyOf`; if it is an array, add `type: array`";
            self.diagnostics
                .push(Diagnostic::new(&codes::IGNORED_KEYWORD, at, message).help(help));
            return None;
        }
        if !value.is_array() {
            return Some(key);
        }
        let message = "`items` is an array of schemas; it is read as `prefixItems`";
        self.diagnostics
            .push(Diagnostic::new(&codes::ASSUMED_FIELD, at, message));
        Some("prefixItems")
    }

    /// A reference to the location of a schema, or to the target of its own reference.
    fn child(&mut self, value: &Value, at: &str) -> Value {
        let bare = value.as_object().filter(|keywords| only_refers(keywords));
        if let Some(target) = bare.and_then(|keywords| keywords.get("$ref"))
            && let Some(target) = self.target(target, at)
        {
            return reference(&target);
        }
        self.queue.push_back((at.to_owned(), at.to_owned()));
        reference(at)
    }

    fn children(&mut self, value: &Value, at: &str) -> Option<Value> {
        let list = read(
            value,
            "an array of schemas",
            at,
            self.diagnostics,
            Value::as_array,
        )?;
        // A schema that accepts nothing is no branch of a union.
        let is_union = UNIONS.iter().any(|key| at.ends_with(key)) && !list.iter().all(is_never);
        let children = list
            .iter()
            .enumerate()
            .filter(|(_, child)| !is_union || !is_never(child));
        Some(
            children
                .map(|(index, child)| self.child(child, &format!("{at}/{index}")))
                .collect(),
        )
    }

    fn fields(&mut self, value: &Value, at: &str) -> Option<Value> {
        let fields = read(
            value,
            "a map of schemas",
            at,
            self.diagnostics,
            Value::as_object,
        )?;
        let children = fields.iter();
        let lowered: Map<String, Value> = children
            .map(|(name, child)| {
                (
                    name.clone(),
                    self.child(child, &format!("{at}/{}", escape(name))),
                )
            })
            .collect();
        Some(Value::Object(lowered))
    }

    /// The location that a `$ref` of the schema at `location` names; it is visited later.
    fn target(&mut self, target: &Value, location: &str) -> Option<String> {
        let Some(pointer) = target.as_str().and_then(pointer_of) else {
            let message = "`$ref` does not name a location in this document";
            let at = format!("{location}/$ref");
            self.diagnostics
                .push(Diagnostic::new(&codes::UNRESOLVED_REF, at, message));
            return None;
        };
        self.queue.push_back((pointer.clone(), location.to_owned()));
        Some(pointer)
    }

    /// Reports keywords about values of other types than the schema's: they have no effect.
    fn report_foreign(&mut self, keywords: &Keywords, location: &str) {
        let kinds: Vec<&str> = match keywords.get("type") {
            Some(Value::String(kind)) => vec![kind],
            Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
            _ => return,
        };
        let is_foreign = |key: &str| {
            TYPES.iter().any(|kind| applies_to(key, kind))
                && !kinds.iter().any(|kind| applies_to(key, kind))
        };
        let has_effect =
            |value: &Value| *value != json!(false) && *value != json!([]) && *value != json!({});
        // A `required` that is not an array is reported where it is read; a single value has unique items.
        let is_ignored = |key: &str, value: &Value| {
            matches!(key, "format" | "uniqueItems") || (key == "required" && !value.is_array())
        };
        let foreign = keywords.iter().filter(|(key, value)| {
            let is_reported = has_effect(value) && !restricts_nothing(key, value);
            is_foreign(key) && !is_ignored(key, value) && is_reported
        });
        let foreign: Vec<&str> = foreign.map(|(key, _)| key.as_str()).collect();
        // `items: {}` without a type has no effect.
        let Some(first) = foreign
            .first()
            .filter(|_| !kinds.is_empty() && kinds.iter().all(|kind| TYPES.contains(kind)))
        else {
            return;
        };
        let (applies, are) = if foreign.len() == 1 {
            ("applies", "it is")
        } else {
            ("apply", "they are")
        };
        let (names, kinds) = (foreign.join("`, `"), kinds.join("` or `"));
        let message = format!("`{names}` {applies} to no value of type `{kinds}`; {are} ignored");
        let at = Location::key(format!("{location}/{}", escape(first)));
        // Schemas of the parts of a value are lost; a limit has no effect on values of another type.
        let describes = |key: &&str| MAP.contains(key) || ONE.contains(key) || LIST.contains(key);
        let is_described = foreign
            .iter()
            .any(|key| describes(key) && keywords[*key] != json!(true));
        let severity = if is_described {
            Severity::Warning
        } else {
            Severity::Note
        };
        self.diagnostics
            .push(Diagnostic::new(&codes::IGNORED_KEYWORD, at, message).severity(severity));
    }

    fn report_narrowed(&mut self, keywords: &Keywords, location: &str) {
        let narrowing = keywords.iter().find(|(key, value)| {
            let is_other = is_keyword(key) && *key != "$ref" && !is_annotation(key);
            is_other && !restricts_nothing(key, value)
        });
        if let Some((key, _)) = narrowing {
            let message = format!("`{key}` next to `$ref` creates a new schema combining both");
            let at = format!("{location}/{}", escape(key));
            self.diagnostics
                .push(Diagnostic::new(&codes::NARROWED_REF, at, message));
        }
    }
}

/// Whether `items` may be intended as a choice for the value itself: it has several schemas, in an array or in a union, and no other
/// keyword is about arrays.
fn is_choice(items: &Value, keywords: &Keywords) -> bool {
    let is_of_list = |key: &str| {
        matches!(key, "type" | "additionalItems") || (key != "items" && applies_to(key, "array"))
    };
    let is_choice = |items: &Keywords| {
        let is_union = UNIONS.iter().any(|key| items.contains_key(*key));
        is_union && !items.contains_key("type")
    };
    (items.is_array() || items.as_object().is_some_and(is_choice))
        && !keywords.keys().any(|key| is_of_list(key))
}

/// Suggestions for a value that is no schema: a keyword one level too deep, or the name of a type.
fn help_for_schema(location: &str, found: &Value) -> Option<String> {
    let (_, name) = location.rsplit_once('/')?;
    if is_member(location) && is_keyword(name) {
        return Some(format!(
            "if this is a keyword, it belongs next to `properties`: indent `{name}` less"
        ));
    }
    let kind = found.as_str().filter(|kind| TYPES.contains(kind))?;
    Some(format!("write `{{type: {kind}}}`"))
}

/// Whether no keyword but `$ref` has an effect, if there is one.
fn only_refers(keywords: &Keywords) -> bool {
    let is_reported = |key: &str| is_keyword(key) || UNCHECKED.contains(&key);
    keywords
        .keys()
        .all(|key| key == "$ref" || !is_reported(key))
}

/// The location of the schema of a parameter, header, body or response: of several, the one for JSON.
fn meant_schema(value: &Value) -> Option<String> {
    if value.get("schema").is_some() {
        return Some("/schema".to_owned());
    }
    let content = value.get("content")?.as_object()?;
    let mut all = content
        .iter()
        .filter(|(_, body)| body.get("schema").is_some());
    let json = all.clone().find(|(media, _)| media.contains("json"));
    let (media, _) = json.or_else(|| all.next())?;
    Some(join(&join("/content", media), "schema"))
}
