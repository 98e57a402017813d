//! What became of a group's values, held against the suite's verdict, and which diagnostics announce a difference.

use serde::Deserialize;
use serde_json::Value;

use super::group;
use super::made::{Made, Reported, SCHEMA};
use crate::compare::difference;

/// A group whose values were read.
#[derive(Debug)]
pub struct Tested {
    /// The group.
    pub made: Made,
    /// What became of each value; empty where the group has no types.
    pub fates: Vec<Fates>,
}

/// What the readers made of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fates {
    /// The client's own reader, which corrects values that are not as declared.
    pub own: Fate,
    /// The same without corrections.
    pub strict: Fate,
    /// `serde_json`.
    pub by_serde_json: Fate,
}

impl Fates {
    /// Whether the readers agree: without corrections, what is refused is what is otherwise refused or reported.
    fn agree(&self) -> bool {
        [&self.strict, &self.by_serde_json]
            .into_iter()
            .all(|other| match (&self.own, other) {
                (Fate::Refused(_), Fate::Refused(_)) => true,
                (own, other) => own == other,
            })
    }
}

/// What a reader made of a value.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub enum Fate {
    /// It was read, is valid, and this was written back.
    Accepted(String),
    /// It was not read, or is not valid.
    Refused(Refusal),
}

/// Why a value was refused.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Refusal {
    /// The error.
    pub message: String,
    /// Where in the value; not known of `serde_json`, nor of violations.
    pub path: Option<Vec<Value>>,
}

/// What became of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// A valid value was written back as it was.
    Kept,
    /// A valid value was written back as another one.
    Changed,
    /// A valid value was refused.
    ValidRefused,
    /// An invalid value was refused.
    InvalidRefused,
    /// An invalid value was accepted.
    InvalidAccepted,
    /// The document was refused: there are no types.
    NoTypes,
}

impl Outcome {
    /// Whether the outcome is what the suite asks for.
    #[must_use]
    pub fn is_right(self) -> bool {
        matches!(self, Self::Kept | Self::InvalidRefused)
    }

    /// As the table has it.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Kept => "valid, kept",
            Self::Changed => "valid, changed",
            Self::ValidRefused => "valid, refused",
            Self::InvalidRefused => "invalid, refused",
            Self::InvalidAccepted => "invalid, accepted",
            Self::NoTypes => "no types",
        }
    }
}

impl Tested {
    /// Each value with what became of it.
    pub fn outcomes(&self) -> impl Iterator<Item = (&group::Value, Outcome)> {
        let values = self.made.group.values.iter().enumerate();
        values.map(|(index, value)| {
            (
                value,
                self.fates
                    .get(index)
                    .map_or(Outcome::NoTypes, |fates| judge(value, &fates.own)),
            )
        })
    }

    /// The values of which the readers make different things.
    pub fn disagreements(&self) -> impl Iterator<Item = (&group::Value, &Fates)> {
        let values = self.made.group.values.iter().zip(&self.fates);
        values.filter(|(_, fates)| !fates.agree())
    }

    /// The diagnostics that announce why a value did not become what the suite says: each code with its location in the schema.
    #[must_use]
    pub fn announced_by(&self, value: &group::Value, outcome: Outcome) -> Vec<String> {
        let own = self.fate_of(value);
        if let Some(Fate::Refused(refusal)) = own.filter(|_| outcome == Outcome::ValidRefused) {
            let assumed = self
                .made
                .reported
                .iter()
                .find(|found| is_cause(found, value, refusal, &self.made));
            if let Some(found) = assumed {
                return vec![spell(found)];
            }
        }
        let mut reasons: Vec<String> = Vec::new();
        for found in &self.made.reported {
            let is_apart = found.code == ASSUMED || NEUTRAL.contains(&found.code);
            let reason = spell(found);
            if !is_apart
                && !reasons.contains(&reason)
                && (found.is_error || outcome != Outcome::NoTypes)
            {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// What the client's own reader made of a value without corrections: its refusal has a path, which a violation has not.
    #[must_use]
    pub fn fate_of(&self, value: &group::Value) -> Option<&Fate> {
        let index = self
            .made
            .group
            .values
            .iter()
            .position(|other| std::ptr::eq(other, value))?;
        self.fates.get(index).map(|fates| &fates.strict)
    }
}

/// The code of a type that was assumed.
const ASSUMED: &str = "assumed-type";

/// Codes of what changes nothing about the values that are accepted.
const NEUTRAL: [&str; 2] = ["narrowed-ref", "unknown-field"];

/// Whether a value was refused because it, or what is at the refusal's path in it, is not of a type that was assumed.
fn is_cause(found: &Reported, value: &group::Value, refusal: &Refusal, made: &Made) -> bool {
    let Some([_, path @ ..]) = refusal.path.as_deref().filter(|_| found.code == ASSUMED) else {
        return false;
    };
    let Some((_, kind)) = found.message.split_once("assuming `type: ") else {
        return false;
    };
    let data: Value = serde_json::from_str(&value.text).unwrap();
    let step = |data: Option<Value>, step: &Value| {
        let mut data = data?;
        match step {
            Value::String(key) => data.get_mut(key).map(Value::take),
            step => data
                .get_mut(usize::try_from(step.as_u64()?).ok()?)
                .map(Value::take),
        }
    };
    let Some(refused) = path.iter().fold(Some(data), step) else {
        return false;
    };
    let kinds = kind.trim_end_matches('`').trim_matches(['[', ']']);
    let is_of_type = kinds.split(", ").any(|kind| match kind {
        "object" => refused.is_object(),
        "array" => refused.is_array(),
        "string" => refused.is_string(),
        "number" | "integer" => refused.is_number(),
        "boolean" => refused.is_boolean(),
        kind => panic!("`{kind}` is no type"),
    });
    let within = found.pointer.strip_prefix(SCHEMA).unwrap_or_default();
    // A schema may describe the value by a reference.
    let is_referred_to = ["$ref", "$dynamicRef"]
        .iter()
        .any(|keyword| made.group.schema.contains(keyword));
    !is_of_type && (is_referred_to || describes(within, path))
}

/// Whether the schema at a pointer describes what is at a path in the value.
fn describes(pointer: &str, path: &[Value]) -> bool {
    let mut path = path.iter();
    let mut steps = pointer.split('/').skip(1);
    while let Some(step) = steps.next() {
        let fits = match step {
            "allOf" | "anyOf" | "oneOf" => steps.next().is_some(),
            "properties" => steps
                .next()
                .zip(path.next())
                .is_some_and(|(name, key)| key == name),
            "patternProperties" => {
                steps.next().is_some() && path.next().is_some_and(Value::is_string)
            }
            "prefixItems" => steps.next().is_some() && path.next().is_some_and(Value::is_number),
            "additionalProperties" => path.next().is_some_and(Value::is_string),
            "items" => path.next().is_some_and(Value::is_number),
            _ => false,
        };
        if !fits {
            return false;
        }
    }
    path.next().is_none()
}

fn spell(found: &Reported) -> String {
    let within = found.pointer.strip_prefix(SCHEMA);
    format!("{} #{}", found.code, within.unwrap_or(&found.pointer))
}

fn judge(value: &group::Value, fate: &Fate) -> Outcome {
    match (value.valid, fate) {
        (true, Fate::Refused(_)) => Outcome::ValidRefused,
        (true, Fate::Accepted(written)) if is_same(&value.text, written) => Outcome::Kept,
        (true, Fate::Accepted(_)) => Outcome::Changed,
        (false, Fate::Refused(_)) => Outcome::InvalidRefused,
        (false, Fate::Accepted(_)) => Outcome::InvalidAccepted,
    }
}

/// Whether the property that was written holds the value that was read.
fn is_same(value: &str, written: &str) -> bool {
    let parse = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    difference(&parse(&format!("{{\"value\":{value}}}")), &parse(written)).is_none()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_schema_describes_what_its_pointer_leads_to() {
        let describes =
            |pointer: &str, path: &Value| super::describes(pointer, path.as_array().unwrap());
        assert!(describes("", &json!([])));
        assert!(describes("/allOf/1/properties/a/items", &json!(["a", 3])));
        assert!(describes(
            "/oneOf/0/patternProperties/^x/additionalProperties",
            &json!(["xy", "z"])
        ));
        assert!(!describes("", &json!(["a"])));
        assert!(!describes("/properties/a", &json!([])));
        assert!(!describes("/properties/a", &json!(["b"])));
        assert!(!describes("/items", &json!(["a"])));
    }

    #[test]
    fn a_value_is_kept_if_it_is_written_as_it_was_read() {
        let valid = |text: &str| group::Value {
            description: String::new(),
            text: text.to_owned(),
            valid: true,
        };
        let written = |text: &str| Fate::Accepted(format!("{{\"value\":{text}}}"));
        assert_eq!(judge(&valid("[1.0]"), &written("[1]")), Outcome::Kept);
        assert_eq!(
            judge(&valid("{\"a\":null}"), &written("{}")),
            Outcome::Changed
        );
        assert_eq!(judge(&valid("1"), &written("2")), Outcome::Changed);
    }
}
