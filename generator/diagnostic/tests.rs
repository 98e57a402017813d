use super::{Diagnostic, Diagnostics, Severity, codes, nearest};
use crate::source::{Format, SourceFile, Sources};

#[test]
fn code_names_are_unique_and_kebab_case() {
    let former = codes::ALL.iter().filter_map(|code| code.former_name);
    let mut names: Vec<_> = codes::ALL
        .iter()
        .map(|code| code.name)
        .chain(former)
        .collect();
    let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
    assert!(names.iter().all(|name| name.chars().all(kebab)));
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[test]
fn every_code_is_found_and_explained() {
    for code in codes::ALL.iter() {
        assert_eq!(codes::find(code.name), Some(*code));
        if let Some(former) = code.former_name {
            assert_eq!(codes::find(former), Some(*code));
        }
        assert!(
            code.explain.ends_with(".\n") || code.explain.ends_with(")\n"),
            "{}",
            code.name
        );
        assert!(!code.title.ends_with('.'), "{}", code.name);
        assert!(code.title.split(' ').count() <= 12, "{}", code.name);
    }
    assert_eq!(codes::find("no-such-code"), None);
}

#[test]
fn the_same_is_said_once_and_the_order_is_kept() {
    let mut found = Diagnostics::default();
    found.push(Diagnostic::new(&codes::DUPLICATE_KEY, "/b", "twice"));
    found.push(Diagnostic::new(&codes::YAML_TAG, "/a", "tag"));
    found.push(Diagnostic::new(&codes::DUPLICATE_KEY, "/b", "twice").help("other"));
    found.push(Diagnostic::new(&codes::DUPLICATE_KEY, "/a", "twice"));
    let locations: Vec<_> = found
        .iter()
        .map(|found| found.at.pointer.as_str())
        .collect();
    assert_eq!(locations, ["/b", "/a", "/a"]);
    assert_eq!(
        (found.count(Severity::Error), found.count(Severity::Warning)),
        (2, 1)
    );
}

#[test]
fn what_follows_from_an_error_is_not_said() {
    let mut found = Diagnostics::default();
    found.push(Diagnostic::new(&codes::YAML_TAG, "/a", "tag"));
    found.push(Diagnostic::new(
        &codes::UNRESOLVED_REF,
        "/a",
        "leads nowhere",
    ));
    found.push(Diagnostic::new(
        &codes::UNRESOLVED_REF,
        "/a",
        "is no reference",
    ));
    found.push(Diagnostic::new(&codes::YAML_TAG, "/a", "another tag"));
    found.push(Diagnostic::new(
        &codes::UNRESOLVED_REF,
        "/a/b",
        "leads nowhere",
    ));
    let messages: Vec<_> = found.iter().map(|found| found.message.as_str()).collect();
    assert_eq!(messages, ["tag", "leads nowhere", "leads nowhere"]);
}

#[test]
fn what_was_reported_at_a_location_is_known_although_it_was_not_kept() {
    let mut found = Diagnostics::default();
    let all = |code| (0..2_000).map(move |index| Diagnostic::new(code, format!("/{index}"), "tag"));
    all(&codes::YAML_TAG).for_each(|tag| found.push(tag));
    let undeclared = Diagnostic::new(&codes::DUPLICATE_KEY, "/a", "twice");
    found.extend_undeclared(all(&codes::DUPLICATE_KEY).chain([undeclared]).collect());
    assert_eq!(
        (found.count(Severity::Error), found.count(Severity::Warning)),
        (1, 2_000)
    );
}

#[test]
fn a_flood_is_counted() {
    let mut found = Diagnostics::default();
    for index in 0..20_000 {
        found.push(Diagnostic::new(
            &codes::YAML_TAG,
            format!("/{index}"),
            "tag",
        ));
    }
    assert!(!found.may_guess(&codes::YAML_TAG) && found.may_guess(&codes::DUPLICATE_KEY));
    assert_eq!(found.count(Severity::Warning), 20_000);
    assert_eq!(
        found.iter().count() + found.omitted().map(|omitted| omitted.count).sum::<usize>(),
        20_000
    );
    assert!(!found.has_errors());
    found.deny_warnings();
    assert_eq!(found.count(Severity::Error), 20_000);
}

/// A code that is a note at one location may be a warning at another one; both are counted separately.
#[test]
fn notes_hide_no_warning() {
    let mut found = Diagnostics::default();
    let note =
        |at: String| Diagnostic::new(&codes::UNKNOWN_FIELD, at, "note").severity(Severity::Note);
    (0..2_000).for_each(|index| found.push(note(format!("/{index}"))));
    found.push(Diagnostic::new(&codes::UNKNOWN_FIELD, "/a", "misspelled"));
    found.extend_undeclared(vec![
        Diagnostic::new(&codes::UNKNOWN_FIELD, "/0", "a misfit"),
        note("/1".to_owned()),
    ]);
    assert_eq!(
        (found.count(Severity::Note), found.count(Severity::Warning)),
        (2_000, 2)
    );
    assert!(found.may_guess(&codes::UNKNOWN_FIELD) && found.has(&codes::UNKNOWN_FIELD));
    found.deny_warnings();
    assert_eq!(
        (found.count(Severity::Note), found.count(Severity::Error)),
        (2_000, 2)
    );
    assert_eq!(found.drop_notes(), 2_000);
    let left: Vec<&str> = found
        .iter()
        .map(|found| found.at.pointer.as_str())
        .collect();
    assert_eq!((left, found.omitted().count()), (vec!["/a", "/0"], 0));
}

#[test]
fn nearest_wants_a_small_difference() {
    assert_eq!(nearest("pet", ["Owner", "Pet"]), Some("Pet"));
    assert_eq!(
        nearest("ErrorRespones", ["Error", "ErrorResponse"]),
        Some("ErrorResponse")
    );
    assert_eq!(nearest("X", ["Y", "x"]), Some("x"));
    assert_eq!(nearest("X", ["Y", "Z"]), None);
    assert_eq!(nearest("Pet", []), None);
    assert_eq!(nearest(&"x".repeat(200), ["x"]), None);
}

/// What an alias repeats has one text, where it is wrong once.
#[test]
fn what_has_aliases_is_said_once() {
    let text = "a: &x {kind: 1}\nb: *x\nc: {kind: 1}\n";
    let mut sources = Sources::default();
    sources.add(SourceFile::new("", "api.yaml", text, Format::Yaml));
    let mut diagnostics = Diagnostics::default();
    for pointer in ["/a/kind", "/b/kind", "/c/kind"] {
        diagnostics.push(Diagnostic::new(&codes::WRONG_TYPE, pointer, "no text"));
    }
    diagnostics.settle(&sources);
    let locations: Vec<String> = diagnostics
        .iter()
        .map(|found| found.at.to_string())
        .collect();
    assert_eq!(locations, ["/a/kind", "/c/kind"]);
}

#[test]
fn a_tolerated_error_hides_no_error() {
    let mut found = Diagnostics::default();
    let wrong = |pointer: &str| Diagnostic::new(&codes::WRONG_TYPE, pointer, "expected an object");
    found.set_tolerant(true);
    // More than are kept: those that are counted only are warnings too.
    for index in 0..1_500 {
        found.push(wrong(&format!("/callbacks/{index}")));
    }
    assert!(!found.has_errors());
    found.set_tolerant(false);
    found.push(wrong("/callbacks/7"));
    assert!(found.has_errors());
    let last = found.iter().last().unwrap();
    assert_eq!(
        (last.severity, last.message.as_str()),
        (Severity::Error, "expected an object")
    );
}
