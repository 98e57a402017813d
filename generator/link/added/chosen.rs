//! The types that a key of an option names.

use crate::analyse::selected::name_pattern;
use crate::diagnostic::nearest;
use crate::ir::{Item, ItemKind};

/// Why a key names no type that code can be added to.
pub struct Unmatched {
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub help: Option<String>,
}

/// The structs and enums that a key names: the name of a type, in which `*` is any string, or the JSON pointer of its schema.
pub fn choose<'i>(items: &[&'i Item], key: &str) -> Result<Vec<&'i Item>, Unmatched> {
    let pattern = name_pattern(key);
    let is_named = |item: &&&Item| {
        if key.starts_with('/') {
            return item.pointer == key;
        }
        let name = item.name.plain();
        pattern
            .as_ref()
            .is_some_and(|pattern| pattern.is_match(name))
    };
    let named: Vec<&Item> = items.iter().filter(is_named).copied().collect();
    let is_alias = |item: &&Item| matches!(item.kind, ItemKind::Alias(_));
    let (aliases, targets): (Vec<&Item>, Vec<&Item>) = named.into_iter().partition(is_alias);
    if !targets.is_empty() {
        return Ok(targets);
    }
    if let Some(alias) = aliases.first() {
        return Err(Unmatched {
            message: format!("`{}` is only a name of another type", alias.name.plain()),
            help: Some("name a struct or an enum".to_owned()),
        });
    }
    let names = items.iter().map(|item| {
        if key.starts_with('/') {
            item.pointer.as_str()
        } else {
            item.name.plain()
        }
    });
    Err(Unmatched {
        message: format!("no type is named `{key}`"),
        help: nearest(key, names).map(|meant| format!("did you mean `{meant}`?")),
    })
}

/// Whether a key may name several types, of which some may be unable to have what is added.
pub fn is_pattern(key: &str) -> bool {
    key.contains('*')
}
