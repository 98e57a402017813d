//! Two versions of a document, and the parts that are kept.

use serde_json::{Value, json};

use super::{Documents, Part, carry_on, place};

const VERSION: &str = "2.0.0";

fn keep(kept: &[Part], former: &Value, new: &Value) -> Vec<Part> {
    let documents = Documents {
        former: Some(former),
        new,
        version: VERSION,
        renamed: &[],
    };
    carry_on(kept, documents)
}

/// The pointers of what is kept of `former`.
fn kept(former: &Value, new: &Value) -> Vec<String> {
    let parts = keep(&[], former, new);
    assert!(parts.iter().all(|part| part.dropped_in == VERSION));
    parts.into_iter().map(|part| part.at).collect()
}

/// A document with these schemas.
fn schemas(schemas: Value) -> Value {
    let mut document = json!({ "components": {} });
    document["components"]["schemas"] = schemas;
    document
}

/// A document with one operation, which has these parameters.
fn parameters(of_path: Value, of_operation: Value) -> Value {
    let mut document = json!({ "paths": { "/pets": { "get": {} } } });
    document["paths"]["/pets"]["parameters"] = of_path;
    document["paths"]["/pets"]["get"]["parameters"] = of_operation;
    document
}

fn parameter(name: &str) -> Value {
    json!({ "name": name, "in": "query", "schema": { "type": "string" } })
}

#[test]
fn optional_properties_are_kept() {
    let former = schemas(json!({ "Pet": {
        "type": "object",
        "required": ["id"],
        "properties": {
            "id": { "type": "string" },
            "note": { "type": "string" },
            "home": { "type": "object", "properties": { "street": { "type": "string" } } },
            "petName": { "type": "string" },
        },
    } }));
    let new = schemas(json!({ "Pet": {
        "type": "object",
        "properties": { "home": { "type": "object" }, "pet_name": { "type": "string" } },
    } }));
    let properties = "/components/schemas/Pet/properties";
    assert_eq!(
        kept(&former, &new),
        [
            format!("{properties}/note"),
            format!("{properties}/home/properties/street")
        ]
    );
}

#[test]
fn properties_of_what_is_no_object_are_not_kept() {
    let former = schemas(json!({ "Pet": { "properties": { "note": {} } } }));
    let new = schemas(json!({ "Pet": { "type": "string" } }));
    assert!(kept(&former, &new).is_empty());
}

#[test]
fn values_are_kept_where_they_were() {
    let former = schemas(json!({ "Size": { "type": "string", "enum": ["s", "m", "l"] } }));
    let new = schemas(json!({ "Size": { "type": "string", "enum": ["s", "l", "xl"] } }));
    let parts = keep(&[], &former, &new);
    assert_eq!(parts[0].at, "/components/schemas/Size/enum/1");
    let mut document = new.clone();
    place(&mut document, &parts[0]);
    assert_eq!(
        document["components"]["schemas"]["Size"]["enum"],
        json!(["s", "m", "l", "xl"])
    );
}

#[test]
fn a_constant_is_not_kept() {
    let former = schemas(json!({ "Kind": { "type": "string", "enum": ["cat"] } }));
    let new = schemas(json!({ "Kind": { "type": "string", "enum": ["dog"] } }));
    assert!(kept(&former, &new).is_empty());
}

#[test]
fn branches_are_kept_with_their_types_and_the_entries_of_the_discriminator() {
    let reference = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let union = |names: &[&str]| {
        let mapping = names.iter().map(|name| {
            let target = format!("#/components/schemas/{name}");
            (name.to_lowercase(), Value::from(target))
        });
        json!({
            "oneOf": names.iter().map(|name| reference(name)).collect::<Vec<_>>(),
            "discriminator": { "propertyName": "kind", "mapping": mapping.collect::<Value>() },
        })
    };
    let object = |properties: Value| json!({ "type": "object", "properties": properties });
    let former = schemas(json!({
        "Pet": union(&["Cat", "Dog", "Fish"]),
        "Cat": object(json!({})),
        "Dog": object(json!({ "toy": reference("Toy") })),
        "Fish": object(json!({})),
        "Toy": object(json!({})),
    }));
    let new = schemas(json!({
        "Pet": union(&["Cat", "Fish"]),
        "Cat": object(json!({})),
        "Fish": object(json!({})),
    }));
    assert_eq!(
        kept(&former, &new),
        [
            "/components/schemas/Toy",
            "/components/schemas/Dog",
            "/components/schemas/Pet/oneOf/1",
            "/components/schemas/Pet/discriminator/mapping/dog",
        ]
    );
}

#[test]
fn a_branch_that_changed_is_not_one_that_is_gone() {
    let former = schemas(json!({ "Pet": { "anyOf": [
        { "type": "object", "properties": { "a": {}, "b": {} } },
        { "type": "null" },
    ] } }));
    let new =
        schemas(json!({ "Pet": { "anyOf": [{ "type": "object", "properties": { "b": {} } }] } }));
    assert_eq!(
        kept(&former, &new),
        ["/components/schemas/Pet/anyOf/0/properties/a"]
    );
}

#[test]
fn schemas_that_nothing_referred_to_are_kept() {
    let child = json!({ "allOf": [{ "$ref": "#/components/schemas/Pet" }] });
    let parent = |mapping: Value| {
        json!({
            "type": "object",
            "properties": { "kind": { "type": "string" } },
            "discriminator": { "propertyName": "kind", "mapping": mapping },
        })
    };
    let dog = "#/components/schemas/Dog";
    let former = schemas(json!({
        "Pet": parent(json!({ "cat": "#/components/schemas/Cat", "dog": dog })),
        "Cat": child,
        "Dog": child,
        "Used": { "type": "object" },
        "User": { "type": "array", "items": { "$ref": "#/components/schemas/Used" } },
    }));
    let new = schemas(json!({
        "Pet": parent(json!({ "cat": "#/components/schemas/Cat" })),
        "Cat": child,
        "User": { "type": "array", "items": { "type": "string" } },
    }));
    assert_eq!(
        kept(&former, &new),
        [
            "/components/schemas/Dog",
            "/components/schemas/Pet/discriminator/mapping/dog",
        ]
    );
}

#[test]
fn a_type_that_may_be_null_is_no_union() {
    let document = |name: &str| {
        let reference = json!({ "$ref": format!("#/components/schemas/{name}") });
        schemas(json!({
            "Pet": { "type": "object", "properties": {
                "toy": { "anyOf": [reference, { "nullable": true }] },
            } },
            name: { "type": "object" },
        }))
    };
    assert!(kept(&document("Ball"), &document("Bone")).is_empty());
}

#[test]
fn optional_parameters_are_kept() {
    let mut required = parameter("required");
    required["required"] = json!(true);
    let mut header = parameter("trace");
    header["in"] = json!("header");
    let former = parameters(
        json!([parameter("limit"), parameter("page")]),
        json!([parameter("color"), required, parameter("trace")]),
    );
    let new = parameters(json!([]), json!([parameter("limit"), header]));
    assert_eq!(
        kept(&former, &new),
        [
            "/paths/~1pets/get/parameters/-",
            "/paths/~1pets/get/parameters/-"
        ]
    );
    let parts = keep(&[], &former, &new);
    let names: Vec<&Value> = parts.iter().map(|part| &part.value["name"]).collect();
    assert_eq!(names, ["color", "page"]);
}

#[test]
fn what_comes_back_is_no_longer_kept_and_what_was_deleted_stays_deleted() {
    let with = schemas(json!({ "Pet": { "type": "object", "properties": { "a": {}, "b": {} } } }));
    let without = schemas(json!({ "Pet": { "type": "object", "properties": {} } }));
    let first = keep(&[], &with, &without);
    assert_eq!(first.len(), 2);
    // Once more, with a document that has neither.
    assert_eq!(keep(&first, &without, &without), first);
    assert_eq!(keep(&first[1..], &without, &without), first[1..]);
    assert!(keep(&first, &without, &with).is_empty());
}

#[test]
fn references_follow_a_renamed_type() {
    let object = json!({ "type": "object" });
    let pet = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let former = schemas(json!({
        "Box": { "type": "object", "properties": { "a": pet("Old"), "b": pet("Old") } },
        "Old": object,
    }));
    let new = schemas(json!({
        "Box": { "type": "object", "properties": { "a": pet("New") } },
        "New": object,
    }));
    let documents = Documents {
        former: Some(&former),
        new: &new,
        version: VERSION,
        renamed: &[(
            "/components/schemas/Old".to_owned(),
            "/components/schemas/New".to_owned(),
        )],
    };
    let parts = carry_on(&[], documents);
    assert_eq!(parts.len(), 1);
    assert_eq!(parts[0].value, pet("New"));
}

#[test]
fn a_part_whose_type_is_in_no_document_is_not_kept() {
    let part = Part {
        at: "/components/schemas/Pet/properties/a".to_owned(),
        dropped_in: VERSION.to_owned(),
        value: json!({ "$ref": "#/components/schemas/Gone" }),
    };
    let document = schemas(json!({ "Pet": { "type": "object", "properties": {} } }));
    assert!(keep(&[part], &document, &document).is_empty());
}

#[test]
fn containers_are_created() {
    let mut document = json!({ "paths": { "/pets": { "get": {} } } });
    let parts = [
        ("/paths/~1pets/get/parameters/-", parameter("limit")),
        ("/components/schemas/Pet", json!({})),
    ];
    for (at, value) in parts {
        let part = Part {
            at: at.to_owned(),
            dropped_in: VERSION.to_owned(),
            value,
        };
        place(&mut document, &part);
    }
    let expected = json!({
        "paths": { "/pets": { "get": { "parameters": [parameter("limit")] } } },
        "components": { "schemas": { "Pet": {} } },
    });
    assert_eq!(document, expected);
}

/// OpenAPI 3.2 has a field for `QUERY`, and a map of all other methods.
#[test]
fn parameters_of_all_methods_are_kept() {
    let document = |parameters: Value| {
        let operation = json!({ "parameters": parameters });
        json!({ "paths": { "/pets": {
            "query": operation,
            "additionalOperations": { "COPY": operation },
        } } })
    };
    let former = document(json!([parameter("limit"), parameter("page")]));
    let new = document(json!([parameter("page")]));
    assert_eq!(
        kept(&former, &new),
        [
            "/paths/~1pets/query/parameters/-",
            "/paths/~1pets/additionalOperations/COPY/parameters/-",
        ]
    );
}
