//! The user's names for items of the document, in place of those that are made of it.
//!
//! In: the option `rename`, whose keys are JSON pointers or names. Out: the entry about an item, if there is one. Who names the item
//! asks for it; an entry about nothing, or with a name that cannot be used, is reported after everything was named.

mod keys;
mod report;
mod target;

pub use self::keys::Items;

use std::cell::RefCell;
use std::collections::BTreeMap;

use openapiv3::OpenAPI;

use self::target::Target;
use crate::hash::HashMap;
use crate::ir::Ident;
use crate::names::{Use, ident};
use crate::operations::sent::Sent;
use crate::schema::Schemas;
use crate::schema::derived::in_document;
use crate::source::Sources;

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    /// Nothing has been named so.
    Unused,
    /// An item has the name.
    Used,
    /// Rust's form of the name, or the conventions of emitted code, are another name.
    Misnamed(String),
    /// Another item has the name.
    Taken,
    /// Another entry is about the same item: its key.
    Repeated(String),
    /// Several items have what the key names: their pointers.
    Ambiguous(Vec<String>),
}

/// An entry of the setting.
#[derive(Debug)]
pub struct Rename {
    /// A JSON pointer, or a name in the document.
    key: String,
    /// The name in Rust.
    name: String,
    /// Whether the document has what the key names.
    is_known: bool,
    state: RefCell<State>,
}

impl Rename {
    /// The user's name, if it can be one of this kind.
    fn name_for(&self, purpose: Use) -> Option<&str> {
        let possible = ident(&self.name, purpose);
        if possible.plain() != self.name {
            *self.state.borrow_mut() = State::Misnamed(possible.plain().to_owned());
            return None;
        }
        let mut state = self.state.borrow_mut();
        if *state == State::Unused {
            *state = State::Used;
        }
        Some(&self.name)
    }

    /// Compares the name that was given out with the user's.
    fn confirm(&self, made: &Ident) {
        if !self.is(made) {
            self.refuse();
        }
    }

    /// Whether this is the user's name.
    pub fn is(&self, name: &Ident) -> bool {
        name.plain() == self.name
    }

    /// Notes that the name would change the name of another item.
    pub fn refuse(&self) {
        let mut state = self.state.borrow_mut();
        if *state == State::Used {
            *state = State::Taken;
        }
    }
}

/// The user's name in an entry, if there is one and it can be a name of this kind.
pub fn chosen(entry: Option<&Rename>, purpose: Use) -> Option<&str> {
    entry?.name_for(purpose)
}

/// Compares the name that was given out with the user's, if there is one.
pub fn confirm(entry: Option<&Rename>, made: &Ident) {
    if let Some(entry) = entry {
        entry.confirm(made);
    }
}

/// The entries of the setting, by the items that they are about.
#[derive(Debug, Default)]
pub struct Renames {
    entries: Vec<Rename>,
    by_target: HashMap<Target, usize>,
}

impl Renames {
    /// Finds the items that the keys name.
    pub fn find(
        document: &OpenAPI,
        schemas: &Schemas,
        sent: &[Sent<'_>],
        sources: &Sources,
        declared: &BTreeMap<String, String>,
    ) -> Self {
        let mut renames = Self::default();
        if declared.is_empty() {
            return renames;
        }
        let items = Items::of(document, schemas, sent);
        for (key, name) in declared {
            let is_camel = name.starts_with(char::is_uppercase);
            let targets = items.targets(key, is_camel, sources);
            let pointers = Items::ambiguous(&targets);
            let index = renames.entries.len();
            let mut state = State::Unused;
            if pointers.is_empty() {
                for target in &targets {
                    match renames.by_target.get(target) {
                        Some(first) if *first == index => {}
                        Some(first) => {
                            state = State::Repeated(renames.entries[*first].key.clone());
                        }
                        None => drop(renames.by_target.insert(target.clone(), index)),
                    }
                }
            } else {
                state = State::Ambiguous(pointers);
            }
            renames.entries.push(Rename {
                key: key.clone(),
                name: name.clone(),
                is_known: !targets.is_empty(),
                state: RefCell::new(state),
            });
        }
        renames
    }

    /// The entry about the type of the schema at a location.
    pub fn of_type(&self, location: &str) -> Option<&Rename> {
        self.get(|| Target::Type(location.to_owned()))
    }

    /// The entry about a field or variant of the type at a location.
    pub fn of_part(&self, ty: &str, part: &str) -> Option<&Rename> {
        self.get(|| Target::Part(in_document(ty).into_owned(), in_document(part).into_owned()))
    }

    /// The entry about the operation at a pointer under `paths`.
    pub fn of_call(&self, listed: &str) -> Option<&Rename> {
        self.get(|| Target::Call(listed.to_owned()))
    }

    /// The entry about a parameter of the operation at a pointer under `paths`: its own, else that of the parameter's location.
    pub fn of_parameter(&self, listed: &str, name: &str, location: &str) -> Option<&Rename> {
        let own = self.get(|| Target::Parameter(listed.to_owned(), name.to_owned()));
        own.or_else(|| self.get(|| Target::SharedParameter(location.to_owned())))
    }

    /// The entry about the group of a tag.
    pub fn of_group(&self, tag: &str) -> Option<&Rename> {
        self.get(|| Target::Group(tag.to_owned()))
    }

    /// The entry about the webhook or callback at a pointer.
    pub fn of_webhook(&self, listed: &str) -> Option<&Rename> {
        self.get(|| Target::Webhook(listed.to_owned()))
    }

    /// The entry about the method of the builder for a security scheme.
    pub fn of_credential(&self, scheme: &str) -> Option<&Rename> {
        self.get(|| Target::Credential(scheme.to_owned()))
    }

    /// The locations of types, each with its name.
    pub fn types(&self) -> impl Iterator<Item = (&str, &str)> {
        let types = self.by_target.iter();
        types.filter_map(|(target, index)| match target {
            Target::Type(location) => Some((location.as_str(), self.entries[*index].name.as_str())),
            _ => None,
        })
    }

    /// The entry that gives a type this name.
    pub fn type_named(&self, name: &Ident) -> Option<&Rename> {
        let types = self.by_target.iter().filter_map(|(target, index)| {
            let is_it = matches!(target, Target::Type(_)) && self.entries[*index].is(name);
            is_it.then_some(*index)
        });
        types.min().map(|first| &self.entries[first])
    }

    fn get(&self, target: impl FnOnce() -> Target) -> Option<&Rename> {
        if self.entries.is_empty() {
            return None;
        }
        let index = self.by_target.get(&target())?;
        Some(&self.entries[*index])
    }
}
