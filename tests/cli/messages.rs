//! What a user reads first: the end of a run, faults of settings at their lines, and help that leads on.

use std::fs;

use super::{DOCUMENT, WITH_WARNING, expect, folder, run};

#[test]
fn a_first_run_ends_with_what_was_made_and_the_next_step() {
    let folder = folder(&[("api.yaml", WITH_WARNING)]);
    let (code, _, err) = run(&folder, &["generate", "api.yaml"]);
    let lines: Vec<&str> = err.lines().collect();
    let [.., made, next] = lines.as_slice() else {
        panic!("{err}");
    };
    assert_eq!(code, 0);
    assert!(err.starts_with("warning[yaml-tag]: "), "{err}");
    assert!(
        made.starts_with("generated: ") && made.ends_with(" unchanged, with 1 warning"),
        "{err}"
    );
    assert_eq!(
        *next,
        "next: `cargo add --path generated`, then see generated/README.md"
    );
    let (_, _, err) = run(&folder, &["generate", "api.yaml"]);
    assert!(
        err.ends_with("generated: up to date, 37 files, with 1 warning\n")
            || err.contains("up to date"),
        "{err}"
    );
    assert!(!err.contains("next:"), "{err}");
    let (_, _, err) = run(&folder, &["generate", "api.yaml", "--quiet"]);
    assert!(!err.contains("generated:"), "{err}");
}

#[test]
fn faults_of_settings_are_at_their_lines() {
    for (setting, location, message) in [
        ("root = 'nowhere'", "4:8", "the root `nowhere`"),
        ("root = 'api.yaml'", "4:8", "it is not a folder"),
        (
            "secret = [\n  '/x',\n]",
            "5:3",
            "the `secret` `/x` is not the location of a schema",
        ),
        (
            "[[client.pages]]\noperation = 'gone'\n[[client.pages]]\noperation = 'health'\nrule = 'cursor'",
            "4:1",
            "the document has no such operation",
        ),
        (
            "[[client.pages]]\noperation = 'health'\nrule = 'cursor'",
            "4:1",
            "the response describes no array of items",
        ),
        (
            "output = 'a'\n[[client]]\nspec = 'api.yaml'\noutput = 'a/'",
            "7:10",
            "another client has the same output",
        ),
    ] {
        let config = format!("[[client]]\nspec = 'api.yaml'\n\n{setting}\n");
        let folder = folder(&[("disjunct.toml", &config), ("api.yaml", DOCUMENT)]);
        for command in ["generate", "report"] {
            let (_, _, err) = run(&folder, &[command]);
            let location = format!("--> disjunct.toml:{location}\n");
            assert!(
                err.contains(&location) && err.contains(message),
                "{setting}\n{err}"
            );
        }
    }
}

#[test]
fn a_fault_of_a_setting_can_be_allowed_where_the_document_shows_it() {
    let config = "[[client]]\nspec = 'api.yaml'\nallow = ['ignored-pages@/paths/~1health/get']\n\
        [[client.pages]]\noperation = 'health'\nrule = 'cursor'\n";
    let folder = folder(&[("disjunct.toml", config), ("api.yaml", DOCUMENT)]);
    expect(&folder, &["generate", "--strict"], 0, "");
}

#[test]
fn options_beside_a_config_say_that_they_are_settings() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(
        &folder,
        &["generate", "--name", "pets"],
        2,
        "required arguments",
    );
    fs::write(
        folder.path().join("disjunct.toml"),
        "[[client]]\nspec = 'api.yaml'\n",
    )
    .unwrap();
    for (option, key) in [
        (&["--name", "pets"][..], "name"),
        (&["--unknown-fields=drop"], "unknown_fields"),
        (&["--allow", "yaml-tag"], "allow"),
    ] {
        let (code, _, err) = run(&folder, &[&["generate"], option].concat());
        let message = format!("for the clients in `disjunct.toml` it is the setting `{key}`");
        assert!(code == 2 && err.contains(&message), "{err}");
        assert!(err.contains(&format!("such as `{key} = ")), "{err}");
    }
    expect(&folder, &["generate", "--strict"], 0, "");
}

#[test]
fn help_does_not_repeat_the_format_of_messages() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    let arguments = [
        "generate",
        "--check",
        "--message-format",
        "github",
        "api.yaml",
    ];
    let (code, _, err) = run(&folder, &arguments);
    assert!(
        code == 1 && err.contains("run `disjunct generate api.yaml`"),
        "{err}"
    );
}

#[test]
fn init_can_be_quiet() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    let (code, out, err) = run(&folder, &["init", "api.yaml", "-q"]);
    assert_eq!((code, out.as_str(), err.as_str()), (0, "", ""));
    assert!(folder.path().join("disjunct.toml").exists());
}

#[test]
fn changes_that_do_not_fail_are_no_errors_of_github() {
    let new = DOCUMENT
        .replace("/health:", "/status:")
        .replace("operationId: health", "operationId: status");
    let folder = folder(&[("old.yaml", DOCUMENT), ("new.yaml", &new)]);
    let arguments = ["diff", "old.yaml", "new.yaml", "--message-format", "github"];
    let (code, out, _) = run(&folder, &arguments);
    assert!(code == 1 && out.contains("::error "), "{out}");
    let (code, out, _) = run(&folder, &[&arguments[..], &["--fail-on", "none"]].concat());
    assert!(
        code == 0 && out.contains("::warning ") && !out.contains("::error"),
        "{out}"
    );
}

#[test]
fn the_codes_of_changes_are_explained() {
    let folder = folder(&[]);
    let out = expect(&folder, &["explain", "limit-tightened"], 0, "");
    assert!(out.starts_with("change[limit-tightened]: a limit"), "{out}");
    expect(
        &folder,
        &["explain", "limit-tightend"],
        2,
        "did you mean `limit-tightened`?",
    );
    let out = expect(&folder, &["explain"], 0, "");
    assert!(out.contains("\nwebhook-changed "), "{out}");
}

#[test]
fn an_unresolved_reference_can_be_allowed() {
    let document = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200': {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/Pets'}}}}
components:
  schemas:
    Pets: {type: object, properties: {first: {$ref: '#/components/schemas/Gone'}, second: {$ref: '#/components/schemas/Lost'}}}
    Gone2: {type: string}
";
    let folder = folder(&[("api.yaml", document)]);
    let (code, _, err) = run(&folder, &["generate", "api.yaml"]);
    assert!(code == 3 && err.contains("error[unresolved-ref]"), "{err}");
    let at = "unresolved-ref@/components/schemas/Pets/properties/first/$ref";
    let (code, _, err) = run(&folder, &["generate", "api.yaml", "--allow", at]);
    assert!(
        code == 3 && err.contains("Lost") && !err.contains("Gone`"),
        "{err}"
    );
    let all = [
        "generate",
        "api.yaml",
        "--strict",
        "--allow",
        "unresolved-ref",
    ];
    expect(&folder, &all, 0, "");
    let pets = fs::read_to_string(folder.path().join("generated/src/types/pets.rs")).unwrap();
    assert!(
        pets.contains("pub first: Option<runtime::Untyped>"),
        "{pets}"
    );
    // Where no schema can be, nothing can replace what is missing.
    let other = document.replace(
        "get:\n",
        "get:\n      parameters: [{$ref: '#/components/parameters/Gone'}]\n",
    );
    fs::write(folder.path().join("api.yaml"), other).unwrap();
    expect(&folder, &all, 3, "error[unresolved-ref]");
}

#[test]
fn what_is_valid_is_no_warning() {
    let document = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets:
    post:
      operationId: addPet
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet', maxProperties: 3, required: [name]}}}}
      callbacks: {sold: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {type: object}}}}, responses: {'204': {description: Done.}}}}}}
      responses: {'204': {description: Done.}}
components:
  schemas:
    Pet: {type: object, properties: {name: {type: string}, url: {type: string}}}
";
    let folder = folder(&[("api.yaml", document)]);
    expect(&folder, &["generate", "api.yaml", "--strict"], 0, "");
}

#[test]
fn a_file_of_accepted_changes_has_an_end() {
    let folder = folder(&[("old.yaml", DOCUMENT), ("new.yaml", DOCUMENT)]);
    let arguments = ["diff", "old.yaml", "new.yaml", "--accepted"];
    expect(
        &folder,
        &[&arguments[..], &["/dev/zero"]].concat(),
        4,
        "it is not a file",
    );
    fs::write(folder.path().join("long"), " ".repeat((16 << 20) + 1)).unwrap();
    expect(
        &folder,
        &[&arguments[..], &["long"]].concat(),
        4,
        "it is larger than 16 MiB",
    );
}
