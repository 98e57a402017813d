//! What an object requires besides `required`: groups of members, and members that ask for others.

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
