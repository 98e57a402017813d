//! What is not as declared: how it is read, kept, reported and refused.

use std::collections::BTreeMap;

use super::{json, runtime, write};

runtime::object! {
    /// An item of an order.
    #[object(constant = ("object", "item"))]
    pub struct Item {
        #[json("id")]
        pub id: u64,
        #[json("name", optional)]
        pub name: Option<String>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// The state of an order.
    pub enum State {
        #[json("open")]
        Open,
        #[json("closed")]
        Closed,
    }
}

runtime::object! {
    /// A field of every kind.
    #[object()]
    pub struct Order {
        #[json("id")]
        pub id: u64,
        #[json("name")]
        #[check(min_length = 1)]
        pub name: String,
        #[json("total")]
        pub total: f64,
        #[json("paid")]
        pub paid: bool,
        #[json("state")]
        pub state: State,
        #[json("at")]
        pub at: runtime::DateTime,
        #[json("item")]
        pub item: Item,
        #[json("items")]
        pub items: Vec<Item>,
        #[json("tags")]
        pub tags: Vec<String>,
        #[json("labels")]
        pub labels: BTreeMap<String, String>,
        #[json("parent")]
        pub parent: Option<u64>,
        #[json("note", optional)]
        pub note: Option<String>,
        #[json("count", optional)]
        pub count: Option<u8>,
        #[json("buyer", optional)]
        pub buyer: Option<Item>,
        #[json("reply", optional, nullable)]
        pub reply: Option<u64>,
        #[json("size", default = 10)]
        pub size: u64,
        #[json("secret", optional)]
        pub secret: Option<runtime::Secret>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

const ORDER: &str = r#"{"id":1,"name":"n","total":2.5,"paid":true,"state":"open","at":"2024-02-29T12:30:00Z",
    "item":{"object":"item","id":2},"items":[{"object":"item","id":3,"name":"i"}],"tags":["a"],"labels":{"k":"v"},"parent":4,
    "note":"o","count":5,"buyer":{"object":"item","id":6},"reply":7,"size":8,"secret":"hunter2"}"#;

/// The order with another value at a path; without a value, nothing is there.
fn order_with(path: &str, value: Option<&str>) -> String {
    let mut order = json(ORDER);
    let (parent, key) = path.rsplit_once('/').expect("a path");
    let parent = order.pointer_mut(parent).expect("a parent");
    match (parent, value) {
        (serde_json::Value::Object(fields), Some(value)) => {
            fields.insert(key.to_owned(), json(value));
        }
        (serde_json::Value::Object(fields), None) => {
            fields.remove(key);
        }
        (serde_json::Value::Array(items), Some(value)) => items.push(json(value)),
        _ => panic!("{path}"),
    }
    order.to_string()
}

/// Reads the order, checks that it is written back as it came, that every report has the path and the kind of the only deviation, and
/// that it is refused where nothing is corrected.
fn read(path: &str, value: Option<&str>, at: &str, kind: &str) -> Order {
    let text = order_with(path, value);
    let (order, deviations) =
        runtime::decode_with_deviations::<Order>(text.as_bytes()).expect(&text);
    let found: Vec<_> = deviations
        .iter()
        .map(|deviation| (deviation.path(), deviation.kind().as_str()))
        .collect();
    assert_eq!(found, [(at.to_owned(), kind)], "{text}");
    assert_eq!(json(&write(&order)), json(&text));
    assert_eq!(json(&write(&order.clone())), json(&text));
    let violations = order.validate().expect_err(&text).to_string();
    assert!(
        violations.starts_with(&format!("{at}: ")) && !violations.contains(';'),
        "{violations}"
    );
    let error = runtime::decode_strict::<Order>(text.as_bytes()).expect_err(&text);
    assert!(error.message().contains("`decode` accepts it"), "{error}");
    let parent = error.path();
    let is_there = error.message().contains(&format!(
        "missing field `{}`",
        at.rsplit('.').next().unwrap_or(at)
    ));
    assert!(parent == at || is_there, "{error}");
    let plain: Order = serde_json::from_str(&text).expect(&text);
    assert_eq!(plain, order);
    assert_eq!(json(&write(&plain)), json(&text));
    order
}

#[test]
fn a_missing_property_has_the_empty_value_of_its_type() {
    let missing = |key: &str| read(&format!("/{key}"), None, key, "missing");
    assert_eq!(missing("id").id, 0);
    assert_eq!(missing("name").name, "");
    assert_eq!(missing("total").total.to_bits(), 0);
    assert!(!missing("paid").paid);
    assert_eq!(missing("state").state, State::Unknown(String::new()));
    assert_eq!(missing("at").at.as_str(), "");
    assert_eq!(missing("item").item, Item::new(0));
    assert!(missing("items").items.is_empty());
    assert!(missing("tags").tags.is_empty());
    assert!(missing("labels").labels.is_empty());
    assert_eq!(missing("parent").parent, None);
    let order = read("/items/0/id", None, "items[0].id", "missing");
    assert_eq!(order.items[0].id, 0);
    read("/item/object", None, "item.object", "missing");
}

#[test]
fn a_null_is_absent_or_empty() {
    let null = |key: &str| read(&format!("/{key}"), Some("null"), key, "null");
    assert_eq!(null("id").id, 0);
    assert_eq!(null("name").name, "");
    assert_eq!(null("state").state, State::Unknown(String::new()));
    assert_eq!(null("item").item, Item::new(0));
    assert!(null("items").items.is_empty());
    assert_eq!(null("note").note, None);
    assert_eq!(null("count").count, None);
    assert_eq!(null("buyer").buyer, None);
    assert_eq!(null("size").size, 10);
    assert_eq!(null("secret").secret, None);
    assert_eq!(
        read("/items/1", Some("null"), "items[1]", "null")
            .items
            .len(),
        2
    );
    assert_eq!(
        read("/tags/1", Some("null"), "tags[1]", "null").tags,
        ["a", ""]
    );
    assert_eq!(
        read("/labels/l", Some("null"), "labels.l", "null").labels["l"],
        ""
    );
    read("/item/object", Some("null"), "item.object", "null");
}

#[test]
fn a_text_decides_a_number_or_a_boolean_and_they_are_texts() {
    let other = |key: &str, value: &str| read(&format!("/{key}"), Some(value), key, "type");
    assert_eq!(other("id", r#""12""#).id, 12);
    assert_eq!(
        other("total", r#""2.50""#).total.to_bits(),
        2.5_f64.to_bits()
    );
    assert!(other("paid", r#""true""#).paid);
    assert_eq!(other("name", "12").name, "12");
    assert_eq!(other("name", "true").name, "true");
    assert_eq!(other("state", "1").state.as_str(), "1");
    assert_eq!(other("at", "1700000000").at.as_str(), "1700000000");
    assert_eq!(other("parent", r#""12""#).parent, Some(12));
    assert_eq!(other("count", r#""12""#).count, Some(12));
    assert_eq!(other("size", r#""12""#).size, 12);
    let order = other("secret", "4711");
    assert_eq!(order.secret, Some(runtime::Secret::new("4711")));
    let text = order_with("/secret", Some("4711"));
    let (_, deviations) = runtime::decode_with_deviations::<Order>(text.as_bytes()).expect("read");
    assert_eq!(deviations[0].came(), "[redacted]");
    assert_eq!(
        read("/tags/1", Some("7"), "tags[1]", "type").tags,
        ["a", "7"]
    );
    assert_eq!(
        read("/labels/l", Some("7"), "labels.l", "type").labels["l"],
        "7"
    );
}

#[test]
fn what_stands_for_nothing_is_empty_or_absent() {
    let other = |key: &str, value: &str| read(&format!("/{key}"), Some(value), key, "type");
    assert_eq!(other("item", "[]").item, Item::new(0));
    assert_eq!(other("item", r#""""#).item, Item::new(0));
    assert!(other("labels", "[]").labels.is_empty());
    assert!(other("items", r#""""#).items.is_empty());
    assert_eq!(other("id", r#""""#).id, 0);
    assert!(!other("paid", r#""""#).paid);
    assert_eq!(other("buyer", "[]").buyer, None);
    assert_eq!(other("count", r#""""#).count, None);
    assert_eq!(
        other("items", r#"{"object":"item","id":9}"#).items,
        [Item::new(9)]
    );
}

#[test]
fn something_else_is_absent_if_it_may_be() {
    let other = |key: &str, value: &str| read(&format!("/{key}"), Some(value), key, "type");
    assert_eq!(other("count", r#""many""#).count, None);
    assert_eq!(other("note", r#"{"text":"a"}"#).note, None);
    assert_eq!(other("buyer", r#"{"error":"none"}"#).buyer, None);
    assert_eq!(other("size", "[1]").size, 10);
    assert_eq!(
        read("/labels/l", Some("[1]"), "labels.l", "type")
            .labels
            .len(),
        1
    );
    for (path, value) in [
        ("/id", "[1]"),
        ("/item", r#"{"error":"none"}"#),
        ("/items/1", r#"{"error":"none"}"#),
        ("/tags", "7"),
        ("/count", "256"),
        ("/id", "-1"),
    ] {
        let text = order_with(path, Some(value));
        runtime::decode::<Order>(text.as_bytes()).expect_err(&text);
        serde_json::from_str::<Order>(&text).expect_err(&text);
    }
    runtime::decode::<Order>(br#"{"error":{"message":"no such order"}}"#)
        .expect_err("not an order");
    runtime::decode::<Item>(b"{}").expect("an empty object");
}

#[test]
fn many_refused_entries_of_a_map_are_absent() {
    let entries: Vec<_> = (0..5000)
        .map(|index| format!(r#""k{index}":[null]"#))
        .collect();
    let text = order_with("/labels", Some(&format!("{{{}}}", entries.join(","))));
    let order: Order = runtime::decode(text.as_bytes()).expect("read");
    assert!(order.labels.is_empty());
    assert_eq!(json(&write(&order)), json(&text));
}

/// A map that is a whole body keeps nothing, and its text was not read before.
#[test]
fn refused_entries_of_a_map_are_json() {
    for text in [
        r#"{"a":[1u]}"#,
        r#"{"a":[],"b":["#,
        r#"{"a":[],"b":[""#,
        r#"{"a":[]}"#,
    ] {
        runtime::decode::<BTreeMap<String, u64>>(text.as_bytes()).expect_err(text);
    }
}

#[test]
fn what_came_is_written_until_the_field_is_assigned() {
    let text = r#"{"object":"item","id":"7","name":null}"#;
    let mut item: Item = runtime::decode(text.as_bytes()).expect("read");
    assert_eq!(write(&item), text);
    item.forget_nulls();
    assert_eq!(write(&item), r#"{"object":"item","id":"7"}"#);
    item.id = 8;
    assert_eq!(write(&item), r#"{"object":"item","id":8}"#);
    assert_eq!(
        write(&item.name("n")),
        r#"{"object":"item","id":8,"name":"n"}"#
    );
}

runtime::union! {
    /// Arrays in arrays, without an end.
    #[union(json_type)]
    pub enum Knot {
        /// An array.
        #[json(array, accessor = as_array, from)]
        Array(Vec<Vec<Knot>>),
        /// A boolean.
        #[json(boolean, accessor = as_boolean, from)]
        Boolean(bool),
    }
}

runtime::union! {
    /// A tuple that contains itself.
    #[union(json_type)]
    pub enum Chain {
        /// A link.
        #[json(array, accessor = as_link, from)]
        Link((Box<Chain>, bool)),
        /// Its end.
        #[json(integer, accessor = as_end, from)]
        End(i64),
    }
}

runtime::union! {
    /// A map of maps, without an end.
    #[union(json_type)]
    pub enum Tree {
        /// A map.
        #[json(object, accessor = as_map, from)]
        Map(BTreeMap<String, Tree>),
    }
}

runtime::object! {
    /// Types that contain themselves, and a tuple.
    #[object()]
    pub struct Ropes {
        #[json("tree", optional)]
        pub tree: Option<Tree>,
        #[json("knot", optional)]
        pub knot: Option<Knot>,
        #[json("chain", optional)]
        pub chain: Option<Chain>,
        #[json("pair", optional)]
        pub pair: Option<(i64, Chain)>,
        #[json("point")]
        pub point: (i64, String),
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

#[test]
fn a_type_that_contains_itself_has_an_end() {
    for (text, path) in [
        (r#"{"knot":{"a":1},"point":[1,"a"]}"#, "knot"),
        (r#"{"knot":[{"a":1}],"point":[1,"a"]}"#, "knot"),
        (r#"{"knot":[[{}]],"point":[1,"a"]}"#, "knot"),
        (r#"{"pair":[1,[null,true]],"point":[1,"a"]}"#, "pair[1][0]"),
        (
            r#"{"chain":[[null,true],true],"point":[1,"a"]}"#,
            "chain[0][0]",
        ),
        (r#"{"tree":{"a":7,"b":{}},"point":[1,"a"]}"#, "tree.a"),
        (r#"{"point":null}"#, "point"),
        ("{}", "point"),
    ] {
        let (ropes, deviations) =
            runtime::decode_with_deviations::<Ropes>(text.as_bytes()).expect(text);
        let paths: Vec<_> = deviations.iter().map(|found| found.path()).collect();
        assert_eq!(paths, [path], "{text}");
        assert_eq!(json(&write(&ropes)), json(text));
    }
}

runtime::object! {
    /// An object without any property.
    #[object(closed)]
    pub struct Empty {
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::untagged_union! {
    /// A number of items, or nothing.
    #[union(untagged)]
    pub enum Count {
        /// An item.
        #[json({ "id": integer }, accessor = as_item, from)]
        Item(Item),
        /// Nothing.
        #[json({ ;; _: never }, accessor = as_empty, from)]
        Empty(Empty),
    }
}

#[test]
fn an_unrelated_object_is_no_branch_without_properties() {
    let text = r#"{"error":{"message":"a"}}"#;
    runtime::decode::<Count>(text.as_bytes()).expect_err(text);
    let empty: Count = runtime::decode(b"{}").expect("empty");
    assert!(empty.as_empty().is_some());
}

#[test]
fn what_came_is_written_any_number_of_times() {
    let text = r#"{"point":[1,"a"],"chain":[[null,true],true]}"#;
    let ropes: Ropes = runtime::decode(text.as_bytes()).expect(text);
    for _ in 0..200 {
        assert_eq!(json(&write(&ropes)), json(text));
    }
}
