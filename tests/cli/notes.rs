//! Notes: what costs the user of the generated code nothing is counted, and shown on demand.

use super::{DOCUMENT, WITH_WARNING, expect, folder, run};

/// One thing of each sort that is a note, and next to it the like of it that costs something.
const NOTED: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
unknown: 1
paths:
  /health?now=true: {get: {operationId: health, tags: [a], owner: team-a, responses: {'204': {description: Well.}}}}
webhooks: {lost: {post: {responses: {'204': {description: Well.}}}}}
components:
  schemas:
    Age: {type: integer, minLength: 3}
    Count: {type: integer, exclusiveMinimum: true}
    Choice:
      anyOf:
        - {type: object, required: [a], properties: {a: {type: string}, b: {type: string}}}
        - {type: object, properties: {a: {type: string}, c: {type: string}}}
    Twice: {anyOf: [{$ref: '#/components/schemas/Age'}, {$ref: '#/components/schemas/Age'}, {type: string}]}
";

const COSTLY: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0', descripton: Misspelled.}
paths: {/health: {get: {operationId: health, responses: {'204': {description: Well.}}}}}
components:
  schemas:
    Age: {type: string, properties: {a: {type: string}}}
    Count: {type: integer, multipleOf: -1}
    Choice:
      anyOf:
        - {type: object, required: [a], properties: {a: {type: integer}}}
        - {type: object, properties: {a: {type: number}}}
    Twice: {oneOf: [{$ref: '#/components/schemas/Age'}, {$ref: '#/components/schemas/Age'}, {type: integer}]}
";

/// The codes of the messages of a severity, sorted.
fn codes(err: &str, severity: &str) -> Vec<String> {
    let titles = err.lines().filter_map(|line| {
        line.strip_prefix(&format!("{severity}["))?
            .split(']')
            .next()
    });
    let mut codes: Vec<String> = titles.map(str::to_owned).collect();
    codes.sort();
    codes
}

const CODES: [&str; 8] = [
    "ignored-keyword",
    "ignored-limit",
    "not-callable",
    "path-with-query",
    "repeated-branch",
    "undecided-union",
    "unknown-field",
    "unknown-field",
];

#[test]
fn what_costs_nothing_is_a_note() {
    let folder = folder(&[("api.yaml", NOTED)]);
    let (code, _, err) = run(&folder, &["generate", "api.yaml", "--strict"]);
    assert_eq!(
        (code, codes(&err, "note"), codes(&err, "warning")),
        (0, vec![], vec![]),
        "{err}"
    );
    assert!(
        err.starts_with("8 notes: run `disjunct report` or pass `--notes` to list them\n"),
        "{err}"
    );
    let (code, _, err) = run(&folder, &["generate", "api.yaml", "--strict", "--notes"]);
    assert!(
        code == 0 && codes(&err, "note") == CODES && !err.contains("8 notes"),
        "{err}"
    );
    let (code, _, err) = run(&folder, &["report", "api.yaml", "--strict"]);
    assert!(code == 0 && codes(&err, "note") == CODES, "{err}");
}

#[test]
fn what_costs_something_is_a_warning() {
    let folder = folder(&[("api.yaml", COSTLY)]);
    let (code, _, err) = run(&folder, &["generate", "api.yaml", "--notes"]);
    let warnings = [
        "ignored-keyword",
        "ignored-limit",
        "repeated-branch",
        "undecided-union",
        "unknown-field",
    ];
    assert_eq!(
        (code, codes(&err, "warning"), codes(&err, "note")),
        (0, warnings.map(str::to_owned).to_vec(), vec![]),
        "{err}"
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--strict"],
        1,
        "due to 5 denied warnings",
    );
}

#[test]
fn programs_are_told_of_notes_on_demand() {
    let folder = folder(&[("api.yaml", &format!("{WITH_WARNING}unknown: 1\n"))]);
    let json = ["generate", "api.yaml", "--message-format", "json"];
    let (_, out, err) = run(&folder, &json);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&report["warnings"], &report["notes"], err.lines().count()),
        (&1.into(), &1.into(), 1),
        "{err}"
    );
    let (_, _, err) = run(&folder, &[&json[..], &["--notes"]].concat());
    assert!(
        err.lines()
            .any(|line| line.contains("\"severity\":\"note\"")),
        "{err}"
    );
    let (_, _, err) = run(
        &folder,
        &[
            "generate",
            "api.yaml",
            "--message-format",
            "github",
            "--notes",
        ],
    );
    assert!(
        err.lines()
            .any(|line| line.starts_with("::notice file=api.yaml,line=4,")),
        "{err}"
    );
    let (_, out, _) = run(&folder, &["report", "api.yaml", "--message-format", "json"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&report["warnings"], &report["notes"]),
        (&1.into(), &1.into())
    );
}

#[test]
fn a_code_is_allowed_as_a_whole() {
    let twice = WITH_WARNING.replace("Well.", "!x Well.");
    let config = "[[client]]\nspec = 'api.yaml'\nstrict = true\nallow = ['yaml-tag']\n";
    let folder = folder(&[
        ("api.yaml", &twice),
        ("noted.yaml", NOTED),
        ("plain.yaml", DOCUMENT),
        ("disjunct.toml", config),
    ]);
    expect(
        &folder,
        &["generate", "api.yaml", "--strict"],
        1,
        "due to 2 denied warnings",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--strict", "--allow", "yaml-tag"],
        0,
        "",
    );
    // A client of `disjunct.toml` has the document of its last release too.
    expect(&folder, &["generate"], 0, "1 added, 1 changed, 0 removed");
    expect(
        &folder,
        &["report", "api.yaml", "--strict", "--allow", "yaml-tag"],
        0,
        "",
    );
    let one = [
        "generate",
        "api.yaml",
        "--strict",
        "--allow",
        "yaml-tag@/info/title",
    ];
    expect(&folder, &one, 1, "due to 1 denied warning");
    // A note is no less there than a warning.
    for allow in ["unknown-field", "unknown-field@/unknown"] {
        let arguments = [
            "generate",
            "noted.yaml",
            "--output",
            "noted",
            "--strict",
            "--notes",
            "--allow",
            allow,
        ];
        let (code, _, err) = run(&folder, &arguments);
        assert!(
            code == 0 && !err.contains("`unknown`") && !err.contains("unused-allow"),
            "{err}"
        );
    }
    let unused = [
        "generate",
        "plain.yaml",
        "--output",
        "plain",
        "--allow",
        "yaml-tag",
    ];
    expect(&folder, &unused, 0, "^ `yaml-tag` matches no warning");
    expect(
        &folder,
        &["generate", "plain.yaml", "--allow", "invalid-syntax"],
        2,
        "only warnings and notes can be allowed",
    );
}
