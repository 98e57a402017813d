//! Documents whose other files are invalid: each problem is reported once, at its location.

use super::{folder, run};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets:
    parameters: [{$ref: 'other.yaml#/parameter'}]
    get:
      requestBody: {$ref: 'other.yaml#/body'}
      responses: {'200': {$ref: 'other.yaml#/response'}}
    put: {$ref: 'other.yaml#/put'}
  /pets/{id}: {$ref: other.yaml}
components:
  securitySchemes: {key: {$ref: 'other.yaml#/key'}}
  schemas:
    Pet: {$ref: 'other.yaml#/Pet'}
    Pets: {type: array, items: {$ref: 'other.yaml#/Pet'}}
";

/// The code of each message, and what is below its caret: `error[CODE]: LABEL`.
fn messages(files: &[(&str, &str)]) -> Vec<String> {
    let (_, _, err) = run(folder(files), &["generate", "api.yaml"]);
    let mut messages = Vec::new();
    for message in err.split("\n\n") {
        if let Some((code, rest)) = message.split_once("]: ")
            && (code.starts_with("error[") || code.starts_with("warning["))
        {
            let label = rest.split('^').next_back().unwrap();
            let label = label.lines().next().unwrap().trim();
            messages.push(format!("{code}]: {label}"));
        }
    }
    messages
}

#[test]
fn a_file_that_is_missing_is_an_error_where_it_describes_no_schema() {
    let found = messages(&[("api.yaml", DOCUMENT)]);
    let message = "[missing-file]: `other.yaml` does not exist";
    let count = |severity: &str| {
        found
            .iter()
            .filter(|line| **line == format!("{severity}{message}"))
            .count()
    };
    assert_eq!(
        (count("error"), count("warning"), found.len()),
        (6, 2, 8),
        "{found:#?}"
    );
}

#[test]
fn a_file_that_cannot_be_read_is_one_error() {
    let found = messages(&[("api.yaml", DOCUMENT), ("other.yaml", "Pet: }\n")]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].starts_with("error[invalid-syntax]"), "{found:#?}");
}

#[test]
fn a_file_of_another_name_may_be_meant() {
    let document = "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n\
        \x20   Pet: {$ref: schemas/pet.yaml}\n    Owner: {$ref: schemas/Owner.yml}\n    Toy: {$ref: schemas/None.yaml}\n";
    let files = [
        ("api.yaml", document),
        ("schemas/Pet.yaml", "{}"),
        ("schemas/Owner.yaml", "{}"),
    ];
    let (_, _, err) = run(folder(&files), &["generate", "api.yaml"]);
    let helps: Vec<&str> = err
        .lines()
        .filter(|line| line.contains("= help"))
        .map(str::trim)
        .collect();
    let meant = [
        "= help: did you mean `schemas/Pet.yaml`?",
        "= help: did you mean `schemas/Owner.yaml`?",
    ];
    assert_eq!(helps, meant, "{err}");
}
