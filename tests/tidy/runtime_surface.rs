//! The public surface of the package `disjunct-runtime`: what people use, and apart from it what only generated code names, which is hidden in
//! the documentation.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};
use syn::{ImplItem, Item, ItemMacro, UseTree};

use crate::public::{Surface, is_hidden, is_public, name_of, parse};
use crate::sources::{Source, sources};

/// What people use.
const PUBLIC: &str = "tests/tidy/runtime.txt";

/// What only generated code names. Nothing is removed from it or changed in it, as long as clients that name it shall compile.
const HIDDEN: &str = "tests/tidy/runtime_hidden.txt";

/// The macros that write types of a client's crate: their methods are public.
const WRITERS: [&str; 4] = ["client", "prepared", "into_field", "idempotency"];

/// A change is seen in review.
#[test]
fn the_list_of_what_people_use_is_fresh() {
    Surfaces::read().public.compare_with(PUBLIC);
}

/// If something is added that generated code uses, `generated_by!` has to know the version that has it.
#[test]
fn the_list_of_what_generated_code_names_is_fresh() {
    Surfaces::read().hidden.compare_with(HIDDEN);
}

#[derive(Default)]
struct Surfaces {
    public: Surface,
    hidden: Surface,
}

/// Where an exported item is declared, and whether it is hidden.
struct Export {
    home: String,
    is_hidden: bool,
}

type Exports = BTreeMap<String, Export>;

impl Surfaces {
    fn read() -> Self {
        let files: Vec<Source> = sources("templates/runtime/src", ".rs")
            .into_iter()
            .filter(|source| !source.is_test())
            .collect();
        let mut exports = Exports::new();
        for source in files
            .iter()
            .filter(|source| source.path.ends_with("/mod.rs"))
        {
            add_exports(source, &mut exports);
        }
        let mut surfaces = Self::default();
        for source in &files {
            let home = source.path.trim_end_matches(".rs");
            for item in parse(source).items {
                surfaces.add(item, home, &exports);
            }
        }
        for (name, export) in exports {
            surfaces.add_unseen(&name, export.is_hidden);
        }
        surfaces
    }

    /// Adds an export that a macro writes.
    fn add_unseen(&mut self, name: &str, is_hidden: bool) {
        let surface = if is_hidden {
            &mut self.hidden
        } else {
            &mut self.public
        };
        let is_it = |word: &str| word.split(['<', '(', ':']).next() == Some(name);
        let mut words = surface
            .lines
            .iter()
            .flat_map(|line| line.split(' ').take(3));
        if !words.any(is_it) {
            surface.lines.insert(format!("macro-written {name}"));
        }
    }

    /// Adds an item of a file, if it is exported.
    fn add(&mut self, item: Item, home: &str, exports: &Exports) {
        let export = |name: String| exports.get(&name).filter(|export| export.home == home);
        let export = match &item {
            Item::Struct(item) => export(item.ident.to_string()),
            Item::Enum(item) => export(item.ident.to_string()),
            Item::Trait(item) => export(item.ident.to_string()),
            Item::Type(item) => export(item.ident.to_string()),
            Item::Const(item) => export(item.ident.to_string()),
            Item::Fn(item) => export(item.sig.ident.to_string()),
            Item::Impl(item) if item.trait_.is_none() => exports.get(&name_of(&item.self_ty)),
            Item::Macro(item) => return self.add_macro(item),
            _ => None,
        };
        match export {
            Some(export) if export.is_hidden => self.hidden.add_item(item),
            Some(_) => self.add_shown(item),
            None => {}
        }
    }

    /// Adds an item that is shown, and its hidden methods to those that generated code names.
    fn add_shown(&mut self, item: Item) {
        let Item::Impl(item) = item else {
            return self.public.add_item(item);
        };
        let is_hidden =
            |item: &&ImplItem| matches!(item, ImplItem::Fn(item) if is_hidden(&item.attrs));
        let (hidden, shown): (Vec<_>, Vec<_>) = item.items.iter().partition(is_hidden);
        let owner = name_of(&item.self_ty);
        self.public.add_members(&owner, shown);
        self.hidden.add_members(&owner, hidden);
    }

    /// Adds a macro that is exported, and what it writes into a client's crate.
    fn add_macro(&mut self, item: &ItemMacro) {
        let exported = item
            .attrs
            .iter()
            .any(|attribute| attribute.path().is_ident("macro_export"));
        let Some(name) = item.ident.as_ref().filter(|_| exported) else {
            return;
        };
        self.hidden.lines.insert(format!("macro {name}!"));
        if !WRITERS.contains(&name.to_string().as_str()) {
            return;
        }
        let written = item
            .mac
            .tokens
            .clone()
            .into_iter()
            .filter_map(|tree| match tree {
                TokenTree::Group(body) => Some(without_repetitions(body.stream())),
                _ => None,
            });
        // Rules and bodies alternate.
        for body in written.skip(1).step_by(2) {
            let file: syn::File =
                syn::parse2(body).unwrap_or_else(|error| panic!("{name}: {error}"));
            for item in file.items {
                let is_shown = match &item {
                    Item::Struct(item) => is_public(&item.vis),
                    Item::Trait(item) => is_public(&item.vis),
                    Item::Impl(item) => item.trait_.is_none(),
                    _ => false,
                };
                if is_shown {
                    self.add_shown(item);
                }
            }
        }
    }
}

/// The exports of a folder's `mod.rs`.
fn add_exports(source: &Source, exports: &mut Exports) {
    let folder = source.path.trim_end_matches("/mod.rs");
    for item in parse(source).items {
        if let Item::Use(item) = item
            && is_public(&item.vis)
            && item.leading_colon.is_none()
            && let UseTree::Path(path) = &item.tree
        {
            for name in names_of(&path.tree) {
                let home = format!("{folder}/{}", path.ident);
                let is_hidden = is_hidden(&item.attrs);
                exports.insert(name, Export { home, is_hidden });
            }
        }
    }
}

fn names_of(tree: &UseTree) -> Vec<String> {
    match tree {
        UseTree::Name(name) => vec![name.ident.to_string()],
        UseTree::Group(group) => group.items.iter().flat_map(names_of).collect(),
        UseTree::Path(_) | UseTree::Rename(_) | UseTree::Glob(_) => Vec::new(),
    }
}

/// The body of a macro without its repetitions, `$(…),*`.
fn without_repetitions(body: TokenStream) -> TokenStream {
    let mut kept = TokenStream::new();
    let mut trees = body.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(mark) if mark.as_char() == '$' => {
                let is_end =
                    |tree: &TokenTree| ["*", "+", "?"].contains(&tree.to_string().as_str());
                while trees.next().is_some_and(|tree| !is_end(&tree)) {}
            }
            TokenTree::Group(group) => {
                let inner = without_repetitions(group.stream());
                kept.extend([TokenTree::from(proc_macro2::Group::new(
                    group.delimiter(),
                    inner,
                ))]);
            }
            other => kept.extend([other]),
        }
    }
    kept
}
