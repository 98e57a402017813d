//! Paths into JSON values: as the schemas have them, and as they are reported, with the tags of unions.

use expected::runtime::{Segment, write_path};
use serde_json::Value;

/// The value with another one at a path; without a value, nothing is there.
///
/// # Panics
///
/// If nothing is at the path.
#[must_use]
pub fn replaced(root: &Value, path: &[Segment], value: Option<Value>) -> Value {
    let Some((last, parents)) = path.split_last() else {
        return value.unwrap_or_default();
    };
    let mut root = root.clone();
    let parent = parents.iter().fold(&mut root, |parent, step| match step {
        Segment::Key(key) => &mut parent[key.as_ref()],
        Segment::Index(index) => &mut parent[*index],
    });
    match (parent, last, value) {
        (parent @ Value::Object(_), Segment::Key(key), Some(value)) => {
            parent[key.as_ref()] = value;
        }
        (Value::Object(members), Segment::Key(key), None) => {
            members.shift_remove(key.as_ref()).expect("a property");
        }
        (parent, Segment::Index(index), Some(value)) => parent[*index] = value,
        _ => panic!("no property is at {}", shown(path)),
    }
    root
}

/// Whether a reported path is the path of a value in `root`. A step of a reported path may be the tag of the object there.
#[must_use]
pub fn is_path(reported: &[Segment], path: &[Segment], root: &Value) -> bool {
    let Some((first, others)) = reported.split_first() else {
        return path.is_empty();
    };
    if let Some((step, rest)) = path.split_first()
        && step == first
    {
        let inner = match step {
            Segment::Key(key) => &root[key.as_ref()],
            Segment::Index(index) => &root[*index],
        };
        if is_path(others, rest, inner) {
            return true;
        }
    }
    is_tag(first, root) && is_path(others, path, root)
}

/// Whether a step is the value of a property of the object.
fn is_tag(step: &Segment, object: &Value) -> bool {
    let (Segment::Key(tag), Some(members)) = (step, object.as_object()) else {
        return false;
    };
    members.values().any(|value| match value {
        Value::String(text) => text == tag,
        Value::Number(_) | Value::Bool(_) => tag.parse::<Value>().is_ok_and(|tag| tag == *value),
        _ => false,
    })
}

/// Whether a reported path is that of a value, or of one around it.
#[must_use]
pub fn is_around(reported: &[Segment], path: &[Segment], root: &Value) -> bool {
    (0..=path.len()).any(|length| is_path(reported, &path[..length], root))
}

/// The path for a message.
#[must_use]
pub fn shown(path: &[Segment]) -> String {
    struct Shown<'a>(&'a [Segment]);
    impl std::fmt::Display for Shown<'_> {
        fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write_path(out, self.0)
        }
    }
    Shown(path).to_string()
}
