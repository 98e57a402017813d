//! What an object requires in addition to `required`: groups of properties, and properties that depend on others.

use crate::ir::Check;
use crate::schema::{ObjectSchema, RequiredRule};

/// The rules of an object about required properties.
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

/// Whether a rule depends on the presence of a property; a property that is null counts as present.
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
