//! Traits that the user adds to types: what is equal has one hash and one place in an order.

#![allow(
    clippy::mutable_key_type,
    reason = "unknown fields are raw JSON that is parsed when asked for, which changes no hash and no order"
)]

use std::cmp::Ordering;
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeSet, HashSet};
use std::hash::{Hash, Hasher};

use expected::runtime::decode;
use expected::types::derived::types::{AnyShape, Document, Order, Payment, Reading, RoundShape};

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn order(json: &str) -> Order {
    decode(json.as_bytes()).unwrap()
}

/// In ascending order: each differs from the one before in one part.
const ORDERS: [&str; 12] = [
    r#"{"id":"a","lines":[],"first":{"kind":"card","number":1}}"#,
    r#"{"id":"a","lines":[],"first":{"kind":"card","number":1},"extra":null}"#,
    r#"{"id":"a","lines":[],"first":{"kind":"card","number":1},"extra":[1]}"#,
    r#"{"id":"a","lines":[],"first":{"kind":"card","number":1},"extra":[1,0]}"#,
    r#"{"id":"a","lines":[],"first":{"kind":"card","number":1},"pair":[1,"b"]}"#,
    r#"{"id":"a","lines":[],"first":{"kind":"card","number":2}}"#,
    r#"{"id":"a","lines":[],"first":{"kind":"cash"}}"#,
    r#"{"id":"a","lines":[],"first":{"kind":"cheque","name":"x"}}"#,
    r#"{"id":"a","lines":[],"first":{"kind":"cheque","name":"y"}}"#,
    r#"{"id":"a","lines":[{"item":"x"}],"first":{"kind":"card","number":1}}"#,
    r#"{"id":"a","lines":[{"item":"x","width":2}],"first":{"kind":"card","number":1}}"#,
    r#"{"id":"b","lines":[],"first":{"kind":"card","number":1}}"#,
];

#[test]
fn values_are_sorted_by_their_fields() {
    let sorted: Vec<Order> = ORDERS.iter().map(|json| order(json)).collect();
    for (index, one) in sorted.iter().enumerate() {
        for (position, other) in sorted.iter().enumerate() {
            assert_eq!(one.cmp(other), index.cmp(&position), "{one:?} {other:?}");
            assert_eq!(one.partial_cmp(other), Some(index.cmp(&position)));
            assert_eq!(one == other, index == position);
        }
    }
    let set: BTreeSet<Order> = sorted.iter().rev().cloned().collect();
    assert!(set.iter().eq(&sorted));
    let set: HashSet<Order> = sorted.iter().cloned().collect();
    assert_eq!(set.len(), ORDERS.len());
}

/// How a value was written does not count, as it does not for `==`.
#[test]
fn equal_values_have_one_hash() {
    let pairs = [
        (
            r#"{"id":"a","lines":[],"first":{"kind":"cash"},"size":3,"note":null,"x":{"a":1,"b":0.0}}"#,
            r#"{"first":{"kind":"cash"},"x":{"b":-0.0,"a":1},"id":"a","lines":[]}"#,
        ),
        (
            r#"{"id":"a","lines":[],"first":{"kind":"cheque","a":[1],"b":2}}"#,
            r#"{"id":"a","lines":[],"first":{"b":2,"a":[1],"kind":"cheque"}}"#,
        ),
    ];
    for (one, other) in pairs {
        let (one, other) = (order(one), order(other));
        assert_eq!(one, other);
        assert_eq!(one.cmp(&other), Ordering::Equal);
        assert_eq!(hash_of(&one), hash_of(&other));
    }
    let read = |json: &str| decode::<Document>(json.as_bytes()).unwrap();
    let one = read(
        r#"{"any":{"a":1,"b":[2]},"bytes":"aGk=","at":"2030-01-31T12:00:00Z","takes":"PT1H"}"#,
    );
    let other = read(
        r#"{"any":{"b":[2],"a":1},"bytes":"aGk","at":"2030-01-31T13:00:00+01:00","takes":"PT1H"}"#,
    );
    assert_eq!(one, other);
    assert_eq!(hash_of(&one), hash_of(&other));
    for json in [
        r#"{"any":1}"#,
        r#"{"secret":"a"}"#,
        r#"{"bytes":"!"}"#,
        r#"{"at":"soon"}"#,
    ] {
        assert_eq!(hash_of(&read(json)), hash_of(&read(json)));
        assert_ne!(hash_of(&read(json)), hash_of(&read("{}")), "{json}");
    }
}

/// `SquareShape` has a float: the pattern skips it.
#[test]
fn a_pattern_adds_to_the_types_that_can_have_the_trait() {
    let shapes = HashSet::from([
        AnyShape::from(RoundShape::new().radius(1)),
        AnyShape::from("round"),
        AnyShape::from(RoundShape::new().radius(1)),
    ]);
    assert_eq!(shapes.len(), 2);
}

#[test]
fn a_float_has_a_partial_order() {
    let reading = |value: f64| Reading::new().value(value);
    assert!(reading(1.5) < reading(2.0));
    assert_eq!(reading(f64::NAN).partial_cmp(&reading(1.0)), None);
}

#[test]
fn enums_have_derives_of_other_crates() {
    use strum::VariantNames;
    assert_eq!(AnyShape::VARIANTS, ["string", "round-shape"]);
}

#[test]
fn types_within_a_type_have_the_trait_too() {
    let payments: [Payment; 2] =
        [r#"{"kind":"card","number":1}"#, r#"{"kind":"cash"}"#].map(|json| {
            let payment = decode(json.as_bytes());
            payment.unwrap()
        });
    assert!(payments[0] < payments[1]);
}
