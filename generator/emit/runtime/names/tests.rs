//! What tokens name, and what they only mention.

use super::{Names, exported};

fn read(code: &str) -> Names {
    let mut names = Names::default();
    names.read(code.parse().unwrap());
    names
}

fn roots(code: &str) -> Vec<String> {
    read(code).roots.into_iter().collect()
}

fn parts(code: &str) -> Vec<String> {
    read(code).parts.into_iter().collect()
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
fn parts_are_named_by_super_and_by_the_runtime() {
    assert_eq!(
        parts("use super::{DateTime, secret::Secret}; impl super::Extra<'_> {}"),
        ["DateTime", "Extra", "secret::"]
    );
    assert_eq!(
        parts("macro_rules! a { () => { runtime::object! {} runtime::minimum(1) != 2 } }"),
        ["minimum", "object!"]
    );
    assert_eq!(
        parts("use super::keys::Expected; fn f() { super::keys(1) }"),
        ["keys", "keys::"]
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
fn exports_are_what_a_use_ends_with() {
    let code = "
        #[doc(hidden)]
        pub use item_rules::{Each, keys,};
        pub use patch::Patch;
        #[allow(unused_imports)]
        pub(crate) use text::{text, word};
        pub use ::http as http_crate;
    ";
    assert_eq!(
        exported(code.parse().unwrap()),
        ["Each", "keys", "Patch", "text!", "word!", "http_crate"]
    );
}
