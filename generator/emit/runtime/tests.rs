//! Which parts of the runtime come along.

use proc_macro2::TokenStream;

use super::{Owners, PARTS, emit_runtime};
use crate::emit::print::Piece;
use crate::emit::scope::Scope;
use crate::emit::tree::Module;
use crate::files::Layout;

fn parts(used: impl FnOnce(&Scope)) -> Vec<String> {
    let scope = Scope::in_types();
    used(&scope);
    let module = Module::of("", vec![Piece::items(TokenStream::new(), scope)]);
    let (runtime, _) = emit_runtime(&Module::default(), &[module], &[], None, Layout::Crate);
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

/// The text of the module `runtime`, and the dependency, of a client that names `part` and depends on the package.
fn packaged(part: &'static str, layout: Layout) -> (String, String) {
    let scope = Scope::in_types();
    scope.part(part);
    let module = Module::of("", vec![Piece::items(TokenStream::new(), scope)]);
    let location = Some("version = \"1\"");
    let (runtime, dependency) = emit_runtime(&Module::default(), &[module], &[], location, layout);
    assert!(runtime.children.is_empty());
    (runtime.text, dependency.unwrap())
}

#[test]
fn a_client_asks_the_package_for_the_features_of_its_parts() {
    let (text, dependency) = packaged("DateTime", Layout::Crate);
    assert!(
        text.starts_with("pub use disjunct_runtime::*;\n\ndisjunct_runtime::generated_by! {"),
        "{text}"
    );
    assert!(text.contains("runtime::time_fields! {}"), "{text}");
    assert_eq!(
        dependency,
        "disjunct-runtime = { version = \"1\", default-features = false, features = [\"data\", \"time\"] }"
    );
    let (text, dependency) = packaged("Prepared", Layout::Crate);
    assert!(
        text.contains("runtime::prepared! {}") && !text.contains("time_fields"),
        "{text}"
    );
    assert_eq!(
        dependency,
        "disjunct-runtime = { version = \"1\", default-features = false, features = [\"client\"] }"
    );
    let (_, dependency) = packaged("Prepared", Layout::OneFile);
    assert_eq!(
        dependency,
        "disjunct-runtime = { version = \"1\", default-features = false, features = [\"client\", \"rustls\"] }",
        "a file that is included has no feature for TLS"
    );
}

/// Each of them writes items in the module `runtime` of a crate.
#[test]
fn each_macro_of_the_crate_is_in_a_part_of_its_own() {
    for (name, _) in super::SHELL {
        let parts = PARTS.iter().filter(|part| part.shell == Some(name));
        assert_eq!(parts.count(), 1, "{name}");
    }
}
