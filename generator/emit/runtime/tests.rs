//! Which parts of the runtime come along.

use super::emit_runtime;
use crate::emit::print::Piece;
use crate::emit::tree::Module;

fn parts(code: &str) -> Vec<String> {
    let module = Module::of("", &[Piece::Text(code.to_owned())]);
    let runtime = emit_runtime(&Module::default(), &[module]);
    runtime.children.into_iter().flat_map(|room| room.children).map(|part| part.name).collect()
}

#[test]
fn nothing_comes_along_that_nothing_names() {
    assert!(parts("pub fn nothing() {}").is_empty());
}

#[test]
fn a_module_does_not_bring_the_macro_of_its_name() {
    let has = |parts: &[String], name: &str| parts.iter().any(|part| part == name);
    let named = parts("type Failed = runtime::Undeclared;");
    assert!(has(&named, "failure") && !has(&named, "failure_macro"), "{named:?}");
    let called = parts("runtime::failure! { pub enum Failed {} }");
    assert!(has(&called, "failure") && has(&called, "failure_macro"), "{called:?}");
}
