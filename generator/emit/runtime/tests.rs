//! Which parts of the runtime come along.

use proc_macro2::TokenStream;

use super::{Owners, PARTS, emit_runtime};
use crate::emit::print::Piece;
use crate::emit::scope::Scope;
use crate::emit::tree::Module;

fn parts(used: impl FnOnce(&Scope)) -> Vec<String> {
    let scope = Scope::in_types();
    used(&scope);
    let module = Module::of("", vec![Piece::items(TokenStream::new(), scope)]);
    let runtime = emit_runtime(&Module::default(), &[module], &[]);
    runtime
        .children
        .into_iter()
        .flat_map(|folder| folder.children)
        .map(|part| part.name)
        .collect()
}

fn has(parts: &[String], name: &str) -> bool {
    parts.iter().any(|part| part == name)
}

#[test]
fn nothing_comes_along_that_nothing_uses() {
    assert!(parts(|_| {}).is_empty());
}

#[test]
fn a_module_does_not_bring_the_macro_of_its_name() {
    let named = parts(|scope| drop(scope.runtime("Undeclared")));
    assert!(
        has(&named, "failure") && !has(&named, "failure_macro"),
        "{named:?}"
    );
    let invoked = parts(|scope| scope.invoke("failure!"));
    assert!(
        has(&invoked, "failure") && has(&invoked, "failure_macro"),
        "{invoked:?}"
    );
}

#[test]
fn a_part_brings_what_it_names() {
    let named = parts(|scope| drop(scope.part("min_items")));
    assert!(
        has(&named, "lengths") && has(&named, "validate"),
        "{named:?}"
    );
}

/// `keys` is a rule, and the name of another part's file.
#[test]
fn what_is_exported_comes_along_whatever_files_are_named() {
    let exports = PARTS.iter().flat_map(|part| {
        let names = part.offers.iter().filter(|name| !name.ends_with('!'));
        names.map(move |name| (part, name.as_str()))
    });
    for (part, name) in exports {
        let owners = Owners::of(&PARTS);
        let owner = owners.find(name).map(|index| &PARTS[index].files);
        assert_eq!(owner, Some(&part.files), "{name}");
    }
    let rule = parts(|scope| drop(scope.part("keys")));
    assert!(has(&rule, "item_rules"), "{rule:?}");
}

/// What compares shapes is large, and few documents have untagged unions.
#[test]
fn only_untagged_unions_bring_what_compares_shapes() {
    let of_others = parts(|scope| scope.invoke("union!"));
    assert!(
        has(&of_others, "branches") && !has(&of_others, "shape"),
        "{of_others:?}"
    );
    let untagged = parts(|scope| scope.invoke("untagged_union!"));
    assert!(has(&untagged, "shape"), "{untagged:?}");
}

#[test]
#[should_panic(expected = "the runtime has no `Nothing`")]
fn a_part_that_is_not_there_is_our_mistake() {
    parts(|scope| drop(scope.runtime("Nothing")));
}
