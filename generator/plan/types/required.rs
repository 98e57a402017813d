//! What an object requires besides `required`: groups of members, and members that ask for others.

use serde_json::{Map, Value};

use crate::ir::Check;
use crate::schema::{ObjectSchema, RequiredRule};

/// The rules of an object about which members are there.
pub fn required_checks(object: &ObjectSchema) -> Vec<Check> {
    let rules = object.required_rules.iter();
    rules
        .map(|rule| match rule {
            RequiredRule::AnyOf(groups) => Check::AnyRequired(groups.clone()),
            RequiredRule::OneOf(groups) => Check::OneRequired(groups.clone()),
            RequiredRule::Dependent(name, others) => {
                Check::DependentRequired(name.clone(), others.clone())
            }
        })
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
pub fn holds(object: &ObjectSchema, members: &Map<String, Value>) -> bool {
    let all = |names: &Vec<String>| names.iter().all(|name| members.contains_key(name));
    object.required_rules.iter().all(|rule| match rule {
        RequiredRule::AnyOf(groups) => groups.iter().any(all),
        RequiredRule::OneOf(groups) => groups.iter().filter(|names| all(names)).count() == 1,
        RequiredRule::Dependent(name, others) => !members.contains_key(name) || all(others),
    })
}
