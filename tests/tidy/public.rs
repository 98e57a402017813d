//! The public surface: the items that `generator/lib.rs` re-exports, with their fields, variants and methods.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Fields, ImplItem, Item, TraitItem, Type, UseTree, Visibility};

use crate::sources::{Source, generator, sources};

/// Where the list of the surface is checked in.
const LIST: &str = "tests/tidy/public.txt";

/// Names of the standard library that a public signature may have.
const STANDARD: [&str; 14] = [
    "AsRef",
    "BTreeMap",
    "ExactSizeIterator",
    "Into",
    "Item",
    "Iterator",
    "Option",
    "Path",
    "PathBuf",
    "Range",
    "Result",
    "Self",
    "String",
    "Vec",
];

#[test]
fn modules_are_private() {
    for item in file("generator/lib.rs").items {
        if let Item::Mod(module) = item {
            assert!(!is_public(&module.vis), "{} is public", module.ident);
        }
    }
}

/// A field or a variant that is added must not break code that uses the crate.
#[test]
fn public_types_can_grow() {
    let closed = Surface::read().closed;
    assert!(closed.is_empty(), "not `#[non_exhaustive]`: {closed:#?}");
}

/// A new version of a dependency must not be a breaking change of ours. (`std::io::Error` is written with its path.)
#[test]
fn public_signatures_name_no_foreign_type() {
    let surface = Surface::read();
    let is_known = |name: &str| {
        let is_ours = surface.modules.contains_key(name) || surface.variants.contains(name);
        is_ours || STANDARD.contains(&name)
    };
    for line in &surface.lines {
        let line = line.replace("io::Error", "");
        let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
        let mut types = words.filter(|word| word.starts_with(char::is_uppercase));
        assert!(types.all(is_known), "{line}");
    }
}

/// A change of the surface is seen in review.
#[test]
fn the_list_of_the_surface_is_fresh() {
    Surface::read().compare_with(LIST);
}

/// What a crate exports.
#[derive(Default)]
pub struct Surface {
    /// The module that each exported item is in.
    modules: BTreeMap<String, String>,
    /// The variants of exported enums.
    variants: BTreeSet<String>,
    /// A line for each item, public field, variant and method.
    pub lines: BTreeSet<String>,
    /// Structs and enums that code outside of the crate can build or match as a whole.
    closed: Vec<String>,
}

impl Surface {
    /// Compares the lines with the list at this path of the checkout, and rewrites it except in CI.
    pub fn compare_with(self, list: &str) {
        let lines = Vec::from_iter(self.lines).join("\n") + "\n";
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(list);
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        if before != lines && std::env::var_os("CI").is_none() {
            std::fs::write(&path, &lines).unwrap();
        }
        assert!(before == lines, "{list} was stale; look at `git diff`");
    }

    fn read() -> Self {
        let mut surface = Self::default();
        for item in file("generator/lib.rs").items {
            match item {
                Item::Use(found) if is_public(&found.vis) && !is_hidden(&found.attrs) => {
                    surface.add_names("", &found.tree);
                }
                Item::Struct(found) if is_public(&found.vis) => {
                    surface.add_name("lib", &found.ident);
                }
                Item::Fn(found) if is_public(&found.vis) => {
                    surface.add_name("lib", &found.sig.ident);
                }
                _ => {}
            }
        }
        for source in generator() {
            surface.add_file(&source);
        }
        surface
    }

    fn add_name(&mut self, module: &str, name: &impl ToString) {
        self.modules.insert(name.to_string(), module.to_owned());
    }

    /// The names of `use module::{A, B}`.
    fn add_names(&mut self, module: &str, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => self.add_names(&path.ident.to_string(), &path.tree),
            UseTree::Name(name) => self.add_name(module, &name.ident),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.add_names(module, tree);
                }
            }
            other => panic!("{}", text_of(other)),
        }
    }

    fn add_file(&mut self, source: &Source) {
        let path = source.path.trim_start_matches("generator/");
        let module = path.split(['/', '.']).next().unwrap();
        // `Builder` is declared where the options are, and what it does in `build_script`.
        let exports = |name: &dyn ToString| {
            let home = self.modules.get(&name.to_string());
            home.is_some_and(|home| {
                home == module || (home, module) == (&"config".to_owned(), "build_script")
            })
        };
        let is_module = path == format!("{module}.rs") || path == format!("{module}/mod.rs");
        let mut found = Vec::new();
        for item in parse(source).items {
            let is_exported = match &item {
                Item::Struct(item) => exports(&item.ident),
                Item::Enum(item) => exports(&item.ident),
                Item::Fn(item) => is_module && exports(&item.sig.ident),
                Item::Impl(item) => item.trait_.is_none() && exports(&name_of(&item.self_ty)),
                Item::Macro(item) => item.mac.path.is_ident("options"),
                _ => false,
            };
            if is_exported {
                found.push(item);
            }
        }
        for item in found {
            self.add_item(item);
        }
    }

    /// Adds an item that is exported.
    pub fn add_item(&mut self, item: Item) {
        match item {
            Item::Struct(item) => {
                let name = item.ident.to_string();
                let is_opaque = item.fields.iter().any(|field| !is_public(&field.vis));
                self.add_type("struct", &name, &item.attrs, is_opaque);
                self.add_fields(&name, &item.fields, false);
            }
            Item::Enum(item) => {
                let name = item.ident.to_string();
                self.add_type("enum", &name, &item.attrs, false);
                for variant in &item.variants {
                    self.variants.insert(variant.ident.to_string());
                    let path = format!("{name}::{}", variant.ident);
                    self.add_fields(&path, &variant.fields, true);
                    self.lines.insert(path);
                }
            }
            Item::Fn(item) => {
                self.lines.insert(text_of(&item.sig));
            }
            Item::Impl(item) => self.add_members(&name_of(&item.self_ty), &item.items),
            Item::Trait(item) => {
                let name = item.ident.to_string();
                self.lines.insert(format!("trait {name}"));
                let members = item.items.iter();
                let members = members.map(|member| format!("{name}::{}", head_of(member)));
                self.lines.extend(members);
            }
            Item::Type(item) => {
                self.lines.insert(format!(
                    "type {} = {}",
                    text_of(&item.ident),
                    text_of(&item.ty)
                ));
            }
            Item::Const(item) => {
                self.lines.insert(format!(
                    "const {}: {}",
                    text_of(&item.ident),
                    text_of(&item.ty)
                ));
            }
            Item::Macro(item) => self.add_options(item.mac.tokens),
            _ => {}
        }
    }

    fn add_type(&mut self, keyword: &str, name: &str, attributes: &[Attribute], is_opaque: bool) {
        let is_open = attributes
            .iter()
            .any(|attribute| attribute.path().is_ident("non_exhaustive"));
        if !is_open && !is_opaque {
            self.closed.push(name.to_owned());
        }
        self.lines.insert(format!("{keyword} {name}"));
    }

    fn add_fields(&mut self, owner: &str, fields: &Fields, are_public: bool) {
        for (index, field) in fields.iter().enumerate() {
            if are_public || is_public(&field.vis) {
                let name = field
                    .ident
                    .as_ref()
                    .map_or(index.to_string(), ToString::to_string);
                self.lines
                    .insert(format!("{owner}.{name}: {}", text_of(&field.ty)));
            }
        }
    }

    /// Adds the methods and constants of a type that are public.
    pub fn add_members<'i>(&mut self, owner: &str, items: impl IntoIterator<Item = &'i ImplItem>) {
        for item in items {
            let line = match item {
                ImplItem::Fn(method) if is_public(&method.vis) => {
                    let signature = text_of(&method.sig);
                    let signature = signature.trim_start_matches("const ");
                    signature.trim_start_matches("fn ").to_owned()
                }
                ImplItem::Const(item) if is_public(&item.vis) => {
                    format!("{}: {}", item.ident, text_of(&item.ty))
                }
                _ => continue,
            };
            self.lines.insert(format!("{owner}::{line}"));
        }
    }

    /// The rows of the table of options: `key: Type => Options::key => Lock::key => Builder::key(client, argument: Type) { … };`
    fn add_options(&mut self, rows: TokenStream) {
        self.lines.insert("struct Options".to_owned());
        self.lines.insert("Options.lock: Lock".to_owned());
        let mut row = TokenStream::new();
        for token in rows {
            match &token {
                TokenTree::Punct(punct) if punct.as_char() == ';' => {
                    self.add_option(&text_of(&std::mem::take(&mut row)));
                }
                TokenTree::Punct(punct) if punct.as_char() == '#' => {}
                TokenTree::Group(group) if group.delimiter() != Delimiter::Parenthesis => {}
                _ => row.extend([token]),
            }
        }
    }

    fn add_option(&mut self, row: &str) {
        let mut parts = row.split("=>").map(str::trim);
        let (key, ty) = parts.next().unwrap().split_once(": ").unwrap();
        for part in parts {
            match part.split_once("(client, ") {
                Some((method, argument)) => {
                    let argument = argument.trim_end_matches(')');
                    self.lines
                        .insert(format!("{method}(mut self, {argument}) -> Self"));
                }
                // That the lock has it is no part of the surface.
                None if part == format!("Lock::{key}") => {}
                None => {
                    assert_eq!(part, format!("Options::{key}"));
                    self.lines.insert(format!("Options.{key}: {ty}"));
                }
            }
        }
    }
}

/// Whether code outside of the crate can name it.
pub fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Whether its documentation is not shown.
pub fn is_hidden(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| text_of(attribute).contains("doc(hidden)"))
}

/// The last name of a type's path.
pub fn name_of(ty: &Type) -> String {
    match ty {
        Type::Path(path) => path.path.segments.last().unwrap().ident.to_string(),
        other => text_of(other),
    }
}

/// A member of a trait, without the body of a method.
fn head_of(member: &TraitItem) -> String {
    match member {
        TraitItem::Fn(method) => text_of(&method.sig).trim_start_matches("fn ").to_owned(),
        TraitItem::Const(item) => format!("{}: {}", item.ident, text_of(&item.ty)),
        TraitItem::Type(item) => format!("type {}", item.ident),
        other => text_of(other),
    }
}

/// Tokens on one line, spaced nearly as rustfmt does it.
fn text_of(tokens: &impl ToTokens) -> String {
    let mut text = tokens.to_token_stream().to_string();
    for (spaced, plain) in [
        (" :: ", "::"),
        (" < ", "<"),
        (" > ", "> "),
        (" >", ">"),
        ("> ,", ">,"),
        ("> )", ">)"),
        (" ,", ","),
        (" :", ":"),
        ("& ", "&"),
        (" (", "("),
        ("= >", "=>"),
        ("- >", "->"),
        ("->(", "-> ("),
        ("=(", "= ("),
        (",)", ")"),
    ] {
        text = text.replace(spaced, plain);
    }
    text
}

fn file(path: &str) -> syn::File {
    let found = sources("generator", ".rs")
        .into_iter()
        .find(|source| source.path == path);
    parse(&found.unwrap_or_else(|| panic!("there is no {path}")))
}

/// The items of a file.
pub fn parse(source: &Source) -> syn::File {
    syn::parse_file(&source.text).unwrap_or_else(|error| panic!("{}: {error}", source.path))
}
