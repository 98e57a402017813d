//! A schema as it is written, and what else it has to accept → the schema that accepts it.
//!
//! It accepts everything that it accepted before. What is written in a keyword of the version is added there; else the schema becomes the
//! branch of a union.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::deviation::Beyond;
use super::json_type::JsonType;
use super::tree::Dialect;

/// What a schema has to accept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Properties that may be absent.
    pub optional: BTreeSet<String>,
    /// Properties that it may have, with their types; empty for any.
    pub declared: BTreeMap<String, BTreeSet<JsonType>>,
    /// Any other properties.
    pub opens: bool,
    /// Null.
    pub null: bool,
    /// Values of other types.
    pub types: BTreeSet<JsonType>,
    /// Values outside of its enum.
    pub values: Vec<Value>,
    /// Any value of its type.
    pub any_value: bool,
    /// Integers outside of its limits.
    pub beyond: BTreeSet<Beyond>,
}

/// Keywords that restrict nothing, and stay where they are if the schema becomes the branch of a union.
const ANNOTATIONS: [&str; 16] = [
    "$anchor",
    "$comment",
    "$defs",
    "$id",
    "default",
    "deprecated",
    "description",
    "example",
    "examples",
    "externalDocs",
    "nullable",
    "readOnly",
    "title",
    "writeOnly",
    "x-nullable",
    "xml",
];

const UNIONS: [&str; 2] = ["oneOf", "anyOf"];

type Schema = Map<String, Value>;

/// The schema with the change.
///
/// # Errors
/// If it cannot be written: the reason.
pub fn mend(schema: &Schema, change: &Change, dialect: Dialect) -> Result<Schema, &'static str> {
    let mut mended = schema.clone();
    drop_required(&mut mended, &change.optional);
    declare(&mut mended, &change.declared, dialect);
    if change.opens {
        open(&mut mended);
    }
    for beyond in &change.beyond {
        lift(&mut mended, *beyond);
    }
    add_values(&mut mended, change, dialect)?;
    add_types(&mut mended, change.types.clone(), dialect)?;
    if change.null {
        add_null(&mut mended, dialect);
    }
    Ok(mended)
}

fn drop_required(schema: &mut Schema, optional: &BTreeSet<String>) {
    let Some(Value::Array(required)) = schema.get_mut("required") else {
        return;
    };
    required.retain(|name| !name.as_str().is_some_and(|name| optional.contains(name)));
    // OpenAPI 3.0 allows no empty array.
    if required.is_empty() && !optional.is_empty() {
        schema.shift_remove("required");
    }
}

fn declare(schema: &mut Schema, declared: &BTreeMap<String, BTreeSet<JsonType>>, dialect: Dialect) {
    if declared.is_empty() {
        return;
    }
    let properties = schema.entry("properties").or_insert_with(|| json!({}));
    for (name, types) in declared {
        if let Some(properties) = properties.as_object_mut() {
            properties.insert(name.clone(), schema_of(types.clone(), dialect));
        }
    }
}

/// A schema of all values of some types.
fn schema_of(mut types: BTreeSet<JsonType>, dialect: Dialect) -> Value {
    let has_null = types.remove(&JsonType::Null);
    if types.contains(&JsonType::Number) {
        types.remove(&JsonType::Integer);
    }
    let mut branches: Vec<Value> = types.into_iter().map(branch_of).collect();
    let mut schema = match (branches.len(), dialect) {
        (0, _) => return json!({}),
        (1, _) => branches.remove(0),
        (_, Dialect::V2) => json!({}),
        _ => json!({ "anyOf": branches }),
    };
    if let (true, Some(schema)) = (has_null, schema.as_object_mut()) {
        add_null(schema, dialect);
    }
    schema
}

fn branch_of(found: JsonType) -> Value {
    match found {
        JsonType::Array => json!({ "type": "array", "items": {} }),
        other => json!({ "type": other.name() }),
    }
}

fn open(schema: &mut Schema) {
    let closed = ["additionalProperties", "unevaluatedProperties"];
    let mut was_closed = false;
    for key in closed {
        if schema.get(key) == Some(&Value::Bool(false)) {
            schema.shift_remove(key);
            was_closed = true;
        }
    }
    if !was_closed {
        schema.insert("additionalProperties".to_owned(), json!(true));
    }
}

fn lift(schema: &mut Schema, beyond: Beyond) {
    let keys: &[&str] = match beyond {
        Beyond::Minimum => &["minimum", "exclusiveMinimum"],
        Beyond::Maximum => &["maximum", "exclusiveMaximum"],
        Beyond::Format => {
            if schema.contains_key("format") {
                schema.insert("format".to_owned(), json!("int64"));
            }
            return;
        }
    };
    for key in keys {
        schema.shift_remove(*key);
    }
}

fn add_values(schema: &mut Schema, change: &Change, dialect: Dialect) -> Result<(), &'static str> {
    if change.any_value {
        let had = ["enum", "const"].map(|key| schema.shift_remove(key).is_some());
        return if had.contains(&true) {
            Ok(())
        } else {
            Err("its values are those of several schemas")
        };
    }
    if change.values.is_empty() {
        return Ok(());
    }
    if let Some(constant) = schema.shift_remove("const") {
        schema.insert("enum".to_owned(), json!([constant]));
    }
    if let Some(Value::Array(values)) = schema.get_mut("enum") {
        for value in &change.values {
            if !values.contains(value) {
                values.push(value.clone());
            }
        }
        return Ok(());
    }
    // A union of constants.
    let union = UNIONS.into_iter().find(|key| schema.contains_key(*key));
    let branches = union.and_then(|key| schema.get_mut(key)?.as_array_mut());
    let is_constant = |branch: &Value| {
        ["enum", "const"]
            .iter()
            .any(|key| branch.get(key).is_some())
    };
    let branches = branches.filter(|branches| branches.iter().all(is_constant));
    let branches = branches.ok_or("its values are those of several schemas")?;
    branches.extend(change.values.iter().map(|value| match dialect {
        Dialect::V31 => json!({ "const": value }),
        Dialect::V2 | Dialect::V3 => json!({ "enum": [value] }),
    }));
    Ok(())
}

fn add_types(
    schema: &mut Schema,
    mut types: BTreeSet<JsonType>,
    dialect: Dialect,
) -> Result<(), &'static str> {
    let is_listed = schema.contains_key("enum") || schema.contains_key("const");
    if types.contains(&JsonType::Number) {
        types.remove(&JsonType::Integer);
        if !is_listed && widen_integer(schema) {
            types.remove(&JsonType::Number);
        }
    }
    if types.is_empty() {
        return Ok(());
    }
    if dialect == Dialect::V2 {
        // It has no unions.
        take_assertions(schema);
        return Ok(());
    }
    let branches: Vec<Value> = types.iter().copied().map(branch_of).collect();
    if pure_union(schema).is_some() && schema.contains_key("discriminator") {
        return Err("each branch of a union with a discriminator has a tag");
    }
    // An integer is a number too, and exactly one branch of `oneOf` has to accept a value.
    let overlaps = |union: &str| union == "oneOf" && types.contains(&JsonType::Number);
    if let Some(union) = pure_union(schema).filter(|union| !overlaps(union)) {
        if let Some(Value::Array(own)) = schema.get_mut(union) {
            own.extend(branches);
        }
        return Ok(());
    }
    if dialect == Dialect::V31 && has_plain_type(schema) && !is_listed {
        for found in types {
            add_type(schema, found.name());
        }
        return Ok(());
    }
    let own = take_assertions(schema);
    let mut all = vec![Value::Object(own)];
    all.extend(branches);
    schema.insert("anyOf".to_owned(), Value::Array(all));
    Ok(())
}

/// Numbers include integers. Returns whether the schema had the type.
fn widen_integer(schema: &mut Schema) -> bool {
    let was_integer = match schema.get_mut("type") {
        Some(Value::String(own)) if own == "integer" => {
            "number".clone_into(own);
            true
        }
        Some(Value::Array(own)) => match own.iter_mut().find(|own| *own == "integer") {
            Some(own) => {
                *own = json!("number");
                true
            }
            None => false,
        },
        _ => false,
    };
    if was_integer {
        schema.shift_remove("format");
    }
    was_integer
}

/// The union that a schema is, where it restricts nothing else.
fn pure_union(schema: &Schema) -> Option<&'static str> {
    let others = [
        "type",
        "$ref",
        "allOf",
        "enum",
        "const",
        "properties",
        "required",
    ];
    let is_pure = !others.iter().any(|key| schema.contains_key(*key));
    let mut unions = UNIONS.into_iter().filter(|key| schema.contains_key(*key));
    unions.next().filter(|_| is_pure && unions.next().is_none())
}

/// Whether `type` alone decides which types of values are accepted.
fn has_plain_type(schema: &Schema) -> bool {
    let others = [
        "$ref",
        "allOf",
        "oneOf",
        "anyOf",
        "not",
        "if",
        "$dynamicRef",
    ];
    schema.contains_key("type") && !others.iter().any(|key| schema.contains_key(*key))
}

fn add_type(schema: &mut Schema, name: &str) {
    match schema.get_mut("type") {
        Some(Value::Array(own)) if own.iter().any(|own| own == name) => {}
        Some(Value::Array(own)) => own.push(json!(name)),
        Some(own) => *own = json!([own.take(), name]),
        None => {}
    }
}

/// Removes what restricts the values.
fn take_assertions(schema: &mut Schema) -> Schema {
    let is_annotation = |key: &str| ANNOTATIONS.contains(&key) || key.starts_with("x-");
    let own = std::mem::take(schema);
    let (annotations, assertions) = own.into_iter().partition(|(key, _)| is_annotation(key));
    *schema = annotations;
    assertions
}

fn add_null(schema: &mut Schema, dialect: Dialect) {
    let key = match dialect {
        Dialect::V2 => "x-nullable",
        Dialect::V3 => "nullable",
        Dialect::V31 => return add_null_type(schema),
    };
    // Siblings of a `$ref` have no effect.
    if schema.contains_key("$ref") {
        let part = take_assertions(schema);
        schema.insert("allOf".to_owned(), json!([part]));
    }
    schema.insert(key.to_owned(), json!(true));
    add_null_value(schema);
}

fn add_null_value(schema: &mut Schema) {
    if let Some(Value::Array(values)) = schema.get_mut("enum")
        && !values.contains(&Value::Null)
    {
        values.push(Value::Null);
    }
}

fn add_null_type(schema: &mut Schema) {
    if let Some(constant) = schema.get("const").cloned() {
        schema.shift_remove("const");
        schema.insert("enum".to_owned(), json!([constant]));
    }
    if let Some(union) = pure_union(schema) {
        let null = json!({ "type": "null" });
        if let Some(Value::Array(branches)) = schema.get_mut(union)
            && !branches.contains(&null)
        {
            branches.push(null);
        }
        return;
    }
    let has_values = schema.contains_key("enum");
    if has_plain_type(schema) || (has_values && !schema.contains_key("type")) {
        add_type(schema, "null");
        return add_null_value(schema);
    }
    let own = take_assertions(schema);
    let union = json!([own, { "type": "null" }]);
    schema.insert("anyOf".to_owned(), union);
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Change, Dialect, JsonType, mend};

    fn mended(schema: &Value, change: &Change, dialect: Dialect) -> Value {
        let schema = schema.as_object().expect("it is an object");
        mend(schema, change, dialect).map_or_else(Value::from, Value::Object)
    }

    #[test]
    fn null_is_added_as_the_version_writes_it() {
        let null = Change {
            null: true,
            ..Change::default()
        };
        let pairs = [
            (
                Dialect::V2,
                json!({ "type": "string" }),
                json!({ "type": "string", "x-nullable": true }),
            ),
            (
                Dialect::V3,
                json!({ "type": "string", "enum": ["a"] }),
                json!({ "type": "string", "enum": ["a", null], "nullable": true }),
            ),
            (
                Dialect::V3,
                json!({ "$ref": "#/a" }),
                json!({ "allOf": [{ "$ref": "#/a" }], "nullable": true }),
            ),
            (
                Dialect::V31,
                json!({ "type": "string", "minLength": 1 }),
                json!({ "type": ["string", "null"], "minLength": 1 }),
            ),
            (
                Dialect::V31,
                json!({ "const": "a" }),
                json!({ "enum": ["a", null] }),
            ),
            (
                Dialect::V31,
                json!({ "description": "A.", "$ref": "#/a" }),
                json!({ "description": "A.", "anyOf": [{ "$ref": "#/a" }, { "type": "null" }] }),
            ),
            (
                Dialect::V31,
                json!({ "oneOf": [{ "$ref": "#/a" }, { "$ref": "#/b" }] }),
                json!({ "oneOf": [{ "$ref": "#/a" }, { "$ref": "#/b" }, { "type": "null" }] }),
            ),
        ];
        for (dialect, schema, expected) in pairs {
            assert_eq!(mended(&schema, &null, dialect), expected);
        }
    }

    #[test]
    fn types_are_added_as_the_version_writes_them() {
        let of = |types: &[JsonType]| Change {
            types: types.iter().copied().collect(),
            ..Change::default()
        };
        let string = of(&[JsonType::String]);
        let date = json!({ "description": "D.", "type": "integer", "format": "int32" });
        let pairs = [
            (Dialect::V2, &string, json!({ "description": "D." })),
            (
                Dialect::V3,
                &string,
                json!({ "description": "D.", "anyOf": [
                    { "type": "integer", "format": "int32" }, { "type": "string" },
                ] }),
            ),
            (
                Dialect::V31,
                &string,
                json!({ "description": "D.", "type": ["integer", "string"], "format": "int32" }),
            ),
            (
                Dialect::V3,
                &of(&[JsonType::Number]),
                json!({ "description": "D.", "type": "number" }),
            ),
        ];
        for (dialect, change, expected) in pairs {
            assert_eq!(mended(&date, change, dialect), expected);
        }
        let tagged = json!({ "oneOf": [], "discriminator": { "propertyName": "type" } });
        let refused = mended(&tagged, &string, Dialect::V3);
        assert_eq!(
            refused,
            "each branch of a union with a discriminator has a tag"
        );
    }

    #[test]
    fn an_object_requires_less_and_declares_more() {
        let change = Change {
            optional: ["a".to_owned()].into(),
            declared: [
                ("c".to_owned(), [JsonType::Null, JsonType::String].into()),
                ("d".to_owned(), [].into()),
            ]
            .into(),
            ..Change::default()
        };
        let object = json!({ "required": ["a", "b"], "properties": { "a": {} } });
        let expected = json!({
            "required": ["b"],
            "properties": { "a": {}, "c": { "type": "string", "nullable": true }, "d": {} },
        });
        assert_eq!(mended(&object, &change, Dialect::V3), expected);
        let only = json!({ "required": ["a"], "properties": { "c": {}, "d": {} } });
        let required = mended(&only, &change, Dialect::V31);
        assert_eq!(required.get("required"), None);
    }
}
