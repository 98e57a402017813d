//! The deviations of a place, and what must become of each: the table of corrections, read from the document.

use corpus::schema::Schemas;
use expected::runtime::Segment;
use serde_json::{Value, json};

use crate::applied::{Applied, Keywords, list, type_of, types};
use crate::path::replaced;
use crate::places::{Place, Role};

/// Why it is not decided in a union whose branches differ in nothing but their shapes.
pub const BY_SHAPE: &str = "inside a union that shapes decide";

/// A value with a deviation.
#[derive(Clone, Debug)]
pub struct Deviating {
    /// What was changed.
    pub change: Change,
    /// The value.
    pub body: Value,
    /// What must become of it.
    pub expected: Expected,
}

/// What was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// A required property is absent.
    Missing,
    /// `null`.
    Null,
    /// A string with the number or the boolean that was there.
    InString,
    /// A number for a string.
    Number,
    /// A boolean for a string.
    Boolean,
    /// `[]` for an object.
    EmptyArray,
    /// `""` for something else than a string.
    EmptyString,
    /// An object for an array of objects.
    One,
    /// An object without any of the properties that its schema declares.
    Unrelated,
    /// A value of another type.
    Other,
}

/// What must become of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// It is read, and nothing is corrected.
    Valid,
    /// It is read, with one correction.
    Corrected {
        /// The path of what is corrected.
        path: Vec<Segment>,
        /// How it deviates.
        kind: &'static str,
        /// The path of the error if nothing is corrected.
        error: Vec<Segment>,
    },
    /// It is an error there.
    Refused(Vec<Segment>),
    /// It is an error, or it is read as the same branch, or as one that accepts it as it is.
    Undecided(&'static str),
}

/// The deviations of a place in a value of a schema.
#[must_use]
pub fn deviating(
    schemas: &Schemas<'_>,
    schema: &Value,
    root: &Value,
    place: &Place<'_>,
) -> Vec<Deviating> {
    let value = at(root, &place.path);
    let changes = changes(schemas, place, value);
    let changed = changes.into_iter().map(|(change, value)| {
        let body = replaced(root, &place.path, value);
        let is_valid = schemas.accepts(schema, &body)
            // Where a tag decides, other branches are not asked.
            && (!place.around.by_tag || is_valid_here(schemas, place, &body, change));
        let expected = expected(schemas, root, place, change, is_valid);
        Deviating {
            change,
            body,
            expected,
        }
    });
    changed.collect()
}

/// Whether the schemas of the place accept its value.
fn is_valid_here(schemas: &Schemas<'_>, place: &Place<'_>, body: &Value, change: Change) -> bool {
    let accept = |value| place.declared.iter().all(|it| schemas.accepts(it, value));
    change != Change::Missing && accept(at(body, &place.path))
}

fn at<'v>(root: &'v Value, path: &[Segment]) -> &'v Value {
    path.iter().fold(root, |value, step| match step {
        Segment::Key(key) => &value[key.as_ref()],
        Segment::Index(index) => &value[*index],
    })
}

/// What a place is changed to.
fn changes(
    schemas: &Schemas<'_>,
    place: &Place<'_>,
    value: &Value,
) -> Vec<(Change, Option<Value>)> {
    let mut changes = vec![(Change::Null, Some(Value::Null))];
    if let Role::Required | Role::Tag = place.role {
        changes.push((Change::Missing, None));
    }
    let more = match value {
        Value::Null => vec![],
        Value::Bool(_) | Value::Number(_) => vec![
            (Change::InString, json!(value.to_string())),
            (Change::EmptyString, json!("")),
            (Change::Other, json!({"zz": 1})),
            (Change::Other, json!([value])),
        ],
        Value::String(_) => vec![
            (Change::Number, json!(1_700_000_000)),
            (Change::Number, json!(2.5)),
            (Change::Boolean, json!(true)),
            (Change::Other, json!({"zz": 1})),
            (Change::Other, json!([value])),
        ],
        Value::Array(items) => {
            let is_of_objects = items.iter().all(Value::is_object);
            let one = items
                .first()
                .filter(|_| is_of_objects && is_list(schemas, place));
            let mut changes = vec![
                (Change::EmptyString, json!("")),
                (Change::Other, json!(7)),
                (Change::Other, json!("zz")),
            ];
            match one {
                Some(one) => changes.push((Change::One, one.clone())),
                None => changes.push((Change::Other, json!(true))),
            }
            changes
        }
        Value::Object(_) => {
            let mut changes = vec![
                (Change::EmptyArray, json!([])),
                (Change::EmptyString, json!("")),
                (Change::Other, json!(7)),
                (Change::Other, json!("zz")),
                (Change::Other, json!([7])),
            ];
            if !is_map(place) {
                changes.push((Change::Unrelated, json!({"zz error": {"message": "zz"}})));
            }
            changes
        }
    };
    changes.extend(
        more.into_iter()
            .map(|(change, value)| (change, Some(value))),
    );
    changes
}

/// Whether the schemas declare the values of all properties.
fn is_map(place: &Place<'_>) -> bool {
    let applied = &place.applied;
    let others = ["additionalProperties", "unevaluatedProperties"];
    let mut others = others
        .into_iter()
        .flat_map(|keyword| applied.values(keyword));
    others.any(Value::is_object)
        || applied.values("patternProperties").next().is_some()
        || !applied.has_properties()
}

/// Whether it is an array of any length whose items are objects.
fn is_list(schemas: &Schemas<'_>, place: &Place<'_>) -> bool {
    place.applied.values("prefixItems").next().is_none()
        && place
            .applied
            .values("items")
            .any(|items| types(schemas, items, 0).into_iter().eq(["object"]))
}

fn expected(
    schemas: &Schemas<'_>,
    root: &Value,
    place: &Place<'_>,
    change: Change,
    is_valid: bool,
) -> Expected {
    if let Some(open) = undecided(schemas, place, root, change, is_valid) {
        return Expected::Undecided(open);
    }
    if place.around.by_shape {
        return Expected::Undecided(BY_SHAPE);
    }
    if is_valid {
        return Expected::Valid;
    }
    if place.types.len() > 1 {
        return Expected::Undecided("a value of several JSON types");
    }
    if place.applied.by_shape || !place.applied.tags.is_empty() {
        return Expected::Undecided("a union of objects");
    }
    let path = place.path.clone();
    let kind = match change {
        Change::Missing => "missing",
        Change::Null => "null",
        _ => "type",
    };
    let is_corrected = match change {
        Change::Other | Change::Unrelated => false,
        Change::Missing => has_empty(schemas, place),
        Change::Null => may_be_absent(place) || has_empty(schemas, place),
        _ => may_be_absent(place) || change != Change::EmptyString || has_empty(schemas, place),
    };
    let error = path.clone();
    if is_corrected && place.around.is_kept {
        return Expected::Corrected { path, kind, error };
    }
    let absent = place.around.may_be_absent.clone();
    match absent.filter(|_| place.around.is_kept) {
        Some(absent) => {
            let kind = if absent == path { kind } else { "type" };
            Expected::Corrected {
                path: absent,
                kind,
                error,
            }
        }
        None => Expected::Refused(path),
    }
}

fn may_be_absent(place: &Place<'_>) -> bool {
    place.around.may_be_absent.as_ref() == Some(&place.path)
}

/// Why the schemas do not decide what must become of it.
fn undecided(
    schemas: &Schemas<'_>,
    place: &Place<'_>,
    root: &Value,
    change: Change,
    is_valid: bool,
) -> Option<&'static str> {
    let value = at(root, &place.path);
    let has = |keyword: &str| place.applied.values(keyword).next().is_some();
    let is_union = place.applied.by_shape || !place.applied.tags.is_empty();
    match () {
        () if place.around.open.is_some() => place.around.open,
        () if place.role == Role::Tag => Some("the tag of a union"),
        () if is_tag_elsewhere(schemas, place) => Some("the tag of a union elsewhere"),
        () if is_constant(place) && change != Change::Missing => {
            Some("a constant, which may be the tag of a union elsewhere")
        }
        () if place.types.len() == 7 - 1 || type_of(value) == "null" => Some("a value of any type"),
        () if !["type", "enum", "const"].into_iter().any(has) => Some("a type that is assumed"),
        () if change == Change::Null && !is_valid && allows_null(schemas, place) => {
            Some("a null that only a part of the schemas allows")
        }
        () if change == Change::Missing && has("default") => Some("a default"),
        () if has("readOnly") || has("writeOnly") => Some("only in requests or in responses"),
        () if place.role == Role::Position => Some("a position of a tuple"),
        () if change == Change::Unrelated && is_union => Some("a union of objects"),
        () if change == Change::Unrelated && !requires_any(place) => {
            Some("an object without required properties")
        }
        () => None,
    }
}

/// Whether the place is a property that a discriminator of the document names.
fn is_tag_elsewhere(schemas: &Schemas<'_>, place: &Place<'_>) -> bool {
    let Some(Segment::Key(key)) = place.path.last() else {
        return false;
    };
    let mut queue = vec![schemas.raw.root()];
    while let Some(value) = queue.pop() {
        let named = value
            .get("discriminator")
            .and_then(|it| it.get("propertyName")?.as_str());
        if named == Some(key) {
            return true;
        }
        match value {
            Value::Object(members) => queue.extend(members.values()),
            Value::Array(items) => queue.extend(items),
            _ => {}
        }
    }
    false
}

/// Whether a property is required in responses.
fn requires_any(place: &Place<'_>) -> bool {
    let required = place.applied.values("required").filter_map(Value::as_array);
    let mut required = required.flatten().filter_map(Value::as_str);
    let is_one_sided = |schema: &Value| {
        ["readOnly", "writeOnly"]
            .iter()
            .any(|keyword| schema.get(keyword).is_some())
    };
    required.any(|key| !place.applied.property(key).into_iter().any(is_one_sided))
}

fn is_constant(place: &Place<'_>) -> bool {
    let is_only = |listed: &Value| listed.as_array().is_some_and(|all| all.len() == 1);
    place.applied.values("const").next().is_some() || place.applied.values("enum").any(is_only)
}

/// Whether some schema that applies allows null.
fn allows_null(schemas: &Schemas<'_>, place: &Place<'_>) -> bool {
    let all = place.applied.keywords.iter();
    let is_null = |schema: &Value| types(schemas, schema, 0).contains("null");
    let lists = |keywords: &Keywords| list(keywords, "enum").contains(&Value::Null);
    let is_nullable = |keywords: &Keywords| keywords.get("nullable") == Some(&Value::Bool(true));
    let has_branch = |keywords: &Keywords| {
        let parts = ["oneOf", "anyOf", "allOf"].into_iter();
        parts
            .flat_map(|keyword| list(keywords, keyword))
            .any(is_null)
    };
    let is_listed = |keywords: &Keywords| {
        let named = keywords.get("type").and_then(Value::as_array);
        named.is_some_and(|names| names.iter().any(|name| name == "null"))
    };
    let mut any = all.map(|keywords| {
        lists(keywords) || is_nullable(keywords) || has_branch(keywords) || is_listed(keywords)
    });
    any.any(|allows| allows)
}

/// Whether a value can be made of nothing: no required property leads to the same schema again.
fn has_empty(schemas: &Schemas<'_>, place: &Place<'_>) -> bool {
    let mut above = Vec::new();
    place
        .declared
        .iter()
        .all(|schema| is_finite(schemas, schema, &mut above))
}

fn is_finite<'a>(schemas: &'a Schemas<'_>, schema: &'a Value, above: &mut Vec<&'a Value>) -> bool {
    if above.iter().any(|other| std::ptr::eq(*other, schema)) {
        return false;
    }
    above.push(schema);
    let applied = Applied::of(schemas, &[schema], &json!({}));
    let required = applied.values("required").filter_map(Value::as_array);
    let required = required.flatten().filter_map(Value::as_str);
    let finite = required
        .flat_map(|key| applied.property(key))
        .all(|property| is_finite(schemas, property, above));
    above.pop();
    finite
}
