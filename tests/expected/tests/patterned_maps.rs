//! Maps that `patternProperties` describes: what they decode, keep and check.

use std::collections::BTreeMap;

use expected::runtime::{Matching, Violations, decode, decode_strict};
use expected::types::patterned_maps::types::{Closed, Either, Extended, Maps, Word, Words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Reads a value, which is written back as it was, whichever reader reads it.
fn read<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(value: &Value) -> T {
    let read: T = decode(value.to_string().as_bytes()).unwrap();
    assert_eq!(read, serde_json::from_value(value.clone()).unwrap());
    assert_eq!(serde_json::to_value(&read).unwrap(), *value);
    read
}

fn locations(found: Result<(), Violations>) -> Vec<String> {
    let violations = found.map_or_else(Violations::into_vec, |()| Vec::new());
    violations
        .iter()
        .map(|violation| format!("{violation}"))
        .collect()
}

const NOT_DESCRIBED: &str = "Value should have the type that its pattern describes";
const FORBIDDEN: &str = "Extra inputs are not permitted";

#[test]
fn a_property_that_matches_no_pattern_is_kept() {
    let words: Words =
        read(&json!({"en": {"t": "word"}, "version": 3, "note": {"t": 1}, "x": null}));
    assert_eq!(words["en"].value().unwrap().t, "word");
    let Matching::Other(version) = &words["version"] else {
        panic!("{words:?}")
    };
    assert_eq!(*version, json!(3));
    let maps = Maps::new().words(words);
    assert_eq!(
        locations(maps.validate()),
        Vec::<String>::new(),
        "the schema allows other properties"
    );
}

#[test]
fn a_property_that_is_not_as_its_pattern_describes_is_reported() {
    let words: Words = read(&json!({"en": {"t": 1}, "de": {"t": ""}, "longer": {"t": ""}}));
    let found = locations(Maps::new().words(words).validate());
    assert_eq!(found[1], format!("words.en: {NOT_DESCRIBED}"));
    assert!(found[0].starts_with("words.de.t: "), "{found:?}");
    assert_eq!(
        found.len(),
        2,
        "what matches no pattern keeps no rule: {found:?}"
    );
}

#[test]
fn a_closed_map_decodes_and_reports_what_matches_no_pattern() {
    let maps: Maps = read(
        &json!({"closed": {"a": 1, "b": 0, "C": 2, "D": "text"}, "anything": {"x-a": 1, "b": []}}),
    );
    let found = locations(maps.validate());
    let forbidden = ["C", "D"].map(|key| format!("closed.{key}: {FORBIDDEN}"));
    assert_eq!(found[..2], forbidden);
    assert!(
        found[2].starts_with("closed.b: Input should be greater"),
        "{found:?}"
    );
    assert!(found[3].starts_with("anything.b["), "{found:?}");
    assert_eq!(found.len(), 4, "{found:?}");
}

#[test]
fn so_does_an_object_with_properties_of_its_own() {
    let closed: Closed = read(&json!({"id": "a", "x-n": 1, "other": {"deep": [1]}}));
    assert_eq!(
        locations(closed.validate()),
        [format!("other: {FORBIDDEN}")]
    );
}

#[test]
fn other_maps_are_as_before() {
    let maps: Maps = read(&json!({
        "several": {"n1": 1.5, "t1": "x", "z": true},
        "all": {"a": "b"}, "typed": {"n": 1, "o": "p"}, "unreadable": {"x": 1, "y": "z"}, "filled": {"n": 2, "m": "x"}
    }));
    assert_eq!(locations(maps.validate()), Vec::<String>::new());
    let refused = json!({"all": {"a": 1}});
    assert!(decode_strict::<Maps>(refused.to_string().as_bytes()).is_err());
}

#[test]
fn what_matches_no_pattern_decides_no_branch() {
    let map: Either = read(&json!({"n": 1, "b": "text"}));
    assert!(map.as_map().is_some(), "{map:?}");
    let a: Either = read(&json!({"a": 1}));
    assert!(a.as_a().is_some(), "{a:?}");
}

#[test]
fn setters_take_the_values_themselves() {
    let maps = Maps::new()
        .words([("en", Word::new("word"))])
        .closed([("a", 1u64)]);
    let words = BTreeMap::from([("en".to_owned(), Matching::Value(Word::new("word")))]);
    assert_eq!(maps, Maps::new().words(words).closed([("a", 1u64)]));
    assert_eq!(
        serde_json::to_value(&maps).unwrap(),
        json!({"words": {"en": {"t": "word"}}, "closed": {"a": 1}})
    );
}

#[test]
fn names_alone_are_checked_where_values_can_be_anything() {
    let extended: Extended = read(&json!({"id": "a", "x-n": 1, "_m": null, "other": [1]}));
    let found = locations(extended.validate());
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("other["), "{found:?}");
}

#[test]
fn an_integer_may_be_written_as_a_float() {
    let text = br#"{"closed": {"a": 1.0, "b": 2e3}}"#;
    for maps in [
        decode::<Maps>(text).unwrap(),
        serde_json::from_slice(text).unwrap(),
    ] {
        let closed = maps.closed.as_ref().unwrap();
        assert_eq!(closed["a"], Matching::Value(1));
        assert_eq!(closed["b"], Matching::Value(2000));
        assert_eq!(locations(maps.validate()), Vec::<String>::new());
    }
}
