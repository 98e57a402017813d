//! `json_schema()`: what it returns is a schema of draft 2020-12 that accepts what types write, and nothing else.

use expected::runtime::{Untyped, Validate, decode};
use expected::types::json_schema::types::{
    Action, Cat, Click, Either, Node, Order, OtherNode, PetNode, Press, Reading, Size, Unset,
    Unsized, Wait,
};
use expected::types::json_schema_of_31::types as of_31;
use jsonschema::Validator;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The validator of a schema, which is valid itself.
fn validator(schema: &Untyped) -> Validator {
    if let Err(error) = jsonschema::draft202012::meta::validate(schema) {
        panic!("{schema:?}: {error}");
    }
    jsonschema::draft202012::options().build(schema).unwrap()
}

/// A value that a type reads is written so that the schema accepts it.
#[track_caller]
fn accepts<T: DeserializeOwned + Serialize + Validate>(schema: &Untyped, json: &Value) {
    let value: T = decode(json.to_string().as_bytes()).unwrap();
    expected::runtime::validate(&value).unwrap();
    let written = serde_json::to_value(&value).unwrap();
    if let Err(error) = validator(schema).validate(&written) {
        panic!("{written}: {error}");
    }
}

#[track_caller]
fn refuses(schema: &Untyped, json: &Value) {
    assert!(!validator(schema).is_valid(json), "{json}");
}

#[test]
fn all_are_schemas_of_one_draft() {
    let schemas = [
        Action::json_schema(),
        Cat::json_schema(),
        Either::json_schema(),
        Node::json_schema(),
        Order::json_schema(),
        OtherNode::json_schema(),
        PetNode::json_schema(),
        Reading::json_schema(),
        Size::json_schema(),
        Unsized::json_schema(),
        of_31::Event::json_schema(),
        of_31::Nullable::json_schema(),
        of_31::Shared::json_schema(),
    ];
    for schema in schemas {
        validator(&schema);
        assert_eq!(
            schema["$schema"],
            "https://json-schema.org/draft/2020-12/schema"
        );
        // One line, as a line of JSON has to be.
        assert!(!schema.text().contains('\n'));
    }
}

#[test]
fn a_field_of_the_name_stays() {
    // Its setter has the name of the function.
    assert_eq!(
        serde_json::to_value(Unset::new().json_schema("a")).unwrap(),
        json!({"json_schema": "a"})
    );
}

#[test]
fn a_discriminator_is_a_constant_of_each_branch() {
    let schema = Action::json_schema();
    let actions: [Action; 3] = [
        Click::new(3).into(),
        Wait::new().into(),
        Press::new(vec!["enter".to_owned()]).into(),
    ];
    for action in actions {
        accepts::<Action>(&schema, &serde_json::to_value(&action).unwrap());
    }
    // The tag of another branch, none, an unknown one, and one that the mapping gives to no branch.
    refuses(&schema, &json!({"kind": "wait", "x": 3}));
    refuses(&schema, &json!({"x": 3}));
    refuses(&schema, &json!({"seconds": 3}));
    refuses(&schema, &json!({"keys": ["enter"]}));
    refuses(&schema, &json!({"kind": "tap", "x": 3}));
    refuses(&schema, &json!({"kind": "hold", "keys": ["enter"]}));
    // Parts of a branch.
    refuses(&schema, &json!({"kind": "click"}));
    refuses(&schema, &json!({"kind": "click", "x": -1}));
    refuses(
        &schema,
        &json!({"kind": "click", "x": 3, "button": "middle"}),
    );
    refuses(&schema, &json!({"kind": "press", "keys": []}));
    refuses(&schema, &json!({"kind": "press", "keys": ["a", "a"]}));
    refuses(&schema, &json!({"kind": "press", "keys": ["A"]}));
}

#[test]
fn limits_are_those_of_2020_12() {
    let schema = Action::json_schema();
    // `exclusiveMinimum: true` of OpenAPI 3.0.
    refuses(&schema, &json!({"kind": "wait", "seconds": 0}));
    refuses(&schema, &json!({"kind": "wait", "seconds": 61}));
    refuses(&schema, &json!({"kind": "wait", "minutes": 1}));
    accepts::<Action>(&schema, &json!({"kind": "wait", "seconds": 0.5}));
    assert_eq!(
        schema["$defs"]["Wait"]["properties"]["seconds"],
        json!({"type": "number", "exclusiveMinimum": 0, "maximum": 60, "default": 1})
    );
}

#[test]
fn descriptions_are_kept() {
    let schema = Action::json_schema();
    assert_eq!(
        schema["description"],
        r##"What the "browser" does: "#next""##
    );
    let definitions = &schema["$defs"];
    let click = &definitions["Click"]["properties"];
    assert_eq!(click["x"]["description"], "Pixels from the left");
    let keys = &definitions["Press"]["properties"]["keys"];
    assert_eq!(keys["items"]["examples"], json!(["enter"]));
    let values = &definitions["Button"]["anyOf"];
    assert_eq!(
        values[1],
        json!({"const": "right", "description": "Opens menus"})
    );
    assert_eq!(
        of_31::Shared::json_schema()["properties"]["bidi"]["description"],
        "left \u{202e} right"
    );
    assert_eq!(Size::json_schema()["anyOf"][0]["title"], "Small");
    let reading = &Reading::json_schema()["properties"];
    assert_eq!(reading["at"]["readOnly"], true);
    assert_eq!(reading["key"]["writeOnly"], true);
    assert_eq!(reading["old"]["deprecated"], true);
}

#[test]
fn a_schema_may_contain_itself() {
    let leaf = json!({"name": "a", "parent": null});
    let tree = json!({"name": "b", "children": [leaf], "parent": leaf, "other": {"node": leaf, "self": {}}});
    accepts::<Node>(&Node::json_schema(), &tree);
    accepts::<OtherNode>(
        &OtherNode::json_schema(),
        &json!({"node": tree, "self": {"self": {}}}),
    );
    refuses(
        &Node::json_schema(),
        &json!({"name": "b", "children": [{"name": ""}]}),
    );
    refuses(
        &Node::json_schema(),
        &json!({"name": "b", "other": {"node": {"name": "a", "children": [null]}}}),
    );
    refuses(&Node::json_schema(), &json!({"name": "b", "parent": {}}));
    refuses(&OtherNode::json_schema(), &json!({"self": {"self": null}}));
    let trees = validator(&of_31::Shared::json_schema());
    assert!(trees.is_valid(&json!({"trees": [[], [[]]]})));
    assert!(!trees.is_valid(&json!({"trees": [[], [3]]})));
}

#[test]
fn null_is_accepted_where_the_document_allows_it() {
    let schema = Reading::json_schema();
    accepts::<Reading>(
        &schema,
        &json!({"value": null, "unit": null, "level": null, "shape": null, "more": 9}),
    );
    accepts::<Reading>(
        &schema,
        &json!({"value": -1.5, "unit": "m", "level": 2, "shape": 3}),
    );
    accepts::<Reading>(&schema, &json!({"value": 1, "shape": "round"}));
    refuses(&schema, &json!({}));
    refuses(&schema, &json!({"value": -2}));
    refuses(&schema, &json!({"value": 1, "unit": "h"}));
    refuses(&schema, &json!({"value": 1, "level": 3}));
    refuses(&schema, &json!({"value": 1, "old": null}));
    refuses(&schema, &json!({"value": 1, "more": 8}));
    let schema = of_31::Nullable::json_schema();
    accepts::<Option<of_31::Nullable>>(&schema, &json!({"a": "b"}));
    accepts::<Option<of_31::Nullable>>(&schema, &json!(null));
    refuses(&schema, &json!({}));
}

#[test]
fn parts_of_all_of_are_one_object() {
    let base = json!({"id": "6f1e2f60-8f2a-4f0e-9c8f-0a8a5f3c9c11"});
    let order = json!({"id": "6f1e2f60-8f2a-4f0e-9c8f-0a8a5f3c9c11", "lines": [base]});
    accepts::<Order>(&Order::json_schema(), &order);
    refuses(&Order::json_schema(), &base);
    refuses(&Order::json_schema(), &json!({"lines": []}));
    let schema = PetNode::json_schema();
    accepts::<PetNode>(&schema, &json!({"pet": {"petType": "Cat", "lives": 9}}));
    accepts::<PetNode>(&schema, &json!({"pet": {"petType": "Pet"}}));
    refuses(&schema, &json!({"pet": {"petType": "Cat", "lives": 10}}));
    refuses(&schema, &json!({"pet": {"petType": "Cow"}}));
    refuses(&Cat::json_schema(), &json!({"petType": "Dog"}));
}

#[test]
fn branches_without_a_tag_are_those_of_the_document() {
    let schema = Either::json_schema();
    for value in [json!({"url": "a"}), json!({"file_id": "a"}), json!(true)] {
        accepts::<Either>(&schema, &value);
    }
    refuses(&schema, &json!({}));
    refuses(&schema, &json!("a"));
}

#[test]
fn other_tags_are_of_the_default_branch() {
    let schema = of_31::Event::json_schema();
    for value in [
        json!({"type": "started", "at": null}),
        json!({"type": "ended", "code": 0}),
        json!({"type": "paused"}),
        json!({"text": "a"}),
    ] {
        accepts::<of_31::Event>(&schema, &value);
    }
    refuses(&schema, &json!({"type": "ended"}));
    refuses(&schema, &json!({"type": "ended", "code": 2}));
    refuses(&schema, &json!({"type": "started", "at": 0}));
}

#[test]
fn rules_about_parts_are_kept() {
    let schema = of_31::Shared::json_schema();
    for value in [
        json!({"one": [["a"]], "two": []}),
        json!({"trees": [], "pair": ["a", 1], "open": ["a", true], "const": {"a": [1, null]}, "null": null}),
        json!({"trees": [], "mixed": 1, "level": 2, "names": {"a": 1}, "labels": {"x-a": "b"}}),
        json!({"trees": [], "mixed": null}),
    ] {
        accepts::<of_31::Shared>(&schema, &value);
    }
    for value in [
        json!({}),
        json!({"one": []}),
        json!({"trees": [], "pair": ["a"]}),
        json!({"trees": [], "pair": ["a", 1, 2]}),
        json!({"trees": [], "open": ["a", 1]}),
        json!({"trees": [], "const": {"a": [1]}}),
        json!({"trees": [], "never": 1}),
        json!({"trees": [], "mixed": 2}),
        json!({"trees": [], "level": 3}),
        json!({"trees": [], "names": {"A": 1}}),
        json!({"trees": [], "labels": {"x-a": 1}}),
        json!({"trees": [], "labels": {"y": "a"}}),
    ] {
        refuses(&schema, &value);
    }
    let schema = Unsized::json_schema();
    accepts::<Unsized>(&schema, &json!({"any": [null], "map": {"a": 60}}));
    refuses(&schema, &json!({"map": {}}));
    refuses(&schema, &json!({"map": {"a": 62}}));
}
