//! Open enums, and unions that have a branch of strings, take strings.

use expected::operations::strings::types::{Content, Kind, Note, Text, Tree, TreeTree};
use serde_json::json;

use super::Service;

#[tokio::test]
async fn arguments_and_setters_take_strings() {
    let service = Service::start();
    let call = service
        .client
        .notes()
        .get_notes("long", ["short", "new"], "k");
    let sent = call.other("short").others(["x", "y"]).send();
    sent.await.unwrap_err();
    assert_eq!(
        service.seen().line,
        "GET /notes/long?kinds=short&kinds=new&key=k&other=short&others=x&others=y"
    );
}

#[tokio::test]
async fn arguments_take_owned_and_borrowed_values_too() {
    let service = Service::start();
    let kinds = vec![Kind::Short, Kind::from("new")];
    let call = service
        .client
        .notes()
        .get_notes(&Kind::Long, &kinds, "k".to_owned());
    call.others([1, 2]).send().await.unwrap_err();
    assert_eq!(
        service.seen().line,
        "GET /notes/long?kinds=short&kinds=new&key=k&others=1&others=2"
    );
}

#[tokio::test]
async fn so_do_bodies() {
    let service = Service::start();
    let call = service.client.notes().create_note("short".to_owned(), "");
    call.send().await.unwrap_err();
    let seen = service.seen();
    assert_eq!(
        (seen.line.as_str(), seen.text().as_str()),
        ("POST /notes/short", r#""""#)
    );
}

#[test]
fn structs_take_strings() {
    let note = Note::new("long", "k", "", ["a", "b"])
        .more([("x", "short")])
        .former("old".to_owned())
        .parent("root");
    assert_eq!(
        json!(note),
        json!({
            "kind": "long", "key": "k", "content": "", "tags": ["a", "b"],
            "more": {"x": "short"}, "former": "old", "parent": "root",
        })
    );
    // What they took before.
    let note = Note::new(Kind::Short, 1, Text::new("t"), [1, 2]).former(None);
    assert_eq!(
        json!(note),
        json!({"kind": "short", "key": 1, "content": {"text": "t"}, "tags": [1, 2]})
    );
    // In a box.
    assert_eq!(TreeTree::new("leaf").tree.as_string().unwrap(), "leaf");
}

#[test]
fn a_known_string_is_its_variant() {
    assert!(matches!(Kind::from("long"), Kind::Long));
    let content = Content::from("");
    assert_eq!(content.as_value().unwrap().as_str(), "");
    assert_eq!(Tree::from("a".to_owned()), Tree::from("a"));
}
