//! The values that a `discriminator` maps to each schema.

use std::collections::{HashMap, HashSet};

use indexmap::IndexMap;

use crate::analyse::locations::{display, name_of};
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};
use crate::ir::TagValue;
use crate::lower::named::named;
use crate::schema::leaves::leaves;
use crate::schema::{Discriminator, Found, Schemas};
use crate::source::pointer;
use crate::values::literals::{may_be, typed_value};

/// How many properties are compared for a "did you mean".
const COMPARED: usize = 1_000;

/// The values that an explicit discriminator maps to each schema.
pub struct Mapping<'a> {
    /// The tag's name.
    pub key: &'a str,
    /// The values that are mapped to each location.
    pub values: HashMap<&'a str, Vec<TagValue>>,
    /// The names of branches that were merged, by reference.
    names: &'a IndexMap<String, String>,
}

impl<'a> Mapping<'a> {
    /// Reads the discriminator.
    pub fn of(model: &'a Schemas, discriminator: &'a Discriminator) -> Self {
        let mut values: HashMap<&str, Vec<TagValue>> = HashMap::new();
        for (value, target) in &discriminator.mapping {
            let location = location_of_mapped(target);
            let value = typed_value(model, location, &discriminator.property_name, value);
            if let (Some(found), Some(value)) = (model.find_bare(location), value) {
                values.entry(found.location).or_default().push(value);
            }
        }
        Self {
            key: &discriminator.property_name,
            values,
            names: &discriminator.branch_names,
        }
    }

    /// The value of a branch without a mapping or constants: its name.
    pub fn implicit_value(&self, model: &Schemas, branch: &str) -> Option<TagValue> {
        let merged = || self.names.get(branch).cloned();
        typed_value(
            model,
            branch,
            self.key,
            &name_of(model, branch).or_else(merged)?,
        )
    }
}

/// The mappings of all discriminators of a document, by the tag's name and the target.
#[derive(Default)]
pub struct Mapped<'a>(HashMap<(&'a str, &'a str), Option<Vec<TagValue>>>);

impl<'a> Mapped<'a> {
    /// The values of each target.
    pub fn of(model: &'a Schemas, discriminators: impl Iterator<Item = &'a Discriminator>) -> Self {
        let mut mapped = Self::default();
        discriminators.for_each(|discriminator| mapped.add(model, discriminator));
        mapped
    }

    fn add(&mut self, model: &'a Schemas, discriminator: &'a Discriminator) {
        let mut all: Vec<_> = Mapping::of(model, discriminator)
            .values
            .into_iter()
            .collect();
        all.sort_unstable();
        for (location, values) in all {
            let known = self
                .0
                .entry((&discriminator.property_name, location))
                .or_insert_with(|| Some(values.clone()));
            // Contradicting mappings are ignored.
            if known.as_ref() != Some(&values) {
                *known = None;
            }
        }
    }

    /// The values of a schema that its own discriminator does not map, if others do.
    pub fn get(&self, key: &str, location: &str) -> Option<Vec<TagValue>> {
        self.0.get(&(key, location)).cloned().flatten()
    }
}

/// Whether the property of a schema may have a value that is mapped to it.
fn has_value(model: &Schemas, location: &str, key: &str, declared: &str) -> bool {
    let value = typed_value(model, location, key, declared);
    value.is_some_and(|value| {
        leaves(model, location)
            .iter()
            .any(|leaf| may_be(model, *leaf, key, &value))
    })
}

/// The location of a target in normal form.
fn location_of_mapped(target: &str) -> &str {
    target.strip_prefix('#').unwrap_or(target)
}

/// The positions of the branches that may lack the tag.
pub fn declared_untagged(discriminator: &Discriminator, branches: &[&str]) -> Vec<usize> {
    let untagged: HashSet<&str> = discriminator.untagged.iter().map(String::as_str).collect();
    (0..branches.len())
        .filter(|position| untagged.contains(branches[*position]))
        .collect()
}

/// The position of the branch that `defaultMapping` names.
pub fn default_branch(
    model: &Schemas,
    discriminator: &Discriminator,
    branches: &[&str],
) -> Option<usize> {
    let bare = |location: &str| model.find_bare(location).map(|found| found.location);
    let default = bare(location_of_mapped(discriminator.default.as_deref()?))?;
    branches
        .iter()
        .position(|branch| bare(branch) == Some(default))
}

/// Reports a `defaultMapping` that names no branch.
fn report_default(
    model: &Schemas,
    union: Found<'_>,
    branches: &[&str],
    diagnostics: &mut Diagnostics,
) {
    let discriminator = union.discriminator();
    let Some((default, discriminator)) =
        discriminator.and_then(|found| Some((found.default.as_ref()?, found)))
    else {
        return;
    };
    if default_branch(model, discriminator, branches).is_none() {
        let location = display(location_of_mapped(default));
        let message =
            format!("`{location}` is no branch of this union; `defaultMapping` is ignored");
        let at = format!("{}/discriminator/defaultMapping", union.location);
        let found = Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message);
        diagnostics.push(found.help("add it to the branches of the union"));
    }
}

fn stray(what: &str) -> String {
    format!("which is not a {what}; a value with this tag is an unknown variant")
}

/// Reports values that are mapped to a schema that is no branch (they are treated as unknown), or to a branch that never has them.
pub fn report_mapping(
    model: &Schemas,
    union: Found<'_>,
    branches: &[&str],
    diagnostics: &mut Diagnostics,
) {
    let Some(discriminator) = union.discriminator() else {
        return;
    };
    report_default(model, union, branches, diagnostics);
    let key = &discriminator.property_name;
    let inside = branches.iter().flat_map(|branch| {
        model
            .find_bare(branch)
            .into_iter()
            .chain(leaves(model, branch))
    });
    let inside: HashSet<&str> = inside.map(|found| found.location).collect();
    let names: Vec<String> = branches.iter().filter_map(|branch| named(branch)).collect();
    for (value, target) in &discriminator.mapping {
        let location = location_of_mapped(target);
        let guesses = diagnostics.may_guess(&codes::IGNORED_DISCRIMINATOR);
        let near = || names.iter().filter(|_| guesses).map(String::as_str);
        let guess = || {
            Some(format!(
                "did you mean `{}`?",
                nearest(&named(location).unwrap_or_default(), near())?
            ))
        };
        let (what, help) = match model.find_bare(location) {
            Some(found) if inside.contains(found.location) => {
                if has_value(model, location, key, value) {
                    continue;
                }
                let help =
                    format!("map a value that its `{key}` allows, or let `{key}` allow `{value}`");
                (format!("whose `{key}` does not allow it"), Some(help))
            }
            Some(_) => (stray("branch of this union"), guess()),
            None => (stray("schema of this document"), guess()),
        };
        let message = format!("`{value}` maps to `{}`, {what}", display(location));
        let at = format!(
            "{}/discriminator/mapping/{}",
            union.location,
            pointer::escape(value)
        );
        let found = Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message);
        diagnostics.push(Diagnostic { help, ..found });
    }
}

/// Reports a discriminator property that no branch describes, where one has a similar property.
pub fn report_misspelled(
    model: &Schemas,
    union: Found<'_>,
    branches: &[&str],
    diagnostics: &mut Diagnostics,
) {
    let Some(discriminator) = union.discriminator() else {
        return;
    };
    let key = &discriminator.property_name;
    let leaves: Vec<Found<'_>> = branches
        .iter()
        .flat_map(|branch| leaves(model, branch))
        .collect();
    let objects = leaves.iter().filter_map(|leaf| leaf.object());
    let properties = objects.map(|object| &object.properties);
    let guesses = diagnostics.may_guess(&codes::IGNORED_DISCRIMINATOR);
    if !guesses
        || properties
            .clone()
            .any(|properties| properties.contains_key(key))
    {
        return;
    }
    let names = properties
        .flat_map(|properties| properties.keys())
        .take(COMPARED);
    if let Some(near) = nearest(key, names.map(String::as_str)) {
        let message =
            format!("no branch describes `{key}`; its values are the names of the branches");
        let at = format!("{}/discriminator/propertyName", union.location);
        let found = Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message);
        diagnostics.push(found.help(format!("did you mean `{near}`?")));
    }
}
