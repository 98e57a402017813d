//! What tokens name, and what they only mention.

use super::{In, Named};

fn read(code: &str, place: In) -> Named {
    let mut named = Named::default();
    named.read(code.parse().unwrap(), place);
    named
}

fn roots(code: &str) -> Vec<String> {
    read(code, In::Runtime).roots.into_iter().collect()
}

fn parts(code: &str) -> Vec<String> {
    read(code, In::Emitted).parts.into_iter().collect()
}

#[test]
fn a_path_begins_with_its_root() {
    assert_eq!(
        roots("use base64::Engine; fn f() -> ::serde::Value { regex::Regex::new() }"),
        ["base64", "regex", "serde"]
    );
    assert_eq!(
        roots("impl<D: ::serde::Serialize> ::jiff::X for A<bytes::Bytes> {}"),
        ["bytes", "jiff", "serde"]
    );
    assert_eq!(
        roots("use self::base64::Base64; a::jiff::b()"),
        ["a", "self"]
    );
    assert_eq!(
        roots("use reqwest::{header::HeaderMap, bytes::Bytes};"),
        ["reqwest"]
    );
}

#[test]
fn literals_comments_and_docs_name_nothing() {
    let code = r##"
        /// See base64::x.
        #[doc = " regex::x"]
        // jiff::x
        pub const A: &str = "bytes::x"; pub const B: &str = r#"runtime::Secret"#;
    "##;
    assert!(roots(code).is_empty());
    assert!(parts(code).is_empty());
}

#[test]
fn one_colon_makes_no_path() {
    assert!(parts("pub struct A { pub runtime: Secret, pub extra: Untyped }").is_empty());
    assert!(roots("fn f(base64: Engine) {}").is_empty());
}

#[test]
fn a_neighbour_is_no_part_of_the_runtime() {
    assert!(parts("use super::{DateTime, Secret}; impl super::Extra<'_> {}").is_empty());
    assert_eq!(
        parts("use super::runtime; pub type A = runtime::DateTime;"),
        ["DateTime"]
    );
    assert_eq!(
        parts("pub use super::runtime::decode; pub use runtime::{Client, Error};"),
        ["Client", "Error", "decode"]
    );
}

#[test]
fn rules_are_named_in_attributes_alone() {
    assert_eq!(parts("#[check(minimum(1))] a: i64"), ["minimum"]);
    assert!(parts("A::new().check(minimum).object(members, maximum)").is_empty());
}

#[test]
fn types_and_letters() {
    let named = read("fn f(größe: types::Pet) -> Vec<types::Tag> {}", In::Emitted);
    assert!(named.types.iter().eq(["Pet", "Tag"]) && named.has_odd_letters);
    assert!(!read("const A: &str = \"größe\";", In::Emitted).has_odd_letters);
}
