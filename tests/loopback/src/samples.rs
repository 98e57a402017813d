//! A schema → values that it accepts: the smallest and a full one first, then one for each thing that may be another way.
//!
//! Each value of an enum, each branch of a union, null, both ends of each limit, and a property that the schema does not describe.
//! The samples are the same in each run, and the validator of `corpus` accepts each of them.

use corpus::raw::Raw;
use corpus::schema::Schemas;
use serde_json::{Map, Value, json};

use crate::api::{flatten, items};

/// Below this, objects have only what is required.
const FULL_DEPTH: usize = 4;

/// Deeper schemas have no samples.
const DEEPEST: usize = 12;

/// A string of this length is longer than what documents usually allow.
const LONG: usize = 60;

/// The property that schemas do not describe.
const UNDESCRIBED: &str = "x_undescribed";

/// The samples of a schema.
#[must_use]
pub fn samples(raw: &Raw, schema: &Value) -> Vec<Value> {
    Sampler {
        document: raw.root(),
        schemas: Schemas::of(raw),
    }
    .samples(schema, 0)
}

/// The first sample that has all properties.
#[must_use]
pub fn full(samples: &[Value]) -> &Value {
    match samples {
        [Value::Object(_), full @ Value::Object(_), ..] => full,
        [first, ..] => first,
        [] => &Value::Null,
    }
}

struct Sampler<'d> {
    document: &'d Value,
    schemas: Schemas<'d>,
}

impl Sampler<'_> {
    fn samples(&self, schema: &Value, depth: usize) -> Vec<Value> {
        if *schema == Value::Bool(false) || depth > DEEPEST {
            return Vec::new();
        }
        let keywords = flatten(self.document, schema);
        let mut made: Vec<Value> = Vec::new();
        for value in self.candidates(keywords, depth) {
            if !made.contains(&value) && self.schemas.accepts(schema, &value) {
                made.push(value);
            }
        }
        made
    }

    fn candidates(&self, mut keywords: Map<String, Value>, depth: usize) -> Vec<Value> {
        if let Some(value) = keywords.get("const") {
            return vec![value.clone()];
        }
        if let Some(Value::Array(values)) = keywords.get("enum") {
            return values.clone();
        }
        for keyword in ["oneOf", "anyOf"] {
            let Some(branches) = keywords.remove(keyword) else {
                continue;
            };
            let mut made = Vec::new();
            for branch in items(&branches) {
                let schema = json!({"allOf": [branch, keywords]});
                made.extend(self.samples(&schema, depth + 1));
            }
            return made;
        }
        let types: Vec<&str> = match keywords.get("type") {
            Some(Value::String(name)) => vec![name],
            Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
            _ if keywords.contains_key("properties") => vec!["object"],
            _ => vec!["string", "integer", "boolean"],
        };
        let mut made = Vec::new();
        for name in types {
            made.extend(match name {
                "object" => self.objects(&keywords, depth),
                "array" => self.arrays(&keywords, depth),
                "string" => strings(&keywords),
                "integer" => integers(&keywords),
                "number" => numbers(&keywords),
                "boolean" => vec![json!(true), json!(false)],
                _ => vec![Value::Null],
            });
        }
        made
    }

    fn objects(&self, keywords: &Map<String, Value>, depth: usize) -> Vec<Value> {
        let required: Vec<&str> = keywords.get("required").map_or_else(Vec::new, |required| {
            items(required).filter_map(Value::as_str).collect()
        });
        let properties = keywords.get("properties").and_then(Value::as_object);
        let mut of_properties = Vec::new();
        for (key, schema) in properties.into_iter().flatten() {
            if depth < FULL_DEPTH || required.contains(&key.as_str()) {
                of_properties.push((key, self.samples(schema, depth + 1)));
            }
        }
        of_properties.retain(|(_, samples)| !samples.is_empty());
        let (mut smallest, mut whole) = (Map::new(), Map::new());
        for (key, samples) in &of_properties {
            if required.contains(&key.as_str()) {
                smallest.insert((*key).clone(), samples[0].clone());
            }
            whole.insert((*key).clone(), full(samples).clone());
        }
        for key in required {
            smallest.entry(key).or_insert(json!("text"));
            whole.entry(key).or_insert(json!("text"));
        }
        let mut made = vec![smallest, whole.clone()];
        for (key, samples) in of_properties {
            for value in samples {
                made.push(whole.clone());
                made.last_mut()
                    .expect("one was added")
                    .insert(key.clone(), value);
            }
        }
        for value in self.undescribed(keywords.get("additionalProperties"), depth) {
            whole.insert(UNDESCRIBED.to_owned(), value);
            made.push(whole.clone());
        }
        made.into_iter().map(Value::Object).collect()
    }

    /// Values of a property that the schema does not describe.
    fn undescribed(&self, additional: Option<&Value>, depth: usize) -> Vec<Value> {
        match additional {
            None | Some(Value::Bool(true)) => vec![json!("text")],
            Some(schema) => self.samples(schema, depth + 1),
        }
    }

    /// One item each, then two, then none; more where the limits ask for it or do not forbid it.
    fn arrays(&self, keywords: &Map<String, Value>, depth: usize) -> Vec<Value> {
        let any = Value::Bool(true);
        let item = keywords.get("items").unwrap_or(&any);
        let of_item = self.samples(item, depth + 1);
        if let Some(positions) = keywords.get("prefixItems") {
            return self.arrays_by_position(items(positions), &of_item, depth);
        }
        let Some(first) = of_item.first() else {
            return vec![json!([])];
        };
        let second = of_item.get(1).unwrap_or(first);
        let mut lengths = vec![0, 2, 12];
        lengths
            .extend(["minItems", "maxItems"].map(|keyword| count(keywords, keyword).unwrap_or(0)));
        let mut made: Vec<Value> = of_item.iter().map(|value| json!([value])).collect();
        for length in lengths {
            let both = [first, second].into_iter().cycle();
            made.push(both.take(length.min(200)).cloned().collect());
        }
        made
    }

    /// All positions, then with further items, then with fewer.
    fn arrays_by_position<'s>(
        &self,
        positions: impl Iterator<Item = &'s Value>,
        of_others: &[Value],
        depth: usize,
    ) -> Vec<Value> {
        let of_positions = positions.map(|position| self.samples(position, depth + 1));
        let first = of_positions.map(|samples| samples.first().cloned());
        let first: Vec<Value> = first.map(Option::unwrap_or_default).collect();
        let with = |other: &Value| [first.as_slice(), std::slice::from_ref(other)].concat();
        let longer = of_others.iter().map(with);
        let shorter = (0..first.len())
            .rev()
            .map(|length| first[..length].to_vec());
        let all = [first.clone()].into_iter().chain(longer).chain(shorter);
        all.map(Value::Array).collect()
    }
}

fn count(keywords: &Map<String, Value>, keyword: &str) -> Option<usize> {
    let count = keywords.get(keyword)?.as_u64()?;
    usize::try_from(count).ok()
}

fn strings(keywords: &Map<String, Value>) -> Vec<Value> {
    let text = |keyword: &str| keywords.get(keyword).and_then(Value::as_str);
    let of_format = match text("format").unwrap_or_default() {
        "date-time" => Some("2024-02-29T10:20:30Z"),
        "date" => Some("2024-02-29"),
        "time" => Some("10:20:30Z"),
        "duration" => Some("PT5M"),
        "byte" => Some("aGVsbG8="),
        "uuid" => Some("6f1c2f3e-7a0b-4c55-9d21-012345678901"),
        "uri" => Some("https://example.com/1"),
        "email" => Some("user@example.com"),
        _ => None,
    };
    if let Some(value) = of_format {
        return vec![json!(value)];
    }
    // The letters that an anchored pattern begins with.
    let pattern = text("pattern").unwrap_or_default();
    let start = pattern.strip_prefix('^').unwrap_or_default();
    let prefix: String = start
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    let least = count(keywords, "minLength").unwrap_or(0);
    let most = count(keywords, "maxLength").unwrap_or(LONG.max(least));
    let padded = |length: usize| {
        let text = format!("{prefix}{}", "x".repeat(length));
        text.chars().take(length).collect::<String>()
    };
    let usual = format!("{prefix}text");
    let first = match usual.chars().count() {
        length if length < least => padded(least),
        length if length > most => padded(most),
        _ => usual,
    };
    vec![json!(first), json!(padded(most)), json!(padded(least))]
}

fn integers(keywords: &Map<String, Value>) -> Vec<Value> {
    let bound = |keyword: &str| keywords.get(keyword).and_then(Value::as_i64);
    let step = bound("multipleOf").filter(|step| *step > 0).unwrap_or(1);
    // Numbers of which both languages and floats have an exact value.
    let least = bound("minimum").or(bound("exclusiveMinimum").map(|bound| bound + 1));
    let most = bound("maximum").or(bound("exclusiveMaximum").map(|bound| bound - 1));
    let (least, most) = (least.unwrap_or(-(1 << 40)), most.unwrap_or(1 << 40));
    let usual = 7.clamp(least, most.max(least));
    let rounded = [
        usual.div_euclid(step) * step,
        (least + step - 1).div_euclid(step) * step,
        most.div_euclid(step) * step,
    ];
    let values = [usual, least, most].into_iter().chain(rounded);
    values.map(|value| json!(value)).collect()
}

fn numbers(keywords: &Map<String, Value>) -> Vec<Value> {
    let bound = |keyword: &str| keywords.get(keyword).and_then(Value::as_f64);
    let least = bound("minimum").or(bound("exclusiveMinimum").map(|bound| bound + 0.5));
    let most = bound("maximum").or(bound("exclusiveMaximum").map(|bound| bound - 0.5));
    let (least, most) = (least.unwrap_or(-1.0e6), most.unwrap_or(1.0e6));
    let usual = 1.5_f64.clamp(least, most.max(least));
    let whole = json!(2);
    vec![json!(usual), whole, json!(least), json!(most)]
}
