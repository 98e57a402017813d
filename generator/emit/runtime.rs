//! The runtime: real files, copied as they are, and only those that something emitted names.
//!
//! Naming a part is what brings it along, and with it what it names itself.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use proc_macro2::TokenStream;

use super::named::{In, Named, idents};
use super::tree::{Module, RUNTIME_MODULE};

#[cfg(test)]
mod tests;

static RUNTIME: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/templates/runtime");

/// The rooms of the runtime; the later may use the earlier.
const ROOMS: [&str; 2] = ["data", "http"];

const DOCS: &str = "//! What all generated code shares: reading and writing JSON, checking values, sending requests.";

/// All parts, read once: a build script may make several clients.
static PARTS: LazyLock<Vec<Part>> =
    LazyLock::new(|| ROOMS.iter().flat_map(|room| parts_of(room)).collect());

/// A part: a file or a few that belong together, what they export, and what they name of others.
struct Part {
    room: &'static str,
    files: Vec<(String, &'static str)>,
    /// What the room's `mod.rs` says of them, the declarations of modules left out.
    exports: String,
    /// What is found by naming it: the files and what they export, macros as `name!`.
    offers: Vec<String>,
    named: Named,
}

/// The parts that `root` and `modules` name, and those that they name, as the module `runtime`.
pub fn emit_runtime(root: &Module, modules: &[Module]) -> Module {
    let parts = &*PARTS;
    let owners: BTreeMap<String, usize> = parts
        .iter()
        .enumerate()
        .flat_map(|(index, part)| part.offers.iter().map(move |name| (name.clone(), index)))
        .collect();
    let code = modules.iter().chain([root]).flat_map(Module::all);
    let mut queue: Vec<String> = code
        .flat_map(|module| &module.named.parts)
        .cloned()
        .collect();
    let mut needed: BTreeSet<usize> = BTreeSet::new();
    while let Some(name) = queue.pop() {
        let Some(index) = owners
            .get(&name)
            .or_else(|| owners.get(&format!("{name}!")))
        else {
            continue;
        };
        if needed.insert(*index) {
            queue.extend(parts[*index].named.parts.iter().cloned());
        }
    }
    let kept: Vec<&Part> = needed.into_iter().map(|index| &parts[index]).collect();
    let rooms: Vec<Module> = ROOMS
        .iter()
        .filter_map(|room| emit_room(room, &kept))
        .collect();
    let exports: String = rooms
        .iter()
        .map(|room| format!("pub use {}::*;\n", room.name))
        .collect();
    Module {
        name: RUNTIME_MODULE.to_owned(),
        visibility: "pub",
        docs: DOCS.to_owned(),
        text: exports,
        children: rooms,
        ..Module::default()
    }
}

fn emit_room(room: &str, kept: &[&Part]) -> Option<Module> {
    let parts: Vec<&&Part> = kept.iter().filter(|part| part.room == room).collect();
    if parts.is_empty() {
        return None;
    }
    let exports: Vec<&str> = parts.iter().map(|part| part.exports.as_str()).collect();
    let files = parts.iter().flat_map(|part| &part.files);
    let roots = parts
        .iter()
        .flat_map(|part| &part.named.roots)
        .cloned()
        .collect();
    Some(Module {
        name: room.to_owned(),
        docs: inner_docs(file(room, "mod.rs")).0,
        text: exports.concat(),
        named: Named {
            roots,
            ..Named::default()
        },
        children: files
            .map(|(name, text)| {
                let (docs, text) = inner_docs(text);
                Module {
                    name: name.clone(),
                    docs,
                    text: text.to_owned(),
                    ..Module::default()
                }
            })
            .collect(),
        ..Module::default()
    })
}

fn file(room: &str, name: &str) -> &'static str {
    let file = RUNTIME.get_file(format!("{room}/{name}"));
    file.and_then(|file| file.contents_utf8())
        .unwrap_or_default()
}

fn tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// Splits a file's own documentation from its items.
fn inner_docs(text: &'static str) -> (String, &'static str) {
    let end = text
        .lines()
        .take_while(|line| line.starts_with("//!"))
        .map(|line| line.len() + 1)
        .sum::<usize>()
        .min(text.len());
    (text[..end].to_owned(), text[end..].trim_start_matches('\n'))
}

/// The blocks of a room's `mod.rs`: `mod name;`, of one file or several, and what is exported of them.
fn parts_of(room: &'static str) -> Vec<Part> {
    let blocks = inner_docs(file(room, "mod.rs")).1.split("\n\n");
    blocks
        .filter(|block| !block.contains("#[cfg(test)]"))
        .map(|block| {
            let (modules, exports): (Vec<&str>, Vec<&str>) =
                block.lines().partition(|line| line.starts_with("mod "));
            let files = modules
                .iter()
                .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
            let files: Vec<_> = files
                .map(|name| (name.to_owned(), file(room, &format!("{name}.rs"))))
                .collect();
            let mut named = Named::default();
            for (_, text) in &files {
                named.read(tokens(text), In::Runtime);
            }
            let (macros, others): (Vec<&str>, Vec<&str>) = block
                .lines()
                .partition(|line| line.starts_with("pub(crate) use "));
            let exported = |lines: &[&str]| idents(tokens(&lines.join("\n")));
            let macros = exported(&macros).into_iter().map(|name| format!("{name}!"));
            let offers = exported(&others).into_iter().chain(macros).collect();
            let exports: String = exports.iter().map(|line| format!("{line}\n")).collect();
            Part {
                room,
                files,
                exports,
                offers,
                named,
            }
        })
        .collect()
}
