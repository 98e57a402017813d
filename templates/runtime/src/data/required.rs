//! Properties that an object must have, in addition to those that are always required.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::subject::Subject;
use super::validate::{Report, Rule};

/// Names of properties that are required together.
type Group = &'static [&'static str];

/// At least one group is present as a whole.
#[must_use]
pub fn any_required(groups: &'static [Group]) -> RequiredGroup {
    RequiredGroup { groups, one: false }
}

/// Exactly one group is present as a whole.
#[must_use]
pub fn one_required(groups: &'static [Group]) -> RequiredGroup {
    RequiredGroup { groups, one: true }
}

/// The rule of [`any_required`] and [`one_required`].
#[derive(Clone, Copy, Debug)]
pub struct RequiredGroup {
    groups: &'static [Group],
    one: bool,
}

impl<T: Subject<Target = BTreeMap<K, V>>, K: AsRef<str>, V> Rule<T> for RequiredGroup {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(members) = value.subject() else {
            return;
        };
        let whole = self
            .groups
            .iter()
            .filter(|group| group.iter().all(|name| has(members, name)));
        let exactly = if self.one { "exactly one of " } else { "" };
        match whole.count() {
            1 => {}
            0 => {
                report.violate(
                    "missing",
                    format!("Object should have {exactly}{}", alternatives(self.groups)),
                );
            }
            _ if self.one => {
                let msg = format!(
                    "Object should have exactly one of {}, not more",
                    alternatives(self.groups)
                );
                report.violate("too_many", msg);
            }
            _ => {}
        }
    }
}

/// If the property `name` is present, so are `others`.
#[must_use]
pub fn dependent_required((name, others): (&'static str, Group)) -> DependentRequired {
    DependentRequired { name, others }
}

/// The rule of [`dependent_required`].
#[derive(Clone, Copy, Debug)]
pub struct DependentRequired {
    name: &'static str,
    others: Group,
}

impl<T: Subject<Target = BTreeMap<K, V>>, K: AsRef<str>, V> Rule<T> for DependentRequired {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(members) = value.subject().filter(|members| has(members, self.name)) else {
            return;
        };
        let missing: Vec<&str> = self
            .others
            .iter()
            .copied()
            .filter(|name| !has(members, name))
            .collect();
        if !missing.is_empty() {
            let msg = format!(
                "Object with `{}` should have {}",
                self.name,
                together(&missing)
            );
            report.violate("missing", msg);
        }
    }
}

fn has<K: AsRef<str>, V>(members: &BTreeMap<K, V>, name: &str) -> bool {
    members.keys().any(|key| key.as_ref() == name)
}

/// Formats as `` `a`, or `b` and `c` ``.
fn alternatives(groups: &[Group]) -> String {
    let groups: Vec<String> = groups.iter().map(|group| together(group)).collect();
    groups.join(", or ")
}

/// Formats as `` `a` and `b` ``.
fn together(names: &[&str]) -> String {
    let mut text = String::new();
    for (index, name) in names.iter().enumerate() {
        let before = if index == 0 { "" } else { " and " };
        // Writing to a string cannot fail.
        let _ = write!(text, "{before}`{name}`");
    }
    text
}
