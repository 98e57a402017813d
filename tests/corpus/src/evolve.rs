//! Services change: samples of every union and object, as they are and with one thing changed, and what must become of them.

use std::collections::{BTreeMap, BTreeSet};

use disjunct::{DecidedBy, Decision};
use serde_json::{Map, Value, json};

use crate::known::Known;
use crate::make::{Declared, Made};
use crate::probe::{Case, Change, Expected};
use crate::raw::{escape, reference};
use crate::sample::{self, Dice};
use crate::schema::Schemas;

/// How many samples of a type are kept.
const SAMPLES: usize = 3;

/// How many branches of a union are tried for; each is tried for a few times.
const BRANCHES: usize = 12;

/// A field, a text and a tag that no document knows.
const UNKNOWN: &str = "zz unknown";

/// The questions for a crate, about so many of its types, and about those that are known to deviate.
#[must_use]
pub fn plan(made: &Made, most: usize, known: &Known) -> Vec<(String, Case)> {
    let schemas = Schemas::of(&made.raw);
    let mut cases = Vec::new();
    let pointers = pointers(made);
    // Spread evenly: the types that stand together are often alike.
    let step = pointers.len().div_ceil(most.max(1)).max(1);
    for (index, (ty, pointer)) in pointers.into_iter().enumerate() {
        let is_chosen = index % step == 0 && index / step < most;
        if !is_chosen && known.why(&made.document.spec, pointer).is_none() {
            continue;
        }
        let name = ty.trim_start_matches("types::");
        let Some((_, schema)) = made.raw.find(pointer) else {
            continue;
        };
        let Some(declared) = made.declared.get(name) else {
            continue;
        };
        let mut asker = Asker {
            made,
            schemas: &schemas,
            pointer,
            ty,
            cases: Vec::new(),
        };
        match declared {
            Declared::Object => asker.ask_object(schema),
            Declared::Union(tag) => asker.ask_union(schema, tag.as_deref()),
            Declared::Text | Declared::Alias(_) => {}
        }
        cases.extend(asker.cases.into_iter().map(|case| (ty.clone(), case)));
    }
    cases
}

/// For each declared type the shortest pointer that has it.
fn pointers(made: &Made) -> BTreeMap<&String, &String> {
    let mut pointers: BTreeMap<&String, &String> = BTreeMap::new();
    for (pointer, ty) in &made.bindings {
        let exists = ty.starts_with("types::")
            && made
                .raw
                .find(pointer)
                .is_some_and(|(found, _)| found == *pointer)
            && !is_half(made, pointer);
        let shortest = pointers
            .get(ty)
            .is_none_or(|known| known.len() > pointer.len());
        if exists && shortest {
            pointers.insert(ty, pointer);
        }
    }
    pointers
}

/// Whether the schema at a pointer does not say alone what its values are: it is a branch beside properties of the union's own, or one
/// of several that an `allOf` has for a property.
fn is_half(made: &Made, pointer: &str) -> bool {
    if let Some((part, name)) = pointer.rsplit_once("/properties/") {
        let within = part
            .rsplit_once("/allOf/")
            .filter(|(_, index)| index.parse::<usize>().is_ok());
        let whole = within.map_or(part, |(whole, _)| whole);
        if made
            .bindings
            .contains_key(&format!("{whole}/allOf/properties/{name}"))
        {
            return true;
        }
    }
    let steps: Vec<&str> = pointer.rsplitn(3, '/').collect();
    let [_, "oneOf" | "anyOf", union] = steps.as_slice() else {
        return false;
    };
    let says = |keyword: &&str| {
        made.raw
            .find(union)
            .is_some_and(|(_, schema)| schema.get(keyword).is_some())
    };
    ["properties", "allOf", "required", "additionalProperties"]
        .iter()
        .any(says)
}

struct Asker<'a> {
    made: &'a Made,
    schemas: &'a Schemas<'a>,
    pointer: &'a str,
    ty: &'a str,
    cases: Vec<Case>,
}

impl<'a> Asker<'a> {
    fn ask(&mut self, value: &Value, what: &str, expected: Expected) {
        let what = if what.is_empty() {
            self.ty.to_owned()
        } else {
            format!("{}.{what}", self.ty)
        };
        self.cases.push(Case {
            what,
            at: self.pointer.to_owned(),
            text: value.to_string(),
            expected,
        });
    }

    fn samples(&self, schema: &Value, tries: usize, most: usize) -> Vec<Value> {
        let mut dice = Dice::seeded(&format!("{}#{}", self.made.document.spec, self.pointer));
        let mut samples: Vec<Value> = Vec::new();
        for _ in 0..tries {
            let made = sample::make(self.schemas, schema, &mut dice)
                .filter(|value| self.schemas.accepts(schema, value));
            samples.extend(made.filter(|value| !value.is_null() && !samples.contains(value)));
            if samples.len() == most {
                break;
            }
        }
        samples
    }

    fn ask_union(&mut self, schema: &'a Value, tag: Option<&str>) {
        let branches = count_branches(schema).clamp(1, BRANCHES);
        for value in self.samples(schema, branches * 4, branches * 2) {
            if self.has_unknown_tag(&value) {
                self.ask(&value, "", Expected::Same(Change::UnknownTag));
                continue;
            }
            self.ask(&value, "", Expected::Variant(self.accepting(&value)));
            let Value::Object(members) = &value else {
                continue;
            };
            if let Some(key) = tag.filter(|key| members.get(*key).is_some_and(Value::is_string)) {
                let changed = with(members, key, json!(UNKNOWN));
                self.ask(&changed, key, Expected::Same(Change::UnknownTag));
            }
            let changed = with(members, UNKNOWN, json!({"deep": [1, null]}));
            if self.schemas.accepts(schema, &changed) {
                self.ask(&changed, UNKNOWN, Expected::Same(Change::UnknownField));
            }
        }
    }

    fn decisions(&self) -> impl Iterator<Item = &Decision> {
        let name = self.ty.trim_start_matches("types::");
        self.made
            .decisions
            .iter()
            .filter(move |decision| decision.name.as_deref() == Some(name))
    }

    /// Whether the value is to be kept as it is: it has a tag that the `discriminator` gives to no branch, though the property itself
    /// takes any text; or it has no tag, which several branches may lack.
    fn has_unknown_tag(&self, value: &Value) -> bool {
        self.decisions().any(|decision| match &decision.by {
            DecidedBy::Discriminator { property, untagged } => {
                let Some(tag) = value.get(property) else {
                    return untagged.as_deref() == Some("Unknown");
                };
                let Some(tag) = Some(tag).filter(|tag| tag.is_string()) else {
                    return false;
                };
                let tag = tag.to_string();
                let mut selects = decision
                    .branches
                    .iter()
                    .flat_map(|branch| branch.select.split(" | "));
                !selects.any(|select| select == tag)
            }
            DecidedBy::ImpliedTag { property, untagged } => {
                untagged.as_deref() == Some("Unknown") && value.get(property).is_none()
            }
            _ => false,
        })
    }

    /// The variants whose branches accept a value.
    fn accepting(&self, value: &Value) -> Vec<String> {
        let decisions = self.decisions();
        let branches = decisions.flat_map(|decision| &decision.branches);
        let accepting = branches.filter(|branch| self.schemas.accept(&branch.pointer, value));
        accepting
            .filter_map(|branch| branch.variant.clone())
            .collect()
    }

    fn ask_object(&mut self, schema: &'a Value) {
        let mut fields = Fields::default();
        fields.collect(self.made, self.pointer, schema, 0);
        let samples = self.samples(schema, SAMPLES * 3, SAMPLES);
        for value in &samples {
            self.ask(value, "", Expected::Same(Change::Nothing));
        }
        let largest = samples
            .iter()
            .filter_map(Value::as_object)
            .max_by_key(|members| members.len());
        let Some(members) = largest else { return };
        if !fields.has_typed_rest {
            let changed = with(members, UNKNOWN, json!({"deep": [1, null]}));
            self.ask(&changed, UNKNOWN, Expected::Same(Change::UnknownField));
        }
        if fields.has_union {
            return;
        }
        for (key, pointers) in &fields.properties {
            if let ([pointer], Some(_)) = (pointers.as_slice(), members.get(key)) {
                self.ask_field(schema, members, key, pointer, fields.required.contains(key));
            }
        }
    }

    fn ask_field(
        &mut self,
        schema: &Value,
        members: &Map<String, Value>,
        key: &str,
        pointer: &str,
        required: bool,
    ) {
        let Some(field) = Field::of(self.made, pointer) else {
            return;
        };
        let path = || vec![key.to_owned()];
        let refused = |changed: &Value| !self.schemas.accepts(schema, changed);
        let mut asked = Vec::new();
        if required && !field.may_be_missing {
            let mut without = members.clone();
            without.remove(key);
            asked.push((
                Value::Object(without),
                Expected::Error(Change::Missing, Vec::new()),
            ));
        }
        if !field.nullable {
            asked.push((
                with(members, key, Value::Null),
                Expected::Error(Change::Null, path()),
            ));
        }
        let wrong = if field.kind == "object" || field.kind == "array" {
            json!("zz")
        } else {
            json!({"zz": 1})
        };
        asked.push((
            with(members, key, wrong),
            Expected::Error(Change::WrongType, path()),
        ));
        asked.retain(|(changed, _)| refused(changed));
        if let Some(unknown) = field.unlisted {
            asked.push((
                with(members, key, unknown),
                Expected::Same(Change::UnknownValue),
            ));
        }
        for (changed, expected) in asked {
            self.ask(&changed, key, expected);
        }
    }
}

fn with(members: &Map<String, Value>, key: &str, value: Value) -> Value {
    let mut changed = members.clone();
    changed.insert(key.to_owned(), value);
    Value::Object(changed)
}

/// How many branches a union has.
fn count_branches(schema: &Value) -> usize {
    let branches = |keyword: &str| {
        schema
            .get(keyword)
            .and_then(Value::as_array)
            .map_or(0, Vec::len)
    };
    branches("oneOf") + branches("anyOf")
}

/// What an object's schema says of its members, all its parts taken together.
#[derive(Default)]
struct Fields {
    properties: BTreeMap<String, Vec<String>>,
    required: BTreeSet<String>,
    has_union: bool,
    has_typed_rest: bool,
}

impl Fields {
    fn collect(&mut self, made: &Made, pointer: &str, schema: &Value, depth: usize) {
        if depth > 16 {
            self.has_union = true;
            return;
        }
        if reference(schema).is_some()
            && let Some((pointer, named)) = made.raw.find_named(pointer)
        {
            self.collect(made, &pointer, named, depth + 1);
            if made.raw.is_3_0 {
                return;
            }
        }
        self.has_union |= ["oneOf", "anyOf", "not", "if"]
            .iter()
            .any(|keyword| schema.get(keyword).is_some());
        self.has_typed_rest |=
            ["additionalProperties", "patternProperties"]
                .iter()
                .any(|keyword| {
                    schema
                        .get(keyword)
                        .is_some_and(|rest| rest.as_object().is_some_and(|rest| !rest.is_empty()))
                });
        for key in schema
            .get("properties")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
            .map(|(key, _)| key)
        {
            let pointer = format!("{pointer}/properties/{}", escape(key));
            self.properties
                .entry(key.clone())
                .or_default()
                .push(pointer);
        }
        let required = schema
            .get("required")
            .and_then(Value::as_array)
            .into_iter()
            .flatten();
        self.required
            .extend(required.filter_map(|key| Some(key.as_str()?.to_owned())));
        let parts = schema
            .get("allOf")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .enumerate();
        for (index, part) in parts {
            self.collect(made, &format!("{pointer}/allOf/{index}"), part, depth + 1);
        }
    }
}

/// What is known of a field of one plain type.
struct Field {
    kind: String,
    nullable: bool,
    may_be_missing: bool,
    /// Of its kind and none that its `enum` lists, where that lists several.
    unlisted: Option<Value>,
}

impl Field {
    /// `None` where the field is a union, or is not typed.
    fn of(made: &Made, pointer: &str) -> Option<Self> {
        let ty = made.type_at(pointer)?;
        if ty.contains("serde_json::Value") && !ty.starts_with("Vec<") {
            return None;
        }
        let (_, outer) = made.raw.find(pointer)?;
        let (_, schema) = made.raw.find_named(pointer)?;
        let parts = ["oneOf", "anyOf", "allOf", "not", "const"];
        if parts
            .iter()
            .any(|keyword| schema.get(keyword).is_some() || outer.get(keyword).is_some())
        {
            return None;
        }
        let kind = schema.get("type")?.as_str()?.to_owned();
        let says = |keyword: &str| {
            [outer, schema]
                .iter()
                .any(|schema| schema.get(keyword) == Some(&Value::Bool(true)))
        };
        let listed = schema.get("enum").and_then(Value::as_array);
        let null_listed = listed.is_some_and(|listed| listed.contains(&Value::Null));
        let default = [outer, schema]
            .iter()
            .any(|schema| schema.get("default").is_some());
        Some(Self {
            nullable: says("nullable") || null_listed,
            may_be_missing: default || says("readOnly") || says("writeOnly"),
            unlisted: listed.and_then(|listed| unlisted(&kind, listed)),
            kind,
        })
    }
}

/// A value that is not listed, where several of the kind are.
fn unlisted(kind: &str, listed: &[Value]) -> Option<Value> {
    let several =
        |is_one: fn(&Value) -> bool| listed.iter().filter(|value| is_one(value)).nth(1).is_some();
    match kind {
        "string" if several(Value::is_string) => Some(json!(UNKNOWN)),
        "integer" if several(Value::is_i64) => listed
            .iter()
            .filter_map(Value::as_i64)
            .max()?
            .checked_add(1)
            .map(Value::from),
        _ => None,
    }
}
