//! What `unevaluatedProperties` and `additionalProperties` allow next to the parts of an `allOf`.

use expected::runtime::{Violations, decode, decode_strict};
use expected::types::evaluated::types::{Counted, Open, Pair, Sealed, Short};
use serde_json::{Value, json};

fn messages(found: Result<(), Violations>) -> Vec<String> {
    let violations = found.map_or_else(Violations::into_vec, |()| Vec::new());
    violations
        .iter()
        .map(|violation| format!("{violation}"))
        .collect()
}

fn text(value: &Value) -> Vec<u8> {
    value.to_string().into_bytes()
}

#[test]
fn what_parts_describe_is_evaluated() {
    let sealed: Sealed = decode(&text(&json!({"id": "a", "note": "b"}))).unwrap();
    assert_eq!(messages(sealed.validate()), Vec::<String>::new());
    let sealed: Sealed = decode(&text(&json!({"id": "a", "other": 1}))).unwrap();
    assert_eq!(
        messages(sealed.validate()),
        ["other: Extra inputs are not permitted"]
    );
}

#[test]
fn what_no_part_describes_has_the_type_of_unevaluated_properties() {
    let counted: Counted = decode(&text(&json!({"id": "a", "n": 1}))).unwrap();
    assert_eq!(counted.extra["n"], 1);
    assert!(decode_strict::<Counted>(&text(&json!({"id": "a", "n": "b"}))).is_err());
}

#[test]
fn next_to_a_part_that_evaluates_all_nothing_is_forbidden() {
    let read = json!({"name": "a", "other": [1]});
    let open: Open = decode(&text(&read)).unwrap();
    assert_eq!(serde_json::to_value(&open).unwrap(), read);
    assert_eq!(open.extra.get("other"), Some(&json!([1])));
}

#[test]
fn additional_properties_are_about_what_parts_describe() {
    let short: Short = decode(&text(&json!({"code": "abc", "label": "x", "more": "y"}))).unwrap();
    assert_eq!(messages(short.validate()), Vec::<String>::new());
    assert!(decode_strict::<Short>(&text(&json!({"code": 1}))).is_err());
    let long = json!({"code": "abcd", "label": "", "more": "abcd"});
    let short: Short = decode(&text(&long)).unwrap();
    let found = messages(short.validate());
    assert_eq!(found.len(), 3, "{found:?}");
}

#[test]
fn items_that_are_not_evaluated_make_a_tuple_no_longer() {
    let pair: Pair = decode(b"[\"a\",1]").unwrap();
    assert_eq!(pair, ("a".to_owned(), 1));
    assert!(decode::<Pair>(b"[\"a\",1,2]").is_err());
}
