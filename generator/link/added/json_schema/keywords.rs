//! A schema as keywords of draft 2020-12, apart from the schemas inside it.

use serde::Serialize;
use serde_json::{Map, Number, Value, json};

use crate::schema::{
    IntegerSchema, Kind, NumberSchema, ObjectSchema, RequiredRule, Schema, StringSchema,
};

/// A schema of draft 2020-12.
pub type Keywords = Map<String, Value>;

/// The largest integer up to which each integer is a double.
const LARGEST: f64 = 9_007_199_254_740_992.0;

/// What describes a schema: `title` and `description` are read first, so they are written first.
pub fn heading(schema: &Schema) -> Keywords {
    let mut keywords = Keywords::new();
    set(&mut keywords, "title", schema.title.as_ref());
    set(&mut keywords, "description", schema.description.as_ref());
    keywords
}

/// What describes a schema and is written after what restricts it.
pub fn annotations(schema: &Schema, keywords: &mut Keywords) {
    set(keywords, "default", schema.default.as_ref());
    let examples = schema.example.as_ref().map(|example| json!([example]));
    set(keywords, "examples", examples);
    let flags = [
        ("deprecated", schema.deprecated),
        ("readOnly", schema.read_only),
        ("writeOnly", schema.write_only),
    ];
    for (keyword, _) in flags.into_iter().filter(|(_, is_set)| *is_set) {
        set(keywords, keyword, Some(true));
    }
}

/// What restricts values that have no parts.
pub fn scalar(schema: &Schema, keywords: &mut Keywords) {
    match &schema.kind {
        Kind::String(string) => of_string(string, keywords),
        Kind::Integer(integer) => of_integer(integer, keywords),
        Kind::Number(number) => of_number(number, keywords),
        Kind::Boolean(values) => {
            set(keywords, "type", Some("boolean"));
            set_values(keywords, values.iter().map(|flag| json!(flag)).collect());
        }
        Kind::Null => set(keywords, "type", Some("null")),
        // `false` is a schema without values.
        Kind::Any => match schema.values.as_deref() {
            Some([]) => set(keywords, "not", Some(json!({}))),
            Some(values) => set_values(keywords, values.to_vec()),
            None => {}
        },
        _ => {}
    }
    describe_values(schema, keywords);
}

fn of_string(string: &StringSchema, keywords: &mut Keywords) {
    set(keywords, "type", Some("string"));
    let values = string.values.iter().map(|value| json!(value));
    set_values(keywords, values.collect());
    match string.format.as_deref() {
        // A format of OpenAPI alone: 2020-12 has a keyword for it.
        Some("byte") => set(keywords, "contentEncoding", Some("base64")),
        format => set(keywords, "format", format),
    }
    match string.patterns.as_slice() {
        [] => {}
        [only] => set(keywords, "pattern", Some(only)),
        several => {
            let patterns = several.iter().map(|pattern| json!({ "pattern": pattern }));
            set(keywords, "allOf", Some(patterns.collect::<Value>()));
        }
    }
    set(keywords, "minLength", string.min_length);
    set(keywords, "maxLength", string.max_length);
}

fn of_integer(integer: &IntegerSchema, keywords: &mut Keywords) {
    set(keywords, "type", Some("integer"));
    let values = integer.values.iter().map(|value| json!(value));
    set_values(keywords, values.collect());
    set(keywords, "format", integer.format.as_ref());
    let limit = |limit: Option<i128>| limit.and_then(Number::from_i128).map(Value::Number);
    set_limits(
        keywords,
        (limit(integer.minimum), integer.excludes_minimum),
        (limit(integer.maximum), integer.excludes_maximum),
    );
    set(keywords, "multipleOf", integer.multiple_of);
}

fn of_number(number: &NumberSchema, keywords: &mut Keywords) {
    set(keywords, "type", Some("number"));
    set_values(keywords, number.values.iter().copied().map(float).collect());
    set(keywords, "format", number.format.as_ref());
    set_limits(
        keywords,
        (number.minimum.map(float), number.excludes_minimum),
        (number.maximum.map(float), number.excludes_maximum),
    );
    set(keywords, "multipleOf", number.multiple_of.map(float));
}

/// A limit that is excluded is a flag in the normal form, and a keyword of its own in 2020-12.
fn set_limits(
    keywords: &mut Keywords,
    (minimum, excludes_minimum): (Option<Value>, bool),
    (maximum, excludes_maximum): (Option<Value>, bool),
) {
    let keyword = if excludes_minimum {
        "exclusiveMinimum"
    } else {
        "minimum"
    };
    set(keywords, keyword, minimum);
    let keyword = if excludes_maximum {
        "exclusiveMaximum"
    } else {
        "maximum"
    };
    set(keywords, keyword, maximum);
}

/// A number as documents write it: without a fraction where it has none.
fn float(number: f64) -> Value {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the range is checked on the line before"
    )]
    if number.fract() == 0.0 && number.abs() <= LARGEST {
        json!(number as i64)
    } else {
        json!(number)
    }
}

/// What restricts an object as a whole.
pub fn of_object(object: &ObjectSchema, keywords: &mut Keywords) {
    set(keywords, "minProperties", object.min_properties);
    set(keywords, "maxProperties", object.max_properties);
    let mut dependent = Map::new();
    let mut rules = Vec::new();
    for rule in &object.required_rules {
        let all = |groups: &[Vec<String>]| -> Value {
            let groups = groups.iter().map(|names| json!({ "required": names }));
            groups.collect()
        };
        match rule {
            RequiredRule::AnyOf(groups) => rules.push(("anyOf", all(groups))),
            RequiredRule::OneOf(groups) => rules.push(("oneOf", all(groups))),
            RequiredRule::Dependent(name, others) => {
                dependent.insert(name.clone(), json!(others));
            }
        }
    }
    if !dependent.is_empty() {
        set(
            keywords,
            "dependentRequired",
            Some(Value::Object(dependent)),
        );
    }
    match rules.as_slice() {
        [] => {}
        [(keyword, groups)] => set(keywords, keyword, Some(groups.clone())),
        _ => {
            let rules = rules
                .into_iter()
                .map(|(keyword, groups)| json!({ keyword: groups }));
            set(keywords, "allOf", Some(rules.collect::<Value>()));
        }
    }
}

/// Adds null to what a schema accepts. `takes_null`: it accepts null by itself.
pub fn or_null(mut keywords: Keywords, takes_null: bool) -> Keywords {
    if takes_null {
        return keywords;
    }
    // Null is no object, so it meets each branch of a rule about required properties, and `oneOf` would count it twice.
    let counts = keywords.contains_key("oneOf") || keywords.contains_key("allOf");
    if let (Some(Value::String(kind)), false) = (keywords.get("type"), counts) {
        let both = json!([kind, "null"]);
        keywords.insert("type".to_owned(), both);
        if let Some(value) = keywords.remove("const") {
            keywords.insert("enum".to_owned(), json!([value]));
        }
        if let Some(Value::Array(values)) = keywords.get_mut("enum") {
            values.push(Value::Null);
        }
        // The values of an `enum` with their descriptions.
        if let Some(Value::Array(values)) = keywords.get_mut("anyOf")
            && values.iter().all(|value| value.get("const").is_some())
        {
            values.push(json!({ "const": null }));
        }
        return keywords;
    }
    let nothing = json!({ "type": "null" });
    let is_union = !keywords.contains_key("type");
    for keyword in ["oneOf", "anyOf"].into_iter().filter(|_| is_union) {
        if let Some(Value::Array(branches)) = keywords.get_mut(keyword) {
            branches.push(nothing);
            return keywords;
        }
    }
    let heading = ["title", "description"];
    let (mut outer, inner): (Keywords, Keywords) = keywords
        .into_iter()
        .partition(|(keyword, _)| heading.contains(&keyword.as_str()));
    set(&mut outer, "anyOf", Some(json!([inner, nothing])));
    outer
}

/// `const`, or `enum`; nothing where all values of the type are allowed.
pub fn set_values(keywords: &mut Keywords, mut values: Vec<Value>) {
    match values.len() {
        0 => {}
        1 => set(keywords, "const", values.pop()),
        _ => set(keywords, "enum", Some(Value::Array(values))),
    }
}

/// An `enum` whose values have descriptions: a constant for each, since `enum` cannot have them. The name of a
/// string adds nothing to the string.
fn describe_values(schema: &Schema, keywords: &mut Keywords) {
    let is_integer = matches!(schema.kind, Kind::Integer(_));
    let has_names = is_integer && !schema.value_names.is_empty();
    if schema.value_descriptions.is_empty() && !has_names {
        return;
    }
    let Some(Value::Array(values)) = keywords.remove("enum") else {
        return;
    };
    let described = values.into_iter().map(|value| {
        let key = match &value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let mut constant = Keywords::new();
        set(&mut constant, "const", Some(value));
        if is_integer {
            set(&mut constant, "title", schema.value_names.get(&key));
        }
        let description = schema.value_descriptions.get(&key);
        let is_new = |description: &&String| schema.value_names.get(&key) != Some(*description);
        set(&mut constant, "description", description.filter(is_new));
        Value::Object(constant)
    });
    set(keywords, "anyOf", Some(described.collect::<Value>()));
}

/// Gives a keyword a value, if there is one.
pub fn set(keywords: &mut Keywords, keyword: &str, value: Option<impl Serialize>) {
    if let Some(value) = value {
        keywords.insert(keyword.to_owned(), json!(value));
    }
}
