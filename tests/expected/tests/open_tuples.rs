//! Arrays whose first items have a type each: further items are kept, shorter arrays are read, and all are written back as they came.

use expected::runtime::{
    OpenTuple, Untyped, Validate, decode, decode_strict, decode_with_deviations, decode_within,
    validate,
};
use expected::types::open_tuples::types::{
    Cell, Closed, Merged, Node, Row, Sheet, Step, Tree, Wide,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Reads a value as declared, with both readers, and checks that it is written back as it came.
fn read<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(text: &str) -> T {
    let read: T = decode_strict(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read, serde_json::from_str(text).unwrap(), "{text}");
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    read
}

/// A sheet with the properties that it requires, and one more.
fn sheet(property: &str) -> String {
    format!(r#"{{"header":["title"],"total":["sum",1.5],{property}}}"#)
}

/// What is not valid in a value that can be read.
fn violations<T: DeserializeOwned + Validate>(text: &str) -> Vec<String> {
    let read: T = decode(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"));
    let found = validate(&read).err().map(|found| found.into_vec());
    let found = found.into_iter().flatten();
    found.map(|violation| violation.to_string()).collect()
}

fn refuse<T: DeserializeOwned>(text: &str) -> String {
    let read = decode::<T>(text.as_bytes()).map(|_| ());
    read.expect_err(text).to_string()
}

#[test]
fn further_items_are_kept() {
    let row: Row = read(r#"["a",1,true,{"b":[null]}]"#);
    assert_eq!(row.0.as_deref(), Some("a"));
    assert_eq!(row.first, (Some("a".to_owned()), Some(1.0)));
    assert_eq!(row.rest[1], json!({"b": [null]}));
    let sheet: Sheet = read(&sheet(
        r#""rows":[["a",1,2],[]],"by_name":{"x":["b",2.5,null]}"#,
    ));
    assert_eq!(sheet.rows.unwrap()[0].rest, [Untyped::from(json!(2))]);
    assert_eq!(
        sheet.by_name.unwrap()["x"].rest,
        [Untyped::from(Value::Null)]
    );
}

#[test]
fn an_array_may_be_shorter() {
    assert_eq!(read::<Row>("[]"), Row::default());
    let row: Row = read(r#"["a"]"#);
    assert_eq!(row.first, (Some("a".to_owned()), None));
    let merged: Merged = read(r#"["ab"]"#);
    assert_eq!(merged.first, ("ab".to_owned(), None));
    refuse::<Merged>("[]");
    let error = refuse::<Sheet>(r#"{"header":[],"total":["sum",1]}"#);
    assert!(error.starts_with("header: "), "{error}");
}

#[test]
fn a_null_item_is_not_an_absent_one() {
    let notes = |items: &str| {
        let sheet: Sheet = read(&sheet(&format!(r#""notes":{items}"#)));
        sheet.notes.unwrap().first
    };
    assert_eq!(notes("[]"), (None, None));
    assert_eq!(notes("[null]"), (Some(None), None));
    assert_eq!(notes("[null,true]"), (Some(None), Some(true)));
    let sheet: Sheet = read(&sheet(r#""anything":[null]"#));
    assert_eq!(sheet.anything.unwrap().0, Some(Untyped::from(Value::Null)));
    let read: Sheet = read(r#"{"header":["a"],"total":["sum",null]}"#);
    assert_eq!(read.total.1, None);
    decode_strict::<Row>(b"[null]").expect_err("null is no string");
}

#[test]
fn items_are_read_by_their_position() {
    let refused = |property: &str| {
        let text = sheet(property);
        let read = decode_strict::<Sheet>(text.as_bytes());
        read.expect_err(&text).to_string()
    };
    assert!(refused(r#""flags":[true]"#).starts_with("flags[0]: "));
    assert!(refused(r#""flags":["a",true,"b"]"#).starts_with("flags[2]: "));
    assert!(refused(r#""cells":[{"id":1},{"id":2},{"id":"x"}]"#).starts_with("cells[2].id: "));
    let sheet: Sheet = decode(sheet(r#""numbers":[1.0,2.0,3]"#).as_bytes()).unwrap();
    assert_eq!(
        sheet.numbers.unwrap(),
        OpenTuple::with_rest((1,), vec![2, 3])
    );
}

#[test]
fn items_are_validated_by_their_position() {
    assert_eq!(violations::<Sheet>(&sheet(r#""notes":[]"#)), [""; 0]);
    let one = |property: &str| match violations::<Sheet>(&sheet(property)).as_slice() {
        [only] => only.split_once(": ").unwrap().0.to_owned(),
        several => panic!("{property}: {several:?}"),
    };
    assert_eq!(one(r#""rows":[["a"],[""]]"#), "rows[1][0]");
    assert_eq!(one(r#""by_name":{"x":["",1]}"#), "by_name.x[0]");
    assert_eq!(one(r#""cells":[{"id":1},{"id":0}]"#), "cells[1].id");
    assert_eq!(one(r#""numbers":[10,2,10]"#), "numbers[2]");
    assert_eq!(one(r#""numbers":[1,2]"#), "numbers");
    assert_eq!(one(r#""numbers":[1,2,1]"#), "numbers");
    assert_eq!(one(r#""flags":["a",true,true,true,true]"#), "flags");
}

#[test]
fn defaults_are_open_tuples() {
    let read: Sheet = read(&sheet(r#""flags":[]"#));
    assert_eq!(read.preset.first, (Some("one".to_owned()), Some(1)));
    assert_eq!(read.preset.rest, [Untyped::from(true)]);
    assert_eq!(read.single, OpenTuple::from((Some(1),)));
}

#[test]
fn a_caller_builds_them_of_tuples() {
    let mut sheet = Sheet::new(("title", None), ("sum".to_owned(), Some(2.0)))
        .flags(("a",))
        .numbers(OpenTuple::with_rest((1,), vec![2, 3]))
        .rows([("a", 1.0), ("b", 2.0)]);
    sheet.header.1 = Some(3);
    sheet.header.rest.push(Untyped::from("more"));
    sheet.cells = Some(OpenTuple::with_rest((None,), vec![Cell::new(1)]));
    let written = json!({
        "header": ["title", 3, "more"],
        "total": ["sum", 2],
        "flags": ["a"],
        "numbers": [1, 2, 3],
        "rows": [["a", 1], ["b", 2]],
        "cells": [null, {"id": 1}],
    });
    assert_eq!(serde_json::to_value(&sheet).unwrap(), written);
}

#[test]
fn a_union_has_branches_of_them() {
    let add: Step = read(r#"["add"]"#);
    assert!(matches!(add, Step::StepVariant1Variant1String(_)));
    let add: Step = read(r#"["add","x",5]"#);
    assert!(matches!(add, Step::StepVariant1Variant1String(_)));
    let del: Step = read(r#"["del",5,"x"]"#);
    assert!(matches!(del, Step::StepVariant2Variant1Integer(_)));
    assert!(matches!(read("[1,2,3]"), Step::IntegerArray(_)));
    assert!(matches!(read("[true,false]"), Step::BooleanBoolean(_)));
}

#[test]
fn arrays_that_no_open_tuple_describes_have_items_of_any_value() {
    let wide: Wide = read(r#"[1,2,3,4,5,6,"a",true]"#);
    assert_eq!(wide.len(), 8);
    let tree: Tree = read(r#"["a",["b"],1]"#);
    assert_eq!(tree.len(), 3);
}

/// Reads a value with corrections, and checks at which paths they are, and that it is written back as it came.
fn corrected<T: DeserializeOwned + Serialize>(text: &str, expected: &[&str]) -> T {
    decode_strict::<T>(text.as_bytes())
        .map(|_| ())
        .expect_err(text);
    let (read, found) = decode_with_deviations::<T>(text.as_bytes()).unwrap();
    let paths: Vec<String> = found.iter().map(|found| found.path()).collect();
    assert_eq!(paths, expected, "{text}");
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    read
}

#[test]
fn what_is_not_as_declared_is_corrected_and_written_back() {
    let read: Sheet = corrected(&sheet(r#""notes":["a","true",1]"#), &["notes[1]"]);
    assert_eq!(read.notes.unwrap().1, Some(true));
    let read: Sheet = corrected(
        r#"{"header":null,"total":"","flags":null}"#,
        &["header", "total", "flags"],
    );
    assert_eq!(read.header, OpenTuple::from((String::new(), None)));
    assert_eq!(read.total, OpenTuple::from((String::new(), None)));
    assert_eq!(read.flags, None);
    let read: Sheet = corrected(r#"{"header":["a"]}"#, &["total"]);
    assert_eq!(read.total.0, "");
    let read: Sheet = corrected(&sheet(r#""flags":["a","x"]"#), &["flags"]);
    assert_eq!(read.flags, None);
}

#[test]
fn a_tuple_that_did_not_come_is_one_deviation() {
    let read: Closed = corrected("{}", &["corner"]);
    assert_eq!(read.corner, (String::new(), 0.0));
    corrected::<Closed>(r#"{"corner":null}"#, &["corner"]);
}

#[test]
fn an_object_may_contain_itself_in_one() {
    let node: Node = read(r#"{"next":[{"other":[{},"a",1]},{}]}"#);
    let first = &node.next.unwrap().0;
    assert_eq!(first.other.as_ref().unwrap().1.as_deref(), Some("a"));
    let built = Node::new().next((Node::new(),)).other((Node::new(), "a"));
    assert_eq!(
        serde_json::to_value(built).unwrap(),
        json!({"next": [{}], "other": [{}, "a"]})
    );
}

#[test]
fn the_memory_of_further_items_is_limited() {
    let long = format!(r#"["a",1{}]"#, ",[]".repeat(100_000));
    decode_within::<Row>(long.as_bytes(), 1 << 20).expect_err("100,000 items");
    decode_within::<Row>(long.as_bytes(), 1 << 26).expect("64 MiB suffice");
}
