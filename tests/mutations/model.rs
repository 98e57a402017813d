//! A document with its locations that a mutation may change.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::{Value, json};

use super::pointer::{join, split};
use super::uses::{self, OperationAt, Uses, entries, resolve, target};

/// A document, and what it has.
pub struct Model<'d> {
    pub document: &'d Value,
    pub operations: Vec<Operation<'d>>,
    pub parameters: Vec<Parameter<'d>>,
    pub schemas: Vec<Schema<'d>>,
    pub properties: Vec<Property<'d>>,
}

/// An operation.
pub struct Operation<'d> {
    pub at: OperationAt,
    pub value: &'d Value,
    /// The security requirements, its own or those of the document.
    pub security: &'d [Value],
}

/// A parameter with a schema.
pub struct Parameter<'d> {
    pub pointer: String,
    pub value: &'d Value,
    pub schema: &'d Value,
    /// Whether an operation has it.
    pub is_used: bool,
}

/// A schema.
pub struct Schema<'d> {
    pub pointer: String,
    pub value: &'d Value,
    pub uses: Uses,
    /// Whether it is a part or the whole of an `allOf`.
    pub is_combined: bool,
    /// Whether it is a branch of a union.
    pub is_branch: bool,
    /// Whether it is the value of a tag.
    pub is_tag: bool,
}

/// A property of an object.
pub struct Property<'d> {
    /// The pointer of the object.
    pub object: String,
    pub name: String,
    pub value: &'d Value,
    pub required: bool,
    /// How its object is used.
    pub uses: Uses,
    /// Whether its object allows no other properties.
    pub is_closed: bool,
    /// Whether the document is OpenAPI 3.0, which has `nullable`.
    pub is_3_0: bool,
}

impl Property<'_> {
    /// Whether a keyword is `true`.
    pub fn is(&self, keyword: &str) -> bool {
        self.value[keyword] == Value::Bool(true)
    }

    /// Whether it is in requests and in responses, or nowhere.
    pub fn has_no_side(&self) -> bool {
        !self.is("readOnly") && !self.is("writeOnly")
    }
}

impl<'d> Model<'d> {
    pub fn of(document: &'d Value) -> Self {
        let reachable = uses::find(document);
        let is_3_0 = document["openapi"]
            .as_str()
            .is_some_and(|version| version.starts_with("3.0"));
        let facts = Facts::of(document, &reachable.schemas);
        let parameters = parameters(document, &reachable.operations);
        let mut schemas = Vec::new();
        let mut properties = Vec::new();
        for (pointer, uses) in &reachable.schemas {
            let Some(value) = document.pointer(pointer).filter(|value| value.is_object()) else {
                continue;
            };
            let schema = Schema {
                value,
                uses: *uses,
                is_combined: facts.groups.contains_key(pointer),
                is_branch: facts.branches.contains(pointer),
                is_tag: facts.tags.contains(split(pointer).1.as_str()),
                pointer: pointer.clone(),
            };
            properties.extend(facts.properties_of(&schema, is_3_0));
            schemas.push(schema);
        }
        let none: &[Value] = &[];
        let global = document["security"].as_array().map_or(none, Vec::as_slice);
        let operations = reachable.operations.into_iter().map(|at| {
            let value = document.pointer(&at.pointer).expect("an operation");
            let security = value["security"].as_array().map_or(global, Vec::as_slice);
            Operation {
                at,
                value,
                security,
            }
        });
        Self {
            document,
            operations: operations.collect(),
            parameters,
            schemas,
            properties,
        }
    }
}

/// The parameters that are declared in paths and in components.
fn parameters<'d>(document: &'d Value, operations: &[OperationAt]) -> Vec<Parameter<'d>> {
    let used: BTreeSet<&String> = operations.iter().flat_map(|at| &at.parameters).collect();
    let mut pointers: BTreeSet<String> = used.iter().map(|pointer| (*pointer).clone()).collect();
    let shared = entries(&document["components"]["parameters"]);
    pointers.extend(shared.map(|(name, _)| join("/components/parameters", name)));
    let mut parameters = Vec::new();
    for pointer in pointers {
        let value = document.pointer(&pointer);
        if let Some((value, schema)) = value.and_then(|value| Some((value, value.get("schema")?))) {
            let is_used = used.contains(&pointer);
            parameters.push(Parameter {
                pointer,
                value,
                schema,
                is_used,
            });
        }
    }
    parameters
}

/// Whether a schema says its JSON type alone: no reference, union or combination, and no list of values.
pub fn is_plain(schema: &Value, ty: &str) -> bool {
    const OTHERS: [&str; 8] = [
        "$ref", "allOf", "oneOf", "anyOf", "enum", "const", "not", "if",
    ];
    schema["type"] == ty && !OTHERS.iter().any(|keyword| schema.get(keyword).is_some())
}

/// Whether a schema is plain, and no other keyword limits its values.
pub fn is_bare(schema: &Value, ty: &str) -> bool {
    const NOTES: [&str; 6] = [
        "type",
        "description",
        "title",
        "deprecated",
        "readOnly",
        "writeOnly",
    ];
    let is_note = |(keyword, _): (&String, &Value)| NOTES.contains(&keyword.as_str());
    is_plain(schema, ty) && entries(schema).all(is_note)
}

/// Whether a schema has a default of its type, and no other keyword that limits it.
pub fn has_free_default(schema: &Value) -> bool {
    const LIMITS: [&str; 8] = [
        "format",
        "pattern",
        "minLength",
        "maxLength",
        "minimum",
        "maximum",
        "multipleOf",
        "nullable",
    ];
    let is_plain = match &schema["default"] {
        Value::Bool(_) => is_plain(schema, "boolean"),
        Value::Number(number) => is_plain(schema, "integer") && number.as_i64() != Some(13),
        Value::String(_) => is_plain(schema, "string"),
        _ => false,
    };
    is_plain && LIMITS.iter().all(|keyword| schema.get(keyword).is_none())
}

/// Another default of the same type.
pub fn other_default(default: &Value) -> Value {
    match default {
        Value::Bool(flag) => json!(!flag),
        Value::Number(_) => json!(13),
        _ => json!("mutated"),
    }
}

/// What is known of schemas by what refers to them.
struct Facts {
    /// The group of the schemas that are combined by `allOf`.
    groups: BTreeMap<String, String>,
    /// How many schemas of a group have a property.
    owners: HashMap<(String, String), usize>,
    branches: BTreeSet<String>,
    /// The names of properties that select a variant of a union.
    tags: BTreeSet<String>,
}

impl Facts {
    fn of(document: &Value, schemas: &BTreeMap<String, Uses>) -> Self {
        let mut facts = Self {
            groups: BTreeMap::new(),
            owners: HashMap::new(),
            branches: BTreeSet::new(),
            tags: BTreeSet::new(),
        };
        let mut links = Vec::new();
        for pointer in schemas.keys() {
            let Some(schema) = document.pointer(pointer) else {
                continue;
            };
            let tag = schema["discriminator"]["propertyName"].as_str();
            facts.tags.extend(tag.map(str::to_owned));
            for keyword in ["allOf", "oneOf", "anyOf"] {
                let members = schema[keyword].as_array().into_iter().flatten();
                for (index, member) in members.enumerate() {
                    let at = format!("{pointer}/{keyword}/{index}");
                    let (named, _) = resolve(document, at.clone(), member);
                    if keyword == "allOf" {
                        links.push((pointer.clone(), at.clone()));
                        links.push((at, named));
                    } else {
                        facts.branches.extend([at, named]);
                    }
                }
            }
            // Siblings of `$ref` are combined with it.
            if let Some(next) = target(schema)
                && schema
                    .as_object()
                    .is_some_and(|schema| schema.contains_key("properties"))
            {
                links.push((pointer.clone(), next));
            }
        }
        facts.groups = groups_of(&links);
        for (pointer, group) in &facts.groups {
            let schema = document.pointer(pointer);
            for name in schema.map(names_of).unwrap_or_default() {
                let owner = (group.clone(), name.to_owned());
                *facts.owners.entry(owner).or_default() += 1;
            }
        }
        facts
    }

    fn properties_of<'d>(&self, schema: &Schema<'d>, is_3_0: bool) -> Vec<Property<'d>> {
        let required: BTreeSet<&str> = schema.value["required"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let group = self.groups.get(&schema.pointer);
        let mut properties = Vec::new();
        for (name, value) in entries(&schema.value["properties"]) {
            let is_alone = group
                .is_none_or(|group| self.owners.get(&(group.clone(), name.clone())) == Some(&1));
            // What another schema of the group says about it is not looked at.
            let is_clear = schema.uses.is_json()
                && is_alone
                && !self.tags.contains(name)
                && !has_conditions(schema.value);
            if is_clear {
                properties.push(Property {
                    object: schema.pointer.clone(),
                    name: name.clone(),
                    value,
                    required: required.contains(name.as_str()),
                    uses: schema.uses,
                    is_closed: schema.value["additionalProperties"] == Value::Bool(false),
                    is_3_0,
                });
            }
        }
        properties
    }
}

/// The properties that an object describes or requires.
fn names_of(schema: &Value) -> BTreeSet<&str> {
    let described = entries(&schema["properties"]).map(|(name, _)| name.as_str());
    let required = schema["required"].as_array().into_iter().flatten();
    described
        .chain(required.filter_map(Value::as_str))
        .collect()
}

/// Whether keywords of an object depend on its properties.
fn has_conditions(schema: &Value) -> bool {
    const KEYWORDS: [&str; 8] = [
        "oneOf",
        "anyOf",
        "not",
        "if",
        "dependentRequired",
        "dependentSchemas",
        "minProperties",
        "maxProperties",
    ];
    KEYWORDS.iter().any(|keyword| schema.get(keyword).is_some())
}

/// The connected groups of these links, each by one of its members.
fn groups_of(links: &[(String, String)]) -> BTreeMap<String, String> {
    let mut neighbours: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (one, other) in links {
        neighbours.entry(one).or_default().push(other);
        neighbours.entry(other).or_default().push(one);
    }
    let mut groups = BTreeMap::new();
    for start in neighbours.keys() {
        let mut queue = vec![*start];
        while let Some(pointer) = queue.pop() {
            if !groups.contains_key(pointer) {
                groups.insert(pointer.to_owned(), (*start).to_owned());
                queue.extend(&neighbours[pointer]);
            }
        }
    }
    groups
}
