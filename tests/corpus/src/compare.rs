//! Two JSON values: where they differ first, if they do.

use serde_json::Value;

/// How `after` differs from `before`; `None` where they are equal. `1` and `1.0` are the same number; a property that is `null` and
/// an absent one are not the same.
#[must_use]
pub fn difference(before: &Value, after: &Value) -> Option<String> {
    compare("", before, after).err()
}

fn compare(path: &str, before: &Value, after: &Value) -> Result<(), String> {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                let path = format!("{path}/{key}");
                match new.get(key) {
                    Some(after) => compare(&path, value, after)?,
                    None => return Err(format!("{path}: {} was lost", brief(value))),
                }
            }
            match new.iter().find(|(key, _)| !old.contains_key(*key)) {
                Some((key, value)) => Err(format!("{path}/{key}: {} was added", brief(value))),
                None => Ok(()),
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            let mut items = old.iter().zip(new).enumerate();
            items.try_for_each(|(index, (old, new))| compare(&format!("{path}/{index}"), old, new))
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::difference;

    #[test]
    fn null_and_absent_are_different() {
        let lost = difference(&json!({"a": {"b": null}}), &json!({"a": {}}));
        assert_eq!(lost.as_deref(), Some("/a/b: null was lost"));
        let added = difference(&json!([{}]), &json!([{"b": null}]));
        assert_eq!(added.as_deref(), Some("/0/b: null was added"));
        assert_eq!(difference(&json!({"a": null}), &json!({"a": null})), None);
    }
}
