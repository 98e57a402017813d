//! The header `Link`, and cursors that repeat.

use reqwest::header::{HeaderMap, HeaderValue, LINK};
use serde_json::{Value, json};

use super::{
    super::{link_header::next_link, paging::Cycle},
    runtime::{PageProblem, PageValue},
};

fn next_of(values: &[&str]) -> Option<String> {
    let mut headers = HeaderMap::new();
    for value in values {
        headers.append(LINK, HeaderValue::from_str(value).unwrap());
    }
    next_link(&headers)
}

#[test]
fn the_link_whose_relation_is_next() {
    for (values, expected) in [
        (&[r#"</a?page=2>; rel="next""#][..], Some("/a?page=2")),
        (&["</a>;rel=next"], Some("/a")),
        (&["< /a >; REL=NEXT"], Some("/a")),
        (
            &[r#"</1>; rel="prev", </2>; title="a"; rel="next last""#],
            Some("/2"),
        ),
        (&[r#"</1>; rel="prev""#, r#"</2>; rel="next""#], Some("/2")),
        (&[r#"</a?b=1,2;c>; rel="next""#], Some("/a?b=1,2;c")),
        (
            &[r#"</1>; title="a, <b>; rel=next"; rel="prev", </2>; rel=next"#],
            Some("/2"),
        ),
        (&[r#"</1>; title="a \", </b>; rel=next"; rel=prev"#], None),
        (&[r#"</1>; rel="prev"; rel="next""#], None),
        (&[r#"</1>; rel="nextpage""#], None),
        (&["</1>"], None),
        (&["rel=next", "<", "", "</1"], None),
        (&[], None),
    ] {
        assert_eq!(next_of(values).as_deref(), expected, "{values:?}");
    }
}

/// How many values are looked at until the cycle is found.
fn found_after(values: impl Iterator<Item = u32>) -> Option<usize> {
    let mut cycle = Cycle::default();
    let mut values = values;
    values.position(|value| cycle.look_at(&json!(value)) == Err(PageProblem::Repeated))
}

#[test]
fn every_cycle_is_found() {
    for before in 0..20 {
        for length in 1..20 {
            let values = (0..before).chain((0..length).map(|value| 100 + value).cycle());
            let found = found_after(values).expect("a cycle");
            let (before, length) = (before as usize, length as usize);
            assert!(found >= before + length, "{before} {length}: {found}");
            assert!(
                found <= 3 * (before + length) + 2,
                "{before} {length}: {found}"
            );
        }
    }
    assert_eq!(found_after(0..100_000), None);
}

#[test]
fn values_of_a_page() {
    assert!(PageValue::of(&None::<String>).is_none());
    assert!(PageValue::of("").is_none());
    assert!(PageValue::of(&Value::Null).is_none());
    let integer = |value: Value| PageValue::of(&value).unwrap().as_integer();
    assert_eq!(integer(json!(7)), Some(7));
    assert_eq!(integer(json!(7.0)), Some(7));
    assert_eq!(integer(json!("7")), Some(7));
    assert_eq!(integer(json!(7.5)), None);
    assert_eq!(integer(json!(u64::MAX)), None);
    assert!(!PageValue::of(&json!([1])).unwrap().is_scalar());
}
