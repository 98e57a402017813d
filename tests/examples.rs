//! What the documentation of a call and the README of a crate show.

use std::fs;
use std::path::Path;

use disjunct::{Files, Layout, Lock, Options, generate};
use tempfile::TempDir;

const DOCUMENT: &str = "tests/cases/operations/examples.yaml";

#[test]
fn calls_are_shown_with_what_the_document_gives_as_examples() {
    let made = generate(Path::new(DOCUMENT), &Options::default(), Layout::Crate).unwrap();
    let files = made
        .files
        .unwrap_or_else(|| panic!("{DOCUMENT} has errors: {:#?}", made.diagnostics));
    let calls = files
        .iter()
        .filter(|(path, _)| path.starts_with("src/calls/examples/"));
    let examples: Vec<String> = calls.flat_map(|(_, text)| examples(text)).collect();
    insta::with_settings!({ snapshot_path => "cases/examples", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("examples.yaml", examples.join("\n\n"));
    });
    let all = examples.concat();
    for said in ["never-shown", "fence", "none of", "wrong"] {
        assert!(!all.contains(said), "`{said}` is shown");
    }
}

/// Operations that end something, are not finished or deprecated, and one that only shows something.
const MANY: &str = "
openapi: 3.1.0
info: {title: Rooms, version: 1.0.0}
security: [{key: [], token: []}]
paths:
  /close: {get: {operationId: closeAll, responses: {'200': {$ref: '#/components/responses/Rooms'}}}}
  /beta/r: {get: {operationId: rooms, responses: {'200': {$ref: '#/components/responses/Rooms'}}}}
  /old: {get: {operationId: oldRooms, deprecated: true, responses: {'200': {$ref: '#/components/responses/Rooms'}}}}
  /rooms/of/all/floors:
    get: {operationId: listRooms, responses: {'200': {$ref: '#/components/responses/Rooms'}}}
    post:
      operationId: createRoom
      requestBody: {required: true, content: {multipart/form-data: {schema: {$ref: '#/components/schemas/NewRoom'}}}}
      responses: {'204': {description: Done.}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}, token: {type: http, scheme: Token}}
  responses:
    Rooms:
      description: The rooms.
      content: {application/json: {schema: {type: array, items: {type: string}}}}
  schemas:
    NewRoom:
      type: object
      required: [plan, code, any, sizes]
      properties:
        plan: {type: string, contentMediaType: application/pdf}
        code: {type: string, pattern: '^[A-Z]{3}$'}
        any: {}
        sizes: {type: array, minItems: 3, items: {type: array, prefixItems: [{type: integer}, {type: string}], minItems: 2, items: false}}
";

#[test]
fn the_readme_begins_with_a_safe_operation() {
    let files = files(MANY);
    let readme = files.get("README.md").unwrap();
    let first = readme.split("```").nth(1).unwrap();
    assert!(first.contains("client.list_rooms().send()"), "{first}");
    assert!(first.contains("println!(\"{:?}\", *response)"), "{first}");
    // Two credentials, from two variables.
    assert!(
        first.contains(".api_key(std::env::var(\"API_KEY\")?)"),
        "{first}"
    );
    assert!(
        first.contains(".token_auth(std::env::var(\"TOKEN_AUTH\")?)"),
        "{first}"
    );
    let headings = [
        "Uploads",
        "Timeouts",
        "Proxies and certificates",
        "What the document does not describe",
        "Tests",
    ];
    for heading in headings {
        assert!(readme.contains(&format!("\n## {heading}\n")), "{heading}");
    }
    // The lock keeps the choice only while no other operation is safer.
    let lock = |pointer: &str| {
        let text = files.get("disjunct.lock").unwrap();
        let chosen = "/paths/~1rooms~1of~1all~1floors/get";
        assert!(text.contains(chosen), "{text}");
        text.replace(chosen, pointer)
    };
    let kept = |pointer: &str| {
        let mut options = Options::default();
        options.lock = Lock::parse(&lock(pointer)).0;
        let readme = made(MANY, &options).get("README.md").unwrap().to_owned();
        readme.contains("client.list_rooms().send()")
    };
    assert!(kept("/paths/~1close/get"));
}

/// Where no short value is valid for sure, there is another one.
#[test]
fn bodies_of_examples_are_complete() {
    let files = files(MANY);
    let (_, docs) = files
        .iter()
        .find(|(path, _)| path.ends_with("create_room.rs"))
        .unwrap();
    let example = &examples(docs)[0];
    assert!(example.contains("types::NewRoom::new("), "{example}");
    assert!(!example.contains("body: "), "{example}");
    assert!(
        docs.contains("Response: `Vec<String>`")
            || files.iter().any(|(_, text)| {
                text.contains("Returns the request builder [`ListRooms`]. Response: `Vec<String>`.")
            })
    );
    for folder in ["generated/src/calls", "generated/depot/src/calls"] {
        for text in texts(Path::new(folder)) {
            let given = text
                .lines()
                .find(|line| line.contains("async fn example(") && line.contains(", body: "));
            assert_eq!(given, None);
        }
    }
}

fn texts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let texts = entries.flat_map(|path| {
        if path.is_dir() {
            texts(&path)
        } else {
            vec![fs::read_to_string(path).unwrap()]
        }
    });
    texts.collect()
}

fn files(document: &str) -> Files {
    made(document, &Options::default())
}

fn made(document: &str, options: &Options) -> Files {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("api.yaml");
    fs::write(&path, document).unwrap();
    let made = generate(&path, options, Layout::Crate).unwrap();
    made.files
        .unwrap_or_else(|| panic!("{:#?}", made.diagnostics))
}

/// The blocks of code in a file's documentation.
fn examples(text: &str) -> Vec<String> {
    let docs = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("///"));
    let docs: Vec<&str> = docs
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .collect();
    docs.split(|line| line.starts_with("```"))
        .skip(1)
        .step_by(2)
        .map(|lines| lines.join("\n"))
        .collect()
}
