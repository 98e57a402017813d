//! Walking an object field by field, in the order in which a model declares them.
//!
//! In: a JSON object or a query, and the reading of each field. Out: what was meant; problems, with their location.

use serde_json::{Map, Value};

use super::{Complaint, Problems, lax};

const NOT_AN_OBJECT: &str = "Input should be a valid dictionary or object to extract fields from";

/// The location of `step` within `loc`.
pub(crate) fn within(loc: &[Value], step: impl Into<Value>) -> Vec<Value> {
    let mut location = loc.to_vec();
    location.push(step.into());
    location
}

/// One object at one location.
pub(crate) struct Fields<'a> {
    members: &'a Map<String, Value>,
    input: &'a Value,
    loc: Vec<Value>,
    problems: &'a mut Problems,
}

impl<'a> Fields<'a> {
    /// The fields of `input`, where it is an object.
    pub(crate) fn of(
        input: &'a Value,
        loc: Vec<Value>,
        problems: &'a mut Problems,
    ) -> Option<Self> {
        let Value::Object(members) = input else {
            let complaint = Complaint::new("model_attributes_type", NOT_AN_OBJECT);
            problems.add(&loc, complaint, input);
            return None;
        };
        Some(Self {
            members,
            input,
            loc,
            problems,
        })
    }

    /// A field that may be absent; its reading decides about null.
    pub(crate) fn optional<T>(
        &mut self,
        name: &str,
        read: impl Fn(&Value) -> Result<T, Complaint>,
    ) -> Option<T> {
        let value = self.members.get(name)?;
        let location = within(&self.loc, name);
        read(value)
            .map_err(|complaint| self.problems.add(&location, complaint, value))
            .ok()
    }

    /// A field that may be absent or null.
    pub(crate) fn nullable<T>(
        &mut self,
        name: &str,
        read: impl Fn(&Value) -> Result<T, Complaint>,
    ) -> Option<T> {
        let null = self.members.get(name).is_some_and(Value::is_null);
        if null {
            None
        } else {
            self.optional(name, read)
        }
    }

    /// A list that must be there; `each` looks at every element and its location.
    pub(crate) fn required_list(
        &mut self,
        name: &str,
        each: impl Fn(&Value, Vec<Value>, &mut Problems),
    ) -> usize {
        let location = within(&self.loc, name);
        let Some(value) = self.members.get(name) else {
            self.problems.add(
                &location,
                Complaint::new("missing", "Field required"),
                self.input,
            );
            return 0;
        };
        let Value::Array(elements) = value else {
            let complaint = Complaint::new("list_type", "Input should be a valid list");
            self.problems.add(&location, complaint, value);
            return 0;
        };
        for (index, element) in elements.iter().enumerate() {
            each(element, within(&location, index), self.problems);
        }
        elements.len()
    }

    /// Forbids every field but these.
    pub(crate) fn closed(self, known: &[&str]) {
        for (name, value) in self.members {
            if !known.contains(&name.as_str()) {
                let complaint = Complaint::new("extra_forbidden", "Extra inputs are not permitted");
                self.problems
                    .add(&within(&self.loc, name.as_str()), complaint, value);
            }
        }
    }
}

/// A boolean of the query, decoded; of several values the last counts, as in `FastAPI`.
pub(crate) fn query_boolean(
    query: &[(String, String)],
    name: &str,
    problems: &mut Problems,
) -> Option<bool> {
    let (_, text) = query.iter().rev().find(|(known, _)| known == name)?;
    let loc = [Value::from("query"), Value::from(name)];
    lax::boolean_from_text(text)
        .map_err(|complaint| problems.add(&loc, complaint, &Value::from(text.as_str())))
        .ok()
}
