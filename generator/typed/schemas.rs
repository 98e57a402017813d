//! The schemas of the normal form → [`Schemas`].
//!
//! `lower` has reported and removed what cannot be read, so a keyword is there with the right type or not at all.

use indexmap::IndexMap;
use serde_json::Value;

use crate::lower::{
    Assertions, Assumption, Keywords, NormalEntry, NormalSchema, NormalSchemas, referenced,
};
use crate::schema::{
    Additional, ArraySchema, AssumedType, Entry, IntegerSchema, Kind, NumberSchema, ObjectSchema,
    Schema, Schemas, StringSchema,
};

/// Reads all schemas, each under its location.
pub fn read_schemas(schemas: NormalSchemas) -> Schemas {
    let mut entries = IndexMap::with_capacity(schemas.len());
    for (location, entry) in schemas {
        let entry = match entry {
            NormalEntry::Reference(target) => Entry::Reference(target),
            NormalEntry::Schema(schema) => Entry::Schema(Box::new(read_schema(*schema))),
        };
        entries.insert(location, entry);
    }
    entries.into_iter().collect()
}

fn read_schema(schema: NormalSchema) -> Schema {
    let kind = read_kind(&schema);
    let has_only_format = kind == Kind::Any && schema.has("format");
    let NormalSchema {
        keywords,
        discriminator,
        annotations,
        assertions,
    } = schema;
    Schema {
        kind,
        nullable: flag(&keywords, "nullable"),
        values: assertions.mixed_values,
        assumed: annotations.assumed.map(read_assumed).unwrap_or_default(),
        discriminator,
        narrowed: assertions.narrowed,
        has_only_format,
        component_name: annotations.component_name,
        is_missing: assertions.is_missing,
        title: string(&keywords, "title"),
        description: string(&keywords, "description"),
        // `default: null` is as good as none.
        default: keywords
            .get("default")
            .filter(|default| !default.is_null())
            .cloned(),
        example: annotations.example,
        value_names: assertions.value_names,
        value_descriptions: assertions.value_descriptions,
        deprecated: flag(&keywords, "deprecated"),
        read_only: flag(&keywords, "readOnly"),
        write_only: flag(&keywords, "writeOnly"),
        sensitive: annotations.is_sensitive,
    }
}

fn read_kind(schema: &NormalSchema) -> Kind {
    let (keywords, assertions) = (&schema.keywords, &schema.assertions);
    if let Some(positions) = &assertions.tuple {
        return Kind::Tuple(positions.clone());
    }
    if let Some(branches) = keywords.get("oneOf") {
        return Kind::OneOf(references(Some(branches)));
    }
    if let Some(branches) = keywords.get("anyOf") {
        return Kind::AnyOf(references(Some(branches)));
    }
    if let Some(parts) = keywords.get("allOf") {
        return match references(Some(parts)).as_slice() {
            [only] => Kind::Annotated(only.clone()),
            _ => Kind::Any,
        };
    }
    match schema.type_name() {
        Some("string") => Kind::String(read_string(keywords, assertions)),
        Some("integer") => Kind::Integer(read_integer(keywords)),
        Some("number") => Kind::Number(read_number(keywords)),
        Some("boolean") => Kind::Boolean(values(keywords, Value::as_bool)),
        Some("object") => Kind::Object(read_object(keywords, assertions)),
        Some("array") => Kind::Array(read_array(keywords)),
        Some("null") => Kind::Null,
        _ => Kind::Any,
    }
}

fn read_string(keywords: &Keywords, assertions: &Assertions) -> StringSchema {
    let mut patterns: Vec<String> = string(keywords, "pattern").into_iter().collect();
    patterns.extend_from_slice(&assertions.patterns);
    StringSchema {
        values: values(keywords, |value| value.as_str().map(str::to_owned)),
        format: string(keywords, "format"),
        patterns,
        min_length: count(keywords, "minLength"),
        max_length: count(keywords, "maxLength"),
    }
}

fn read_integer(keywords: &Keywords) -> IntegerSchema {
    let limit = |key: &str| {
        let limit = keywords.get(key)?;
        let unsigned = limit.as_u64().map(i128::from);
        unsigned.or_else(|| limit.as_i64().map(i128::from))
    };
    IntegerSchema {
        values: values(keywords, Value::as_i64),
        format: string(keywords, "format"),
        minimum: limit("minimum"),
        maximum: limit("maximum"),
        excludes_minimum: flag(keywords, "exclusiveMinimum"),
        excludes_maximum: flag(keywords, "exclusiveMaximum"),
        multiple_of: keywords.get("multipleOf").and_then(Value::as_i64),
    }
}

fn read_number(keywords: &Keywords) -> NumberSchema {
    let number = |key: &str| keywords.get(key).and_then(Value::as_f64);
    NumberSchema {
        values: values(keywords, Value::as_f64),
        format: string(keywords, "format"),
        minimum: number("minimum"),
        maximum: number("maximum"),
        excludes_minimum: flag(keywords, "exclusiveMinimum"),
        excludes_maximum: flag(keywords, "exclusiveMaximum"),
        multiple_of: number("multipleOf"),
    }
}

fn read_array(keywords: &Keywords) -> ArraySchema {
    ArraySchema {
        positions: references(keywords.get("prefixItems")),
        items: schema_at(keywords, "items"),
        min_items: count(keywords, "minItems"),
        max_items: count(keywords, "maxItems"),
        unique_items: flag(keywords, "uniqueItems"),
    }
}

fn read_object(keywords: &Keywords, assertions: &Assertions) -> ObjectSchema {
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
    ObjectSchema {
        properties: properties.collect(),
        required: strings(keywords.get("required")),
        required_rules: assertions.required_rules.clone(),
        may_require_undescribed: assertions.may_require_undescribed,
        additional,
        patterns: assertions.property_patterns.clone(),
        property_names: schema_at(keywords, "propertyNames"),
        min_properties: count(keywords, "minProperties"),
        max_properties: count(keywords, "maxProperties"),
    }
}

fn read_assumed(assumption: Assumption) -> Vec<AssumedType> {
    match assumption {
        Assumption::Types(types) => types,
        Assumption::Reported => Vec::new(),
    }
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

/// The location that the reference under a keyword names.
fn schema_at(keywords: &Keywords, key: &str) -> Option<String> {
    referenced(keywords.get(key)?).map(str::to_owned)
}

/// The locations that an array of references names.
fn references(array: Option<&Value>) -> Vec<String> {
    let items = array.and_then(Value::as_array).into_iter().flatten();
    items.filter_map(referenced).map(str::to_owned).collect()
}
