//! Overlays: what they do to a document, and where what they wrote is found.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::super::{Input, Settings, load};
use super::reported;
use crate::diagnostic::Diagnostics;
use crate::source::{Location, Sources};

struct Changed {
    /// `None` if an overlay cannot be applied.
    tree: Option<Value>,
    diagnostics: Diagnostics,
    sources: Sources,
}

impl Changed {
    /// The codes of all messages.
    fn codes(&self) -> Vec<&str> {
        let found = self.diagnostics.iter();
        found.map(|found| found.code.name).collect()
    }

    /// File, line and the text of the span at a pointer.
    fn locate(&self, pointer: &str) -> (String, usize, String) {
        let found = self.sources.locate(&Location::value(pointer));
        let found = found.expect("every value has a file");
        let name = found.path().rsplit('/').next().expect("it has a name");
        (name.to_owned(), found.line, found.text().to_owned())
    }

    fn reported(&self) -> Vec<String> {
        reported(&self.diagnostics, &self.sources)
    }
}

/// Applies overlays, which are only their actions, to a document.
fn change(document: &str, overlays: &[&str]) -> Changed {
    let overlays: Vec<String> = overlays
        .iter()
        .map(|actions| format!("overlay: 1.1.0\nactions:\n{actions}"))
        .collect();
    change_whole(document, &overlays)
}

fn change_whole(document: &str, overlays: &[String]) -> Changed {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let spec = folder.path().join("api.yaml");
    fs::write(&spec, document).expect("a file can be written");
    let mut paths: Vec<PathBuf> = Vec::new();
    for (index, text) in overlays.iter().enumerate() {
        let path = folder.path().join(format!("{index}.overlay.yaml"));
        fs::write(&path, text).expect("a file can be written");
        paths.push(path);
    }
    let mut diagnostics = Diagnostics::default();
    let settings = Settings {
        overlays: &paths,
        ..Settings::default()
    };
    let loaded = load(Input::File(&spec), settings, &mut diagnostics);
    let (document, sources) = loaded.expect("the files are there");
    Changed {
        tree: document.map(|document| document.root),
        diagnostics,
        sources,
    }
}

/// The tree after one overlay with which nothing is wrong.
fn changed(document: &str, actions: &str) -> Value {
    let changed = change(document, &[actions]);
    assert_eq!(changed.reported(), Vec::<String>::new());
    changed.tree.expect("nothing is wrong")
}

/// The error of an overlay: its location, and the message.
fn error(document: &str, actions: &str) -> (String, String) {
    let changed = change(document, &[actions]);
    assert_eq!(changed.tree, None);
    let found = changed.diagnostics.iter().next().expect("an error");
    let (_, inside) = found.at.split();
    (inside.to_owned(), found.message.clone())
}

const PATHS: &str = "\
openapi: 3.1.0
paths:
  /foo:
    get: {description: Old.}
  /bar:
    get: {description: Old., parameters: [{name: filter, in: query}, {name: dummy, in: query}]}
";

/// The examples of the specification, versions 1.0 and 1.1.
mod examples {
    use super::*;

    #[test]
    fn structured() {
        let document = "info: {title: Pets}\npaths: {/: {summary: Old}}\n";
        let actions = "  - target: '$'
    update:
      info: {x-overlay-applied: structured-overlay}
      paths:
        '/': {summary: 'The root resource', get: {x-rate-limit: 100}}
        '/pets': {get: {summary: 'Retrieve a list of pets'}}
      components:
      tags:
";
        let root = json!({ "summary": "The root resource", "get": { "x-rate-limit": 100 } });
        let wanted = json!({
            "info": { "title": "Pets", "x-overlay-applied": "structured-overlay" },
            "paths": { "/": root, "/pets": { "get": { "summary": "Retrieve a list of pets" } } },
            "components": null,
            "tags": null,
        });
        assert_eq!(changed(document, actions), wanted);
    }

    #[test]
    fn targeted() {
        let actions = "  - target: $.paths['/foo'].get.description
    update: This is the new description
  - target: $.paths['/bar'].get.description
    update: This is the updated description
  - target: $.paths['/bar']
    update:
      post: {description: This is an updated description of a child object, x-safe: false}
";
        let tree = changed(PATHS, actions);
        let paths = &tree["paths"];
        assert_eq!(
            paths["/foo"]["get"]["description"],
            "This is the new description"
        );
        assert_eq!(
            paths["/bar"]["get"]["description"],
            "This is the updated description"
        );
        assert_eq!(paths["/bar"]["post"]["x-safe"], false);
    }

    #[test]
    fn wildcards() {
        let actions = "  - target: $.paths.*.get
    update: {x-safe: true}
  - target: $.paths.*.get.parameters[?@.name=='filter' && @.in=='query']
    update: {schema: {$ref: '#/components/schemas/filterSchema'}}
";
        let components = "components: {schemas: {filterSchema: {type: string}}}\n";
        let tree = changed(&format!("{PATHS}{components}"), actions);
        assert_eq!(tree["paths"]["/foo"]["get"]["x-safe"], true);
        let bar = &tree["paths"]["/bar"]["get"];
        assert_eq!(bar["x-safe"], true);
        let reference = json!({ "$ref": "#/components/schemas/filterSchema" });
        assert_eq!(bar["parameters"][0]["schema"], reference);
        assert_eq!(bar["parameters"][1].get("schema"), None);
    }

    #[test]
    fn an_item_is_added_and_others_are_removed() {
        let actions = "  - target: $.paths.*.get.parameters
    update: {name: newParam, in: query}
  - target: $.paths.*.get.parameters[?@.name == 'dummy']
    remove: true
";
        let tree = changed(PATHS, actions);
        let wanted =
            json!([{ "name": "filter", "in": "query" }, { "name": "newParam", "in": "query" }]);
        assert_eq!(tree["paths"]["/bar"]["get"]["parameters"], wanted);
    }

    #[test]
    fn primitive_items_are_removed() {
        let document = "paths: {/: {get: {tags: [a, dummy, b, dummy]}}}\n";
        let actions = "  - target: $.paths.*.get.tags[?@ == 'dummy']\n    remove: true\n";
        let tree = changed(document, actions);
        assert_eq!(tree["paths"]["/"]["get"]["tags"], json!(["a", "b"]));
    }

    #[test]
    fn traits() {
        let document = "paths:
  /items: {get: {x-oai-traits: ['paged']}}
  '/items/{id}/subitems': {get: {x-oai-traits: ['paged'], parameters: [{name: id, in: path}]}}
  /other: {get: {}}
";
        let actions = "  - target: $.paths[?(@.get['x-oai-traits'][?(@ == 'paged')])].get
    update: {parameters: [{name: top, in: query}, {name: skip, in: query}]}
";
        let tree = changed(document, actions);
        let names = |path: &str| {
            let parameters = tree["paths"][path]["get"]["parameters"].as_array()?;
            let names = parameters
                .iter()
                .map(|parameter| parameter["name"].as_str());
            names.collect::<Option<Vec<_>>>()
        };
        assert_eq!(names("/items"), Some(vec!["top", "skip"]));
        assert_eq!(
            names("/items/{id}/subitems"),
            Some(vec!["id", "top", "skip"])
        );
        assert_eq!(names("/other"), None);
    }

    #[test]
    fn copies() {
        let document =
            "paths: {/items: {get: {summary: a}}, /some-items: {delete: {summary: b}}}\n";
        let copy = "  - {target: '$.paths[\"/some-items\"]', copy: '$.paths[\"/items\"]'}\n";
        let wanted = json!({ "delete": { "summary": "b" }, "get": { "summary": "a" } });
        assert_eq!(changed(document, copy)["paths"]["/some-items"], wanted);
        let moved = "  - {target: $.paths, update: {/new-items: {}}}
  - {target: '$.paths[\"/new-items\"]', copy: '$.paths[\"/items\"]'}
  - {target: '$.paths[\"/items\"]', remove: true}
";
        let tree = changed(document, moved);
        assert_eq!(tree["paths"].get("/items"), None);
        assert_eq!(
            tree["paths"]["/new-items"],
            json!({ "get": { "summary": "a" } })
        );
    }
}

#[test]
fn several_overlays_are_applied_in_order() {
    let first = "  - {target: $.info, update: {title: One, x-first: true}}\n";
    let second = "  - {target: '$.info[?@ == true]', update: false}\n  - {target: $.info.title, update: Two}\n";
    let changed = change("info: {title: Zero}\n", &[first, second]);
    let wanted = json!({ "info": { "title": "Two", "x-first": false } });
    assert_eq!(changed.tree, Some(wanted));
    assert_eq!(
        changed.locate("/info/title"),
        location("1.overlay.yaml", 4, "Two")
    );
    assert_eq!(
        changed.locate("/info/x-first"),
        location("1.overlay.yaml", 3, "false")
    );
}

fn location(file: &str, line: usize, text: &str) -> (String, usize, String) {
    (file.to_owned(), line, text.to_owned())
}

#[test]
fn a_value_is_located_where_it_was_written() {
    let document = "info: {title: Pets}\nservers:\n- {url: a}\n- {url: b}\n- {url: c}\n";
    let actions = "  - {target: $.info, update: {contact: {name: Ada}}}
  - {target: '$.servers[?@.url == \"a\"]', remove: true}
  - {target: '$.servers', update: {url: d}}
  - {target: '$.servers[1]', update: {x-last: true}}
  - {target: '$.info', copy: '$.servers[1]'}
";
    let changed = change(document, &[actions]);
    let servers = json!([{ "url": "b" }, { "url": "c", "x-last": true }, { "url": "d" }]);
    assert_eq!(
        changed.tree.as_ref().map(|tree| &tree["servers"]),
        Some(&servers)
    );
    let overlay = "0.overlay.yaml";
    let expected = [
        ("/info/title", location("api.yaml", 1, "Pets")),
        ("/info/contact/name", location(overlay, 3, "Ada")),
        ("/servers/0/url", location("api.yaml", 4, "b")),
        ("/servers/1/url", location("api.yaml", 5, "c")),
        ("/servers/1/x-last", location(overlay, 6, "true")),
        ("/servers/2/url", location(overlay, 5, "d")),
        // What was copied is located at its source.
        ("/info/url", location("api.yaml", 5, "c")),
        ("/info/x-last", location(overlay, 6, "true")),
        // What does not exist is located at its parent.
        ("/info/contact/email", location(overlay, 3, "contact")),
    ];
    for (pointer, wanted) in expected {
        assert_eq!(changed.locate(pointer), wanted, "{pointer}");
    }
}

#[test]
fn a_number_of_an_overlay_is_as_it_was_written() {
    let changed = change(
        "info: {version: 1}\n",
        &["  - {target: $.info.version, update: 1.10}\n"],
    );
    assert_eq!(changed.sources.as_written("/info/version"), Some("1.10"));
}

#[test]
fn a_syntax_error_of_the_document_is_located_in_the_document() {
    let document = "info: {title: !x Pets}\n";
    let changed = change(document, &["  - {target: $.info.title, update: Dogs}\n"]);
    assert_eq!(changed.reported(), ["yaml-tag 1:15"]);
}

#[test]
fn nested_nodes_are_removed_once() {
    let document = "a: [[0, 1], [2, 3], {b: 4}]\n";
    let tree = changed(document, "  - {target: '$.a..*', remove: true}\n");
    assert_eq!(tree, json!({ "a": [] }));
    let tree = changed(document, "  - {target: '$.a[0:2][0]', remove: true}\n");
    assert_eq!(tree, json!({ "a": [[1], [3], { "b": 4 }] }));
}

#[test]
fn what_selects_nothing_is_a_warning() {
    let changed = change(
        "info: {title: Pets}\n",
        &["  - {target: $.inf, update: {a: 1}}\n"],
    );
    assert_eq!(changed.reported(), ["unused-action 3:14"]);
    assert_eq!(changed.tree, Some(json!({ "info": { "title": "Pets" } })));
    let nothing = change(
        "info: {}\n",
        &["  - {target: $.info, description: Nothing.}\n"],
    );
    assert_eq!(nothing.reported(), ["unused-action 3:5"]);
}

#[test]
fn values_that_do_not_go_together_are_an_error() {
    let document = "info: {title: Pets}\ntags: []\n";
    let (at, message) = error(document, "  - {target: $, update: {info: {title: [a]}}}\n");
    assert_eq!(at, "/actions/0/update/info/title");
    assert_eq!(
        message,
        "expected a primitive value, since the document has one here, found an array"
    );
    let (at, message) = error(document, "  - {target: '$.*', update: {a: 1}}\n");
    assert_eq!(at, "/actions/0/update");
    assert_eq!(
        message,
        "`target` selects an object and an array, expected one of these kinds"
    );
    let (at, message) = error(document, "  - {target: $, remove: true}\n");
    assert_eq!(
        (at.as_str(), message.as_str()),
        ("/actions/0/remove", "the whole document cannot be removed")
    );
    let (at, message) = error(document, "  - {target: $.info, copy: '$.*'}\n");
    assert_eq!(
        (at.as_str(), message.as_str()),
        (
            "/actions/0/copy",
            "`copy` selects 2 nodes of the document, expected one"
        )
    );
}

#[test]
fn an_invalid_overlay_is_an_error() {
    let wrong = [
        ("overlay: 1.1.0\n", "/", "missing `actions`"),
        (
            "overlay: 1.1.0\nactions: []\n",
            "/actions",
            "`actions` is an array of at least one action",
        ),
        (
            "overlay: 1.1.0\nactions: [a]\n",
            "/actions/0",
            "an action is an object",
        ),
        (
            "overlay: 1.1.0\nactions: [{update: {}}]\n",
            "/actions/0",
            "missing `target`, the JSONPath of what the action changes",
        ),
        (
            "overlay: 1.1.0\nactions: [{target: 1}]\n",
            "/actions/0/target",
            "a JSONPath is a string",
        ),
        (
            "overlay: 1.1.0\nactions: [{target: $, remove: 1}]\n",
            "/actions/0/remove",
            "`remove` is `true` or `false`",
        ),
        (
            "overlay: 1.1.0\nactions: [{target: $, updat: {}}]\n",
            "/actions/0/updat",
            "unknown field `updat`",
        ),
        (
            "overlay: 1.1.0\nactions: [{target: $, update: {}, copy: $}]\n",
            "/actions/0/copy",
            "an action has `update` or `copy`, not both",
        ),
        (
            "overlay: 1.0.0\nactions: [{target: $, copy: $}]\n",
            "/actions/0/copy",
            "overlays of version 1.0 have no `copy`",
        ),
        (
            "overlay: 1.2.0\nactions: [{target: $}]\n",
            "/overlay",
            "expected a version of the form \"1.0.x\" or \"1.1.x\"",
        ),
        (
            "actions: [{target: $}]\n",
            "/",
            "missing `overlay`, the version of the Overlay Specification",
        ),
        ("[]\n", "/", "an overlay is an object"),
    ];
    for (text, at, message) in wrong {
        let changed = change_whole("info: {}\n", &[text.to_owned()]);
        assert_eq!(changed.tree, None, "{text}");
        let found = changed.diagnostics.iter().next().expect("an error");
        assert_eq!(found.code.name, "invalid-overlay");
        assert_eq!(found.message, message);
        let (_, inside) = found.at.split();
        assert_eq!(inside, at.trim_end_matches('/'), "{text}");
    }
    let (at, message) = error("info: {}\n", "  - {target: 'info', update: {}}\n");
    assert_eq!(at, "/actions/0/target");
    assert!(
        message.starts_with("`info` is not a JSONPath (RFC 9535): "),
        "{message}"
    );
}

#[test]
fn a_document_does_not_grow_without_limit() {
    let double = "  - {target: $.a, copy: $}\n".repeat(200);
    let changed = change("a: {}\n", &[&double]);
    assert_eq!(changed.tree, None);
    assert_eq!(changed.codes(), ["nested-too-deep"]);
    let wide = format!(
        "  - {{target: $.a, copy: $.b}}\n{}",
        "  - {target: $.b, copy: $.a}\n  - {target: $.a, copy: $.b}\n".repeat(30)
    );
    let changed = change("a: [0]\nb: [1]\n", &[&wide]);
    assert_eq!(changed.tree, None);
    assert_eq!(changed.codes(), ["too-large"]);
    let brackets = format!(
        "  - {{target: '$[?{}1 == 1{}]', remove: true}}\n",
        "(".repeat(9_000),
        ")".repeat(9_000)
    );
    let (at, _) = error("a: {}\n", &brackets);
    assert_eq!(at, "/actions/0/target");
}
