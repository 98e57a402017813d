//! The binary as its users run it: exit codes, streams, and what is on the disk afterwards.

#![cfg(feature = "cli")]

mod action;
mod bump;
mod causes;
mod diff;
mod files;
mod init;
mod input;
mod lock;
mod names;
mod notes;
mod output;
mod package;
mod robust;
mod watch;

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths: {/health: {get: {operationId: health, responses: {'204': {description: Well.}}}}}
";

const WITH_WARNING: &str = "openapi: 3.1.0
info: {title: !x Pets, version: '1.0.0'}
paths: {/health: {get: {operationId: health, responses: {'204': {description: Well.}}}}}
";

const BINDINGS: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer, minimum: 0}}]
    get:
      operationId: show
      tags: [pets]
      parameters: [{$ref: '#/components/parameters/Sort'}]
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: 'shared.yaml#/Pet'}}}}}
    put:
      operationId: replace
      requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {x: {type: string}}}}}}
      responses: {4XX: {description: No., content: {application/json: {schema: {$ref: 'shared.yaml#/Pet'}}}}}
    trace:
      requestBody: {content: {multipart/mixed: {schema: {}}}}
      responses: {default: {description: No., content: {application/json: {schema: {type: object, properties: {c: {}}}}}}}
webhooks:
  lost: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {d: {}}}}, image/png: {}}}}}
components:
  parameters:
    Sort: {name: sortBy, in: query, schema: {type: string}}
  schemas:
    Alias: {$ref: 'shared.yaml#/Pet'}
    Odd:
      oneOf: [{type: object, properties: {a: {type: string}}}, {type: object, properties: {b: {type: [string, 'null']}}}]
    Both: {allOf: [{properties: {a: {type: string}}}, {properties: {a: {example: x}}}]}
";

const REPORT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths:
  /pets:
    trace:
      requestBody: {content: {multipart/mixed: {schema: {}}}}
      responses: {'204': {description: Done.}}
    head:
      responses: {'200': {description: None., content: {text/plain: {}}}}
components: {schemas: {
    Beast: {oneOf: [
      {type: object, required: [kind], properties: {kind: {const: cat}}},
      {type: object, properties: {kind: {const: dog}}}]},

    Odd: {oneOf: [
      {type: object, required: [a], properties: {a: {type: integer, minimum: 5}}},
      {type: object, properties: {a: {type: number, maximum: 5}}}]}}}
";

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_disjunct"));
    command.current_dir(folder).args(args).stdin(Stdio::null());
    for variable in [
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
        "GITHUB_ACTIONS",
        "CI",
    ] {
        command.env_remove(variable);
    }
    command
}

/// Exit code, standard output, standard error.
fn run(folder: impl AsRef<Path>, args: &[&str]) -> (i32, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = command(folder.as_ref(), args).output().unwrap();
    (
        status.code().unwrap(),
        String::from_utf8(stdout).unwrap(),
        String::from_utf8(stderr).unwrap(),
    )
}

/// Asserts the exit code and a part of standard error, and returns standard output.
fn expect(folder: impl AsRef<Path>, args: &[&str], code: i32, part: &str) -> String {
    let (found, out, err) = run(folder, args);
    assert_eq!(found, code, "{args:?}\n{out}{err}");
    assert!(err.contains(part), "{args:?}\n{err}");
    out
}

#[test]
fn a_run_writes_and_says_what() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--name", "pets-client"],
        0,
        "generated: ",
    );
    assert!(
        out.lines().all(|line| line.starts_with("added generated")),
        "{out}"
    );
    let manifest = fs::read_to_string(folder.path().join("generated/Cargo.toml")).unwrap();
    assert!(manifest.contains("\"pets-client\""), "{manifest}");
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--name", "pets-client"],
        0,
        "generated: up to date, ",
    );
    assert_eq!(out, "");
}

#[test]
fn check_and_dry_run_write_nothing() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(
        &folder,
        &["generate", "api.yaml", "--check"],
        1,
        "error: generated is stale: ",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--dry-run"],
        0,
        "generated: would be ",
    );
    assert!(!folder.path().join("generated").exists());
    expect(&folder, &["generate", "api.yaml", "--quiet"], 0, "");
    expect(
        &folder,
        &["generate", "api.yaml", "--check"],
        0,
        "up to date",
    );
    fs::remove_file(folder.path().join("generated/src/lib.rs")).unwrap();
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--check"],
        1,
        "stale: 1 to add, 0 to change, 0 to remove",
    );
    assert_eq!(out, "added generated/src/lib.rs\n");
}

/// Not even a document of ours is lost to `--bindings`; what an earlier run wrote is brought up to date.
#[test]
fn bindings_replace_only_bindings() {
    let folder = folder(&[
        ("api.yaml", BINDINGS),
        ("shared.yaml", "Pet: {type: object}\n"),
        ("notes.txt", "mine\n"),
    ]);
    for mine in ["api.yaml", "notes.txt"] {
        let before = fs::read_to_string(folder.path().join(mine)).unwrap();
        let said = "these files were edited or not generated";
        expect(
            &folder,
            &["generate", "api.yaml", "--bindings", mine],
            4,
            said,
        );
        assert_eq!(
            fs::read_to_string(folder.path().join(mine)).unwrap(),
            before
        );
        assert!(!folder.path().join("generated").exists());
    }
    let arguments = ["generate", "api.yaml", "--bindings", "b.json"];
    expect(&folder, &arguments, 0, "");
    expect(&folder, &[&arguments[..], &["--check"]].concat(), 0, "");
    let path = folder.path().join("b.json");
    let stale = fs::read_to_string(&path)
        .unwrap()
        .replace("types::", "old::");
    fs::write(&path, stale).unwrap();
    expect(
        &folder,
        &[&arguments[..], &["--check"]].concat(),
        1,
        "b.json is stale",
    );
    expect(&folder, &arguments, 0, "");
    expect(&folder, &[&arguments[..], &["--check"]].concat(), 0, "");
    expect(
        &folder,
        &[
            "generate",
            "api.yaml",
            "--overwrite",
            "--bindings",
            "notes.txt",
        ],
        0,
        "",
    );
}

/// Every schema that values can be of has a type, and every operation says what it sends and reads, whether it has a call or not.
#[test]
fn bindings_lead_from_the_document_to_rust() {
    let folder = folder(&[
        ("api.yaml", BINDINGS),
        (
            "shared.yaml",
            "Pet: {type: object, properties: {a: {type: string}}}\n",
        ),
    ]);
    expect(
        &folder,
        &["generate", "api.yaml", "--bindings", "out/bindings.json"],
        0,
        "",
    );
    let text = fs::read_to_string(folder.path().join("out/bindings.json")).unwrap();
    let bindings: serde_json::Value = serde_json::from_str(&text).unwrap();
    for (place, ty) in [
        ("/components/schemas/Alias", "types::Pet"),
        ("/components/schemas/Odd", "types::Odd"),
        ("/components/schemas/Odd/oneOf/1", "types::OddB"),
        (
            "/components/schemas/Odd/oneOf/1/properties/b",
            "Option<String>",
        ),
        ("/components/schemas/Both/allOf/1/properties/a", "String"),
        (
            "/paths/~1pets~1{id}/put/requestBody/content/multipart~1form-data/schema",
            "types::ReplaceBody",
        ),
        (
            "/paths/~1pets~1{id}/put/responses/4XX/content/application~1json/schema",
            "types::Pet",
        ),
        ("shared.yaml#/Pet", "types::Pet"),
    ] {
        assert_eq!(bindings["schemas"][place], ty, "{place}\n{text}");
    }
    let operation =
        |verb: &str| bindings["operations"][format!("/paths/~1pets~1{{id}}/{verb}")].clone();
    let id = "/paths/~1pets~1{id}/parameters/0";
    let (get, put, left_out) = (operation("get"), operation("put"), operation("trace"));
    assert_eq!(
        (&get["call"], &put["call"]),
        (&"pets().show".into(), &"replace".into())
    );
    assert_eq!(
        (&left_out["call"], &left_out["parameters"][id]["argument"]),
        (&serde_json::Value::Null, &serde_json::Value::Null)
    );
    assert_eq!(
        left_out["responses"]["default"]["application/json"],
        "types::TracePetsByIdResponseDefault"
    );
    assert_eq!(
        (
            &get["parameters"][id]["argument"],
            &get["parameters"][id]["type"]
        ),
        (&"id".into(), &"u64".into())
    );
    assert_eq!(
        get["parameters"]["/components/parameters/Sort"]["setter"],
        "sort_by"
    );
    assert_eq!(get["responses"]["200"]["application/json"], "types::Pet");
    assert_eq!(get["readers"]["200"]["application/json"], "send");
    assert_eq!(put["body"]["multipart/form-data"], "types::ReplaceBody");
    assert_eq!(put["senders"]["multipart/form-data"], "body");
    let lost = &bindings["webhooks"]["/webhooks/lost/post"];
    assert_eq!(
        (&lost["name"], &lost["body"]["application/json"]),
        (&"webhooks::Lost".into(), &"types::LostWebhook".into())
    );
}

/// `Odd` is undecided, and a value shows why; the tag of `Beast` decides; parts of a form cannot be sent.
#[test]
fn a_report_says_how_a_document_is_read() {
    let folder = folder(&[
        ("api.yaml", REPORT),
        ("broken.json", "{"),
        ("none.yaml", DOCUMENT),
    ]);
    let out = expect(
        &folder,
        &["report", "api.yaml"],
        0,
        "warning[undecided-union]",
    );
    for line in [
        "api.yaml: 2 operations, 1 skipped, 11 schemas, 2 unions, 1 untyped, 0 paged",
        "Beast at api.yaml:11:5 `/components/schemas/Beast`",
        "  tagged by `kind`, which has a constant in every branch",
        "  `Dog` if the tag is absent",
        "  - Cat (\"cat\") /components/schemas/Beast/oneOf/0",
        "Odd at api.yaml:15:5 `/components/schemas/Odd`",
        "  untagged; the best matching branch is used",
        "  branches 1 and 2 both accept {\"a\":5}",
        "  api.yaml:5:5 `/paths/~1pets/trace`: TRACE /pets: HTTP allows no body in a `TRACE` request",
        "  api.yaml:6:49 `/paths/~1pets/trace/requestBody/content/multipart~1mixed/schema`: the schema allows any value",
        "  api.yaml:8:5 `/paths/~1pets/head`: HEAD /pets: `text/plain` of the response 200: HTTP allows no body in this response",
    ] {
        assert!(out.lines().any(|found| found == line), "{line}\n{out}");
    }
    assert!(!folder.path().join("generated").exists());
    expect(
        &folder,
        &["report", "api.yaml", "--strict"],
        1,
        "error[undecided-union]",
    );
    expect(
        &folder,
        &["report", "broken.json"],
        3,
        "error[invalid-syntax]",
    );
    expect(
        &folder,
        &["report", "missing.yaml"],
        4,
        "error: cannot read missing.yaml: ",
    );
    expect(&folder, &["report"], 2, "no `disjunct.toml`");
    let out = expect(&folder, &["report", "none.yaml"], 0, "");
    assert_eq!(
        out,
        "none.yaml: 1 operation, 0 skipped, 0 schemas, 0 unions, 0 untyped, 0 paged\n"
    );
}

#[test]
fn a_report_is_json_for_programs() {
    let folder = folder(&[("api.yaml", REPORT)]);
    let out = expect(
        &folder,
        &["report", "api.yaml", "--message-format", "json"],
        0,
        "",
    );
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    let [beast, odd] = [0, 1].map(|index| &report["unions"][index]);
    assert_eq!(
        (&beast["decided_by"], &beast["property"]),
        (&"implied-tag".into(), &"kind".into())
    );
    assert_eq!(
        (&beast["branches"][1]["variant"], &beast["untagged"]),
        (&"Dog".into(), &"Dog".into())
    );
    assert_eq!(beast["overlaps"], serde_json::json!([]));
    assert_eq!(
        (&odd["decided_by"], &odd["line"], &odd["column"]),
        (&"shape".into(), &15.into(), &5.into())
    );
    assert_eq!(
        odd["overlaps"],
        serde_json::json!([{"branches": [0, 1], "witness": {"a": 5}}])
    );
    assert_eq!(report["skipped"][0]["operation"], "TRACE /pets");
    let unused = &report["unused_media"][0];
    assert_eq!(
        (
            &unused["operation"],
            &unused["status"],
            &unused["media_type"]
        ),
        (&"HEAD /pets".into(), &"200".into(), &"text/plain".into())
    );
    assert_eq!(
        report["untyped"][0]["reason"],
        "the schema allows any value"
    );
}

/// How an operation pages is shown with its rule; what looks like pages, with settings that are accepted.
#[test]
fn a_report_shows_what_pages() {
    let array = "{'200': {description: '', content: {application/json: {schema: {type: array, items: {type: string}}}}}}";
    let document = format!(
        "openapi: 3.1.0\ninfo: {{title: Pages, version: 1.0.0}}\npaths:\n\
        \x20 /cats:\n    get:\n      parameters: [{{name: page, in: query, schema: {{type: integer}}}}]\n      responses: {array}\n\
        \x20 /dogs:\n    get:\n      parameters: [{{name: page_id, in: query, schema: {{type: integer}}}}]\n      responses: {array}\n"
    );
    let folder = folder(&[("api.yaml", &document)]);
    let out = expect(&folder, &["report", "api.yaml"], 0, "");
    assert_eq!(
        out,
        "api.yaml: 2 operations, 0 skipped, 6 schemas, 0 unions, 0 untyped, 1 paged\n\n\
        paged\n\
        \x20 api.yaml:5:5 `/paths/~1cats/get`: GET /cats: page-number, `page` is counted up from 1 (assumed); the page is the array of items\n\n\
        1 operation looks as if it paged, but no property of the response fits the parameter `page_id`; \
        to declare it, add these lines to the client in `disjunct.toml`\n\
        \x20 api.yaml:9:5 `/paths/~1dogs/get`\n\
        \x20   [[client.pages]]\n\
        \x20   operation = \"GET /dogs\"\n\
        \x20   rule = \"cursor\"\n\
        \x20   parameter = \"page_id\"\n\
        \x20   property = \"/next\" # the property with the next value\n\
        \x20   items = \"\"\n"
    );
    let out = expect(
        &folder,
        &["report", "api.yaml", "--message-format", "json"],
        0,
        "",
    );
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    let paged = &report["paged"][0];
    assert_eq!(
        (&paged["rule"], &paged["parameter"], &paged["line"]),
        (&"page-number".into(), &"page".into(), &5.into())
    );
    assert_eq!(
        (&paged["first"], &paged["first_is_assumed"]),
        (&1.into(), &true.into())
    );
    assert_eq!(report["near_misses"][0]["operation"], "GET /dogs");
}

/// A table of `disjunct.toml` declares or denies pages.
#[test]
fn settings_decide_what_pages() {
    let array = "{'200': {description: '', content: {application/json: {schema: {type: array, items: {type: string}}}}}}";
    let document = format!(
        "openapi: 3.1.0\ninfo: {{title: Pages, version: 1.0.0}}\npaths:\n\
        \x20 /cats:\n    get:\n      parameters: [{{name: page, in: query, schema: {{type: integer}}}}]\n      responses: {array}\n\
        \x20 /dogs:\n    get:\n      parameters: [{{name: nr, in: query, schema: {{type: integer}}}}]\n      responses: {array}\n"
    );
    let config = "[[client]]\nspec = 'api.yaml'\n[[client.pages]]\noperation = 'GET /cats'\ndeny = true\n\
        [[client.pages]]\noperation = 'GET /dogs'\nrule = 'page-number'\nparameter = 'nr'\nfirst = 0\n";
    let folder = folder(&[("api.yaml", &document), ("disjunct.toml", config)]);
    let out = expect(&folder, &["report"], 0, "");
    assert!(!out.contains("GET /cats"), "{out}");
    let line = "GET /dogs: page-number, `nr` is counted up from 0; the page is the array of items; declared by `pages`";
    assert!(out.contains(line), "{out}");
}

#[test]
fn what_others_wrote_is_only_overwritten_on_demand() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("src/lib.rs", "// Mine.\n")]);
    expect(
        &folder,
        &["generate", "api.yaml", "--output", "."],
        4,
        "api.yaml, src",
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("src/lib.rs")).unwrap(),
        "// Mine.\n"
    );
    assert!(!folder.path().join("Cargo.toml").exists());
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--output", ".", "--overwrite"],
        0,
        "1 changed",
    );
    assert!(out.contains("changed ./src/lib.rs\n"), "{out}");
}

#[test]
fn clients_of_the_config_are_generated_from_any_folder_below() {
    let config = "[[client]]\nspec = 'specs/a.yaml'\noutput = 'a'\n[[client]]\nspec = 'specs/b.yaml'\noutput = 'b'\n";
    let folder = folder(&[
        ("disjunct.toml", config),
        ("specs/a.yaml", DOCUMENT),
        ("specs/b.yaml", WITH_WARNING),
    ]);
    expect(
        folder.path().join("specs"),
        &["generate"],
        0,
        "warning[yaml-tag]",
    );
    assert!(
        folder.path().join("a/Cargo.toml").exists() && folder.path().join("b/Cargo.toml").exists()
    );
    expect(&folder, &["generate", "--check"], 0, "b: up to date");
    expect(
        &folder,
        &["generate", "--check", "--strict"],
        1,
        "error[yaml-tag]",
    );
    fs::write(folder.path().join("specs/a.yaml"), "{").unwrap();
    fs::remove_dir_all(folder.path().join("b")).unwrap();
    expect(
        &folder,
        &["generate"],
        3,
        "specs/a.yaml: nothing was generated",
    );
    assert!(folder.path().join("b/Cargo.toml").exists());
}

#[test]
fn a_config_that_is_not_valid_is_a_usage_error() {
    let folder = folder(&[
        (
            "disjunct.toml",
            "[[client]]\nspec = 'api.yaml'\noutptu = 'x'\n",
        ),
        ("empty/x", ""),
    ]);
    let (code, out, err) = run(&folder, &["generate"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.starts_with("error[invalid-config]: ") && err.contains("^ unknown field `outptu`"),
        "{err}"
    );
    assert!(err.contains("--> disjunct.toml:3:1"), "{err}");
}

#[test]
fn usage_errors_are_told_from_others() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(&folder, &[], 2, "Usage: disjunct");
    expect(&folder, &["generat"], 2, "generate");
    expect(&folder, &["generate"], 2, "no `disjunct.toml`");
    expect(&folder, &["generate", "--output", "x"], 2, "<SPEC>");
    expect(
        &folder,
        &["generate", "api.yaml", "--check", "--dry-run"],
        2,
        "cannot be used with",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--unknown-fields", "kept"],
        2,
        "keep",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--allow", "yaml-tog@/"],
        2,
        "did you mean `yaml-tag`?",
    );
    expect(
        &folder,
        &["explain", "yaml-tog"],
        2,
        "did you mean `yaml-tag`?",
    );
    expect(
        &folder,
        &["generate", "missing.yaml"],
        4,
        "error: cannot read missing.yaml: ",
    );
}

#[test]
fn an_invalid_document_leaves_everything_as_it_was() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(&folder, &["generate", "api.yaml"], 0, "");
    let before = fs::read_to_string(folder.path().join("generated/src/lib.rs")).unwrap();
    fs::write(
        folder.path().join("api.yaml"),
        "openapi: 3.1.0\nopenapi: 3.1.0\n",
    )
    .unwrap();
    let out = expect(
        &folder,
        &["generate", "api.yaml"],
        3,
        "error[duplicate-key]",
    );
    assert_eq!(out, "");
    assert_eq!(
        fs::read_to_string(folder.path().join("generated/src/lib.rs")).unwrap(),
        before
    );
}

/// Of values and of bytes, by the argument and by the file.
#[test]
fn the_size_limit_can_be_raised() {
    let values = format!("{DOCUMENT}x-values: [{}0]\n", "0, ".repeat(25_000));
    let bytes = format!("# {}\n{DOCUMENT}", "long ".repeat(300_000));
    let config = "[[client]]\nspec = 'values.yaml'\nmax_size = 1\n";
    let folder = folder(&[
        ("values.yaml", &values),
        ("bytes.yaml", &bytes),
        ("disjunct.toml", config),
    ]);
    for (spec, message) in [
        ("values.yaml", "has more than 19,531 values"),
        ("bytes.yaml", "is larger than 1 MiB"),
    ] {
        expect(&folder, &["generate", spec, "--max-size", "1"], 3, message);
        expect(
            &folder,
            &["generate", spec, "--max-size", "1"],
            3,
            "`--max-size 2`",
        );
        expect(&folder, &["report", spec, "--max-size", "1"], 3, message);
        expect(
            &folder,
            &["generate", spec, "--max-size", "2", "--check"],
            1,
            "is stale",
        );
        expect(&folder, &["generate", spec, "--check"], 1, "is stale");
    }
    expect(
        &folder,
        &["generate"],
        3,
        "`max_size = 2` in `disjunct.toml`",
    );
    fs::write(
        folder.path().join("disjunct.toml"),
        config.replace("= 1", "= 2"),
    )
    .unwrap();
    expect(&folder, &["generate", "--check"], 1, "is stale");
    expect(
        &folder,
        &["generate", "values.yaml", "--max-size", "0"],
        2,
        "expected 1 to 2048",
    );
}

#[test]
fn denied_warnings_leave_everything_as_it_was() {
    let folder = folder(&[("api.yaml", WITH_WARNING)]);
    expect(
        &folder,
        &["generate", "api.yaml", "--strict"],
        1,
        "due to 1 denied warning",
    );
    assert!(!folder.path().join("generated").exists());
    let allow = "yaml-tag@/info/title";
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--strict", "--allow", allow],
        0,
        "",
    );
    assert!(!out.is_empty());
    expect(
        &folder,
        &["generate", "api.yaml", "--allow", "yaml-tag@/paths"],
        0,
        "warning[unused-allow]",
    );
}

#[test]
fn messages_come_in_the_format_that_is_asked_for() {
    let folder = folder(&[("api.yaml", WITH_WARNING), ("broken.json", "{")]);
    let (_, out, err) = run(
        &folder,
        &["generate", "api.yaml", "--message-format", "json"],
    );
    let [message, report] =
        [&err, &out].map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap());
    assert_eq!(
        (&message["code"], &message["line"]),
        (&"yaml-tag".into(), &2.into())
    );
    assert_eq!(
        (&report["output"], &report["removed"]),
        (&"generated".into(), &serde_json::json!([]))
    );
    let (_, _, err) = run(
        &folder,
        &["generate", "api.yaml", "--message-format", "github"],
    );
    assert!(
        err.lines()
            .any(|line| line.starts_with("::warning file=api.yaml,line=2,")),
        "{err}"
    );
    let (code, _, err) = run(
        &folder,
        &["generate", "broken.json", "--message-format", "github"],
    );
    assert!(
        code == 3
            && err
                .lines()
                .all(|line| line.starts_with("::error ") || line.starts_with("::error::")),
        "{err}"
    );
    let (_, _, err) = run(
        &folder,
        &["generate", "broken.json", "--message-format", "json"],
    );
    assert!(
        err.lines()
            .all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()),
        "{err}"
    );
}

#[test]
fn colours_are_for_terminals_or_on_demand() {
    let folder = folder(&[("api.yaml", WITH_WARNING)]);
    let (_, _, err) = run(&folder, &["generate", "api.yaml", "--dry-run"]);
    assert!(!err.contains('\u{1b}'), "{err}");
    let forced = command(folder.path(), &["generate", "api.yaml", "--dry-run"])
        .env("CLICOLOR_FORCE", "1")
        .output()
        .unwrap();
    assert!(
        String::from_utf8(forced.stderr)
            .unwrap()
            .contains("\u{1b}[")
    );
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    for args in [
        &["explain"][..],
        &["generate", "api.yaml"],
        &["report", "api.yaml"],
        &["init", "api.yaml"],
        &["diff", "api.yaml", "api.yaml"],
        &["completions", "bash"],
        &["man", "generate"],
        &["--help"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let done = command(folder.path(), args)
            .stdout(writer)
            .output()
            .unwrap();
        assert_eq!(
            done.status.code(),
            Some(0),
            "{args:?}: {}",
            String::from_utf8_lossy(&done.stderr)
        );
    }
    assert!(folder.path().join("generated/Cargo.toml").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let done = command(folder.path(), &["explain"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(done.status.code(), Some(4));
    assert!(
        String::from_utf8(done.stderr)
            .unwrap()
            .starts_with("error: cannot write to standard output: ")
    );
}
