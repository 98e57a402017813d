//! `X::json_schema()`: the JSON Schema of the types that the user chooses, from the document.
//!
//! In: the option `json_schema`, whose items name types as the keys of `derive` do. Out: the types have the text of their schema, which is
//! self-contained: what it refers to is in its `$defs`, by the names of the types.

mod document;
mod keywords;
mod references;
mod tags;

use std::collections::HashMap;

use self::document::Writer;
use super::chosen::{Unmatched, choose, is_pattern};
use crate::analyse::tags::Tags;
use crate::config::Options;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::ir::{Ident, Item, ItemKind, TypeModule};
use crate::schema::Schemas;

/// The name of the function.
const FUNCTION: &str = "json_schema";

/// Gives the types that the option names the text of their schemas. What cannot have it is reported.
pub fn add_json_schemas(
    types: &mut [TypeModule],
    (schemas, tags): (&Schemas, &Tags),
    options: &Options,
    diagnostics: &mut Diagnostics,
) {
    let items: Vec<&Item> = types.iter().flat_map(|module| &module.items).collect();
    let names = items.iter();
    let names = names.map(|item| (item.pointer.as_str(), item.name.plain()));
    let writer = Writer {
        schemas,
        tags,
        types: names.collect(),
    };
    let mut texts: HashMap<String, String> = HashMap::new();
    for (index, key) in options.json_schema.iter().enumerate() {
        let mut warn = |message: String, help: Option<String>| {
            let mut found = Diagnostic::new(&codes::UNUSED_JSON_SCHEMA, "", message);
            found.help = help;
            diagnostics.push(found.of_setting("json_schema", index));
        };
        let chosen = choose(&items, key).unwrap_or_else(|Unmatched { message, help }| {
            warn(message, help);
            Vec::new()
        });
        for item in chosen {
            let name = item.name.plain();
            if has_function(item) {
                // A pattern offers the function, and a name asks for it.
                if !is_pattern(key) {
                    let message = format!("`{name}` has a function `{FUNCTION}` for a property");
                    let help = format!(
                        "give the property another name: `[client.rename]` with `\"{name}.{FUNCTION}\"`"
                    );
                    warn(message, Some(help));
                }
            } else if let Some(text) = writer.write(&item.pointer) {
                texts.insert(name.to_owned(), text);
            } else {
                warn(format!("the document has no schema of `{name}`"), None);
            }
        }
    }
    for item in types.iter_mut().flat_map(|module| &mut module.items) {
        item.added.json_schema = texts.remove(item.name.plain());
    }
}

/// Whether a type has a function of this name already: the setter of a field, or the accessor of one that all branches have.
fn has_function(item: &Item) -> bool {
    let is_it = |name: &Ident| name.plain() == FUNCTION;
    match &item.kind {
        ItemKind::Object(object) => object.fields.iter().any(|field| is_it(&field.name.rust)),
        ItemKind::Union(union) => union.shared.iter().any(|shared| is_it(&shared.name)),
        ItemKind::Values(_) | ItemKind::Alias(_) => false,
    }
}
