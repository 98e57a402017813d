//! A name never changes because something unrelated was added: of the emitted files only those differ that list what there is.
//!
//! Documents of the corpus are read where they lie next to the checkout; where they do not, the test says so and has its own.

#[path = "support/shared_folder.rs"]
mod shared_folder;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use disjunct::{Files, Layout, Lock, Options, generate};
use serde_json::{Map, Value, json};
use shared_folder::shared_folder;
use tempfile::TempDir;

/// As much as a main thread has; a thread of a test has a quarter of it.
const STACK: usize = 8 << 20;

/// Larger documents of the corpus take too long for every run.
const LARGE: u64 = 150_000;

/// How many names of a document are given to something else as well.
const TWINS: usize = 3;

#[test]
fn documents_of_the_corpus_keep_their_names() {
    check_corpus(|size| size <= LARGE);
}

#[test]
#[ignore = "takes minutes"]
fn large_documents_of_the_corpus_keep_their_names() {
    check_corpus(|size| size > LARGE);
}

#[test]
fn what_operations_share_keeps_its_name() {
    let folder = TempDir::new().unwrap();
    let write =
        |name: &str, value: Value| fs::write(folder.path().join(name), value.to_string()).unwrap();
    let object = json!({"type": "object", "properties": {"id": {"type": "integer"}}});
    let content = json!({"application/json": {"schema": object}});
    let sort = json!({"name": "sort", "in": "query", "schema": {"type": "string", "enum": ["asc", "desc"]}});
    write("sort.json", sort);
    write(
        "page.json",
        json!({"description": "A page.", "content": content}),
    );
    write(
        "item.json",
        json!({"get": {"responses": {"200": {"description": "Done.", "content": content}}}}),
    );
    let spec = folder.path().join("openapi.json");
    let own =
        json!([{"name": "own", "in": "query", "schema": {"type": "string", "enum": ["a", "b"]}}]);
    let call = |id: &str| {
        let page = json!({"200": {"$ref": "page.json"}});
        json!({"operationId": id, "parameters": [{"$ref": "sort.json"}], "responses": page})
    };
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {"title": "Shared", "version": "1"},
        "paths": {
            "/m": {"parameters": own, "get": call("getM"), "post": call("postM")},
            "/n": {"$ref": "item.json"},
            "/o": {"$ref": "item.json"},
        },
    });
    let (before, lock) = emit(&spec, &document, Lock::default()).unwrap();
    let types = before.get("src/types/mod.rs").unwrap();
    for name in ["SortParameter", "PageResponse", "GetMOwn", "GetNResponse"] {
        assert!(types.contains(&format!("::{name};")), "{name}: {types}");
    }
    document["paths"]["/m"]["delete"] = call("deleteM");
    for path in ["/a", "/z"] {
        document["paths"][path] = json!({"$ref": "item.json"});
    }
    let (after, _) = emit(&spec, &document, lock).unwrap();
    assert_eq!(differences(&before, &after).collect::<Vec<_>>(), []);
}

#[test]
fn an_operation_that_moves_to_another_tag_moves_to_its_group() {
    let before = ["pets", "pets", "reports", "pets2"];
    let kept = [
        "calls::pets::One",
        "calls::pets::Two",
        "calls::reports::Three",
        "calls::pets2::Four",
    ];
    assert_eq!(groups_after(before, before), kept);
    // The moved one is before those that stay.
    let moved = groups_after(before, ["pets", "reports", "reports", "pets2"]);
    assert_eq!(
        moved,
        ["calls::pets::One", "calls::reports::Two", kept[2], kept[3]]
    );
    let to_a_new_tag = groups_after(before, ["pets", "toys", "reports", "pets2"]);
    assert_eq!(
        to_a_new_tag,
        [kept[0], "calls::toys::Two", kept[2], kept[3]]
    );
    let split = groups_after(before, ["cats", "dogs", "reports", "pets2"]);
    assert_eq!(
        split,
        ["calls::cats::One", "calls::dogs::Two", kept[2], kept[3]]
    );
    let joined = groups_after(before, ["pets", "pets2", "reports", "pets2"]);
    assert_eq!(joined, [kept[0], "calls::pets2::Two", kept[2], kept[3]]);
    let tagged = groups_after(
        ["", "", "reports", "pets2"],
        ["toys", "dogs", "reports", "pets2"],
    );
    assert_eq!(
        tagged,
        ["calls::toys::One", "calls::dogs::Two", kept[2], kept[3]]
    );
}

/// The paths of four operations after their tags changed, by the lock of the former tags. An empty tag is none.
fn groups_after(before: [&str; 4], after: [&str; 4]) -> [String; 4] {
    let folder = TempDir::new().unwrap();
    let spec = folder.path().join("openapi.json");
    let paths = ["/one", "/two", "/y", "/z"];
    let names = ["one", "two", "three", "four"];
    let document = |tags: [&str; 4]| {
        let mut document =
            json!({"openapi": "3.1.0", "info": {"title": "Tags", "version": "1"}, "paths": {}});
        for ((path, name), tag) in paths.iter().zip(names).zip(tags) {
            let mut operation =
                json!({"operationId": name, "responses": {"204": {"description": "Done."}}});
            if !tag.is_empty() {
                operation["tags"] = json!([tag]);
            }
            document["paths"][path] = json!({"get": operation});
        }
        document
    };
    let (_, lock) = emit(&spec, &document(before), Lock::default()).unwrap();
    let (_, lock) = emit(&spec, &document(after), lock).unwrap();
    let lock = lock.to_string();
    paths.map(|path| {
        let key = format!("\"/paths/{}/get\" = ", path.replace('/', "~1"));
        let line = lock.lines().find_map(|line| line.strip_prefix(&key));
        line.unwrap_or_default().trim_matches('"').to_owned()
    })
}

#[test]
fn members_keep_their_names() {
    let folder = TempDir::new().unwrap();
    let spec = folder.path().join("openapi.json");
    let circle = |kind: &str| {
        let kind = json!({"const": kind});
        json!({"type": "object", "required": ["kind"], "properties": {"kind": kind}})
    };
    let text = || json!({"type": "string"});
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {"title": "Members", "version": "1"},
        "paths": {},
        "components": {"schemas": {
            "Order": {"type": "object", "properties": {"orderId": text(), "by": {"enum": ["ASC", "by id"]}}},
            "Sort": {"enum": ["ASC", "DESC"]},
            "Round": {"oneOf": [circle("CIRCLE"), circle("BALL")]},
        }},
    });
    let (_, lock) = emit(&spec, &document, Lock::default()).unwrap();
    let schemas = &mut document["components"]["schemas"];
    schemas["Order"]["properties"]["order_id"] = text();
    schemas["Order"]["properties"]["by"]["enum"] = json!(["ASC", "by id", "asc", "by-id"]);
    schemas["Sort"]["enum"] = json!(["ASC", "DESC", "Asc", "asc"]);
    schemas["Round"]["oneOf"] = json!([circle("CIRCLE"), circle("BALL"), circle("circle")]);
    let (files, lock) = emit(&spec, &document, lock).unwrap();
    let holds = |files: &Files, module: &str, lines: &[&str]| {
        let text = files.get(&format!("src/types/{module}.rs")).unwrap();
        for line in lines {
            assert!(text.contains(line), "{line}: {text}");
        }
    };
    let check = |files: &Files| {
        holds(
            files,
            "order",
            &[
                "\"orderId\", optional)] pub order_id: ",
                "\"order_id\", optional)] pub order_id_2: ",
            ],
        );
        holds(
            files,
            "order",
            &[
                "(\"ASC\")] Asc,",
                "(\"asc\")] AscLower,",
                "(\"by id\")] ById,",
            ],
        );
        holds(
            files,
            "sort",
            &[
                "(\"ASC\")] Asc,",
                "(\"Asc\")] Asc2,",
                "(\"asc\")] AscLower,",
            ],
        );
        holds(files, "round", &[" Circle(", " Ball(", " CircleLower("]);
    };
    check(&files);
    // Nothing is called otherwise by where it stands now.
    let schemas = &mut document["components"]["schemas"];
    schemas["Order"]["properties"] = json!({
        "order_id": text(), "orderId": text(), "by": {"enum": ["by-id", "asc", "by id", "ASC"]},
    });
    schemas["Sort"]["enum"] = json!(["asc", "Asc", "DESC", "ASC"]);
    schemas["Round"]["oneOf"] = json!([circle("circle"), circle("BALL"), circle("CIRCLE")]);
    check(&emit(&spec, &document, lock).unwrap().0);
}

fn check_corpus(is_wanted: impl Fn(u64) -> bool) {
    let Some(folder) = shared_folder("corpus") else {
        return;
    };
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let files = entries.filter(|entry| {
        entry
            .metadata()
            .is_ok_and(|file| file.is_file() && is_wanted(file.len()))
    });
    check_all(&files.map(|entry| entry.path()).collect::<Vec<_>>());
}

#[test]
fn small_documents_keep_their_names() {
    let folders = [
        "tests/cases/types",
        "tests/cases/unions",
        "tests/cases/operations",
    ];
    let entries = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap());
    let paths = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file());
    check_all(
        &paths
            .chain([PathBuf::from("specs/openapi.json")])
            .collect::<Vec<_>>(),
    );
}

/// Checks the documents on all cores, and tells of all that fail.
fn check_all(paths: &[PathBuf]) {
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            wrong.lock().unwrap().extend(check(path));
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().unwrap().get() {
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, work)
                .unwrap();
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What differs that should not.
fn check(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    // The lower half of YAML is JSON, which is read faster.
    let document: Value =
        serde_json::from_str(&text).unwrap_or_else(|_| serde_yaml::from_str(&text).unwrap());
    let folder = TempDir::new().unwrap();
    let spec = folder.path().join("openapi.json");
    let Some((before, lock)) = emit(&spec, &document, Lock::default()) else {
        return Vec::new();
    };
    let mut wrong = Vec::new();
    let mut compare = |how: &str, changed: &Value, lock: Lock| {
        let name = path.file_name().unwrap().display();
        let is_new = lock.is_empty();
        match emit(&spec, changed, lock) {
            Some((after, _)) => {
                let found = differences(&before, &after)
                    .filter(|(path, _)| !(is_new && shows_example(path)));
                wrong.extend(found.map(|(path, what)| format!("{name}, {how}: {path} {what}")));
            }
            None => wrong.push(format!("{name}, {how}: it has errors")),
        }
    };
    compare(
        "with something else and no lock",
        &with_something_else(&document),
        Lock::default(),
    );
    compare(
        "with twins and the lock",
        &with_twins(&document, &lock),
        lock,
    );
    wrong
}

fn emit(spec: &Path, document: &Value, lock: Lock) -> Option<(Files, Lock)> {
    fs::write(spec, document.to_string()).unwrap();
    let mut options = Options::default();
    options.lock = lock;
    let made = generate(spec, &options, Layout::Crate).unwrap();
    made.files.map(|files| (files, made.lock))
}

/// Files that differ, other than by lines that were added to a list of what there is.
fn differences<'f>(before: &'f Files, after: &Files) -> impl Iterator<Item = (&'f str, String)> {
    before
        .iter()
        .filter_map(|(path, text)| match after.get(path) {
            None if path == "src/runtime.rs" => None,
            None => Some((path, "is gone".to_owned())),
            Some(now) if now == text => None,
            // It shows a call as soon as there is one.
            Some(_) if path == "README.md" && before.get("src/calls/mod.rs").is_none() => None,
            Some(now) if lists(path) => {
                Some((path, format!("has lost `{}`", lost_line(text, now)?)))
            }
            Some(now) => Some((path, format!("differs: {:?}", lost_line(text, now)))),
        })
}

/// Whether a file shows the call that is the best example of all, unless one was chosen before.
fn shows_example(path: &str) -> bool {
    ["README.md", "disjunct.lock"].contains(&path)
}

/// Whether a file lists what there is. The README has a section for each thing that a crate can do.
fn lists(path: &str) -> bool {
    path.ends_with("/mod.rs")
        || [
            "Cargo.toml",
            "README.md",
            "disjunct.api.json",
            "disjunct.lock",
            "src/lib.rs",
            "src/webhooks.rs",
        ]
        .contains(&path)
}

/// The first line that is not there any more, in the order of before. Imports may get longer.
fn lost_line<'t>(before: &'t str, now: &str) -> Option<&'t str> {
    // A line of JSON that is no longer the last one has a comma.
    let lines = |text: &'t str| text.lines().map(|line| line.trim_end_matches(','));
    let mut now = now.lines().map(|line| line.trim_end_matches(','));
    lines(before)
        .filter(|line| !line.trim().starts_with("use super::"))
        // Of the lock and of the surface: another document has another hash.
        .filter(|line| !line.starts_with("hash = ") && !line.starts_with("  \"document_hash\""))
        // Without operations, a crate has types alone.
        .filter(|line| !line.starts_with("description = ") || !line.contains("The types of "))
        .find(|line| !now.any(|other| without_shape(other) == without_shape(line)))
}

/// A variant of the enum of webhooks without how its body is recognized, which depends on the other webhooks; another line as it is.
fn without_shape(line: &str) -> (&str, &str) {
    if !line.trim_start().starts_with("#[event(") {
        return (line, "");
    }
    let (attribute, variant) = line.rsplit_once("] ").unwrap_or((line, ""));
    let name = attribute.split([',', ')']).next().unwrap_or_default();
    (name, variant)
}

/// The document with a schema and operations that have nothing to do with the others.
fn with_something_else(document: &Value) -> Value {
    let mut document = document.clone();
    add_schema(&mut document, "AardvarkOfTheTest");
    add_schema(&mut document, "zyxst of-the test");
    add_operation(&mut document, "aardvarkOfTheTest", None);
    add_operation(
        &mut document,
        "zyxst_of_the_test",
        Some("Zyxst of the test"),
    );
    let tag = first_tag(&document);
    add_operation(&mut document, "yet_another-of the test", tag.as_deref());
    add_webhook(&mut document, "aardvark.of-the_test");
    document
}

/// The document with schemas and operations whose names differ from others' in case and punctuation only, or are those that
/// inline types have.
fn with_twins(document: &Value, lock: &Lock) -> Value {
    let mut document = document.clone();
    let names = document
        .pointer("/components/schemas")
        .and_then(Value::as_object);
    let mut names: Vec<String> = names
        .map(|names| names.keys().cloned().collect())
        .unwrap_or_default();
    names.truncate(TWINS);
    names.extend(lock.types().map(|(_, name)| name.to_owned()).take(TWINS));
    names.extend(["TextOrInteger", "Client", "Untagged", "🙂"].map(str::to_owned));
    let twins: BTreeSet<String> = names.iter().flat_map(|name| twins_of(name)).collect();
    for twin in &twins {
        add_schema(&mut document, twin);
    }
    for id in operation_ids(&document).into_iter().take(TWINS) {
        for (twin, tag) in
            twins_of(&id)
                .iter()
                .zip([None, first_tag(&document), Some("Untagged".to_owned())])
        {
            add_operation(&mut document, twin, tag.as_deref());
        }
    }
    add_methods(&mut document);
    for name in webhooks(&document).into_iter().take(TWINS) {
        for twin in twins_of(&name) {
            add_webhook(&mut document, &twin);
        }
    }
    document
}

fn twins_of(name: &str) -> [String; 4] {
    let camel: String = name.split(['-', '_', ' ', '.']).map(capitalize).collect();
    [
        name.to_lowercase(),
        name.to_uppercase(),
        format!("{name}_"),
        camel,
    ]
}

fn capitalize(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

fn add_schema(document: &mut Value, name: &str) {
    let schema = json!({
        "type": "object",
        "required": ["status"],
        "properties": {
            "status": {"type": "string", "enum": ["on", "off"]},
            "inner": {"type": "object", "properties": {"x": {"type": "integer"}}},
        },
    });
    let schemas = child(child(document, "components"), "schemas");
    if let Some(schemas) = schemas.as_object_mut() {
        schemas.entry(name).or_insert(schema);
    }
}

fn add_operation(document: &mut Value, id: &str, tag: Option<&str>) {
    let object = json!({"type": "object", "properties": {"id": {"type": "string"}}});
    let content = json!({"application/json": {"schema": object}});
    let mut operation = json!({
        "operationId": id,
        "parameters": [{"name": "kind", "in": "query", "schema": {"type": "string", "enum": ["a", "b"]}}],
        "requestBody": {"content": content},
        "responses": {"200": {"description": "Done.", "content": content}, "404": {"description": "No."}},
    });
    if let Some(tag) = tag {
        operation["tags"] = json!([tag]);
    }
    let path = format!(
        "/of-the-test/{}",
        child(document, "paths").as_object().map_or(0, Map::len)
    );
    child(document, "paths")[path] = json!({ "post": operation });
}

/// Adds an operation to the first paths whose operations share parameters.
fn add_methods(document: &mut Value) {
    let paths = child(document, "paths")
        .as_object_mut()
        .into_iter()
        .flat_map(Map::values_mut);
    for item in paths
        .filter(|item| item.get("parameters").is_some())
        .take(TWINS)
    {
        if let Some(method) = ["delete", "get", "put"]
            .into_iter()
            .find(|method| item.get(method).is_none())
        {
            item[method] = json!({"responses": {"204": {"description": "Done."}}});
        }
    }
}

fn add_webhook(document: &mut Value, name: &str) {
    let object =
        json!({"type": "object", "properties": {"kind": {"type": "string", "enum": ["a", "b"]}}});
    let webhook =
        json!({"post": {"requestBody": {"content": {"application/json": {"schema": object}}}}});
    if let Some(webhooks) = child(document, "webhooks").as_object_mut() {
        webhooks.entry(name).or_insert(webhook);
    }
}

fn webhooks(document: &Value) -> Vec<String> {
    let webhooks = document.get("webhooks").and_then(Value::as_object);
    webhooks
        .map(|webhooks| webhooks.keys().cloned().collect())
        .unwrap_or_default()
}

fn child<'d>(parent: &'d mut Value, key: &str) -> &'d mut Value {
    if parent.get(key).is_none_or(Value::is_null) {
        parent[key] = json!({});
    }
    &mut parent[key]
}

fn operations(document: &Value) -> impl Iterator<Item = &Value> {
    let paths = document
        .get("paths")
        .and_then(Value::as_object)
        .into_iter()
        .flat_map(Map::values);
    paths.filter_map(Value::as_object).flat_map(Map::values)
}

fn operation_ids(document: &Value) -> Vec<String> {
    let ids = operations(document).filter_map(|operation| operation.get("operationId")?.as_str());
    ids.map(str::to_owned).collect()
}

fn first_tag(document: &Value) -> Option<String> {
    operations(document)
        .find_map(|operation| Some(operation.pointer("/tags/0")?.as_str()?.to_owned()))
}
