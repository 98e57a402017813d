//! What `diff` and `bump` write about a document of 5 MB with 5,000 additions: a comment on GitHub has at most 65,536 characters.

use std::fs;

use serde_json::{Map, Value, json};

use super::{expect, folder};

/// So many schemas, each with as many bytes that the document has 5 MB.
const ITEMS: usize = 5_000;

const DESCRIPTION: &str = "A property of the item, as it is stored and as it is shown, with enough of a description that the document is \
                           as large as those of public services.";

/// A document of so many schemas, some of which operations return. Each has one more of something if `is_larger`.
fn document(is_larger: bool) -> Value {
    let (mut paths, mut schemas) = (Map::new(), Map::new());
    for index in 0..ITEMS {
        let mut item = Item::new(index);
        if is_larger {
            item.grow();
        }
        item.add_to(&mut paths, &mut schemas);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Items", "version": if is_larger { "2.0" } else { "1.0" } },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

struct Item {
    index: usize,
    properties: Map<String, Value>,
    values: Vec<String>,
    parameters: Vec<Value>,
    has_operation: bool,
    has_another_operation: bool,
}

impl Item {
    fn new(index: usize) -> Self {
        let property = |field| {
            let schema = json!({ "type": "string", "description": DESCRIPTION });
            (format!("field_{field}"), schema)
        };
        Self {
            index,
            properties: (0..5).map(property).collect(),
            values: vec!["one".to_owned(), "two".to_owned()],
            parameters: vec![
                json!({ "name": "limit", "in": "query", "schema": { "type": "integer" } }),
            ],
            has_operation: matches!(index % 10, 0 | 1 | 2 | 7),
            has_another_operation: false,
        }
    }

    /// A property, a value, a parameter, a property with a type of its own, or an operation.
    fn grow(&mut self) {
        let index = self.index;
        match index % 5 {
            0 => drop(self.properties.insert(format!("added_{index}"), json!({ "type": "string" }))),
            1 => self.values.push(format!("value_{index}")),
            2 => self.parameters.push(
                json!({ "name": format!("filter_{index}"), "in": "query", "schema": { "type": "string" } }),
            ),
            3 => drop(self.properties.insert(
                "more".to_owned(),
                json!({ "type": "object", "properties": { "id": { "type": "string" } } }),
            )),
            _ => self.has_another_operation = true,
        }
    }

    fn add_to(mut self, paths: &mut Map<String, Value>, schemas: &mut Map<String, Value>) {
        let Self { index, .. } = self;
        let name = format!("Item{index}");
        let operation = |verb: &str, parameters: &[Value]| {
            let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
            json!({ "get": {
                "operationId": format!("{verb}_item_{index}"),
                "tags": [format!("group_{}", index % 40)],
                "parameters": parameters,
                "responses": { "200": { "description": "It.", "content": { "application/json": { "schema": schema } } } },
            } })
        };
        if self.has_operation {
            paths.insert(
                format!("/items/{index}"),
                operation("get", &self.parameters),
            );
        }
        if self.has_another_operation {
            paths.insert(format!("/others/{index}"), operation("find", &[]));
        }
        let kind = json!({ "type": "string", "enum": self.values });
        self.properties.insert("kind".to_owned(), kind);
        let schema = json!({ "type": "object", "properties": self.properties });
        schemas.insert(name, schema);
    }
}

/// The most characters of a comment on GitHub.
const COMMENT: usize = 65_536;

#[test]
#[ignore = "it generates a crate of 5,000 modules: two minutes in a debug build"]
fn reports_about_a_large_document_are_short() {
    let [old, new] = [false, true].map(|is_larger| document(is_larger).to_string());
    assert!(old.len() > 5_000_000, "{} bytes", old.len());
    let config = "[[client]]\nspec = 'api.json'\nversion = '1.0.0'\n";
    let folder = folder(&[
        ("disjunct.toml", config),
        ("api.json", &old),
        ("new.json", &new),
    ]);

    let markdown = expect(
        &folder,
        &["diff", "api.json", "new.json", "--markdown"],
        0,
        "",
    );
    assert!(markdown.chars().count() < COMMENT, "{}", markdown.len());
    let text = expect(&folder, &["diff", "api.json", "new.json"], 0, "");
    assert!(text.lines().count() < 40, "{text}");
    // The other way round, everything is removed.
    let removed = ["diff", "new.json", "api.json", "--markdown"];
    let markdown = expect(&folder, &removed, 1, "");
    assert!(markdown.chars().count() < COMMENT, "{}", markdown.len());

    expect(&folder, &["generate", "--quiet"], 0, "");
    fs::write(folder.path().join("api.json"), new).unwrap();
    expect(&folder, &["bump"], 0, "version 1.0.0 replaced by 1.1.0");
    let changelog = fs::read_to_string(folder.path().join("generated/CHANGELOG.md")).unwrap();
    assert!(changelog.len() < 20_000, "{} bytes", changelog.len());
}
