//! Modules as a tree, and the ways to put it down: a file a module, in a package or below another module, or one file for all.

use std::fmt::Write;

use super::print::{Piece, print};
use super::scope::Uses;
use crate::files::{Files, MODULE_ROOT};

/// The module of what all generated code shares.
pub const RUNTIME_MODULE: &str = "runtime";

/// Parts of the runtime come along as wholes, of which an API may use less.
const UNUSED: &str = "#[allow(dead_code, unused_imports, unused_macros)]";

/// No lint of the crate that includes a file is about the file, also if it is denied there. `unsafe_code` is not among them: an attribute
/// that allows a lint is an error where the lint is forbidden.
const SILENT: &str = "#[allow(
    warnings, elided_lifetimes_in_paths, if_let_rescope, impl_trait_overcaptures, let_underscore_drop, missing_copy_implementations, \
missing_debug_implementations, missing_docs, single_use_lifetimes, tail_expr_drop_order, trivial_casts, trivial_numeric_casts, \
unit_bindings, unnameable_types, unreachable_pub, unused_lifetimes, unused_qualifications, unused_results, variant_size_differences, \
clippy::all, clippy::nursery, clippy::pedantic, clippy::restriction
)]";

/// A module: its text, and the modules inside.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Its name; of the root, empty.
    pub name: String,
    /// `pub`, `pub(crate)` or nothing, as its parent declares it.
    pub visibility: &'static str,
    /// Its documentation, in lines that begin with `//!`.
    pub docs: String,
    /// Its items, without the modules inside.
    pub text: String,
    /// What its items use.
    pub uses: Uses,
    /// Whether its items use a deprecated type.
    pub uses_deprecated: bool,
    /// The modules inside.
    pub children: Vec<Module>,
}

impl Module {
    /// A module of the pieces, one after the other.
    pub fn of(name: &str, pieces: Vec<Piece>) -> Self {
        let text = print(&pieces);
        let mut uses = Uses::default();
        for piece in pieces {
            uses.merge(piece.uses);
        }
        Self {
            name: name.to_owned(),
            text,
            uses,
            ..Self::default()
        }
    }

    /// The attribute of a module that uses a deprecated type, after `#` outside of it or `#!` inside.
    fn allowance(&self, mark: &str) -> String {
        if self.uses_deprecated {
            format!("{mark}[allow(deprecated)]\n")
        } else {
            String::new()
        }
    }

    /// It, and all modules inside.
    pub fn all(&self) -> Vec<&Self> {
        let mut all = vec![self];
        let mut next = 0;
        while let Some(module) = all.get(next).copied() {
            all.extend(&module.children);
            next += 1;
        }
        all
    }
}

/// A package: its own files, and a file a module under `src`.
pub fn into_package(mut files: Files, root: Module) -> Files {
    let attributes = |name: &str| if name == RUNTIME_MODULE { UNUSED } else { "" };
    put_file("src/lib.rs".to_owned(), &root, attributes, &mut files);
    put_children("src/", root.children, &mut files);
    files
}

/// A module of another package: `mod.rs`, and a file for each module inside.
pub fn into_module(comment: String, root: Module) -> Files {
    let root = Module {
        docs: comment,
        ..root
    };
    let mut files = Files::default();
    put_file(MODULE_ROOT.to_owned(), &root, |_| SILENT, &mut files);
    put_children("", root.children, &mut files);
    files
}

/// Puts down modules, each with those inside. `folder` is the beginning of their paths.
fn put_children(folder: &str, modules: Vec<Module>, files: &mut Files) {
    for module in modules {
        let inside = format!("{folder}{}", module.name);
        let path = if module.children.is_empty() {
            format!("{inside}.rs")
        } else {
            format!("{inside}/mod.rs")
        };
        put_file(path, &module, |_| "", files);
        put_children(&format!("{inside}/"), module.children, files);
    }
}

/// Puts down a module, which declares those inside with attributes by their name.
fn put_file(
    path: String,
    module: &Module,
    attributes: impl Fn(&str) -> &'static str,
    files: &mut Files,
) {
    let mut children: Vec<&Module> = module.children.iter().collect();
    children.sort_by(|a, b| a.name.cmp(&b.name));
    let mut declarations = String::new();
    for child in children {
        let attributes = attributes(&child.name);
        if !attributes.is_empty() {
            let _ = writeln!(declarations, "{attributes}");
        }
        let visibility = spaced(child.visibility);
        let _ = writeln!(declarations, "{visibility}mod {};", child.name);
    }
    let head = module.docs.clone() + &module.allowance("#!");
    let parts = [head.as_str(), &declarations, &module.text];
    let parts: Vec<&str> = parts
        .into_iter()
        .map(|part| part.trim_matches('\n'))
        .filter(|part| !part.is_empty())
        .collect();
    files.insert(path, parts.join("\n\n") + "\n");
}

/// One file: a comment, and modules inside modules. The root has no inner documentation, because a file that is included must
/// not have any.
pub fn into_one_file(comment: &str, root: Module) -> Files {
    let parts = [comment, root.text.as_str()]
        .into_iter()
        .filter(|part| !part.is_empty());
    let mut text = parts.collect::<Vec<_>>().join("\n");
    for child in root.children {
        let _ = write!(text, "\n{SILENT}");
        put_inline(&child, 0, &mut text);
    }
    let mut files = Files::default();
    files.insert(MODULE_ROOT, text);
    files
}

fn put_inline(module: &Module, depth: usize, text: &mut String) {
    let indent = "    ".repeat(depth);
    let allowance = module.allowance(&format!("{indent}#"));
    let _ = writeln!(
        text,
        "\n{allowance}{indent}{}mod {} {{",
        spaced(module.visibility),
        module.name
    );
    for part in [&module.docs, &module.text] {
        for line in part.lines() {
            let margin = if line.is_empty() { "" } else { &indent };
            let step = if line.is_empty() { "" } else { "    " };
            let _ = writeln!(text, "{margin}{step}{line}");
        }
    }
    for child in &module.children {
        put_inline(child, depth + 1, text);
    }
    let _ = writeln!(text, "{indent}}}");
}

fn spaced(visibility: &str) -> String {
    if visibility.is_empty() {
        String::new()
    } else {
        format!("{visibility} ")
    }
}
