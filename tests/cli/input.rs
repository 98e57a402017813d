//! What the document is read from, and the errors if that is no document.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use tempfile::TempDir;

use super::{DOCUMENT, command, expect, folder, run};

/// The same with a text on standard input.
fn run_with(folder: &TempDir, args: &[&str], text: &[u8]) -> (i32, String, String) {
    let mut command = command(folder.path(), args);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A run that ends early reads no more.
    let _ = child.stdin.take().unwrap().write_all(text);
    let done = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        done.status.code().unwrap(),
        text(done.stdout),
        text(done.stderr),
    )
}

fn as_json(yaml: &str) -> String {
    serde_json::to_string_pretty(&serde_yaml::from_str::<serde_json::Value>(yaml).unwrap()).unwrap()
}

#[test]
fn a_document_is_read_from_standard_input() {
    for text in [
        DOCUMENT.to_owned(),
        as_json(DOCUMENT),
        format!("# A comment.\n---\n{DOCUMENT}"),
    ] {
        let folder = folder(&[]);
        let (code, _, err) = run_with(&folder, &["generate", "-"], text.as_bytes());
        assert_eq!(code, 0, "{err}");
        assert!(folder.path().join("generated/Cargo.toml").exists());
        let (code, _, err) = run_with(&folder, &["generate", "-", "--check"], text.as_bytes());
        assert!(code == 0 && err.contains("up to date"), "{err}");
        let (code, out, err) = run_with(&folder, &["report", "-"], text.as_bytes());
        assert!(
            code == 0 && out.starts_with("-: 1 operation, "),
            "{out}{err}"
        );
    }
    let folder = folder(&[]);
    for (text, location) in [
        ("openapi: 3.1.0\nopenapi: 3.1.0\n", "<stdin>:2:1"),
        ("{\n  \"a\": }\n", "<stdin>:2:8"),
        ("", "<stdin>:1:1"),
    ] {
        let (code, _, err) = run_with(&folder, &["generate", "-"], text.as_bytes());
        assert!(
            code == 3 && err.contains(&format!("--> {location}")),
            "{err}"
        );
    }
}

/// As if it lay in the current folder.
#[test]
fn files_that_standard_input_refers_to_are_those_of_the_current_folder() {
    let text =
        format!("{DOCUMENT}components: {{schemas: {{Pet: {{$ref: 'schemas/pet.yaml#/Pet'}}}}}}\n");
    let pet = "Pet: {type: object, properties: {name: {type: string}}}\n";
    let folder = folder(&[
        ("schemas/pet.yaml", pet),
        ("below/x", ""),
        ("outside.yaml", pet),
    ]);
    let (code, _, err) = run_with(&folder, &["generate", "-", "--strict"], text.as_bytes());
    assert_eq!(code, 0, "{err}");
    let generated = fs::read_to_string(folder.path().join("generated/src/types/pet.rs")).unwrap();
    assert!(
        generated.contains("pub name: Option<String>"),
        "{generated}"
    );
    let missing = text.replace("schemas/pet", "schemas/dog");
    let (_, _, err) = run_with(&folder, &["generate", "-"], missing.as_bytes());
    assert!(
        err.contains("[missing-file]: ")
            && err.contains("^ `schemas/dog.yaml` does not exist")
            && err.contains("--> <stdin>:4:"),
        "{err}"
    );
    let outside = text.replace("schemas/pet", "../outside");
    let mut below = command(
        &folder.path().join("below"),
        &["generate", "-", "--root", ".."],
    );
    below.stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = below.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(outside.as_bytes())
        .unwrap();
    let done = child.wait_with_output().unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let (code, _, err) = run_with(&folder, &["generate", "-"], outside.as_bytes());
    assert!(code == 3 && err.contains("error[escaping-ref]"), "{err}");
}

#[test]
fn a_url_is_not_fetched() {
    let folder = folder(&[(
        "disjunct.toml",
        "[[client]]\noutput = 'a'\nspec = 'https://example.com/v1/api.yaml'\n",
    )]);
    let url = "https://example.com/v1/api.yaml?key=a&b='c'";
    for command in ["generate", "report"] {
        let (code, out, err) = run(&folder, &[command, url]);
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(
            err.starts_with(&format!(
                "error: `{url}` is a URL; documents are not fetched"
            )),
            "{err}"
        );
        let curl = r"`curl -fsSL -o api.yaml 'https://example.com/v1/api.yaml?key=a&b='\''c'\'''`, then pass `api.yaml`";
        assert!(err.contains(&format!("help: download it: {curl}")), "{err}");
    }
    let (code, _, err) = run(&folder, &["generate"]);
    assert!(
        code == 2
            && err.starts_with("error[invalid-config]: ")
            && err.contains("^ `https://example.com/v1/api.yaml` is a URL"),
        "{err}"
    );
    assert!(
        err.contains("--> disjunct.toml:3:8") && err.contains("help: download it: `curl "),
        "{err}"
    );
    let (_, _, err) = run(&folder, &["generate", url, "--message-format", "json"]);
    let line: serde_json::Value = serde_json::from_str(&err).unwrap();
    assert!(
        line["help"].as_str().unwrap().starts_with("download it: "),
        "{err}"
    );
    let (_, _, err) = run(&folder, &["generate", url, "--message-format", "github"]);
    assert!(
        err.starts_with("::error::")
            && err.contains("%0Ahelp: download it: ")
            && err.lines().count() == 1,
        "{err}"
    );
}

#[test]
fn the_line_of_the_config_is_shown() {
    let with = |config: &str| {
        let folder = folder(&[
            ("disjunct.toml", config),
            ("api.yaml", DOCUMENT),
            ("file", ""),
            ("theirs/x.txt", ""),
            ("sub/x", ""),
        ]);
        let (code, _, err) = run(folder.path().join("sub"), &["generate"]);
        (code, err)
    };
    let cases = [
        (
            "[client]\nspec = 'api.yaml'\n",
            2,
            "expected an array of tables, found a table",
            "1:1",
            "write `[[client]]`",
        ),
        (
            "[[client]]\noutput = 'a'\n",
            2,
            "this client has no `spec`",
            "1:1",
            "add `spec = ",
        ),
        (
            "[[client]]\nspec = 'gone.yaml'\n",
            4,
            "cannot read ../gone.yaml: ",
            "2:8",
            "are relative to its folder",
        ),
        (
            "[[client]]\nspec = 'api.yaml'\noutput = 'file'\n",
            4,
            "../file is a file, not a folder",
            "3:10",
            "are relative to its folder",
        ),
        (
            "[[client]]\nspec = 'api.yaml'\noutput = 'theirs'\n",
            4,
            "nothing was written to ../theirs, because",
            "3:10",
            "--overwrite",
        ),
    ];
    for (config, code, message, location, help) in cases {
        let (found, err) = with(config);
        assert_eq!(found, code, "{config}{err}");
        assert!(
            err.starts_with("error[invalid-config]: ") && err.contains(&format!("^ {message}")),
            "{config}{err}"
        );
        assert!(
            err.contains(&format!("--> ../disjunct.toml:{location}")) && err.contains(help),
            "{config}{err}"
        );
    }
    // One that fails keeps no other from its turn.
    let both = "[[client]]\nspec = 'gone.yaml'\noutput = 'a'\n[[client]]\nspec = 'api.yaml'\noutput = 'b'\n";
    let folder = folder(&[("disjunct.toml", both), ("api.yaml", DOCUMENT)]);
    expect(&folder, &["generate"], 4, "--> disjunct.toml:2:8");
    assert!(folder.path().join("b/Cargo.toml").exists());
    // A report reads no output.
    let file = "[[client]]\nspec = 'api.yaml'\noutput = 'api.yaml'\n";
    fs::write(folder.path().join("disjunct.toml"), file).unwrap();
    expect(&folder, &["report"], 0, "");
}

#[test]
fn yaml_is_read_whatever_the_ending_says() {
    let folder = folder(&[("yaml.json", DOCUMENT), ("json.yaml", &as_json(DOCUMENT))]);
    let escaped = as_json(DOCUMENT)
        .replace("Well.", "\\ud83d\\ude00 \\/")
        .replace("  ", "\t");
    fs::write(folder.path().join("escaped.yaml"), escaped).unwrap();
    let (code, _, err) = run(&folder, &["generate", "yaml.json", "--strict", "--notes"]);
    assert!(
        code == 0
            && err.contains("note[misnamed-file]: ")
            && err.contains("^ expected JSON, found YAML; it is read as YAML"),
        "{err}"
    );
    assert!(err.contains("--> yaml.json:1:1"), "{err}");
    for (output, file) in [("a", "json.yaml"), ("b", "escaped.yaml")] {
        let (code, _, err) = run(
            &folder,
            &["generate", file, "--strict", "--notes", "--output", output],
        );
        assert!(code == 0 && !err.contains("note["), "{file}: {err}");
    }
}

#[test]
fn what_is_no_document_is_recognised() {
    let page = "\n<!-- A comment. -->\n<!doctype HTML>\n<html><title>404</title></html>\n";
    let utf_16: Vec<u8> = [0xff, 0xfe]
        .into_iter()
        .chain(DOCUMENT.encode_utf16().flat_map(u16::to_le_bytes))
        .collect();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(DOCUMENT.as_bytes()).unwrap();
    let gzip = gzip.finish().unwrap();
    let cases: [(&str, &[u8], &str, &str); 9] = [
        (
            "page.json",
            page.as_bytes(),
            "expected JSON or YAML, found an HTML page",
            "login page, an error page",
        ),
        (
            "page.yaml",
            page.as_bytes(),
            "expected JSON or YAML, found an HTML page",
            "login page, an error page",
        ),
        (
            "page",
            page.as_bytes(),
            "expected JSON or YAML, found an HTML page",
            "login page, an error page",
        ),
        (
            "api.wsdl",
            b"<?xml version=\"1.0\"?><definitions/>",
            "expected JSON or YAML, found XML",
            "WSDL",
        ),
        (
            "utf-16.json",
            &utf_16,
            "the file is UTF-16LE, not UTF-8",
            "iconv",
        ),
        (
            "api.json.gz",
            &gzip,
            "the file is compressed by gzip, not UTF-8",
            "decompress the file",
        ),
        (
            "api.zip",
            b"PK\x03\x04\x0a",
            "the file is a ZIP archive, not UTF-8",
            "unpack the archive",
        ),
        ("empty.json", b"", "this file is empty", ""),
        ("blank.yaml", b"\n  \n", "this file is empty", ""),
    ];
    let folder = folder(&[]);
    for (name, bytes, message, help) in cases {
        fs::write(folder.path().join(name), bytes).unwrap();
        let (code, _, err) = run(&folder, &["generate", name]);
        assert!(
            code == 3
                && err.contains(&format!("\n --> {name}:"))
                && err.contains(&format!("^ {message}\n"))
                && err.contains(help),
            "{name}: {err}"
        );
        assert_eq!(err.matches("error[").count(), 1, "{name}: {err}");
    }
    // Text may begin with a tag where a text belongs.
    let tagged = DOCUMENT
        .replace("title: Pets", "title: <b>Pets</b>")
        .replace("{description: Well.}", "{description: {$ref: page.md}}");
    fs::write(folder.path().join("api.yaml"), tagged).unwrap();
    fs::write(folder.path().join("page.md"), "<h1>Well.</h1>\n").unwrap();
    expect(&folder, &["generate", "api.yaml"], 0, "");
}

#[test]
fn names_that_are_taken_are_refused_with_a_reason() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    for (name, reason) in [
        ("std", "a crate of the standard library has this name"),
        (
            "proc_macro",
            "a crate of the standard library has this name",
        ),
        ("match", "it is a Rust keyword"),
        ("nul", "Windows reserves this file name"),
        (
            "reqwest",
            "the generated code depends on a crate with this name",
        ),
    ] {
        let message = format!("`{name}` is not a valid package name: {reason}");
        expect(
            &folder,
            &["generate", "api.yaml", "--name", name],
            2,
            &message,
        );
    }
    assert!(!folder.path().join("generated").exists());
    // A title that is such a name is no reason to refuse a document.
    fs::write(
        folder.path().join("api.yaml"),
        DOCUMENT.replace("Pets", "Serde"),
    )
    .unwrap();
    expect(&folder, &["generate", "api.yaml"], 0, "");
    let manifest = fs::read_to_string(folder.path().join("generated/Cargo.toml")).unwrap();
    assert!(manifest.contains("name = \"api-serde\""), "{manifest}");
}
