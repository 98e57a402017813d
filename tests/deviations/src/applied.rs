//! The schemas that apply to a value: those that `$ref` and `allOf` refer to, and the branch of a union that the value belongs to.

use std::collections::BTreeSet;

use corpus::raw::reference;
use corpus::schema::Schemas;
use serde_json::{Map, Value};

/// The keywords of a schema.
pub type Keywords = Map<String, Value>;

/// References to references deeper than this are given up.
const DEEPEST: usize = 24;

/// The JSON types; every integer is a number too, but here it is none.
const TYPES: [&str; 7] = [
    "null", "boolean", "integer", "number", "string", "array", "object",
];

/// The schemas that apply to a value.
#[derive(Clone, Debug, Default)]
pub struct Applied<'a> {
    /// Their keywords.
    pub keywords: Vec<&'a Keywords>,
    /// The properties whose values decide the branch.
    pub tags: Vec<String>,
    /// Whether the branch is decided by the shape of the value.
    pub by_shape: bool,
    /// Why it is not known what must become of deviations in the value.
    pub open: Option<&'static str>,
}

impl<'a> Applied<'a> {
    /// The schemas that apply to a value.
    #[must_use]
    pub fn of(schemas: &'a Schemas<'a>, declared: &[&'a Value], value: &Value) -> Self {
        let mut applied = Self::default();
        for schema in declared {
            applied.add(schemas, schema, value, 0);
        }
        applied
    }

    fn add(&mut self, schemas: &'a Schemas<'a>, schema: &'a Value, value: &Value, depth: usize) {
        let Some(keywords) = schema.as_object() else {
            return;
        };
        if depth > DEEPEST {
            self.open = Some("schemas that refer to each other");
            return;
        }
        if let Some(target) = reference(schema) {
            if let Some((_, target)) = schemas.raw.find(target) {
                self.add(schemas, target, value, depth + 1);
            }
            if schemas.raw.is_3_0 {
                return;
            }
        }
        self.keywords.push(keywords);
        for part in list(keywords, "allOf") {
            self.add(schemas, part, value, depth + 1);
        }
        for keyword in ["oneOf", "anyOf"] {
            self.add_branch(schemas, keywords, keyword, value, depth);
        }
        let is_parent = keywords.contains_key("discriminator")
            && ["oneOf", "anyOf"]
                .iter()
                .all(|keyword| !keywords.contains_key(*keyword));
        if is_parent {
            self.open = Some("a parent, whose children are its branches");
        }
        let conditional = ["if", "not", "dependentSchemas", "dependentRequired"];
        if conditional
            .iter()
            .any(|keyword| keywords.contains_key(*keyword))
        {
            self.open = Some("a schema with conditions");
        }
    }

    fn add_branch(
        &mut self,
        schemas: &'a Schemas<'a>,
        keywords: &'a Keywords,
        keyword: &str,
        value: &Value,
        depth: usize,
    ) {
        let branches: Vec<&Value> = list(keywords, keyword)
            .iter()
            .filter(|branch| types(schemas, branch, 0) != BTreeSet::from(["null"]))
            .collect();
        let accepting: Vec<&Value> = branches
            .iter()
            .copied()
            .filter(|branch| schemas.accepts(branch, value))
            .collect();
        let named = keywords
            .get("discriminator")
            .and_then(|it| it.get("propertyName")?.as_str());
        if branches.len() < 2 {
            self.tags.extend(named.map(ToOwned::to_owned));
            let branch = branches.first().filter(|_| !value.is_null());
            branch
                .iter()
                .for_each(|branch| self.add(schemas, branch, value, depth + 1));
            return;
        }
        let Some(mut branch) = accepting.first().copied() else {
            return;
        };
        let all_objects = branches
            .iter()
            .all(|branch| types(schemas, branch, 0) == BTreeSet::from(["object"]));
        if let Some(tag) = tag(schemas, keywords, &branches, value) {
            let mut accepting = accepting.into_iter();
            match accepting.find(|branch| has_tag(schemas, keywords, branch, &tag, value)) {
                Some(tagged) => branch = tagged,
                None => self.open = Some("a tag that no branch has"),
            }
            self.tags.push(tag);
        } else if all_objects || !are_disjoint(schemas, &branches) {
            self.by_shape = true;
        }
        self.add(schemas, branch, value, depth + 1);
    }

    /// The schemas of a property.
    #[must_use]
    pub fn property(&self, key: &str) -> Vec<&'a Value> {
        let all = self.keywords.iter();
        all.filter_map(|keywords| keywords.get("properties")?.get(key))
            .collect()
    }

    /// Whether a property is required.
    #[must_use]
    pub fn requires(&self, key: &str) -> bool {
        let mut all = self.keywords.iter();
        all.any(|keywords| list(keywords, "required").iter().any(|name| name == key))
    }

    /// Whether properties are declared.
    #[must_use]
    pub fn has_properties(&self) -> bool {
        let has_any =
            |properties: &Value| properties.as_object().is_some_and(|all| !all.is_empty());
        self.values("properties").any(has_any)
    }

    /// The values of a keyword.
    pub fn values<'s>(&'s self, keyword: &'s str) -> impl Iterator<Item = &'a Value> + 's {
        self.keywords
            .iter()
            .filter_map(move |keywords| keywords.get(keyword))
    }
}

/// The values of a keyword that is an array.
#[must_use]
pub fn list<'v>(keywords: &'v Keywords, keyword: &str) -> &'v [Value] {
    let found = keywords.get(keyword).and_then(Value::as_array);
    found.map(Vec::as_slice).unwrap_or_default()
}

/// The JSON types that a schema accepts. A schema without a type accepts what its keywords describe.
#[must_use]
pub fn types(schemas: &Schemas<'_>, schema: &Value, depth: usize) -> BTreeSet<&'static str> {
    let all: BTreeSet<&str> = TYPES.into_iter().collect();
    let Some(keywords) = schema.as_object() else {
        return if *schema == Value::Bool(false) {
            BTreeSet::new()
        } else {
            all
        };
    };
    if depth > DEEPEST {
        return all;
    }
    let mut found = own_types(keywords).unwrap_or_else(|| all.clone());
    if let Some(target) = reference(schema)
        && let Some((_, target)) = schemas.raw.find(target)
    {
        let others = types(schemas, target, depth + 1);
        if schemas.raw.is_3_0 {
            return others;
        }
        found = both(&found, &others);
    }
    for part in list(keywords, "allOf") {
        found = both(&found, &types(schemas, part, depth + 1));
    }
    for keyword in ["oneOf", "anyOf"] {
        let branches = list(keywords, keyword);
        if !branches.is_empty() {
            let any = branches
                .iter()
                .flat_map(|branch| types(schemas, branch, depth + 1));
            found = both(&found, &any.collect());
        }
    }
    if schemas.raw.is_3_0 && keywords.get("nullable") == Some(&Value::Bool(true)) {
        found.insert("null");
    }
    found
}

/// The types that both accept; an integer is a number too.
fn both(one: &BTreeSet<&'static str>, other: &BTreeSet<&'static str>) -> BTreeSet<&'static str> {
    let has = |all: &BTreeSet<&str>, name: &str| {
        all.contains(name) || name == "integer" && all.contains("number")
    };
    let all = one.union(other).copied();
    all.filter(|name| has(one, name) && has(other, name))
        .collect()
}

fn own_types(keywords: &Keywords) -> Option<BTreeSet<&'static str>> {
    let known = |name: &str| TYPES.into_iter().find(|known| *known == name);
    if keywords
        .get("format")
        .is_some_and(|format| format == "int-or-string")
    {
        return Some(BTreeSet::from(["integer", "string"]));
    }
    match keywords.get("type") {
        Some(Value::String(name)) => return Some(known(name).into_iter().collect()),
        Some(Value::Array(names)) => {
            let names = names.iter().filter_map(Value::as_str);
            return Some(names.filter_map(known).collect());
        }
        _ => {}
    }
    let listed: Vec<&Value> = keywords
        .get("const")
        .into_iter()
        .chain(list(keywords, "enum"))
        .collect();
    if !listed.is_empty() {
        return Some(listed.into_iter().map(type_of).collect());
    }
    let has = |names: &[&str]| names.iter().any(|name| keywords.contains_key(*name));
    let assumed = [
        (
            "object",
            &[
                "properties",
                "required",
                "additionalProperties",
                "patternProperties",
            ][..],
        ),
        ("array", &["items", "prefixItems", "minItems", "maxItems"]),
        ("string", &["pattern", "minLength", "maxLength"]),
        ("number", &["minimum", "maximum", "multipleOf"]),
    ];
    let names: BTreeSet<&str> = assumed
        .into_iter()
        .filter(|(_, keywords)| has(keywords))
        .map(|(name, _)| name)
        .collect();
    (!names.is_empty()).then_some(names)
}

/// The JSON type of a value.
#[must_use]
pub fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.as_f64().is_some_and(|float| float.fract() == 0.0) => {
            "integer"
        }
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// Whether the branches have no JSON type in common.
fn are_disjoint(schemas: &Schemas<'_>, branches: &[&Value]) -> bool {
    let all = branches
        .iter()
        .map(|branch| types(schemas, branch, 0).len());
    let any: BTreeSet<&str> = branches
        .iter()
        .flat_map(|branch| types(schemas, branch, 0))
        .collect();
    let has_two_numbers = any.contains("integer") && any.contains("number");
    all.sum::<usize>() == any.len() && !has_two_numbers
}

/// The property whose value decides the branch.
fn tag(
    schemas: &Schemas<'_>,
    keywords: &Keywords,
    branches: &[&Value],
    value: &Value,
) -> Option<String> {
    let members = value.as_object()?;
    let named = keywords
        .get("discriminator")
        .and_then(|it| it.get("propertyName")?.as_str());
    if let Some(named) = named {
        return Some(named.to_owned());
    }
    let is_tag = |key: &&String| {
        let constants: Vec<_> = branches
            .iter()
            .filter(|branch| types(schemas, branch, 0).contains("object"))
            .filter_map(|branch| constant(schemas, branch, key, 0))
            .collect();
        let objects = branches
            .iter()
            .filter(|branch| types(schemas, branch, 0).contains("object"))
            .count();
        let distinct: BTreeSet<String> = constants.iter().map(ToString::to_string).collect();
        objects > 1 && constants.len() == objects && distinct.len() == objects
    };
    members.keys().find(is_tag).cloned()
}

/// The only value of a property of a schema.
fn constant<'a>(
    schemas: &'a Schemas<'_>,
    schema: &'a Value,
    key: &str,
    depth: usize,
) -> Option<&'a Value> {
    if depth > DEEPEST {
        return None;
    }
    let keywords = schema.as_object()?;
    if let Some((_, target)) = reference(schema).and_then(|target| schemas.raw.find(target)) {
        return constant(schemas, target, key, depth + 1);
    }
    let property = keywords.get("properties").and_then(|all| all.get(key));
    let only = property.and_then(|property| match list(property.as_object()?, "enum") {
        [only] => Some(only),
        _ => property.get("const"),
    });
    let mut parts = list(keywords, "allOf").iter();
    only.or_else(|| parts.find_map(|part| constant(schemas, part, key, depth + 1)))
}

/// Whether a branch has the tag of a value.
fn has_tag(
    schemas: &Schemas<'_>,
    keywords: &Keywords,
    branch: &Value,
    tag: &str,
    value: &Value,
) -> bool {
    let Some(found) = value.get(tag) else {
        return false;
    };
    let target = branch.get("$ref").and_then(Value::as_str);
    let name = target.and_then(|target| target.rsplit('/').next());
    let mapping = keywords
        .get("discriminator")
        .and_then(|it| it.get("mapping")?.get(found.as_str()?)?.as_str());
    if let Some(mapped) = mapping {
        return target.is_some_and(|target| {
            target == mapped || target.trim_start_matches('#') == mapped.trim_start_matches('#')
        }) || name == Some(mapped);
    }
    let fixed = constant(schemas, branch, tag, 0);
    fixed == Some(found) || fixed.is_none() && name == found.as_str()
}
