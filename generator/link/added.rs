//! What the user adds to types: traits of the standard library, other derives, attributes, JSON Schemas.
//!
//! In: the options `derive`, `attribute` and `json_schema`, whose keys are names of types, with `*` for any string, or JSON pointers. Out: the
//! types have them. A trait is added to what a type holds, too, since the type cannot implement it otherwise.

mod chosen;
mod entry;
mod holds;
mod json_schema;

use std::collections::{BTreeMap, BTreeSet};

use self::chosen::{Unmatched, choose, is_pattern};
use self::entry::{Asked, Refused, read_attribute, read_derive};
use self::holds::Held;
use self::json_schema::add_json_schemas;
use crate::analyse::tags::Tags;
use crate::config::{Addition, Options};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::ir::{Attribute, Derive, Item, ItemKind, TypeModule};
use crate::schema::Schemas;

/// Adds to the types what the options ask for. What cannot be added is reported.
pub fn add_to_types(
    types: &mut [TypeModule],
    (schemas, tags): (&Schemas, &Tags),
    options: &Options,
    diagnostics: &mut Diagnostics,
) {
    if !options.derive.is_empty() || !options.attribute.is_empty() {
        add_attributes(types, options, diagnostics);
    }
    if !options.json_schema.is_empty() {
        add_json_schemas(types, (schemas, tags), options, diagnostics);
    }
}

fn add_attributes(types: &mut [TypeModule], options: &Options, diagnostics: &mut Diagnostics) {
    let mut adding = Adding {
        held: Held::of(types),
        items: types.iter().flat_map(|module| &module.items).collect(),
        derives: BTreeMap::new(),
        attributes: BTreeMap::new(),
        diagnostics,
    };
    adding.add("derive", &options.derive, read_derive);
    adding.add("attribute", &options.attribute, read_attribute);
    let mut derives = by_owned_name(adding.derives);
    let mut attributes = by_owned_name(adding.attributes);
    for item in types.iter_mut().flat_map(|module| &mut module.items) {
        let name = item.name.as_str();
        // Enums of values have them all.
        if !matches!(item.kind, ItemKind::Values(_)) {
            item.added.derives = derives.remove(name).unwrap_or_default();
        }
        item.added.attributes = attributes.remove(name).unwrap_or_default();
    }
}

fn by_owned_name<T>(added: BTreeMap<&str, T>) -> BTreeMap<String, T> {
    let added = added.into_iter();
    added
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

struct Adding<'a> {
    held: Held<'a>,
    items: Vec<&'a Item>,
    derives: BTreeMap<&'a str, BTreeSet<Derive>>,
    attributes: BTreeMap<&'a str, Vec<Attribute>>,
    diagnostics: &'a mut Diagnostics,
}

/// An entry of an option.
#[derive(Clone, Copy)]
struct Entry<'e> {
    option: &'static str,
    index: usize,
    key: &'e str,
}

impl<'a> Adding<'a> {
    fn add(
        &mut self,
        option: &'static str,
        entries: &BTreeMap<String, Vec<Addition>>,
        read: impl Fn(&Addition) -> Result<Asked, Refused>,
    ) {
        for (index, (key, additions)) in entries.iter().enumerate() {
            let entry = Entry { option, index, key };
            let targets = self.targets(entry);
            for addition in additions {
                match read(addition) {
                    Ok(Asked::Traits(traits)) => {
                        self.add_traits(entry, &addition.text, &traits, &targets);
                    }
                    Ok(Asked::Attributes(attributes)) => {
                        for item in &targets {
                            let all = self.attributes.entry(item.name.as_str()).or_default();
                            all.extend(attributes.iter().cloned());
                        }
                    }
                    Err(Refused { reason, help }) => {
                        let message = format!("`{}` {reason}", addition.text);
                        self.refuse(entry, "", message, &help);
                    }
                }
            }
        }
    }

    /// The structs and enums that a key names.
    fn targets(&mut self, entry: Entry<'_>) -> Vec<&'a Item> {
        choose(&self.items, entry.key).unwrap_or_else(|Unmatched { message, help }| {
            self.warn(entry, message, help);
            Vec::new()
        })
    }

    /// A type that is named has to implement the traits. Of those that a pattern matches, some may be unable to.
    fn add_traits(
        &mut self,
        entry: Entry<'_>,
        name: &str,
        traits: &BTreeSet<Derive>,
        targets: &[&'a Item],
    ) {
        let is_pattern = is_pattern(entry.key);
        let mut reasons = Vec::new();
        for item in targets {
            let own = item.name.as_str();
            if let (ItemKind::Values(_), false) = (&item.kind, is_pattern) {
                let message = format!("`{own}` implements `{name}` already");
                self.refuse(entry, &item.pointer, message, "remove it");
                continue;
            }
            match self.held.needed(own, traits) {
                Ok(needed) => {
                    for name in needed {
                        self.derives.entry(name).or_default().extend(traits);
                    }
                }
                Err(obstacle) => {
                    let path = obstacle.path;
                    let message = format!(
                        "`{own}` cannot implement `{name}`: `{path}` is {}",
                        obstacle.what
                    );
                    reasons.push((&item.pointer, message));
                }
            }
        }
        if !is_pattern {
            for (pointer, message) in reasons {
                let help = "name other types; a pattern with `*` skips types that cannot have it";
                self.refuse(entry, pointer, message, help);
            }
        } else if let (Some((_, message)), true) = (reasons.first(), reasons.len() == targets.len())
        {
            let help = format!("no type that `{}` matches can implement it", entry.key);
            self.warn(entry, message.clone(), Some(help));
        }
    }

    fn refuse(&mut self, entry: Entry<'_>, at: &str, message: String, help: &str) {
        let report = Diagnostic::new(&codes::INVALID_DERIVE, at, message).help(help);
        self.diagnostics
            .push(report.of_setting(entry.option, entry.index));
    }

    fn warn(&mut self, entry: Entry<'_>, message: String, help: Option<String>) {
        let mut report = Diagnostic::new(&codes::UNUSED_DERIVE, "", message);
        report.help = help;
        self.diagnostics
            .push(report.of_setting(entry.option, entry.index));
    }
}
