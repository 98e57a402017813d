//! `disjunct report`.

use tempfile::TempDir;

use super::{DOCUMENT, expect, folder};

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
    let out = expect(
        &folder,
        &["report", "broken.json"],
        3,
        "error: broken.json: no report due to 1 error",
    );
    assert_eq!(out, "");
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

/// The report of `api.yaml` for programs.
fn report_as_json(folder: &TempDir) -> serde_json::Value {
    let arguments = ["report", "api.yaml", "--message-format", "json"];
    let out = expect(folder, &arguments, 0, "");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn a_report_is_json_for_programs() {
    let folder = folder(&[("api.yaml", REPORT)]);
    let report = report_as_json(&folder);
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

/// The streams of an operation are shown: only that of a GET request can be reconnected.
#[test]
fn a_report_shows_streams() {
    let events =
        "{'200': {description: '', content: {text/event-stream: {schema: {type: integer}}}}}";
    let document = format!(
        "openapi: 3.1.0\ninfo: {{title: Streams, version: 1.0.0}}\npaths:\n  /news:\n\
        \x20   get: {{responses: {events}}}\n    post: {{responses: {events}}}\n"
    );
    let folder = folder(&[("api.yaml", &document)]);
    let out = expect(&folder, &["report", "api.yaml"], 0, "");
    for line in [
        "  api.yaml:5:5 `/paths/~1news/get`: `.stream()` gives `runtime::EventStream<i64>`; \
         `.reconnecting()` gives `runtime::Reconnecting<i64>`",
        "  api.yaml:6:5 `/paths/~1news/post`: `.stream()` gives `runtime::EventStream<i64>`",
    ] {
        assert!(out.lines().any(|found| found == line), "{line}\n{out}");
    }
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
    let report = report_as_json(&folder);
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
