//! `disjunct init`: the file that it writes, and what it does not touch.

use std::fs;

use tempfile::TempDir;

use super::{DOCUMENT, command, expect, folder, run};

/// With servers, credentials, an operation that pages and one that looks as if it did.
const SERVICE: &str = "openapi: 3.1.0
info: {title: Pet Shop, version: v1.2}
servers: [{url: 'https://pets.example/v1'}, {url: 'https://sandbox.pets.example/v1'}]
security: [{key: []}]
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{name: cursor, in: query, schema: {type: string}}]
      responses:
        '200':
          description: A page.
          content: {application/json: {schema: {type: object, required: [data], properties: {
            data: {type: array, items: {type: string}}, next_cursor: {type: string}}}}}
  /owners:
    get:
      operationId: listOwners
      parameters: [{name: page, in: query, schema: {type: integer}}]
      responses:
        '200':
          description: A page.
          content: {application/json: {schema: {type: object, properties: {owners: {type: array, items: {type: string}}, pets: {type: array, items: {type: string}}}}}}
components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}
";

fn config(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("disjunct.toml")).unwrap()
}

/// The lines that are not comments, without empty ones.
fn settings(config: &str) -> Vec<&str> {
    config
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

#[test]
fn what_follows_the_document_is_written_down() {
    let folder = folder(&[("openapi.yaml", SERVICE)]);
    let out = expect(&folder, &["init"], 0, "next: `disjunct generate`\n");
    assert_eq!(
        settings(&config(&folder)),
        [
            "[[client]]",
            "spec = \"openapi.yaml\"",
            "name = \"pet-shop\"",
            "version = \"1.2.0\"",
        ]
    );
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "wrote       disjunct.toml");
    assert_eq!(lines[1], "document    openapi.yaml: Pet Shop v1.2");
    assert_eq!(lines[2], "crate       pet-shop 1.2.0 in generated");
    assert_eq!(
        lines[3],
        "operations  2, 1 of them pages, 1 looks as if it paged"
    );
    let rest = [
        "server      Server::Pets, https://pets.example/v1",
        "server      Server::Sandbox, https://sandbox.pets.example/v1",
        "credential  ClientBuilder::api_key",
    ];
    assert_eq!(lines[4..], rest, "{out}");
    expect(&folder, &["generate"], 0, "");
    let manifest = fs::read_to_string(folder.path().join("generated/Cargo.toml")).unwrap();
    assert!(
        manifest.contains("version = \"1.2.0+api.v1.2\""),
        "{manifest}"
    );
}

#[test]
fn arguments_become_settings() {
    let overlay = "overlay: 1.1.0\nactions: [{target: $.info, update: {x-checked: true}}]\n";
    let folder = folder(&[("api/pets.yaml", DOCUMENT), ("api/fix.yaml", overlay)]);
    let arguments = [
        "init",
        "api/pets.yaml",
        "--root=.",
        "--overlay=api/fix.yaml",
        "--max-size=64",
        "--output=client",
        "--layout=module",
        "--name=pets-client",
        "--version=0.1.0",
        "--license=MIT",
        "--repository=https://git.example/pets",
        "--homepage=https://pets.example",
        "--authors=Ada \"A\" <ada@pets.example>",
        "--unknown-fields=drop",
        "--deviations=refuse",
        "--runtime=crate, path = \"../runtime\"",
        "--formats=check",
        "--secret=/components/schemas/A",
        "--tower",
        "--types=used",
        "--client=true",
        "--strict",
        "--allow=yaml-tag@/info/title",
    ];
    expect(&folder, &arguments, 0, "");
    let config = config(&folder);
    let expected = [
        "[[client]]",
        "spec = \"api/pets.yaml\"",
        "root = \".\"",
        "overlays = [\"api/fix.yaml\"]",
        "max_size = 64",
        "output = \"client\"",
        "layout = \"module\"",
        "name = \"pets-client\"",
        "version = \"0.1.0\"",
        "license = \"MIT\"",
        "repository = \"https://git.example/pets\"",
        "homepage = \"https://pets.example\"",
        "authors = ['Ada \"A\" <ada@pets.example>']",
        "unknown_fields = \"drop\"",
        "deviations = \"refuse\"",
        "runtime = 'crate, path = \"../runtime\"'",
        "formats = \"check\"",
        "secret = [\"/components/schemas/A\"]",
        "tower = true",
        "types = \"used\"",
        "client = true",
        "strict = true",
        "allow = [\"yaml-tag@/info/title\"]",
    ];
    assert_eq!(settings(&config), expected);
    // All but the tables has been set.
    let is_unset = |line: &&str| line.starts_with('#') && !line.starts_with("# ");
    let unset: Vec<&str> = config.lines().filter(is_unset).collect();
    assert_eq!(
        unset,
        [
            "#select = { tags = [\"pets\"], paths = [\"!/internal/**\"] }",
            "#rename = { Pet = \"Animal\", \"Pet.kind\" = \"species\", listPets = \"find\", \"/tags/pets\" = \"animals\" }",
            "#replace = { \"format:uuid\" = \"uuid\", Money = { type = \"my_money::Money\", dependency = 'my-money = \"1\"' } }",
            "#derive = { \"*Id\" = [\"Hash\", \"Ord\"], Pet = [{ use = \"my_derive::Show\", dependency = 'my-derive = \"1\"' }] }",
            "#attribute = { Pet = ['#[doc(alias = \"animal\")]'] }",
            "#json_schema = [\"Pet\", \"*Request\"]",
            "#pages = [{ operation = \"GET /pets\", deny = true }]"
        ]
    );
}

/// The table of an operation that looks as if it paged can be uncommented.
#[test]
fn operations_that_look_as_if_they_paged_are_listed() {
    let folder = folder(&[("openapi.yaml", SERVICE)]);
    let report = expect(&folder, &["report", "openapi.yaml"], 0, "");
    assert!(report.contains("GET /owners"), "{report}");
    expect(&folder, &["init", "openapi.yaml"], 0, "");
    let written = config(&folder);
    assert!(
        written.contains("\n# GET /owners looks as if it paged: "),
        "{written}"
    );
    let (_, table) = written.split_once("looks as if it paged").unwrap();
    let table: Vec<&str> = table
        .lines()
        .skip(1)
        .map_while(|line| line.strip_prefix('#'))
        .collect();
    assert_eq!(table[0], "[[client.pages]]");
    let uncommented = format!("{written}\n{}\n", table.join("\n"));
    fs::write(folder.path().join("disjunct.toml"), uncommented).unwrap();
    let (code, _, err) = run(&folder, &["generate"]);
    assert!(code == 0 && !err.contains("invalid-config"), "{err}");
}

#[test]
fn nothing_is_replaced() {
    let folder = folder(&[("openapi.yaml", DOCUMENT), ("disjunct.toml", "mine\n")]);
    let part = "error: disjunct.toml is there already; nothing was written\n";
    expect(&folder, &["init"], 4, part);
    expect(
        &folder,
        &["init", "openapi.yaml", "--name", "pets"],
        4,
        part,
    );
    assert_eq!(config(&folder), "mine\n");
}

#[test]
fn the_document_is_found_or_asked_for() {
    let empty = folder(&[]);
    let none = "error: missing argument SPEC, and no `openapi.json` or `openapi.yaml` in this folder, `specs` or `api`\n";
    expect(&empty, &["init"], 2, none);
    let url = "https://pets.example/openapi.json";
    expect(&empty, &["init", url], 2, "help: download it: `curl ");
    expect(&empty, &["init", "-"], 2, "standard input has none");
    expect(&empty, &["init", "gone.yaml"], 4, "cannot read gone.yaml: ");
    assert!(!empty.path().join("disjunct.toml").exists());

    let below = folder(&[("specs/openapi.yml", DOCUMENT)]);
    expect(&below, &["init"], 0, "");
    let spec = format!("spec = {}", toml::Value::from("specs/openapi.yml"));
    assert!(config(&below).contains(&spec));

    let two = folder(&[("openapi.json", DOCUMENT), ("api/openapi.yaml", DOCUMENT)]);
    let part = "missing argument SPEC: it may be `openapi.json` or `api/openapi.yaml`\n";
    expect(&two, &["init"], 2, part);
}

#[test]
fn a_document_with_errors_has_no_settings() {
    let folder = folder(&[("openapi.yaml", "openapi: 3.1.0\npaths: {}\n: }\n")]);
    let part = "error: openapi.yaml: nothing was written due to 1 error\n";
    expect(&folder, &["init"], 3, part);
    assert!(!folder.path().join("disjunct.toml").exists());
}

/// Any string of a document stays in its line.
#[test]
fn no_text_of_a_document_is_a_setting() {
    let hostile = SERVICE
        .replace("title: Pet Shop", "title: \"Pets\\nstrict = true\\e[31m\"")
        .replace("version: v1.2", "version: \"1\\nstrict = true\"")
        .replace("pets.example/v1'", "pets.example/v1\u{202e}'");
    let folder = folder(&[("openapi.yaml", &hostile)]);
    let done = command(folder.path(), &["init"]).output().unwrap();
    let out = String::from_utf8(done.stdout).unwrap();
    assert!(done.status.success(), "{out}");
    assert!(!out.contains(['\u{1b}', '\u{202e}']), "{out}");
    let config = config(&folder);
    assert!(
        !config.lines().any(|line| line.starts_with("strict")),
        "{config}"
    );
    expect(&folder, &["generate"], 0, "");
}

#[test]
fn programs_read_it_as_json() {
    let folder = folder(&[("openapi.yaml", SERVICE)]);
    let (code, out, err) = run(&folder, &["init", "--message-format", "json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(value["name"].as_str(), Some("pet-shop"));
    assert_eq!(value["version"].as_str(), Some("1.2.0"));
    assert_eq!(value["api_version"].as_str(), Some("v1.2"));
    assert_eq!(value["operations"].as_u64(), Some(2));
    let servers = value["servers"].as_object().unwrap();
    assert_eq!(servers.len(), 2, "{out}");
    assert_eq!(value["credentials"], serde_json::json!(["api_key"]));
}

#[test]
fn completions_and_manual_pages_are_printed() {
    let folder = folder(&[]);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = expect(&folder, &["completions", shell], 0, "");
        for word in ["generate", "init", "unknown-fields"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    expect(&folder, &["completions", "cmd"], 2, "possible values: bash");
    let page = expect(&folder, &["man"], 0, "");
    assert!(page.contains(".TH disjunct 1"), "{page}");
    let page = expect(&folder, &["man", "generate"], 0, "");
    assert!(page.contains(".TH disjunct-generate 1"), "{page}");
    // Options have hyphens in the page, which roff writes with a backslash.
    assert!(page.contains(r"\-\-unknown\-fields"), "{page}");
    expect(
        &folder,
        &["man", "x"],
        2,
        "error: there is no command `x`\n",
    );
}
