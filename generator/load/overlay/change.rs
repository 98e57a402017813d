//! What an action does to the document, and to the origins of its values.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::diagnostic::{Code, codes};
use crate::load::budget::{Budget, DEPTH, take};
use crate::source::{Origins, Written, pointer};

/// A document that is changed.
pub struct Changing<'a> {
    /// Its tree.
    pub document: &'a mut Value,
    /// Where its values were written.
    pub origins: &'a mut Origins,
    /// What may be added.
    pub budget: &'a mut Budget,
}

/// Why an action cannot be applied.
pub struct Mismatch {
    /// The code.
    pub code: &'static Code,
    /// The message.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
    /// The pointer of the value in the document.
    pub target: Option<String>,
    /// The pointer of the value of the overlay; `None` for the action as a whole.
    pub written: Option<String>,
}

impl Mismatch {
    /// An action that cannot be meant.
    pub fn of_action(message: impl Into<String>) -> Self {
        Self {
            code: &codes::INVALID_OVERLAY,
            message: message.into(),
            help: None,
            target: None,
            written: None,
        }
    }
}

impl Changing<'_> {
    /// The value at a pointer that was selected.
    pub fn value(&self, at: &str) -> &Value {
        pointer::value_at(self.document, at).unwrap_or(&Value::Null)
    }

    /// Removes nodes from the objects and arrays that contain them.
    ///
    /// # Errors
    /// If one of them is the document.
    pub fn remove(&mut self, targets: &[String]) -> Result<(), Mismatch> {
        let mut items: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        let mut parents = Vec::new();
        for target in targets {
            let Some((parent, token)) = target.rsplit_once('/') else {
                return Err(Mismatch::of_action("the whole document cannot be removed"));
            };
            parents.push((parent, token));
        }
        for (parent, token) in parents {
            match self.document.pointer_mut(parent) {
                Some(Value::Object(properties)) => {
                    let name = pointer::unescape(token);
                    properties.shift_remove(&*name);
                    self.origins.forget(&pointer::join(parent, &name));
                }
                Some(Value::Array(_)) => {
                    let indices = items.entry(parent).or_default();
                    indices.extend(token.parse::<usize>());
                }
                // It was in a node that is removed too.
                _ => {}
            }
        }
        // Arrays in arrays first, since the positions of items change.
        for (parent, indices) in items.into_iter().rev() {
            self.remove_items(parent, &indices);
        }
        Ok(())
    }

    fn remove_items(&mut self, parent: &str, indices: &BTreeSet<usize>) {
        let Some(Value::Array(items)) = self.document.pointer_mut(parent) else {
            return;
        };
        let before = items.len();
        let mut index = 0;
        items.retain(|_| {
            index += 1;
            !indices.contains(&(index - 1))
        });
        let item = |index: usize| pointer::join(parent, &index.to_string());
        let kept = (0..before).filter(|index| !indices.contains(index));
        let mut after = 0;
        for index in kept {
            if index != after {
                let written = self.origins.written(&item(index));
                self.origins.place(&item(after), written);
            }
            after += 1;
        }
        for index in after..before {
            self.origins.forget(&item(index));
        }
    }

    /// Merges a value into nodes, which are all objects, all arrays or all neither.
    ///
    /// # Errors
    /// If it cannot be merged into one of them.
    pub fn merge_into(
        &mut self,
        targets: &[String],
        value: &Value,
        written: &Written,
    ) -> Result<(), Mismatch> {
        let kinds = targets.iter().map(|target| shape(self.value(target)));
        let kinds: BTreeSet<Shape> = kinds.collect();
        if kinds.len() > 1 {
            let kinds: Vec<&str> = kinds.into_iter().map(Shape::text).collect();
            let found = kinds.join(" and ");
            return Err(Mismatch::of_action(format!(
                "`target` selects {found}, expected one of these kinds"
            )));
        }
        let (size, height) = measure(value);
        for target in targets {
            let depth = pointer::tokens(target).count();
            self.check_size(size, depth + height, written)?;
            let node = self.document.pointer_mut(target);
            let Some(node) = node else { continue };
            match node {
                Value::Array(items) if !value.is_array() => {
                    let at = pointer::join(target, &items.len().to_string());
                    self.origins.place(&at, written.clone());
                    items.push(value.clone());
                }
                _ => merge(node, value, target, written, self.origins)?,
            }
        }
        Ok(())
    }

    /// Copies of copies grow exponentially.
    fn check_size(&mut self, size: usize, depth: usize, written: &Written) -> Result<(), Mismatch> {
        let refused = |code, message: &str| Mismatch {
            code,
            written: Some(written.pointer().to_owned()),
            ..Mismatch::of_action(message)
        };
        if depth > DEPTH {
            let message = "the document is nested too deep with this value";
            return Err(refused(&codes::NESTED_TOO_DEEP, message));
        }
        let message = "the actions of overlays add too many values";
        take(&mut self.budget.copies, size).ok_or_else(|| refused(&codes::TOO_LARGE, message))
    }
}

/// Merges a value into the one at a pointer.
fn merge(
    target: &mut Value,
    value: &Value,
    at: &str,
    written: &Written,
    origins: &mut Origins,
) -> Result<(), Mismatch> {
    match (target, value) {
        (Value::Object(properties), Value::Object(updates)) => {
            for (name, update) in updates {
                let (at, written) = (pointer::join(at, name), written.child(name));
                match properties.get_mut(name) {
                    Some(property) => merge(property, update, &at, &written, origins)?,
                    None => {
                        properties.insert(name.clone(), update.clone());
                        origins.place(&at, written);
                    }
                }
            }
        }
        (Value::Array(items), Value::Array(added)) => {
            for (index, item) in added.iter().enumerate() {
                let at = pointer::join(at, &items.len().to_string());
                items.push(item.clone());
                origins.place(&at, written.child(&index.to_string()));
            }
        }
        (target, value) if shape(target) == shape(value) => {
            *target = value.clone();
            origins.place(at, written.clone());
        }
        (target, value) => {
            let (expected, found) = (shape(target).text(), shape(value).text());
            return Err(Mismatch {
                help: Some(
                    "remove the value by an action of its own, and then add the new one".to_owned(),
                ),
                target: Some(at.to_owned()),
                written: Some(written.pointer().to_owned()),
                ..Mismatch::of_action(format!(
                    "expected {expected}, since the document has one here, found {found}"
                ))
            });
        }
    }
    Ok(())
}

/// What two values must have in common to be merged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shape {
    Object,
    Array,
    Primitive,
}

impl Shape {
    fn text(self) -> &'static str {
        match self {
            Self::Object => "an object",
            Self::Array => "an array",
            Self::Primitive => "a primitive value",
        }
    }
}

fn shape(value: &Value) -> Shape {
    match value {
        Value::Object(_) => Shape::Object,
        Value::Array(_) => Shape::Array,
        _ => Shape::Primitive,
    }
}

/// How many values there are in a value, and how deep it is. The depth of trees is limited.
fn measure(value: &Value) -> (usize, usize) {
    let children: Vec<&Value> = match value {
        Value::Object(properties) => properties.values().collect(),
        Value::Array(items) => items.iter().collect(),
        Value::String(text) => return (1 + text.len() / 32, 0),
        _ => return (1, 0),
    };
    let measured = children.into_iter().map(measure);
    let (size, height) = measured.fold((1, 0), |(size, height), (more, below)| {
        (size + more, height.max(below))
    });
    (size, height + 1)
}
