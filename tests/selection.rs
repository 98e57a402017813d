//! A client with a part of its document's operations and types: `select`, `types` and `client`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use disjunct::{Files, Generation, Layout, Options, Runtime, Selection, Types, generate};
use tempfile::TempDir;

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
paths:
  /pets:
    get: {operationId: listPets, tags: [pets], responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: '#/components/schemas/Pets'}}}}}}
    post: {operationId: addPet, tags: [pets, internal], responses: {'204': {description: Ok.}}}
  /pets/{id}:
    get: {operationId: findPet, tags: [pets], parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {'204': {description: Ok.}}}
  /pets/{id}/photos:
    get: {operationId: listPhotos, deprecated: true, parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: '#/components/schemas/Photo'}}}}}}
  /owners:
    get: {operationId: listOwners, tags: [owners], responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: '#/components/schemas/Owner'}}}}}}
webhooks:
  adopted:
    post: {tags: [owners], requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Adoption'}}}}, responses: {'204': {description: Ok.}}}
components:
  schemas:
    Pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}
    Pet: {type: object, properties: {name: {type: string}}}
    Photo: {type: object, properties: {url: {type: string}}}
    Owner: {type: object, properties: {name: {type: string}}}
    Adoption: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet'}}}
    Unused: {type: object, properties: {name: {type: string}}}
";

/// What is generated of a document; nothing may be wrong with it.
fn made(spec: &Path, options: &Options, layout: Layout) -> Generation {
    let made = generate(spec, options, layout).expect("the document is there");
    let errors: Vec<_> = made.diagnostics.iter().collect();
    assert!(made.files.is_some(), "{errors:#?}");
    made
}

fn document() -> (TempDir, PathBuf) {
    let folder = TempDir::new().expect("a folder can be made");
    let spec = folder.path().join("api.yaml");
    fs::write(&spec, DOCUMENT).expect("a file can be written");
    (folder, spec)
}

fn options(select: Selection) -> Options {
    let mut options = Options::default();
    options.select = select;
    options
}

/// Changes a selection of everything.
fn selection(change: impl FnOnce(&mut Selection)) -> Selection {
    let mut selection = Selection::default();
    change(&mut selection);
    selection
}

/// The methods and types of a client of the small document.
fn parts(options: &Options) -> (Vec<String>, Vec<String>) {
    let (_folder, spec) = document();
    let made = made(&spec, options, Layout::Crate);
    let names = |part: &str| -> Vec<String> {
        let files = made.files.iter().flat_map(Files::iter);
        let names = files.filter_map(|(path, _)| {
            let path = path.strip_prefix(part)?.strip_suffix(".rs")?;
            let name = path.rsplit('/').next()?;
            (name != "mod").then(|| name.to_owned())
        });
        names.collect()
    };
    (names("src/calls/"), names("src/types/"))
}

fn texts(all: &[&str]) -> Vec<String> {
    all.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn operations_are_selected_by_each_list() {
    let cases = [
        (
            selection(|all| all.tags = texts(&["pets"])),
            vec!["add_pet", "find_pet", "list_pets"],
        ),
        (
            selection(|all| all.tags = texts(&["pets", "!int*"])),
            vec!["find_pet", "list_pets"],
        ),
        (
            selection(|all| all.tags = texts(&["!pets"])),
            vec!["list_owners", "list_photos"],
        ),
        (
            selection(|all| all.paths = texts(&["/pets/*"])),
            vec!["find_pet"],
        ),
        (
            selection(|all| all.paths = texts(&["/pets/**", "!**/photos"])),
            vec!["add_pet", "find_pet", "list_pets"],
        ),
        (
            selection(|all| all.methods = texts(&["POST"])),
            vec!["add_pet"],
        ),
        (
            selection(|all| all.operations = texts(&["list*", "POST /pets", "!listOwners"])),
            vec!["add_pet", "list_pets", "list_photos"],
        ),
        (
            selection(|all| all.deprecated = Some(true)),
            vec!["list_photos"],
        ),
        (
            selection(|all| {
                all.deprecated = Some(false);
                all.methods = texts(&["get"]);
                all.paths = texts(&["/pets**"]);
            }),
            vec!["find_pet", "list_pets"],
        ),
    ];
    for (select, expected) in cases {
        let shown = format!("{select:?}");
        let (mut calls, _) = parts(&options(select));
        calls.sort();
        assert_eq!(calls, expected, "{shown}");
    }
}

#[test]
fn types_follow_from_operations() {
    let all = parts(&Options::default()).1;
    assert_eq!(all, ["adoption", "owner", "pet", "pets", "photo", "unused"]);
    let pets = options(selection(|all| all.tags = texts(&["pets"])));
    // `Pets` is an alias, which no operation needs.
    assert_eq!(parts(&pets).1, ["pet"]);
    // A webhook is selected by its tag too, and its body needs another type.
    let owners = options(selection(|all| all.tags = texts(&["owners"])));
    assert_eq!(parts(&owners).1, ["adoption", "owner", "pet"]);
    let mut whole = pets;
    whole.types = Some(Types::All);
    assert_eq!(parts(&whole).1, all);
    let mut used = Options::default();
    used.types = Some(Types::Used);
    assert_eq!(parts(&used).1, ["adoption", "owner", "pet", "photo"]);
}

#[test]
fn without_a_client_there_are_types_only() {
    let mut types = Options::default();
    types.client = Some(false);
    let (calls, all) = parts(&types);
    assert_eq!(calls, Vec::<String>::new());
    assert_eq!(all, ["adoption", "owner", "pet", "pets", "photo", "unused"]);
    types.select = selection(|all| all.tags = texts(&["pets"]));
    assert_eq!(parts(&types).1, ["pet"]);
    // What a build script gets.
    let (_folder, spec) = document();
    let made = made(&spec, &types, Layout::OneFile);
    let names: Vec<&str> = made
        .dependencies
        .iter()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(names, ["serde", "serde_json"]);
}

/// An operation that is not selected may be wrong.
#[test]
fn errors_elsewhere_do_not_matter() {
    let folder = TempDir::new().expect("a folder can be made");
    let spec = folder.path().join("api.yaml");
    let wrong = "  /wrong:
    get:
      operationId: wrong
      parameters: [{$ref: '#/components/parameters/None'}]
      responses: {'200': {$ref: '#/components/responses/None'}}
webhooks:";
    fs::write(&spec, DOCUMENT.replace("webhooks:", wrong)).expect("a file can be written");
    let whole = generate(&spec, &Options::default(), Layout::Crate).expect("it is there");
    assert!(whole.files.is_none());
    let part = options(selection(|all| all.tags = texts(&["pets"])));
    let made = made(&spec, &part, Layout::Crate);
    let mut found = made.diagnostics.iter();
    assert!(found.all(|found| !found.pointer().contains("wrong")));
}

const MEDIA: &str = "openapi: 3.1.0
info: {title: Reports, version: 1.0.0}
paths:
  /reports:
    get:
      operationId: getReport
      responses:
        '200':
          description: Ok.
          content:
            application/json: {schema: {$ref: '#/components/schemas/Report'}}
            text/csv: {schema: {type: string}}
    post:
      operationId: addReport
      requestBody: {content: {text/csv: {schema: {type: string}}}}
      responses: {'204': {description: Ok.}}
components:
  schemas:
    Report: {type: object, properties: {name: {type: string}}}
";

/// The calls of a document with several media types.
fn calls_with(media_types: &[&str]) -> String {
    let folder = TempDir::new().expect("a folder can be made");
    let spec = folder.path().join("api.yaml");
    fs::write(&spec, MEDIA).expect("a file can be written");
    let select = selection(|all| all.media_types = texts(media_types));
    let made = made(&spec, &options(select), Layout::Crate);
    let files = made.files.expect("no errors");
    let calls = files
        .iter()
        .filter(|(path, _)| path.starts_with("src/calls/"));
    let calls: Vec<&str> = calls.map(|(_, text)| text).collect();
    calls.concat()
}

#[test]
fn media_types_are_excluded() {
    let calls = calls_with(&["*"]);
    assert!(calls.contains("send_csv"), "{calls}");
    for pattern in ["application/json", "!TEXT/*"] {
        let calls = calls_with(&[pattern]);
        assert!(!calls.contains("send_csv"), "{calls}");
        assert!(calls.contains("types::Report"), "{calls}");
        // The only media type of a body stays: without it, nothing could be sent.
        assert!(calls.contains("text/csv"), "{calls}");
    }
}

/// The names in the lock: of the whole document, however small the client is.
fn names_in(made: &Generation) -> Vec<String> {
    let text = made.lock.to_string();
    let names = text.lines().filter(|line| line.starts_with('"'));
    names.map(str::to_owned).collect()
}

/// What is emitted for a selection is, item by item, what is emitted for the whole document.
#[test]
fn names_and_text_do_not_depend_on_the_selection() {
    for (spec, tag) in [
        ("specs/depot.yaml", "items"),
        ("specs/depot.yaml", "streams"),
        ("specs/openapi.json", "sessions"),
    ] {
        let spec = Path::new(spec);
        let all = made(spec, &Options::default(), Layout::Crate);
        let part = options(selection(|all| all.tags = vec![tag.to_owned()]));
        let part = made(spec, &part, Layout::Crate);
        assert_eq!(names_in(&all), names_in(&part), "{tag}");
        let (all, part) = (
            all.files.expect("no errors"),
            part.files.expect("no errors"),
        );
        let mut compared = 0;
        for (path, text) in part.iter() {
            let is_list = path.ends_with("mod.rs");
            if is_list || !(path.starts_with("src/types/") || path.starts_with("src/calls/")) {
                continue;
            }
            assert_eq!(Some(text), all.get(path), "{path}");
            compared += 1;
        }
        let count = |files: &Files| files.iter().count();
        assert!(
            compared > 5 && count(&part) < count(&all),
            "{tag}: {compared} files"
        );
    }
}

#[test]
fn what_selects_nothing_is_reported_with_what_is_meant() {
    let (_folder, spec) = document();
    let select = selection(|all| {
        all.tags = texts(&["pest"]);
        all.operations = texts(&["!findPets"]);
    });
    let made = made(&spec, &options(select), Layout::Crate);
    let found: Vec<_> = made
        .diagnostics
        .iter()
        .filter(|found| found.code.name == "unused-select")
        .map(|found| {
            (
                found.code.name,
                found.message.as_str(),
                found.help.as_deref(),
            )
        })
        .collect();
    let expected = [
        (
            "unused-select",
            "no operation has a tag `pest`",
            Some("did you mean `pets`?"),
        ),
        (
            "unused-select",
            "there is no operation `findPets`",
            Some("did you mean `findPet`?"),
        ),
    ];
    assert_eq!(found, expected);
}

#[test]
fn lists_without_an_operation_in_common_are_reported() {
    let (_folder, spec) = document();
    let select = selection(|all| {
        all.tags = texts(&["owners"]);
        all.methods = texts(&["post"]);
        all.paths = texts(&["/pets"]);
    });
    let made = made(&spec, &options(select), Layout::Crate);
    let found: Vec<_> = made
        .diagnostics
        .iter()
        .filter(|found| found.code.name == "unused-select")
        .map(|found| found.message.as_str())
        .collect();
    assert_eq!(
        found,
        ["the patterns of `select` have no operation in common"]
    );
}

/// Writes a crate and runs cargo in it.
fn cargo(files: &Files, arguments: &[&str]) -> String {
    let folder = TempDir::new().expect("a folder can be made");
    for (path, text) in files.iter() {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("it has one")).expect("a folder can be made");
        fs::write(path, text).expect("a file can be written");
    }
    let done = Command::new(env!("CARGO"))
        .current_dir(folder.path())
        .env(
            "CARGO_TARGET_DIR",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/selection"),
        )
        .env("RUSTFLAGS", "--deny warnings")
        .args(arguments)
        .output()
        .expect("cargo runs");
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{arguments:?}: {error}");
    String::from_utf8(done.stdout).expect("it prints UTF-8")
}

/// The types of the session service, in a crate by itself.
fn types_of_sessions(runtime: Runtime) -> Files {
    let mut options = Options::default();
    options.client = Some(false);
    options.runtime = runtime;
    let made = made(Path::new("specs/openapi.json"), &options, Layout::Crate);
    made.files.expect("the document has no errors")
}

#[test]
fn types_alone_depend_on_nothing_for_http() {
    let package = format!(
        "crate, path = {:?}",
        concat!(env!("CARGO_MANIFEST_DIR"), "/templates/runtime")
    );
    let package: Runtime = package.parse().expect("it is a location");
    for runtime in [Runtime::Copy, package] {
        let files = types_of_sessions(runtime);
        let tree = cargo(
            &files,
            &[
                "tree",
                "--offline",
                "--prefix=none",
                "--edges=normal",
                "--all-features",
            ],
        );
        let names: BTreeSet<&str> = tree
            .lines()
            .filter_map(|line| line.split(' ').next())
            .collect();
        assert!(names.contains("serde_json"), "{tree}");
        for name in [
            "http",
            "http-body",
            "hyper",
            "reqwest",
            "rustls",
            "tokio",
            "tower-service",
            "url",
        ] {
            assert!(!names.contains(name), "{name}: {tree}");
        }
    }
}

#[test]
fn types_alone_compile() {
    cargo(&types_of_sessions(Runtime::Copy), &["check", "--offline"]);
}

#[test]
#[ignore = "it compiles the dependencies of a client once more: a minute"]
fn each_part_of_a_document_compiles() {
    for tag in ["items", "files", "reports", "service", "streams", "lists"] {
        let part = options(selection(|all| all.tags = vec![tag.to_owned()]));
        let made = made(Path::new("specs/depot.yaml"), &part, Layout::Crate);
        cargo(
            &made.files.expect("the document has no errors"),
            &["check", "--offline"],
        );
    }
}
