//! What is read for values that a service sends otherwise than the document declares, and what such values do not become.

use expected::runtime::{Validate, decode, decode_strict, decode_with_deviations};
use expected::types::defaults_of_required::types::{Page, PageOrder};
use expected::types::deviations_refused::types::{Order, Prices};
use expected::types::nullable_references::types::{Kind, Post};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Reads JSON that is as declared, and is written back as it was.
fn accept<T: DeserializeOwned + Serialize + Validate>(text: &str) -> T {
    let read: T = decode_strict(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"));
    let written = serde_json::to_string(&read).unwrap();
    assert_eq!(written, text);
    read
}

/// Reads JSON that is not as declared, and is written back as it was. Returns the deviations too.
fn correct<T: DeserializeOwned + Serialize>(value: Value) -> (T, Vec<String>) {
    let (read, deviations) = decode_with_deviations::<T>(value.to_string().as_bytes())
        .unwrap_or_else(|error| panic!("{value}: {error}"));
    assert_eq!(json!(read), value);
    let deviations = deviations.iter().map(ToString::to_string);
    (read, deviations.collect())
}

fn refusal<T: DeserializeOwned>(text: &str) -> String {
    match decode::<T>(text.as_bytes()) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_required_property_that_is_missing_has_its_default() {
    let (page, deviations) = correct::<Page>(json!({"total": 3}));
    assert_eq!((page.size, &page.order), (20, &PageOrder::Oldest));
    assert_eq!(page.filter.state.as_deref(), Some("open"));
    assert_eq!(page.since.to_string(), "2024-02-29T12:00:00Z");
    assert_eq!(page.tags, ["all"]);
    assert_eq!(
        deviations,
        [
            "size: missing, read as 20",
            "order: missing, read as \"oldest\"",
            "filter: missing, read as an object",
            "since: missing, read as \"2024-02-29T12:00:00Z\"",
            "tags: missing, read as an array",
        ]
    );
    // What is set to another value is written.
    let mut changed = page;
    changed.size = 50;
    assert_eq!(json!(changed), json!({"size": 50, "total": 3}));
}

#[test]
fn a_required_property_that_is_null_has_its_default_too() {
    let (page, deviations) = correct::<Page>(
        json!({"size": null, "order": "newest", "filter": {}, "since": "", "tags": [], "total": null}),
    );
    assert_eq!((page.size, page.total), (20, 0.0));
    assert_eq!(
        deviations,
        [
            "size: found null, read as 20",
            "total: found null, read as empty"
        ]
    );
}

#[test]
fn nullable_next_to_a_reference_means_that_null_is_a_value() {
    let text = r#"{"author":null,"kind":null,"editor":null,"readers":[{"name":"Ada"},null],"ratings":{"a":null,"b":1}}"#;
    let post: Post = accept(text);
    assert!(post.validate().is_ok());
    assert_eq!((&post.author, &post.kind), (&None, &None));
    let kind = accept::<Post>(r#"{"author":{"name":"Ada"},"kind":"news"}"#).kind;
    assert_eq!(kind, Some(Kind::News));
    let (_, deviations) = correct::<Post>(json!({"author": null, "kind": null, "never": null}));
    assert_eq!(deviations, ["never: found null, read as absent"]);
}

#[test]
fn a_crate_can_refuse_what_is_not_as_declared() {
    accept::<Order>(r#"{"id":1,"lines":[{"count":2}],"new":null}"#);
    // The digits of a number are no deviation.
    accept::<Order>(r#"{"id":1,"weight":0.12345678901234567890123,"lines":[]}"#);
    let rows = [
        (r#"{"lines":[]}"#, "missing field `id`"),
        (
            r#"{"id":"1","lines":[]}"#,
            "id: invalid type: string, expected i64",
        ),
        (
            r#"{"id":1,"note":null,"lines":[]}"#,
            "note: invalid type: null, expected a string",
        ),
        (
            r#"{"id":1,"lines":{"count":1}}"#,
            "lines: invalid type: object, expected a sequence",
        ),
        (
            r#"{"id":1,"lines":[{"count":1},{}]}"#,
            "lines[1]: missing field `count`",
        ),
        (
            r#"{"id":1,"lines":[{"count":null}]}"#,
            "lines[0].count: invalid type: null, expected i64",
        ),
        (
            r#"{"id":1,"weight":[0.12345678901234567890123],"lines":[]}"#,
            "weight: invalid type: array, expected f64",
        ),
    ];
    for (text, expected) in rows {
        assert_eq!(refusal::<Order>(text), expected, "{text}");
    }
    assert_eq!(
        refusal::<Prices>(r#"{"currency":"EUR","a":"2.5"}"#),
        "a: invalid type: string, expected f64"
    );
}
