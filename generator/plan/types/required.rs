//! What an object requires besides `required`: groups of members, and members that ask for others.

use openapiv3::SchemaData;
use serde_json::{Map, Value};

use crate::ir::Check;
use crate::lower::extension;

/// The rules of an object about which members are there.
pub fn required_checks(data: &SchemaData) -> Vec<Check> {
    let rules = data
        .extensions
        .get(extension::REQUIRED)
        .and_then(Value::as_array);
    rules
        .into_iter()
        .flatten()
        .filter_map(Value::as_object)
        .flatten()
        .flat_map(read_rule)
        .collect()
}

fn read_rule((key, rule): (&String, &Value)) -> Vec<Check> {
    let groups = || {
        rule.as_array()
            .into_iter()
            .flatten()
            .map(names_of)
            .collect()
    };
    match key.as_str() {
        "anyOf" => vec![Check::AnyRequired(groups())],
        "oneOf" => vec![Check::OneRequired(groups())],
        _ => {
            let dependent = rule.as_object().into_iter().flatten();
            dependent
                .map(|(name, others)| Check::DependentRequired(name.clone(), names_of(others)))
                .collect()
        }
    }
}

fn names_of(names: &Value) -> Vec<String> {
    names
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect()
}

/// Whether a rule asks whether a member is there, and may be kept by one that is null.
pub fn asks_for(check: &Check, name: &str) -> bool {
    match check {
        Check::AnyRequired(groups) | Check::OneRequired(groups) => {
            groups.iter().flatten().any(|asked| asked == name)
        }
        Check::DependentRequired(one, others) => {
            one == name || others.iter().any(|asked| asked == name)
        }
        Check::MinProperties(_) | Check::MaxProperties(_) => true,
        _ => false,
    }
}

/// Whether members keep the rules of their object.
pub fn holds(data: &SchemaData, members: &Map<String, Value>) -> bool {
    let all = |names: &Vec<String>| names.iter().all(|name| members.contains_key(name));
    required_checks(data).iter().all(|check| match check {
        Check::AnyRequired(groups) => groups.iter().any(all),
        Check::OneRequired(groups) => groups.iter().filter(|names| all(names)).count() == 1,
        Check::DependentRequired(name, others) => !members.contains_key(name) || all(others),
        _ => true,
    })
}
