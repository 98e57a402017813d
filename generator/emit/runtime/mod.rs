//! The runtime: real files, copied as they are, and only those that emitted code uses.
//!
//! Emitted code records the parts that it uses (`Uses`); which parts these name themselves is read from the files.

mod names;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use proc_macro2::TokenStream;
use quote::quote;

use self::names::{Names, exported};
use super::print::{Piece, print};
use super::scope::{Scope, Uses};
use super::tokens;
use super::tree::{Module, RUNTIME_MODULE};
use crate::ir::{Credential, CredentialKind};

#[cfg(test)]
mod tests;

static RUNTIME: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/templates/runtime");

/// The modules of the runtime; later ones may use earlier ones.
const FOLDERS: [&str; 2] = ["data", "http"];

const DOCS: &str =
    "//! Code that all generated modules share: JSON, validation, and HTTP requests.";

/// All parts, read once: a build script may make several clients.
static PARTS: LazyLock<Vec<Part>> =
    LazyLock::new(|| FOLDERS.iter().flat_map(|folder| parts_of(folder)).collect());

/// A part: a file or a few that belong together, their exports, and the names that they use.
struct Part {
    folder: &'static str,
    files: Vec<(String, &'static str)>,
    /// Their exports in the module's `mod.rs`.
    exports: String,
    /// The names of its exports, macros as `name!`.
    offers: Vec<String>,
    names: Names,
}

impl Part {
    fn names_schemes(&self) -> bool {
        self.files
            .iter()
            .any(|(_, text)| text.contains("SECURITY_SCHEMES"))
    }

    fn offers_macro(&self) -> bool {
        self.offers.iter().any(|name| name.ends_with('!'))
    }
}

/// The parts that `root` and `modules` use, and those that they name, as the module `runtime`, which has the names of the document's security
/// schemes.
pub fn emit_runtime(root: &Module, modules: &[Module], credentials: &[&Credential]) -> Module {
    let parts = &*PARTS;
    let owners = Owners::of(parts);
    let used: BTreeSet<&str> = modules
        .iter()
        .chain([root])
        .flat_map(Module::all)
        .flat_map(|module| module.uses.runtime.iter().copied())
        .collect();
    let mut queue: Vec<usize> = used
        .into_iter()
        .map(|name| match owners.find(name) {
            Some(owner) => owner,
            None => unreachable!("the runtime has no `{name}`"),
        })
        .collect();
    let mut needed: BTreeSet<usize> = BTreeSet::new();
    while let Some(index) = queue.pop() {
        if needed.insert(index) {
            let names = parts[index].names.parts.iter();
            // What else a file reaches by `super` is no part: a module of its own part.
            queue.extend(names.filter_map(|name| owners.find(name)));
        }
    }
    let kept: Vec<&'static Part> = needed.into_iter().map(|index| &parts[index]).collect();
    let mut modules: Vec<Module> = FOLDERS
        .iter()
        .filter_map(|folder| emit_folder(folder, &kept))
        .collect();
    let mut text: String = modules
        .iter()
        .map(|module| format!("pub use {}::*;\n", module.name))
        .collect();
    if kept.iter().any(|part| part.names_schemes()) {
        text.push('\n');
        text.push_str(&emit_schemes(credentials));
    }
    // Only documentation: a part by itself, where a macro is used.
    if kept.iter().any(|part| part.offers_macro()) {
        modules.push(Module {
            name: "macros".to_owned(),
            visibility: "pub",
            docs: macros_docs(),
            ..Module::default()
        });
    }
    Module {
        name: RUNTIME_MODULE.to_owned(),
        visibility: "pub",
        docs: DOCS.to_owned(),
        text,
        children: modules,
        ..Module::default()
    }
}

/// The constant that the client's builder compares with, and the method for a token of a document without schemes.
fn emit_schemes(credentials: &[&Credential]) -> String {
    let (undeclared, declared): (Vec<&Credential>, Vec<&Credential>) = credentials
        .iter()
        .partition(|credential| credential.kind == CredentialKind::Undeclared);
    let schemes = declared.iter().map(|credential| &credential.scheme);
    let docs = tokens::doc_lines("The security schemes of the document that have a credential.");
    let constant = quote! {
        #docs
        const SECURITY_SCHEMES: &[&str] = &[#(#schemes),*];
    };
    let methods = undeclared.iter().map(|credential| {
        let scheme = &credential.scheme;
        let method = Scope::in_calls().name(&credential.method);
        let docs = tokens::doc_lines(
            "Sets the token that is sent with every request as `Authorization: Bearer …`.\n\nThe document declares no security scheme. \
             [`credential`](Self::credential) sends another credential with every request.",
        );
        quote! {
            impl ClientBuilder {
                #docs
                pub fn #method(self, token: impl Into<Credential>) -> Self {
                    self.credential(#scheme, token.into())
                }
            }
        }
    });
    let methods: Vec<TokenStream> = methods.collect();
    print(&[Piece::imports(quote!(#constant #(#methods)*))])
}

/// Which part owns a name. A file may be named like what another part exports: `keys` reads keys, and is a rule for those of maps.
struct Owners<'p> {
    exports: BTreeMap<&'p str, usize>,
    files: BTreeMap<&'p str, usize>,
}

impl<'p> Owners<'p> {
    fn of(parts: &'p [Part]) -> Self {
        let mut owners = Self {
            exports: BTreeMap::new(),
            files: BTreeMap::new(),
        };
        for (index, part) in parts.iter().enumerate() {
            let exports = part.offers.iter().map(|name| (name.as_str(), index));
            owners.exports.extend(exports);
            let files = part.files.iter().map(|(name, _)| (name.as_str(), index));
            owners.files.extend(files);
        }
        owners
    }

    /// The part whose name a file of the runtime uses, as [`Names`] has it. A macro is found without its `!` too.
    fn find(&self, name: &str) -> Option<usize> {
        let plain = name.trim_end_matches("::");
        let export = || self.exports.get(plain);
        let file = || self.files.get(plain);
        let owner = if plain == name {
            export().or_else(file)
        } else {
            file().or_else(export)
        };
        owner
            .or_else(|| self.exports.get(format!("{plain}!").as_str()))
            .copied()
    }
}

fn emit_folder(folder: &str, kept: &[&'static Part]) -> Option<Module> {
    let parts = kept.iter().copied().filter(|part| part.folder == folder);
    let parts: Vec<&'static Part> = parts.collect();
    if parts.is_empty() {
        return None;
    }
    let exports: Vec<&str> = parts.iter().map(|part| part.exports.as_str()).collect();
    let files = parts.iter().flat_map(|part| &part.files);
    let crates = parts
        .iter()
        .flat_map(|part| part.names.roots.iter().map(String::as_str))
        .collect();
    Some(Module {
        name: folder.to_owned(),
        docs: inner_docs(file(folder, "mod.rs")).0,
        text: exports.concat(),
        uses: Uses {
            crates,
            ..Uses::default()
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

fn file(folder: &str, name: &str) -> &'static str {
    let file = RUNTIME.get_file(format!("{folder}/{name}"));
    file.and_then(|file| file.contents_utf8())
        .unwrap_or_default()
}

/// The documentation of the macros' attributes.
fn macros_docs() -> String {
    let file = RUNTIME.get_file("macros.rs");
    file.and_then(|file| file.contents_utf8())
        .unwrap_or_default()
        .to_owned()
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

/// The blocks of a module's `mod.rs`: `mod name;` of one file or several, and their exports.
fn parts_of(folder: &'static str) -> Vec<Part> {
    let blocks = inner_docs(file(folder, "mod.rs")).1.split("\n\n");
    blocks
        .filter(|block| !block.contains("#[cfg(test)]"))
        .map(|block| {
            let (modules, exports): (Vec<&str>, Vec<&str>) =
                block.lines().partition(|line| line.starts_with("mod "));
            let files = modules
                .iter()
                .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
            let files: Vec<_> = files
                .map(|name| (name.to_owned(), file(folder, &format!("{name}.rs"))))
                .collect();
            let mut names = Names::default();
            for (_, text) in &files {
                names.read(tokens(text));
            }
            let exports: String = exports.iter().map(|line| format!("{line}\n")).collect();
            Part {
                folder,
                files,
                offers: exported(tokens(&exports)),
                exports,
                names,
            }
        })
        .collect()
}
