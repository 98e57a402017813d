//! Which parts of the runtime come along.

use super::emit_runtime;
use crate::emit::print::Piece;
use crate::emit::tree::Module;

fn parts(code: &str) -> Vec<String> {
    let module = Module::of("", &[Piece::Text(code.to_owned())]);
    let runtime = emit_runtime(&Module::default(), &[module]);
    runtime
        .children
        .into_iter()
        .flat_map(|room| room.children)
        .map(|part| part.name)
        .collect()
}

#[test]
fn nothing_comes_along_that_nothing_names() {
    assert!(parts("pub fn nothing() {}").is_empty());
}

#[test]
fn a_module_does_not_bring_the_macro_of_its_name() {
    let has = |parts: &[String], name: &str| parts.iter().any(|part| part == name);
    let named = parts("type Failed = runtime::Undeclared;");
    assert!(
        has(&named, "failure") && !has(&named, "failure_macro"),
        "{named:?}"
    );
    let called = parts("runtime::failure! { pub enum Failed {} }");
    assert!(
        has(&called, "failure") && has(&called, "failure_macro"),
        "{called:?}"
    );
}

#[test]
fn rules_come_along_with_the_attributes_that_name_them() {
    let one = |code: &str| parts(code).iter().any(|part| part == "lengths");
    assert!(one(
        "runtime::object! { #[object(members max_properties(1))] pub struct A {} }"
    ));
    assert!(one(
        "runtime::object! { #[object()] pub struct A { #[check(min_items(1))] pub a: Vec<i64> } }"
    ));
    assert!(!one(
        "runtime::object! { #[object()] pub struct A { pub max_properties: i64 } }"
    ));
}
