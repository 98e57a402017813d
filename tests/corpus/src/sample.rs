//! Values that a schema accepts, made from the schema; the same ones every time.

use serde_json::{Map, Value, json};

use crate::raw::reference;
use crate::schema::{Schemas, is_null_in_3_0};

/// Below this only what is required is made.
const FULL_DEPTH: usize = 3;

/// The string where the schema asks for nothing else.
const ANYTHING: &str = "anything";

/// Schemas nested deeper are given up.
const DEEPEST: usize = 14;

/// A small generator of numbers (`SplitMix64`), seeded with a text.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The same text, the same numbers.
    #[must_use]
    pub fn seeded(text: &str) -> Self {
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(text.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
    }

    /// A number below `end`.
    ///
    /// # Panics
    /// Where `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) >> 33).unwrap() % end
    }

    fn flip(&mut self) -> bool {
        self.below(2) == 0
    }
}

/// Makes one value, which the schema should accept but may not: ask [`Schemas::accepts`].
pub fn make(schemas: &Schemas<'_>, schema: &Value, dice: &mut Dice) -> Option<Value> {
    Maker { schemas, dice }.make(schema, 0)
}

struct Maker<'a, 'd> {
    schemas: &'a Schemas<'a>,
    dice: &'d mut Dice,
}

impl Maker<'_, '_> {
    fn make(&mut self, schema: &Value, depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        if let Some(target) = reference(schema) {
            let schemas = self.schemas;
            return self.make(schemas.raw.find(target)?.1, depth + 1);
        }
        let Value::Object(keywords) = schema else {
            return Some(json!(ANYTHING));
        };
        if let Some(value) = self.given(keywords) {
            return Some(value);
        }
        let mut made = None;
        for part in list(keywords, "allOf")
            .iter()
            .filter(|part| !only_describes(part))
        {
            made = Some(merge(made, self.make(part, depth + 1)?));
        }
        for keyword in ["oneOf", "anyOf"] {
            if let Some(branch) = self.pick_branch(keywords, keyword) {
                let mut value = self.make(branch, depth + 1)?;
                set_tag(keywords, branch, &mut value);
                made = Some(merge(made, value));
            }
        }
        let is_composed = made.is_some();
        match self.own(keywords, is_composed, depth) {
            Some(own) => Some(merge(made, own)),
            None => made,
        }
    }

    /// A value that the author gives.
    fn given(&mut self, keywords: &Map<String, Value>) -> Option<Value> {
        if let Some(value) = keywords.get("const") {
            return Some(value.clone());
        }
        let listed: Vec<&Value> = list(keywords, "enum")
            .iter()
            .filter(|value| !value.is_null())
            .collect();
        if !listed.is_empty() {
            return Some(listed[self.dice.below(listed.len())].clone());
        }
        // What an author gives for a format often contradicts it, and what is made of other schemas may be so deep inside.
        let is_plain = ![
            "format",
            "properties",
            "items",
            "additionalProperties",
            "allOf",
            "oneOf",
            "anyOf",
        ]
        .iter()
        .any(|keyword| keywords.contains_key(*keyword));
        let example = keywords
            .get("example")
            .filter(|value| is_plain && !value.is_null())?;
        let schema = Value::Object(keywords.clone());
        (self.dice.flip() && self.schemas.accepts(&schema, example)).then(|| example.clone())
    }

    /// One branch of a union; `None` where there is no union.
    fn pick_branch<'v>(
        &mut self,
        keywords: &'v Map<String, Value>,
        keyword: &str,
    ) -> Option<&'v Value> {
        let branches: Vec<&Value> = list(keywords, keyword)
            .iter()
            .filter(|branch| !only_null(branch))
            .collect();
        (!branches.is_empty()).then(|| branches[self.dice.below(branches.len())])
    }

    /// What the keywords of the schema itself ask for; `None` where they ask for nothing more than its parts.
    fn own(
        &mut self,
        keywords: &Map<String, Value>,
        is_composed: bool,
        depth: usize,
    ) -> Option<Value> {
        match kind_of(keywords) {
            Some("object") => self.object(keywords, depth),
            Some("array") => self.array(keywords, depth),
            Some(_) if is_composed => None,
            Some("string") => Some(Value::String(self.text(keywords))),
            Some("integer") => Some(json!(self.integer(keywords))),
            Some("number") => Some(self.number(keywords)),
            Some("boolean") => Some(Value::Bool(self.dice.flip())),
            Some("null") => Some(Value::Null),
            _ if is_composed => None,
            _ => Some(
                [json!(ANYTHING), json!(7), json!({"any": ["thing"]})][self.dice.below(3)].clone(),
            ),
        }
    }

    fn object(&mut self, keywords: &Map<String, Value>, depth: usize) -> Option<Value> {
        let required: Vec<&str> = list(keywords, "required")
            .iter()
            .filter_map(Value::as_str)
            .collect();
        let mut members = Map::new();
        let properties = keywords.get("properties").and_then(Value::as_object);
        for (key, schema) in properties.into_iter().flatten() {
            let wanted = required.contains(&key.as_str());
            if wanted || depth < FULL_DEPTH && self.dice.flip() {
                match self.make(schema, depth + 1) {
                    Some(value) => drop(members.insert(key.clone(), value)),
                    None if wanted => return None,
                    None => {}
                }
            }
        }
        for key in required
            .iter()
            .filter(|key| properties.is_none_or(|all| !all.contains_key(**key)))
        {
            members.insert((*key).to_owned(), json!(ANYTHING));
        }
        let extra = keywords
            .get("additionalProperties")
            .filter(|schema| schema.is_object());
        if let Some(value) = extra
            .filter(|_| depth <= FULL_DEPTH)
            .and_then(|schema| self.make(schema, depth + 1))
        {
            members.insert("one more".to_owned(), value);
        }
        Some(Value::Object(members))
    }

    fn array(&mut self, keywords: &Map<String, Value>, depth: usize) -> Option<Value> {
        let mut items: Vec<Value> = list(keywords, "prefixItems")
            .iter()
            .map(|schema| self.make(schema, depth + 1))
            .collect::<Option<_>>()?;
        let least = count(keywords, "minItems").unwrap_or(0);
        let most = count(keywords, "maxItems").unwrap_or(usize::MAX);
        let wanted = if depth < FULL_DEPTH {
            least.max(1 + self.dice.below(2)).min(most)
        } else {
            least
        };
        let schema = keywords.get("items").filter(|items| items.is_object());
        while items.len() < wanted.min(50) {
            match schema.map(|schema| self.make(schema, depth + 1)) {
                Some(Some(item)) => items.push(item),
                Some(None) if items.len() >= least => break,
                Some(None) => return None,
                None => items.push(json!(ANYTHING)),
            }
        }
        Some(Value::Array(items))
    }

    fn text(&mut self, keywords: &Map<String, Value>) -> String {
        let says = |keyword: &str| keywords.get(keyword).and_then(Value::as_str);
        let format = says("format").unwrap_or_default();
        let format = if says("contentEncoding") == Some("base64") {
            "byte"
        } else {
            format
        };
        let day = 1 + self.dice.below(28);
        match format {
            "date-time" => format!("2024-02-{day:02}T10:20:30Z"),
            "date" => format!("2024-02-{day:02}"),
            "time" => "10:20:30Z".to_owned(),
            "duration" => "PT5M".to_owned(),
            "uuid" => format!("6f1c2f3e-7a0b-4c55-9d21-0123456789{day:02}"),
            "byte" => "aGVsbG8=".to_owned(),
            "uri" | "url" => format!("https://example.com/{day}"),
            "email" => format!("user{day}@example.com"),
            "ipv4" => "192.0.2.1".to_owned(),
            _ => self.words(keywords),
        }
    }

    fn words(&mut self, keywords: &Map<String, Value>) -> String {
        let mut text = ["text", "Zürich", "a b", "1"][self.dice.below(4)].to_owned();
        let least = count(keywords, "minLength").unwrap_or(0);
        let most = count(keywords, "maxLength").unwrap_or(usize::MAX);
        while text.chars().count() < least.min(5_000) {
            text.push('x');
        }
        text.chars().take(most).collect()
    }

    fn integer(&mut self, keywords: &Map<String, Value>) -> i64 {
        let limit = |keyword: &str| keywords.get(keyword).and_then(Value::as_i64);
        let least = limit("minimum").or(limit("exclusiveMinimum").map(|least| least + 1));
        let most = limit("maximum").or(limit("exclusiveMaximum").map(|most| most - 1));
        let step = limit("multipleOf").filter(|step| *step > 0).unwrap_or(1);
        let start = least.unwrap_or_else(|| most.map_or(1, |most| most.min(1)));
        let some = i64::try_from(self.dice.below(20)).unwrap();
        let value = (start + some).min(most.unwrap_or(i64::MAX));
        (value / step * step).max(start)
    }

    fn number(&mut self, keywords: &Map<String, Value>) -> Value {
        let limit = |keyword: &str| keywords.get(keyword).and_then(Value::as_f64);
        let is_free = limit("minimum").is_none_or(|least| least <= 0.5)
            && limit("maximum").is_none_or(|most| most >= 19.5)
            && limit("multipleOf").is_none();
        let whole = self.integer(keywords);
        #[allow(clippy::cast_precision_loss)]
        let half = whole as f64 + 0.5;
        if is_free && self.dice.flip() {
            json!(half)
        } else {
            json!(whole)
        }
    }
}

fn list<'v>(keywords: &'v Map<String, Value>, keyword: &str) -> &'v [Value] {
    keywords
        .get(keyword)
        .and_then(Value::as_array)
        .map(Vec::as_slice)
        .unwrap_or_default()
}

fn count(keywords: &Map<String, Value>, keyword: &str) -> Option<usize> {
    usize::try_from(keywords.get(keyword)?.as_u64()?).ok()
}

/// Whether a schema has only annotations: it allows each value.
fn only_describes(schema: &Value) -> bool {
    let annotations = [
        "description",
        "title",
        "example",
        "examples",
        "default",
        "deprecated",
        "readOnly",
        "writeOnly",
        "nullable",
    ];
    schema.as_object().is_some_and(|keywords| {
        keywords
            .keys()
            .all(|keyword| annotations.contains(&keyword.as_str()))
    })
}

fn only_null(schema: &Value) -> bool {
    is_null_in_3_0(schema)
        || schema.get("type").and_then(Value::as_str) == Some("null")
        || schema.get("enum") == Some(&json!([null]))
}

/// The kind of value that the keywords speak of.
fn kind_of(keywords: &Map<String, Value>) -> Option<&str> {
    let named = match keywords.get("type") {
        Some(Value::String(name)) => Some(name.as_str()),
        Some(Value::Array(names)) => names
            .iter()
            .filter_map(Value::as_str)
            .find(|name| *name != "null"),
        _ => None,
    };
    named.or_else(|| {
        let has = |keyword: &str| keywords.contains_key(keyword);
        match () {
            () if has("properties") || has("additionalProperties") || has("required") => {
                Some("object")
            }
            () if has("items") => Some("array"),
            () if has("pattern") || has("minLength") || has("format") => Some("string"),
            () => None,
        }
    })
}

/// Two values at once: objects share their members, else the later one counts.
fn merge(first: Option<Value>, second: Value) -> Value {
    match (first, second) {
        (Some(Value::Object(mut members)), Value::Object(more)) => {
            for (key, value) in more {
                let before = members.remove(&key);
                members.insert(key, merge(before, value));
            }
            Value::Object(members)
        }
        (Some(members @ Value::Object(_)), _) => members,
        // Another part of an `allOf` says more.
        (Some(value), second) if second == json!(ANYTHING) => value,
        (_, value) => value,
    }
}

/// Writes the tag that a discriminator gives a branch.
fn set_tag(keywords: &Map<String, Value>, branch: &Value, value: &mut Value) {
    let Some(discriminator) = keywords.get("discriminator") else {
        return;
    };
    let Some(key) = discriminator.get("propertyName").and_then(Value::as_str) else {
        return;
    };
    let Some(target) = branch.get("$ref").and_then(Value::as_str) else {
        return;
    };
    let name = target.rsplit('/').next().unwrap_or_default();
    let mapping = discriminator.get("mapping").and_then(Value::as_object);
    let mapped = mapping
        .into_iter()
        .flatten()
        .find(|(_, to)| to.as_str().is_some_and(|to| to == target || to == name));
    let tag = mapped.map_or(name, |(tag, _)| tag.as_str());
    if let Value::Object(members) = value {
        let is_given = mapped.is_none() && members.get(key).is_some_and(Value::is_string);
        if !is_given {
            members.insert(key.to_owned(), Value::String(tag.to_owned()));
        }
    }
}
