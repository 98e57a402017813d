//! What is recorded, and how types are written.

use std::collections::BTreeSet;

use super::{Scope, Uses};
use crate::ir::{Check, Ident, Literal, Raw, Type};

fn ident(name: &str) -> Ident {
    Ident::checked(name).unwrap()
}

fn used(make: impl FnOnce(&Scope)) -> Uses {
    let scope = Scope::in_calls();
    make(&scope);
    scope.into_uses()
}

#[test]
fn maps_are_written_whole_where_nothing_is_imported() {
    let body = Type::Named(ident("BTreeMapBody"));
    let ty = Type::Map(Box::new(Type::String), Box::new(body));
    assert_eq!(
        Scope::in_types().write(&ty),
        "BTreeMap<String, BTreeMapBody>"
    );
    assert_eq!(
        Scope::in_calls().write(&ty),
        "BTreeMap<String, types::BTreeMapBody>"
    );
    assert_eq!(
        Scope::in_examples().write(&ty),
        "std::collections::BTreeMap<String, types::BTreeMapBody>"
    );
}

#[test]
fn a_type_uses_all_that_it_names() {
    let pet = Type::Named(ident("Pet"));
    let ty = Type::Map(
        Box::new(Type::String),
        Box::new(Type::Tuple(vec![Type::Secret, pet])),
    );
    let uses = used(|scope| drop(scope.ty(&ty)));
    assert_eq!(uses.runtime, BTreeSet::from(["Secret"]));
    assert_eq!(uses.types, BTreeSet::from([ident("Pet")]));
    assert!(uses.has_map && uses.crates.is_empty());
}

/// A type whose name only ends like a module of ours does not import that module.
#[test]
fn names_that_look_like_ours_use_nothing_of_ours() {
    let uses = used(|scope| drop(scope.ty(&Type::Named(ident("Gruntime")))));
    assert!(uses.runtime.is_empty());
    let text = Literal::Untyped(Raw::String("base64::Engine runtime::Secret".to_owned()));
    let uses = used(|scope| drop(crate::emit::literal::literal(&text, scope)));
    assert_eq!(uses.runtime, BTreeSet::from(["Untyped"]));
    assert_eq!(uses.crates, BTreeSet::from(["serde_json"]));
}

#[test]
fn checks_use_their_rules() {
    let checks = [Check::Each(vec![Check::MinLength(1)]), Check::Unique];
    let uses = used(|scope| drop(crate::emit::tokens::checks(&checks, scope)));
    assert_eq!(
        uses.runtime,
        BTreeSet::from(["each", "min_length", "unique"])
    );
}

#[test]
fn an_attempt_that_fails_uses_nothing() {
    let uses = used(|scope| {
        scope.attempt(|scope| {
            scope.runtime("Secret");
            None::<()>
        });
        scope.attempt(|scope| Some(scope.runtime("File")));
    });
    assert_eq!(uses.runtime, BTreeSet::from(["File"]));
}

#[test]
fn unusual_letters_are_those_of_identifiers() {
    assert!(used(|scope| drop(scope.name(&ident("größe")))).has_unusual_letters);
    assert!(used(|scope| drop(scope.write_type_name(&ident("Größe")))).has_unusual_letters);
    let text = Literal::String("größe".to_owned());
    assert!(!used(|scope| drop(crate::emit::literal::literal(&text, scope))).has_unusual_letters);
}
