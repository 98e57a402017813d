//! Which schemas a schema refers to, and their names in `$defs`.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::schema::{Found, Schemas};
use crate::source::pointer::tokens;

/// How deep schemas without a name are written inside each other.
const DEEPEST: usize = 32;

/// The names in `$defs`, by location: those of types, and of other schemas that are referred to more than once.
pub type Definitions<'a> = BTreeMap<&'a str, String>;

/// Finds what the schemas at `roots` refer to. `types`: the names of types, by location.
///
/// A cycle passes through its first schema twice, so that what is not in `$defs` is written once and ends.
pub fn define<'a>(
    schemas: &'a Schemas,
    root: &'a str,
    roots: &[&'a str],
    types: &HashMap<&str, &str>,
) -> Definitions<'a> {
    let mut reached: BTreeSet<&str> = BTreeSet::new();
    let mut shared: BTreeSet<&str> = BTreeSet::new();
    let found = |location: &'a str| schemas.find(location);
    let mut open: Vec<(Found<'a>, usize)> = roots
        .iter()
        .filter_map(|location| Some((found(location)?, 1)))
        .collect();
    while let Some((next, depth)) = open.pop() {
        let location = next.location;
        if location == root && !reached.is_empty() {
            continue;
        }
        let children = next.children();
        let is_new = reached.insert(location);
        let is_deep = depth > DEEPEST;
        if (!is_new || is_deep) && !children.is_empty() {
            shared.insert(location);
        }
        if is_new {
            let is_named = is_deep || types.contains_key(location);
            let depth = if is_named { 0 } else { depth };
            let children = children.into_iter().filter_map(found);
            open.extend(children.map(|child| (child, depth + 1)));
        }
    }
    name(&reached, &shared, root, types)
}

fn name<'a>(
    reached: &BTreeSet<&'a str>,
    shared: &BTreeSet<&'a str>,
    root: &str,
    types: &HashMap<&str, &str>,
) -> Definitions<'a> {
    let mut definitions = Definitions::new();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let others = reached.iter().filter(|location| **location != root);
    let (named, unnamed): (Vec<&str>, Vec<&str>) =
        others.partition(|location| types.contains_key(*location));
    for location in named {
        taken.insert(types[location].to_owned());
        definitions.insert(location, types[location].to_owned());
    }
    for location in unnamed
        .into_iter()
        .filter(|location| shared.contains(location))
    {
        let last = tokens(location).last().unwrap_or_default();
        let mut plain = last.into_owned();
        plain.retain(|c| c.is_ascii_alphanumeric() || c == '_');
        if plain.is_empty() {
            plain.push_str("schema");
        }
        let numbered = (2..).map(|number| format!("{plain}{number}"));
        let mut free = [plain.clone()].into_iter().chain(numbered);
        if let Some(name) = free.find(|name| taken.insert(name.clone())) {
            definitions.insert(location, name);
        }
    }
    definitions
}
