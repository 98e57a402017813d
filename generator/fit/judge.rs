//! A value and the schema of it → what is not as declared, and which schemas were used.
//!
//! It follows the normal form, as the generated types do: limits of strings, arrays and fractions, and patterns and formats do not decide
//! how a value is read, so they are not judged.

use std::borrow::Cow;
use std::cell::Cell;

use serde_json::{Map, Value};

use super::deviation::{Beyond, Deviation, What};
use super::json_type::JsonType;
use super::words::{is_name, is_word};
use crate::analyse::secrets::{calls_secret, names_secret};
use crate::schema::derived::{How, derive};
use crate::schema::leaves::{enum_values, takes_null};
use crate::schema::{Additional, Found, IntegerSchema, Kind, ObjectSchema, Schemas, StringSchema};
use crate::source::pointer;
use crate::values::accepts::{integer, whole};

/// How deep values and schemas are followed.
const DEEPEST: usize = 128;

/// How many schemas are tried for one body: each branch of a union may have unions.
const MOST: usize = 1 << 20;

/// The largest number that is shown; a longer one may be an id.
const LARGEST_SHOWN: i128 = 9999;

/// Which required properties a value may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// It came in a response: write-only ones.
    Response,
    /// It is not known: read-only ones too.
    Any,
}

/// What was found out about a value.
#[derive(Debug, Default)]
pub struct Findings {
    /// The locations of the schemas that describe it and its parts, once for each value.
    pub used: Vec<String>,
    /// What is not as declared.
    pub deviations: Vec<Deviation>,
}

impl Findings {
    /// Whether the document refuses the value.
    pub fn is_refused(&self) -> bool {
        self.deviations.iter().any(|found| found.what.is_refused())
    }

    /// Adds those of another value.
    pub fn extend(&mut self, other: Self) {
        self.used.extend(other.used);
        self.deviations.extend(other.deviations);
    }

    /// Reports a deviation from what a location declares.
    pub fn report(&mut self, at: &str, what: What) {
        self.report_use((at, at), what);
    }

    /// Reports a deviation from a schema where it is used.
    fn report_use(&mut self, (at, schema): (&str, &str), what: What) {
        let (at, schema) = (at.to_owned(), schema.to_owned());
        self.deviations.push(Deviation { at, schema, what });
    }
}

/// Judges the value of a schema that is used at `at`. `allows_others` is whether the document has `additionalProperties` for an object, so that any others are
/// expected.
pub fn judge(
    model: &Schemas,
    allows_others: &dyn Fn(&str) -> bool,
    direction: Direction,
    (at, location): (&str, &str),
    value: &Value,
) -> Findings {
    let judge = Judge {
        model,
        allows_others,
        direction,
        left: Cell::new(MOST),
    };
    let mut found = Findings::default();
    judge.value((at, location), value, Around::default(), &mut found);
    found
}

struct Judge<'m> {
    model: &'m Schemas,
    allows_others: &'m dyn Fn(&str) -> bool,
    direction: Direction,
    left: Cell<usize>,
}

/// Where a value is.
#[derive(Clone, Copy, Default)]
struct Around {
    depth: usize,
    /// Whether it is in a property with the name of a secret.
    is_secret: bool,
}

impl Around {
    fn inside(self, name: Option<&str>) -> Self {
        Self {
            depth: self.depth + 1,
            is_secret: self.is_secret || name.is_some_and(names_secret),
        }
    }
}

impl<'m> Judge<'m> {
    /// `at` is where the schema is used, which may only refer to it.
    fn value(
        &self,
        (at, location): (&str, &'m str),
        value: &Value,
        around: Around,
        out: &mut Findings,
    ) {
        let Some(found) = self.model.find_bare(location) else {
            return;
        };
        self.left.set(self.left.get().saturating_sub(1));
        if around.depth > DEEPEST || self.left.get() == 0 {
            return;
        }
        out.used.push(at.to_owned());
        if found.location != at {
            out.used.push(found.location.to_owned());
        }
        let is_secret = around.is_secret
            || self
                .model
                .annotations(location)
                .any(|found| calls_secret(found.schema));
        let around = Around {
            is_secret,
            ..around
        };
        if value.is_null() {
            if !takes_null(self.model, location) && !accepts_any(found, value) {
                out.report_use((at, location), What::Null);
            }
            return;
        }
        self.kind((at, location), found, value, around, out);
    }

    fn kind(
        &self,
        used: (&str, &'m str),
        found: Found<'m>,
        value: &Value,
        around: Around,
        out: &mut Findings,
    ) {
        let other_type = What::Type(JsonType::of(value));
        let own = found.location;
        match (&found.schema.kind, value) {
            (Kind::String(declared), Value::String(text)) => {
                if !has_value(declared, text) {
                    let is_shown = !around.is_secret && !is_secret(declared) && is_word(text);
                    let word = is_shown.then(|| Value::from(text.as_str()).to_string());
                    out.report(own, What::Value(word));
                }
            }
            (Kind::Integer(declared), Value::Number(number)) => match whole(number) {
                Some(number) => judge_integer(own, declared, number, around, out),
                // An integer beyond 64 bits, which no format has.
                None if number.as_f64().is_some_and(|number| number.fract() == 0.0) => {
                    out.report(own, What::Type(JsonType::Number));
                }
                None => out.report(own, other_type),
            },
            (Kind::Number(declared), Value::Number(number)) => {
                let listed = number.as_f64().is_none_or(|number| {
                    let mut values = declared.values.iter();
                    declared.values.is_empty() || values.any(|one| one.total_cmp(&number).is_eq())
                });
                if !listed {
                    let small = integer(number).filter(|number| number.abs() <= LARGEST_SHOWN);
                    let small = small.filter(|_| !around.is_secret);
                    out.report(own, What::Value(small.map(|number| number.to_string())));
                }
            }
            (Kind::Boolean(values), Value::Bool(flag)) => {
                if !values.is_empty() && !values.contains(flag) {
                    out.report(own, What::Value(Some(flag.to_string())));
                }
            }
            (Kind::Object(object), Value::Object(properties)) => {
                self.object(own, object, properties, around, out);
            }
            (Kind::Array(array), Value::Array(items)) => {
                for (index, item) in items.iter().enumerate() {
                    let Some(location) = array.item_at(index) else {
                        continue;
                    };
                    let at = if index < array.positions.len() {
                        Cow::Borrowed(location)
                    } else {
                        use_in(own, "items", location)
                    };
                    self.value((&at, location), item, around.inside(None), out);
                }
            }
            (Kind::Tuple(positions), Value::Array(items)) => {
                if positions.len() != items.len() {
                    out.report(own, What::Length);
                }
                for (location, item) in positions.iter().zip(items) {
                    self.value((location, location), item, around.inside(None), out);
                }
            }
            (Kind::OneOf(branches) | Kind::AnyOf(branches), _) => {
                self.union(used, found, branches, (value, around), out);
            }
            (Kind::Any, _) => {
                if !accepts_any(found, value) {
                    out.report(own, What::Value(None));
                }
            }
            (Kind::Annotated(_), _) => {}
            // Where an object, array or union is used by reference, only this use differs.
            (Kind::Object(_) | Kind::Array(_) | Kind::Tuple(_), _) => {
                out.report_use(used, other_type);
            }
            _ => out.report(own, other_type),
        }
    }

    fn object(
        &self,
        at: &'m str,
        object: &'m ObjectSchema,
        properties: &Map<String, Value>,
        around: Around,
        out: &mut Findings,
    ) {
        for name in &object.required {
            if !properties.contains_key(name) && !self.may_lack(object, name) {
                out.report(at, What::Absent(name.clone()));
            }
        }
        for (name, value) in properties {
            let around = around.inside(Some(name));
            match object.properties.get(name) {
                Some(location) => {
                    let step = pointer::join("properties", name);
                    let at = use_in(at, &step, location);
                    self.value((&at, location), value, around, out);
                }
                None => self.other_property(at, object, (name, value), around, out),
            }
        }
    }

    fn may_lack(&self, object: &'m ObjectSchema, name: &str) -> bool {
        let Some(location) = object.properties.get(name) else {
            return false;
        };
        let may_lack = |found: Found<'_>| {
            let is_unknown = self.direction == Direction::Any;
            found.schema.write_only || (is_unknown && found.schema.read_only)
        };
        self.model.annotations(location).any(may_lack)
    }

    /// A property that is not among those that the object describes.
    fn other_property(
        &self,
        at: &'m str,
        object: &'m ObjectSchema,
        (name, value): (&str, &Value),
        around: Around,
        out: &mut Findings,
    ) {
        let shown = is_name(name).then(|| name.to_owned());
        let found = JsonType::of(value);
        match &object.additional {
            Additional::Schema(location) => {
                // Which names the patterns match is for the types to decide: others are any value or none.
                if object.patterns.is_none() {
                    let at = use_in(at, "additionalProperties", location);
                    self.value((&at, location), value, around, out);
                }
            }
            Additional::Any if object.properties.is_empty() || (self.allows_others)(at) => {}
            Additional::Any => out.report(at, What::Undeclared(shown, found)),
            Additional::None => out.report(at, What::Excluded(shown, found)),
        }
    }

    fn union(
        &self,
        used: (&str, &'m str),
        found: Found<'m>,
        branches: &'m [String],
        (value, around): (&Value, Around),
        out: &mut Findings,
    ) {
        let tag = found.discriminator().and_then(|discriminator| {
            let tag = value.get(&discriminator.property_name)?.as_str()?;
            Some((tag, discriminator.mapping.get(tag)))
        });
        let own = tag.and_then(|(tag, mapped)| {
            let mapped = mapped.map(|mapped| mapped.strip_prefix('#').unwrap_or(mapped));
            branches.iter().find(|branch| match mapped {
                Some(mapped) => self.is_same(branch, mapped),
                // Without a mapping, the tag is the name of a component.
                None => last_token(branch) == tag,
            })
        });
        if let Some(branch) = own {
            return self.value((branch, branch), value, around.inside(None), out);
        }
        let trials = branches.iter().map(|branch| {
            let mut findings = Findings::default();
            self.value((branch, branch), value, around.inside(None), &mut findings);
            (branch.as_str(), findings)
        });
        let (refused, mut fitting): (Vec<_>, Vec<_>) =
            trials.partition(|(_, findings)| findings.is_refused());
        // Further properties are declared by another branch, perhaps.
        fitting.sort_by_key(|(_, findings)| findings.deviations.len());
        if let Some((_, best)) = fitting.into_iter().next() {
            return out.extend(best);
        }
        let of_type = refused
            .into_iter()
            .filter(|(branch, findings)| !self.has_other_type(branch, findings));
        let mut of_type: Vec<_> = of_type.collect();
        if of_type.is_empty() {
            return out.report_use(used, What::Type(JsonType::of(value)));
        }
        if of_type.len() > 1 {
            of_type.retain(|(branch, _)| self.is_meant(branch, value));
        }
        match of_type.pop() {
            Some((_, evident)) if of_type.is_empty() => out.extend(evident),
            _ => {
                let tag = tag.map(|(tag, _)| tag).filter(|tag| is_word(tag));
                let tag = tag.filter(|_| !around.is_secret);
                out.report_use(used, What::NoBranch(tag.map(str::to_owned)));
            }
        }
    }

    /// Whether both locations are those of one schema.
    fn is_same(&self, one: &str, other: &str) -> bool {
        let target = |location| self.model.find(location).map(|found| found.location);
        one == other || target(one).is_some_and(|one| Some(one) == target(other))
    }

    /// Whether the value is of a type that the branch does not have at all.
    fn has_other_type(&self, branch: &str, findings: &Findings) -> bool {
        let own = self.model.find_bare(branch).map(|found| found.location);
        findings.deviations.iter().any(|found| {
            let is_outer = found.at == branch || Some(found.at.as_str()) == own;
            is_outer && matches!(found.what, What::Type(_) | What::Null)
        })
    }

    /// Whether the enums of a branch have all of the value's strings, and at least one.
    fn is_meant(&self, branch: &str, value: &Value) -> bool {
        let object = self.model.find_bare(branch).and_then(Found::object);
        let properties = object.iter().flat_map(|object| &object.properties);
        let listed = properties.filter_map(|(name, location)| {
            let text = value.get(name)?.as_str()?;
            let mut values = enum_values(self.model.find_bare(location)?)?;
            Some(values.any(|value| value == text))
        });
        let listed: Vec<bool> = listed.collect();
        !listed.is_empty() && listed.iter().all(|is_listed| *is_listed)
    }
}

/// Where a part of an object or array is used: its own location, unless the part only refers to another schema.
fn use_in<'l>(outer: &str, step: &str, location: &'l str) -> Cow<'l, str> {
    let inside = location.strip_prefix(outer);
    if inside.is_some_and(|inside| inside.starts_with('/')) {
        return Cow::Borrowed(location);
    }
    Cow::Owned(derive(outer, How::AllOf(step)))
}

fn last_token(pointer: &str) -> Cow<'_, str> {
    pointer::unescape(pointer.rsplit('/').next().unwrap_or_default())
}

fn accepts_any(found: Found<'_>, value: &Value) -> bool {
    let values = found.schema.values.as_ref();
    let is_listed = values.is_none_or(|values| values.contains(value));
    found.schema.kind == Kind::Any && is_listed
}

fn has_value(declared: &StringSchema, text: &str) -> bool {
    declared.values.is_empty() || declared.values.iter().any(|value| value == text)
}

fn is_secret(declared: &StringSchema) -> bool {
    declared.format.as_deref() == Some("password")
}

fn judge_integer(
    at: &str,
    declared: &IntegerSchema,
    number: i128,
    around: Around,
    out: &mut Findings,
) {
    let mut values = declared.values.iter();
    if !declared.values.is_empty() && !values.any(|value| i128::from(*value) == number) {
        let is_shown = number.abs() <= LARGEST_SHOWN && !around.is_secret;
        return out.report(at, What::Value(is_shown.then(|| number.to_string())));
    }
    let is_below = declared
        .minimum
        .is_some_and(|least| number < least || (number == least && declared.excludes_minimum));
    let is_above = declared
        .maximum
        .is_some_and(|most| number > most || (number == most && declared.excludes_maximum));
    if is_below {
        out.report(at, What::Limit(Beyond::Minimum));
    }
    if is_above {
        out.report(at, What::Limit(Beyond::Maximum));
    }
    let bits = match declared.format.as_deref() {
        Some("int8") => 8,
        Some("int16") => 16,
        Some("int32") => 32,
        _ => return,
    };
    let most = 1_i128 << (bits - 1);
    if !(-most..most).contains(&number) {
        out.report(at, What::Limit(Beyond::Format));
    }
}
