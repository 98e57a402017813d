//! Two JSON values: where they differ first, if they do.

use serde_json::Value;

/// What two values differ in.
#[derive(Clone, Debug, PartialEq)]
pub enum Difference {
    /// Nothing but members that are null in one and absent in the other.
    Nulls(String),
    /// More.
    Other(String),
}

/// How `after` differs from `before`; `None` where they say the same. `1` and `1.0` are the same number.
#[must_use]
pub fn difference(before: &Value, after: &Value) -> Option<Difference> {
    let mut nulls = None;
    match compare("", before, after, &mut nulls) {
        Err(other) => Some(Difference::Other(other)),
        Ok(()) => nulls.map(Difference::Nulls),
    }
}

fn compare(
    path: &str,
    before: &Value,
    after: &Value,
    nulls: &mut Option<String>,
) -> Result<(), String> {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                let path = format!("{path}/{key}");
                match (value, new.get(key)) {
                    (value, Some(after)) => compare(&path, value, after, nulls)?,
                    (Value::Null, None) => {
                        *nulls = nulls.take().or(Some(format!("{path}: null was lost")))
                    }
                    (_, None) => return Err(format!("{path}: {} was lost", brief(value))),
                }
            }
            for (key, value) in new.iter().filter(|(key, _)| !old.contains_key(*key)) {
                let path = format!("{path}/{key}");
                if !value.is_null() {
                    return Err(format!("{path}: {} was added", brief(value)));
                }
                *nulls = nulls.take().or(Some(format!("{path}: null was added")));
            }
            Ok(())
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            let mut items = old.iter().zip(new).enumerate();
            items.try_for_each(|(index, (old, new))| {
                compare(&format!("{path}/{index}"), old, new, nulls)
            })
        }
        (Value::Number(old), Value::Number(new))
            if old == new || is_close(old.as_f64(), new.as_f64()) =>
        {
            Ok(())
        }
        (old, new) if old == new => Ok(()),
        (old, new) => Err(format!("{path}: {} became {}", brief(old), brief(new))),
    }
}

/// Whether two floats are the same: `serde_json` reads some off by one in the last place.
fn is_close(old: Option<f64>, new: Option<f64>) -> bool {
    let (Some(old), Some(new)) = (old, new) else {
        return false;
    };
    (old - new).abs() <= old.abs() * f64::EPSILON
}

fn brief(value: &Value) -> String {
    let text = value.to_string();
    if text.chars().count() > 60 {
        format!("{}…", text.chars().take(60).collect::<String>())
    } else {
        text
    }
}
