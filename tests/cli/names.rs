//! `disjunct names`: a lock of an earlier version keeps the terms that its names are made of, until they are chosen anew.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::{expect, folder, run};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets:
    get:
      operationId: list
      tags: [pets]
      responses:
        '200': {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
        '202': {description: Later.}
        '404': {description: None., content: {application/json: {schema: {$ref: '#/components/schemas/Problem'}}}}
        '429': {description: Too many., content: {application/json: {schema: {$ref: '#/components/schemas/Problem'}}}}
    post:
      operationId: create_response
      tags: [pets]
      responses: {'204': {description: Done.}, '404': {description: None.}}
components:
  schemas:
    Problem: {type: object, properties: {title: {type: string}}}
    Pet: {type: object, properties: {id: {type: [string, integer]}, tags: {oneOf: [{type: string}, {type: array, items: {type: string}}]}}}
";

/// The lines that declare a name.
fn declared(folder: &Path, path: &str) -> Vec<String> {
    let text = fs::read_to_string(folder.join("generated").join(path)).unwrap();
    let lines = text.lines().map(str::trim);
    let declares = |line: &&str| line.contains("pub enum ") || line.starts_with("#[json(");
    lines.filter(declares).map(str::to_owned).collect()
}

fn lock_of(folder: &Path) -> String {
    fs::read_to_string(folder.join("generated/disjunct.lock")).unwrap()
}

#[test]
fn a_lock_of_version_2_keeps_its_terms_until_it_is_renewed() {
    let folder = folder(&[
        ("api.yaml", DOCUMENT),
        ("generated/disjunct.lock", "version = 2\n[names]\n"),
    ]);
    let root = folder.path();
    expect(root, &["generate", "api.yaml", "--overwrite"], 0, "");
    assert!(lock_of(root).contains("\nversion = 2\n"));
    assert_eq!(
        declared(root, "src/types/text_or_text_list.rs"),
        [
            "pub enum TextOrTextList {",
            "#[json(string, accessor = as_text, from_text)] Text(String),",
            "#[json(array, accessor = as_list, from)] List(Vec<String>),",
        ]
    );
    assert!(declared(root, "src/calls/pets/list.rs").contains(&"pub enum ListAnswer {".to_owned()));
    let failures = fs::read_dir(root.join("generated/src/calls/failures")).unwrap();
    let mut failures: Vec<String> = failures
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    failures.sort();
    assert_eq!(
        failures,
        ["failure404.rs", "failure404_429_problem.rs", "mod.rs"]
    );

    let renames = "\
types::TextOrInteger -> types::StringOrInteger  (/components/schemas/Pet/properties/id)
types::TextOrInteger::Text -> types::StringOrInteger::String  (/components/schemas/Pet/properties/id)
types::TextOrTextList -> types::StringOrStringArray  (/components/schemas/Pet/properties/tags)
types::TextOrTextList::Text -> types::StringOrStringArray::String  (/components/schemas/Pet/properties/tags)
types::TextOrTextList::List -> types::StringOrStringArray::Array  (/components/schemas/Pet/properties/tags)
calls::pets::ListAnswer -> calls::pets::ListResponse  (/paths/~1pets/get)
calls::failures::Failure404_429Problem -> calls::failures::NotFoundOrRateLimitProblemError  (/paths/~1pets/get)
calls::pets::CreateResponse -> calls::pets::CreateResponseCall  (/paths/~1pets/post)
calls::failures::Failure404 -> calls::failures::NotFoundStatusError  (/paths/~1pets/post)
";
    let status = "generated: 9 names would change with `--renew`";
    assert_eq!(expect(root, &["names", "api.yaml"], 0, status), renames);
    expect(root, &["generate", "api.yaml", "--check"], 0, "");

    let out = expect(
        root,
        &["names", "api.yaml", "--renew"],
        0,
        "generated: 9 names changed",
    );
    assert!(out.starts_with(renames), "{out}");
    assert!(lock_of(root).contains("\nversion = 5\n"));
    assert_eq!(
        declared(root, "src/types/string_or_string_array.rs"),
        [
            "pub enum StringOrStringArray {",
            "#[json(string, accessor = as_string, from_text)] String(String),",
            "#[json(array, accessor = as_array, from)] Array(Vec<String>),",
        ]
    );
    let (code, out, err) = run(root, &["names", "api.yaml", "--renew"]);
    assert_eq!((code, out.as_str()), (0, ""));
    assert!(
        err.contains("all names are as they would be chosen today"),
        "{err}"
    );
    expect(root, &["generate", "api.yaml", "--check"], 0, "");
}

/// The plain name of an enum of error responses stays where it is when others are added whose name would be equal.
#[test]
fn enums_of_error_responses_keep_their_names() {
    let response = |body: &str| {
        let content =
            format!("{{application/json: {{schema: {{$ref: '#/components/schemas/{body}'}}}}}}");
        format!("{{'422': {{description: No., content: {content}}}}}")
    };
    let document = |bodies: &[&str]| {
        let mut text = "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths:\n".to_owned();
        for body in bodies {
            let response = response(body);
            writeln!(text, "  /{body}: {{get: {{responses: {response}}}}}").unwrap();
        }
        text += "components:\n  schemas:\n";
        for body in ["HttpValidationError", "Validation"] {
            let schema = "{type: object, properties: {a: {type: string}}}";
            writeln!(text, "    {body}: {schema}").unwrap();
        }
        text
    };
    let folder = folder(&[("api.yaml", &document(&["Validation"]))]);
    let root = folder.path();
    expect(root, &["generate", "api.yaml"], 0, "");
    let listed = "\n[error_responses]\n\"422 Validation\" = \"ValidationError\"\n";
    assert!(lock_of(root).contains(listed), "{}", lock_of(root));

    fs::write(
        root.join("api.yaml"),
        document(&["HttpValidationError", "Validation"]),
    )
    .unwrap();
    expect(root, &["generate", "api.yaml"], 0, "");
    let listed = "\"422 HttpValidationError\" = \"ValidationError2\"\n\"422 Validation\" = \"ValidationError\"\n";
    assert!(lock_of(root).contains(listed), "{}", lock_of(root));

    expect(
        root,
        &["names", "api.yaml", "--renew"],
        0,
        "2 names changed",
    );
    let listed = "\"422 HttpValidationError\" = \"ValidationError\"\n\"422 Validation\" = \"ValidationError2\"\n";
    assert!(lock_of(root).contains(listed), "{}", lock_of(root));
}

#[test]
fn names_of_an_invalid_document_are_not_shown() {
    let folder = folder(&[(
        "api.yaml",
        "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: 1\n",
    )]);
    let out = expect(&folder, &["names", "api.yaml"], 3, "error[");
    assert_eq!(out, "");
}

const GROUPED: &str = "openapi: 3.1.0
info: {title: OpenAI API, version: '1.0.0'}
paths:
  /queues:
    post: {operationId: annotationQueues_createQueue, tags: [Annotation Queues], responses: {'204': {description: Done.}}}
";

/// The methods of the group.
fn methods(folder: &Path) -> Vec<String> {
    let mut methods = Vec::new();
    for file in fs::read_dir(folder.join("generated/src/calls/annotation_queues")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let lines = text.lines().map(str::trim);
        methods.extend(lines.filter_map(|line| {
            let (name, _) = line.strip_prefix("pub fn ")?.split_once('(')?;
            Some(name.to_owned())
        }));
    }
    methods.sort();
    methods
}

fn package_of(folder: &Path) -> String {
    let text = fs::read_to_string(folder.join("generated/Cargo.toml")).unwrap();
    let mut names = text.lines().filter_map(|line| line.strip_prefix("name = "));
    names.next().unwrap().to_owned()
}

#[test]
fn a_lock_of_version_3_keeps_methods_that_repeat_their_group() {
    let folder = folder(&[
        ("api.yaml", GROUPED),
        ("generated/disjunct.lock", "version = 3\n[names]\n"),
    ]);
    let root = folder.path();
    expect(root, &["generate", "api.yaml", "--overwrite"], 0, "");
    assert!(lock_of(root).contains("\nversion = 3\n"));
    assert_eq!(methods(root), ["annotation_queues_create_queue"]);
    assert_eq!(package_of(root), "\"open-ai-api\"");

    let status = "generated: 1 name would change with `--renew`";
    assert_eq!(
        expect(root, &["names", "api.yaml"], 0, status),
        "calls::annotation_queues::annotation_queues_create_queue() -> calls::annotation_queues::create_queue()  (/paths/~1queues/post)\n"
    );
    expect(root, &["names", "api.yaml", "--renew"], 0, "");
    assert!(lock_of(root).contains("\nversion = 5\n"));
    assert_eq!(methods(root), ["create_queue"]);
    assert_eq!(package_of(root), "\"openai-api\"");
}

#[test]
fn a_method_without_its_group_keeps_its_name() {
    let folder = folder(&[("api.yaml", GROUPED)]);
    let root = folder.path();
    expect(root, &["generate", "api.yaml"], 0, "");
    assert_eq!(methods(root), ["create_queue"]);
    // The name is taken when another operation comes that has it in the document.
    let other = GROUPED.replace(
        "    post:",
        "    put: {operationId: createQueue, tags: [Annotation Queues], responses: {'204': {description: Done.}}}\n    post:",
    );
    fs::write(root.join("api.yaml"), other).unwrap();
    for _ in 0..2 {
        expect(root, &["generate", "api.yaml"], 0, "");
        assert_eq!(methods(root), ["create_queue", "create_queue_2"]);
    }
    let text = fs::read_to_string(
        root.join("generated/src/calls/annotation_queues/annotation_queues_create_queue.rs"),
    );
    assert!(text.unwrap().contains("pub fn create_queue("));
}
