//! `disjunct diff`: where the two sides come from, the exit codes and the formats.

use std::fs;
use std::path::Path;
use std::process::Command;

use pulldown_cmark::{Event, Options, Parser, Tag};
use serde_json::Value;

use super::{expect, folder, run};

const OLD: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.4.0}
paths: {/pets: {get: {operationId: list, tags: [pets], responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: 'schemas/pet.yaml'}}}}}}}}
";

const NEW: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.5.0}
paths: {/pets: {get: {operationId: list, tags: [pets], responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: 'schemas/pet.yaml'}}}}}}}}
";

const OLD_PET: &str = "type: object\nrequired: [name]\nproperties: {name: {type: string}, kind: {$ref: 'kind.yaml'}}\n";
const NEW_PET: &str = "type: object\nrequired: [name]\nproperties: {name: {type: integer}, kind: {$ref: 'kind.yaml'}}\n";
const KIND: &str = "type: string\nenum: [cat, dog]\n";

const CONFIG: &str = "[[client]]\nspec = 'api.yaml'\n";

/// Runs git in a folder.
pub fn git(folder: &Path, arguments: &[&str]) {
    let done = Command::new("git")
        .current_dir(folder)
        .args(["-c", "user.name=a", "-c", "user.email=a@example.com"])
        .args(arguments)
        .output()
        .expect("git runs");
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{arguments:?}: {errors}");
}

/// A repository with a document of three files.
fn repository() -> tempfile::TempDir {
    let folder = folder(&[
        ("api.yaml", OLD),
        ("schemas/pet.yaml", OLD_PET),
        ("schemas/kind.yaml", KIND),
    ]);
    git(folder.path(), &["init", "--quiet", "."]);
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "--quiet", "--message", "Old"]);
    folder
}

fn write(folder: &Path, files: &[(&str, &str)]) {
    for (path, text) in files {
        fs::write(folder.join(path), text).expect("a file can be written");
    }
}

#[test]
fn every_file_of_a_revision_is_read() {
    let folder = repository();
    write(
        folder.path(),
        &[("api.yaml", NEW), ("schemas/pet.yaml", NEW_PET)],
    );
    fs::remove_file(folder.path().join("schemas/kind.yaml")).expect("it is there");
    write(folder.path(), &[("schemas/kind.yaml", KIND)]);
    for arguments in [
        ["diff", "HEAD:api.yaml", "api.yaml"].as_slice(),
        &["diff", "HEAD:api.yaml"],
        &["diff", "HEAD:./api.yaml"],
    ] {
        let out = expect(&folder, arguments, 1, "");
        assert!(
            out.starts_with("pets 1.4.0 → 1.5.0: 1 breaking change\n"),
            "{out}"
        );
        assert!(
            out.contains("- pub name: String  # HEAD:schemas/pet.yaml:3\n"),
            "{out}"
        );
        assert!(
            out.contains("+ pub name: i64  # schemas/pet.yaml:3\n"),
            "{out}"
        );
    }
    // Both sides of git, and nothing of the disk.
    let out = expect(&folder, &["diff", "HEAD:api.yaml", "HEAD:api.yaml"], 0, "");
    assert_eq!(out, "pets 1.4.0 → 1.4.0: no changes\n");
}

#[test]
fn a_shallow_clone_is_enough() {
    let origin = repository();
    let parent = folder(&[]);
    let url = format!("file://{}", origin.path().display());
    git(
        parent.path(),
        &["clone", "--quiet", "--depth", "1", &url, "clone"],
    );
    let clone = parent.path().join("clone");
    write(&clone, &[("schemas/pet.yaml", NEW_PET)]);
    let out = expect(&clone, &["diff", "HEAD:api.yaml"], 1, "");
    assert!(out.contains("field-type-changed"), "{out}");
    expect(
        &clone,
        &["diff", "HEAD~9:api.yaml"],
        4,
        "cannot read HEAD~9:api.yaml",
    );
}

#[test]
fn the_released_crate_is_compared_with_the_document() {
    let folder = repository();
    write(folder.path(), &[("disjunct.toml", CONFIG)]);
    expect(&folder, &["diff"], 4, "run `disjunct generate`");
    expect(&folder, &["generate"], 0, "");
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "--quiet", "--message", "Crate"]);
    let none = "pets 1.4.0 → 1.4.0: no changes\n";
    assert_eq!(expect(&folder, &["diff"], 0, ""), none);

    write(
        folder.path(),
        &[("api.yaml", NEW), ("schemas/pet.yaml", NEW_PET)],
    );
    let before = expect(&folder, &["diff"], 1, "");
    let (exit, _, errors) = run(&folder, &["generate", "--check"]);
    let line = "1 breaking, 0 compatible changes since crate version 1.4.0 (API version 1.4.0): disjunct diff\n";
    assert_eq!(exit, 1);
    assert!(errors.contains(line), "{errors}");
    let (exit, _, errors) = run(&folder, &["generate"]);
    assert_eq!(exit, 0);
    assert!(errors.ends_with(line), "{errors}");
    // The crate is up to date now, and not released: what is shown are the changes since the release.
    assert_eq!(expect(&folder, &["diff"], 1, ""), before);
    git(folder.path(), &["add", "."]);
    git(
        folder.path(),
        &["commit", "--quiet", "--message", "New crate"],
    );
    assert_eq!(expect(&folder, &["diff"], 1, ""), before);
    expect(&folder, &["bump"], 0, "");
    assert_eq!(
        expect(&folder, &["diff"], 0, ""),
        none.replace("1.4.0", "1.5.0")
    );
}

#[test]
fn changes_are_accepted_by_their_fingerprints() {
    let folder = repository();
    write(folder.path(), &[("schemas/pet.yaml", NEW_PET)]);
    let json = ["diff", "HEAD:api.yaml", "--message-format", "json"];
    let report: Value = serde_json::from_str(&expect(&folder, &json, 1, "")).expect("JSON");
    let fingerprint = report["changes"][0]["fingerprint"]
        .as_str()
        .expect("a string");
    let accepted = format!("# Names are numbers.\n{fingerprint} # types::Pet::name\n");
    write(folder.path(), &[("accepted", &accepted), ("wrong", "12\n")]);
    let out = expect(
        &folder,
        &["diff", "HEAD:api.yaml", "--accepted", "accepted"],
        0,
        "",
    );
    assert!(out.contains(", accepted\n"), "{out}");
    expect(
        &folder,
        &["diff", "HEAD:api.yaml", "--accepted", "wrong"],
        2,
        "wrong:1",
    );
    expect(
        &folder,
        &["diff", "HEAD:api.yaml", "--accepted", "none"],
        4,
        "none",
    );
}

#[test]
fn the_exit_code_is_what_the_user_wants() {
    let folder = repository();
    let kind = KIND.replace("dog", "dog, bird");
    write(folder.path(), &[("schemas/kind.yaml", &kind)]);
    let diff = |more: &[&str], exit| {
        let arguments = [&["diff", "HEAD:api.yaml"], more].concat();
        expect(&folder, &arguments, exit, "")
    };
    assert!(diff(&[], 0).contains("variant-added"));
    diff(&["--fail-on", "any"], 1);
    diff(&["--fail-on", "breaking"], 0);
    write(folder.path(), &[("schemas/pet.yaml", NEW_PET)]);
    diff(&["--fail-on", "none"], 0);
    diff(&["--fail-on", "breaking"], 1);
    write(folder.path(), &[("api.yaml", "openapi: [\n")]);
    expect(&folder, &["diff", "HEAD:api.yaml"], 3, "error");
}

#[test]
fn surfaces_are_compared_and_others_rejected() {
    let folder = repository();
    expect(&folder, &["generate", "api.yaml", "--output", "old"], 0, "");
    write(folder.path(), &[("schemas/pet.yaml", NEW_PET)]);
    expect(&folder, &["generate", "api.yaml", "--output", "new"], 0, "");
    let (old, new) = ("old/disjunct.api.json", "new/disjunct.api.json");
    let out = expect(&folder, &["diff", old, new], 1, "");
    assert!(
        out.contains("field-type-changed") && !out.contains('#'),
        "{out}"
    );
    let text = fs::read_to_string(folder.path().join(old)).expect("it is there");
    let other = text.replace("\"generator\":\"", "\"generator\":\"0.0.");
    write(folder.path(), &[("other.api.json", &other)]);
    let out = expect(&folder, &["diff", "other.api.json", new], 1, "");
    assert!(
        out.contains("may be the document's or the generator's"),
        "{out}"
    );
    let newer = text.replace("\"version\":5,", "\"version\":6,");
    write(
        folder.path(),
        &[
            ("newer.api.json", &newer),
            ("none.api.json", "<<<<<<< HEAD\n"),
        ],
    );
    expect(
        &folder,
        &["diff", "newer.api.json", new],
        2,
        "a newer generator",
    );
    expect(
        &folder,
        &["diff", "none.api.json", new],
        2,
        "is not a surface",
    );
    expect(
        &folder,
        &["diff", "https://pets.example/api.json", new],
        2,
        "",
    );
}

/// What a document names is shown, and is no link, no HTML and no heading.
#[test]
fn a_document_injects_nothing_into_markdown() {
    let hostile = "`x` <img src=x onerror=alert(1)> [a](https://evil.example) ![b](https://evil.example/b)\\n# c\\n@admin";
    let document = |more: &str| {
        format!(
            "{{\"openapi\": \"3.1.0\", \"info\": {{\"title\": \"{hostile}\", \"version\": \"{hostile}\"}}, \"paths\": {{
            \"/x\": {{\"get\": {{\"operationId\": \"{hostile}\", \"tags\": [\"{hostile}\"],
            \"parameters\": [{{\"name\": \"{hostile}{more}\", \"in\": \"query\", \"schema\": {{\"type\": \"string\", \"pattern\": \"{hostile}{more}\"}}}}],
            \"security\": [{{\"{hostile}\": []}}],
            \"responses\": {{\"200\": {{\"description\": \"{hostile}\"}}}}}}}}}},
            \"components\": {{\"securitySchemes\": {{\"{hostile}\": {{\"type\": \"apiKey\", \"in\": \"header\", \"name\": \"X-{more}\"}}}},
            \"schemas\": {{\"{hostile}\": {{\"type\": \"string\", \"enum\": [\"{hostile}{more}\"]}}}}}}}}"
        )
    };
    let folder = folder(&[("old.json", &document("1")), ("new.json", &document("2"))]);
    let out = expect(
        &folder,
        &["diff", "old.json", "new.json", "--markdown"],
        1,
        "",
    );
    let mut codes = 0;
    for event in Parser::new_ext(&out, Options::all()) {
        match event {
            Event::Code(_) => codes += 1,
            Event::Html(text) | Event::InlineHtml(text) => panic!("HTML: {text}\n{out}"),
            Event::Start(Tag::Link { .. } | Tag::Image { .. } | Tag::CodeBlock(_)) => {
                panic!("{out}")
            }
            Event::Text(text) => {
                assert!(
                    !text.contains("evil") && !text.contains("@admin"),
                    "{text}\n{out}"
                );
            }
            _ => {}
        }
    }
    assert!(codes > 5, "{out}");
    let github = expect(
        &folder,
        &["diff", "old.json", "new.json", "--message-format", "github"],
        1,
        "",
    );
    assert!(
        github.lines().all(|line| line.starts_with("::")),
        "{github}"
    );
}
