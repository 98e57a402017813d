//! The schemas of the normal form → [`Schemas`].
//!
//! `lower` has reported and removed what cannot be read, so a keyword is there with the right type or not at all.

use indexmap::IndexMap;
use serde_json::{Map, Value};

use crate::lower::extension;
use crate::lower::{NormalSchemas, referenced};
use crate::schema::{
    Additional, ArraySchema, AssumedType, Discriminator, Entry, IntegerSchema, Kind, NumberSchema,
    ObjectSchema, PropertyPatterns, RequiredRule, Schema, Schemas, StringSchema,
};

/// The keywords of a schema.
type Keywords = Map<String, Value>;

/// Reads all schemas, each under its location.
pub fn read_schemas(schemas: NormalSchemas) -> Schemas {
    schemas
        .into_iter()
        .map(|(location, schema)| {
            let entry = read_entry(&schema);
            (location, entry)
        })
        .collect()
}

fn read_entry(schema: &Value) -> Entry {
    if let Some(target) = referenced(schema) {
        return Entry::Reference(target.to_owned());
    }
    let schema = match schema {
        Value::Object(keywords) => read_schema(keywords),
        _ => Schema::default(),
    };
    Entry::Schema(Box::new(schema))
}

fn read_schema(keywords: &Keywords) -> Schema {
    Schema {
        kind: read_kind(keywords),
        nullable: flag(keywords, "nullable"),
        values: keywords
            .get(extension::VALUES)
            .and_then(Value::as_array)
            .cloned(),
        assumed: string(keywords, extension::ASSUMED)
            .as_deref()
            .and_then(read_assumed),
        discriminator: keywords.get("discriminator").map(read_discriminator),
        narrowed: schema_at(keywords, extension::NARROWED),
        component_name: string(keywords, extension::CALLED),
        is_missing: keywords.contains_key(extension::MISSING),
        title: string(keywords, "title"),
        description: string(keywords, "description"),
        // `default: null` is as good as none.
        default: keywords
            .get("default")
            .filter(|default| !default.is_null())
            .cloned(),
        example: keywords.get(extension::EXAMPLE).cloned(),
        value_names: strings_by_key(keywords.get(extension::VALUE_NAMES)),
        value_descriptions: strings_by_key(keywords.get(extension::VALUE_DESCRIPTIONS)),
        deprecated: flag(keywords, "deprecated"),
        read_only: flag(keywords, "readOnly"),
        write_only: flag(keywords, "writeOnly"),
        sensitive: flag(keywords, extension::SENSITIVE),
    }
}

fn read_kind(keywords: &Keywords) -> Kind {
    if let Some(positions) = keywords.get(extension::TUPLE) {
        return Kind::Tuple(references(Some(positions)));
    }
    if flag(keywords, extension::NULL) {
        return Kind::Null;
    }
    if let Some(branches) = keywords.get("oneOf") {
        let branches = references(Some(branches));
        return if flag(keywords, extension::ANY_OF) {
            Kind::AnyOf(branches)
        } else {
            Kind::OneOf(branches)
        };
    }
    if let Some(parts) = keywords.get("allOf") {
        return match references(Some(parts)).as_slice() {
            [only] => Kind::Annotated(only.clone()),
            _ => Kind::Any,
        };
    }
    match keywords.get("type").and_then(Value::as_str) {
        Some("string") => Kind::String(read_string(keywords)),
        Some("integer") => Kind::Integer(read_integer(keywords)),
        Some("number") => Kind::Number(read_number(keywords)),
        Some("boolean") => Kind::Boolean(values(keywords, Value::as_bool)),
        Some("object") => Kind::Object(read_object(keywords)),
        Some("array") => Kind::Array(read_array(keywords)),
        _ => Kind::Any,
    }
}

fn read_string(keywords: &Keywords) -> StringSchema {
    let first = keywords.get("pattern");
    let further = keywords.get(extension::PATTERNS).and_then(Value::as_array);
    let patterns = first.into_iter().chain(further.into_iter().flatten());
    StringSchema {
        values: values(keywords, |value| value.as_str().map(str::to_owned)),
        format: string(keywords, "format"),
        patterns: patterns
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect(),
        min_length: count(keywords, "minLength"),
        max_length: count(keywords, "maxLength"),
    }
}

fn read_integer(keywords: &Keywords) -> IntegerSchema {
    let whole = |key: &str| keywords.get(key).and_then(Value::as_i64);
    IntegerSchema {
        values: values(keywords, Value::as_i64),
        format: string(keywords, "format"),
        minimum: whole("minimum"),
        maximum: whole("maximum"),
        excludes_minimum: flag(keywords, "exclusiveMinimum"),
        excludes_maximum: flag(keywords, "exclusiveMaximum"),
        multiple_of: whole("multipleOf"),
    }
}

fn read_number(keywords: &Keywords) -> NumberSchema {
    let number = |key: &str| keywords.get(key).and_then(Value::as_f64);
    NumberSchema {
        values: values(keywords, Value::as_f64),
        minimum: number("minimum"),
        maximum: number("maximum"),
        excludes_minimum: flag(keywords, "exclusiveMinimum"),
        excludes_maximum: flag(keywords, "exclusiveMaximum"),
        multiple_of: number("multipleOf"),
    }
}

fn read_array(keywords: &Keywords) -> ArraySchema {
    ArraySchema {
        items: schema_at(keywords, "items"),
        min_items: count(keywords, "minItems"),
        max_items: count(keywords, "maxItems"),
        unique_items: flag(keywords, "uniqueItems"),
    }
}

fn read_object(keywords: &Keywords) -> ObjectSchema {
    let properties = keywords.get("properties").and_then(Value::as_object);
    let properties = properties
        .into_iter()
        .flatten()
        .filter_map(|(name, schema)| Some((name.clone(), referenced(schema)?.to_owned())));
    let additional = match keywords.get("additionalProperties") {
        Some(Value::Bool(false)) => Additional::None,
        Some(schema) => match referenced(schema) {
            Some(location) => Additional::Schema(location.to_owned()),
            None => Additional::Any,
        },
        None => Additional::Any,
    };
    let patterns = keywords
        .get(extension::NAMED_BY)
        .map(|named_by| PropertyPatterns {
            patterns: strings(named_by.get("patterns")),
            is_closed: named_by.get("closed") == Some(&Value::Bool(true)),
        });
    ObjectSchema {
        properties: properties.collect(),
        required: strings(keywords.get("required")),
        required_rules: read_required_rules(keywords.get(extension::REQUIRED)),
        may_require_undescribed: flag(keywords, extension::UNDESCRIBED),
        additional,
        patterns,
        property_names: schema_at(keywords, extension::PROPERTY_NAMES),
        min_properties: count(keywords, "minProperties"),
        max_properties: count(keywords, "maxProperties"),
    }
}

fn read_required_rules(rules: Option<&Value>) -> Vec<RequiredRule> {
    let groups = |rule: &Value| -> Vec<Vec<String>> {
        let groups = rule.as_array().into_iter().flatten();
        groups.map(|names| strings(Some(names))).collect()
    };
    let mut read = Vec::new();
    let rules = rules.and_then(Value::as_array).into_iter().flatten();
    for (key, rule) in rules.filter_map(Value::as_object).flatten() {
        match key.as_str() {
            "anyOf" => read.push(RequiredRule::AnyOf(groups(rule))),
            "oneOf" => read.push(RequiredRule::OneOf(groups(rule))),
            _ => {
                for (name, others) in rule.as_object().into_iter().flatten() {
                    read.push(RequiredRule::Dependent(name.clone(), strings(Some(others))));
                }
            }
        }
    }
    read
}

fn read_discriminator(discriminator: &Value) -> Discriminator {
    let property_name = discriminator.get("propertyName").and_then(Value::as_str);
    let mut branch_names = IndexMap::new();
    for (reference, name) in strings_by_key(discriminator.get(extension::BRANCH_NAMES)) {
        branch_names.insert(reference.trim_start_matches('#').to_owned(), name);
    }
    Discriminator {
        property_name: property_name.unwrap_or_default().to_owned(),
        mapping: strings_by_key(discriminator.get("mapping")),
        branch_names,
        untagged: references(discriminator.get(extension::UNTAGGED)),
    }
}

fn read_assumed(assumed: &str) -> Option<AssumedType> {
    Some(match assumed {
        "object" => AssumedType::Object,
        "array" => AssumedType::Array,
        "string" => AssumedType::String,
        "integer" => AssumedType::Integer,
        "number" => AssumedType::Number,
        "boolean" => AssumedType::Boolean,
        "integer or string" => AssumedType::IntegerOrString,
        _ => return None,
    })
}

fn flag(keywords: &Keywords, key: &str) -> bool {
    keywords.get(key) == Some(&Value::Bool(true))
}

fn string(keywords: &Keywords, key: &str) -> Option<String> {
    keywords.get(key)?.as_str().map(str::to_owned)
}

fn count(keywords: &Keywords, key: &str) -> Option<u64> {
    keywords.get(key)?.as_u64()
}

/// The values of `enum`, which are all of one type.
fn values<T>(keywords: &Keywords, read: impl Fn(&Value) -> Option<T>) -> Vec<T> {
    let values = keywords.get("enum").and_then(Value::as_array);
    values.into_iter().flatten().filter_map(read).collect()
}

fn strings(array: Option<&Value>) -> Vec<String> {
    let items = array.and_then(Value::as_array).into_iter().flatten();
    items.filter_map(Value::as_str).map(str::to_owned).collect()
}

fn strings_by_key(map: Option<&Value>) -> IndexMap<String, String> {
    let mut strings = IndexMap::new();
    for (key, value) in map.and_then(Value::as_object).into_iter().flatten() {
        if let Some(value) = value.as_str() {
            strings.insert(key.clone(), value.to_owned());
        }
    }
    strings
}

/// The location that the reference under a keyword names.
fn schema_at(keywords: &Keywords, key: &str) -> Option<String> {
    referenced(keywords.get(key)?).map(str::to_owned)
}

/// The locations that an array of references names.
fn references(array: Option<&Value>) -> Vec<String> {
    let items = array.and_then(Value::as_array).into_iter().flatten();
    items.filter_map(referenced).map(str::to_owned).collect()
}
