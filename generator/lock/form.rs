//! Data type: the form of a type or an operation that an earlier run chose, apart from its names.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::{Deserialize, Serialize};

use super::quote::quote;

/// The form of a type or an operation. A key is that of a property, the name of a variant, or that of a parameter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Form {
    /// The keys of all fields, or variants, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<String>,
    /// The values that the document named, now or before: they keep these names, which are in the lock.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<String>,
    /// The keys of the arguments of `new`, or of the operation, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<String>,
    /// The arguments of `new` that are an `Option`, since null is a value of theirs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nullable: Vec<String>,
    /// What is in a `Box`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boxed: Vec<String>,
    /// What could be in a `Box`, and is not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bare: Vec<String>,
    /// The defaults of fields, which are no `Option` because of them: JSON by key.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub defaults: BTreeMap<String, String>,
    /// The media types of the body and of responses, in their order, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub media: Vec<String>,
    /// The methods of the request builder that are no setters, as far as a parameter could have their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub methods: Vec<String>,
    /// The enum of error responses that the operation shares with others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub errors: Option<String>,
}

impl Form {
    /// Whether another form of the same type or operation differs only by names: that of errors, or those of variants.
    #[cfg(feature = "cli")]
    pub(super) fn is_same_apart_from_names(&self, other: &Self) -> bool {
        let keys = |form: &Self| form.fields.iter().cloned().collect::<BTreeSet<String>>();
        if keys(self) != keys(other) {
            return self.boxed.len() == other.boxed.len();
        }
        let (errors, named) = (self.errors.clone(), self.named.clone());
        let other = other.clone();
        *self
            == Self {
                named,
                errors,
                ..other
            }
    }

    /// The value of an entry of a lock.
    pub(super) fn to_toml(&self) -> String {
        let Self {
            fields,
            named,
            arguments,
            nullable,
            boxed,
            bare,
            defaults,
            media,
            methods,
            errors,
        } = self;
        let mut entries = Vec::new();
        let lists = [
            ("fields", fields),
            ("named", named),
            ("arguments", arguments),
            ("nullable", nullable),
            ("boxed", boxed),
            ("bare", bare),
            ("media", media),
            ("methods", methods),
        ];
        for (key, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
            let list: Vec<String> = list.iter().map(|part| quote(part)).collect();
            entries.push(format!("{key} = [{}]", list.join(", ")));
        }
        if !defaults.is_empty() {
            let defaults = defaults.iter();
            let defaults: Vec<String> = defaults
                .map(|(key, json)| format!("{} = {}", quote(key), quote(json)))
                .collect();
            entries.push(format!("defaults = {{ {} }}", defaults.join(", ")));
        }
        entries.extend(
            errors
                .iter()
                .map(|errors| format!("errors = {}", quote(errors))),
        );
        format!("{{ {} }}", entries.join(", "))
    }
}

/// The index of each key in a list.
pub struct Positions<'k> {
    by_key: HashMap<&'k str, usize>,
}

impl<'k> Positions<'k> {
    /// Of the keys of a list.
    pub fn of(list: &'k [String]) -> Self {
        let keys = list.iter().map(String::as_str);
        Self {
            by_key: keys.enumerate().map(|(index, key)| (key, index)).collect(),
        }
    }

    /// The position of a key; that of all others is after the last one.
    pub fn get(&self, key: &str) -> usize {
        let known = self.by_key.get(key);
        known.copied().unwrap_or(self.by_key.len())
    }
}
