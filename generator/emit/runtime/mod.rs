//! The runtime: real files, copied as they are, and only those that emitted code uses.
//!
//! Emitted code records the parts that it uses (`Uses`); which parts these name themselves is read from the files.

mod macros;
mod names;
mod package;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use disjunct_runtime::source;
use proc_macro2::TokenStream;
use quote::quote;

use self::names::{Names, exported};
use super::client::emit_credential;
use super::print::{Piece, print};
use super::scope::{Scope, Uses};
use super::tree::{Module, RUNTIME_MODULE};
use crate::files::Layout;
use crate::ir::{Credential, CredentialKind};

#[cfg(test)]
mod tests;

/// The modules of the runtime; later ones may use earlier ones.
const FOLDERS: [&str; 2] = ["data", "http"];

/// The macros that write types of the crate's own, in the order in which they are invoked, and these types.
const SHELL: [(&str, &[&str]); 18] = [
    ("into_field", &["FromText", "IntoField"]),
    ("base64_fields", &[]),
    ("body_fields", &[]),
    ("custom_fields", &[]),
    ("file_fields", &[]),
    ("matching_fields", &[]),
    ("open_tuple_fields", &[]),
    ("patch_fields", &[]),
    ("secret_fields", &[]),
    ("time_fields", &[]),
    ("untyped_fields", &[]),
    ("client", &["Client", "ClientBuilder"]),
    ("prepared", &["Prepared"]),
    ("streamed", &[]),
    ("switched", &[]),
    ("downloads", &[]),
    ("idempotency", &[]),
    ("server_bases", &[]),
];

const DOCS: &str =
    "//! Code that all generated modules share: JSON, validation, and HTTP requests.";

/// All parts, read once: a build script may make several clients.
static PARTS: LazyLock<Vec<Part>> =
    LazyLock::new(|| FOLDERS.iter().flat_map(|folder| parts_of(folder)).collect());

/// A part: a file or a few that belong together, their exports, and the names that they use.
struct Part {
    folder: &'static str,
    files: Vec<(String, String)>,
    /// Their exports in the module's `mod.rs`.
    exports: String,
    /// The names of its exports, macros as `name!`.
    offers: Vec<String>,
    /// The feature of the package that it belongs to, in addition to those of its folder.
    feature: Option<&'static str>,
    /// The macro that writes types of the crate's own, where the part has one.
    shell: Option<&'static str>,
    names: Names,
}

impl Part {
    fn offers_macro(&self) -> bool {
        self.offers.iter().any(|name| name.ends_with('!'))
    }
}

/// The parts that `root` and `modules` use, and those that they name, as the module `runtime`, which has the names of the document's security
/// schemes.
///
/// If `location` is where cargo finds the package `disjunct-runtime`, the module exports that package, and its line of the manifest is
/// the second value.
pub fn emit_runtime(
    root: &Module,
    modules: &[Module],
    credentials: &[&Credential],
    location: Option<&str>,
    layout: Layout,
) -> (Module, Option<String>) {
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
    if let Some(location) = location {
        let text = format!(
            "pub use disjunct_runtime::*;\n{}{}",
            package::emit_check(),
            emit_shell(&kept, credentials)
        );
        let module = Module {
            text,
            ..runtime_module()
        };
        return (module, Some(package::dependency(location, &kept, layout)));
    }
    let mut modules: Vec<Module> = FOLDERS
        .iter()
        .filter_map(|folder| emit_folder(folder, &kept))
        .collect();
    let mut text: String = modules
        .iter()
        .map(|module| format!("pub use {}::*;\n", module.name))
        .collect();
    text.push_str(&emit_shell(&kept, credentials));
    // Only documentation: a part by itself, where a macro is used.
    if kept.iter().any(|part| part.offers_macro()) {
        modules.push(Module {
            name: "macros".to_owned(),
            visibility: "pub",
            docs: macros_docs(),
            ..Module::default()
        });
    }
    let module = Module {
        text,
        children: modules,
        ..runtime_module()
    };
    (module, None)
}

fn runtime_module() -> Module {
    Module {
        name: RUNTIME_MODULE.to_owned(),
        visibility: "pub",
        docs: DOCS.to_owned(),
        ..Module::default()
    }
}

/// The types that the crate has of its own, since its document adds methods to them: `Client`, `ClientBuilder` and `Prepared`.
fn emit_shell(kept: &[&'static Part], credentials: &[&Credential]) -> String {
    let (undeclared, declared): (Vec<&Credential>, Vec<&Credential>) = credentials
        .iter()
        .partition(|credential| credential.kind == CredentialKind::Undeclared);
    let schemes = declared.iter().map(|credential| &credential.scheme);
    let schemes: Vec<String> = schemes.map(|name| format!("{name:?}")).collect();
    let is_kept = |name: &str| kept.iter().any(|part| part.shell == Some(name));
    let shells = SHELL.iter().filter(|(name, _)| is_kept(name));
    let lines = shells.map(|(shell, _)| match *shell {
        "client" => {
            let schemes = schemes.join(", ");
            let methods = emit_undeclared(&undeclared);
            format!("runtime::client! {{ schemes = [{schemes}] }}\n{methods}")
        }
        other => format!("runtime::{other}! {{}}\n"),
    });
    let lines: String = lines.collect();
    if lines.is_empty() {
        lines
    } else {
        format!("\nuse super::runtime;\n\n{lines}")
    }
}

/// The method for a token of a document without schemes.
fn emit_undeclared(credentials: &[&Credential]) -> String {
    if credentials.is_empty() {
        return String::new();
    }
    let scope = Scope::in_calls();
    let methods = credentials
        .iter()
        .map(|credential| emit_credential(credential, &scope));
    print(&[Piece::imports(quote!(impl ClientBuilder { #(#methods)* }))])
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
    let file = source::FILES.get_file(format!("{folder}/{name}"));
    file.and_then(|file| file.contents_utf8())
        .unwrap_or_default()
}

/// The documentation of the macros' attributes.
fn macros_docs() -> String {
    let file = source::FILES.get_file("macros.rs");
    file.and_then(|file| file.contents_utf8())
        .unwrap_or_default()
        .to_owned()
}

fn tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// Splits a file's own documentation from its items.
fn inner_docs(text: &str) -> (String, &str) {
    let end = text
        .lines()
        .take_while(|line| line.starts_with("//!"))
        .map(|line| line.len() + 1)
        .sum::<usize>()
        .min(text.len());
    (text[..end].to_owned(), text[end..].trim_start_matches('\n'))
}

/// The parts of a folder, in the order of its `mod.rs`.
fn parts_of(folder: &'static str) -> Vec<Part> {
    let blocks = inner_docs(file(folder, "mod.rs")).1.split("\n\n");
    blocks
        .filter(|block| !block.contains("#[cfg(test)]"))
        .map(|block| part_of(folder, block))
        .collect()
}

/// A block of a module's `mod.rs`: `mod name;` of one file or several, and their exports.
fn part_of(folder: &'static str, block: &'static str) -> Part {
    let (modules, exports): (Vec<&str>, Vec<&str>) =
        block.lines().partition(|line| line.starts_with("mod "));
    let files = modules
        .iter()
        .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let mut names = Names::default();
    let mut shell = None;
    let feature = exports.iter().find_map(|line| {
        let name = line.strip_prefix("#[cfg(feature = \"")?;
        name.strip_suffix("\")]")
    });
    // A copy has no features, but the parts that it needs.
    let exports = exports
        .iter()
        .filter(|line| !line.starts_with("#[cfg(feature"));
    let mut exports: String = exports.map(|line| format!("{line}\n")).collect();
    let files = files.map(|name| {
        let text = file(folder, &format!("{name}.rs"));
        names.read(tokens(text));
        let (text, macros) = macros::within_crate(text);
        if !macros.is_empty() {
            exports += &macros::export(&format!("{name}::"), &macros);
        }
        let of_shell = SHELL.iter().find(|(name, _)| macros.contains(name));
        shell = shell.or(of_shell);
        (name.to_owned(), text)
    });
    let files: Vec<_> = files.collect();
    let mut offers = exported(tokens(&exports));
    let types = shell.into_iter().flat_map(|(_, types)| types.iter());
    offers.extend(types.map(|name| (*name).to_owned()));
    Part {
        folder,
        files,
        offers,
        feature,
        shell: shell.map(|(name, _)| *name),
        exports,
        names,
    }
}
