//! Where the crate is written, what is refused there, and the messages about it.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::{DOCUMENT, WITH_WARNING, expect, folder, run};

/// The command in a line of help, between backticks: its arguments.
fn advised(err: &str) -> Vec<String> {
    let help = err
        .lines()
        .find(|line| line.contains("help: run `disjunct generate"))
        .unwrap_or_else(|| panic!("{err}"));
    let command = help.split('`').nth(1).unwrap();
    command.split(' ').skip(1).map(str::to_owned).collect()
}

/// Runs the command in the help of standard error.
fn follow(folder: &TempDir, err: &str) -> (i32, String, String) {
    let arguments = advised(err);
    run(
        folder,
        &arguments.iter().map(String::as_str).collect::<Vec<_>>(),
    )
}

#[test]
fn a_folder_with_files_of_others_is_refused() {
    let folder = folder(&[
        ("api.yaml", DOCUMENT),
        ("theirs/notes.txt", "mine\n"),
        ("crate/Cargo.toml", "[package]\n"),
        ("crate/src/lib.rs", "// Mine.\n"),
        ("fresh/.git/config", ""),
        ("fresh/.gitignore", "target\n"),
    ]);
    for (output, names) in [
        ("theirs", "notes.txt"),
        ("crate", "Cargo.toml, src"),
        (".", "api.yaml, crate, fresh"),
    ] {
        let message = format!(
            "nothing was written to {output}, because it contains files that were not generated: {names}"
        );
        for mode in [&[][..], &["--dry-run"]] {
            let arguments = [&["generate", "api.yaml", "--output", output], mode].concat();
            let (code, out, err) = run(&folder, &arguments);
            assert!(
                code == 4 && err.contains(&message) && out.is_empty(),
                "{err}"
            );
            assert!(
                err.contains(&format!(
                    "`disjunct generate api.yaml --output {output} --overwrite`"
                )),
                "{err}"
            );
        }
    }
    assert_eq!(
        fs::read_to_string(folder.path().join("crate/src/lib.rs")).unwrap(),
        "// Mine.\n"
    );
    assert!(
        !folder.path().join("theirs/Cargo.toml").exists()
            && !folder.path().join("Cargo.toml").exists()
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--output", "fresh"],
        0,
        "fresh: ",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--output", "theirs", "--overwrite"],
        0,
        "theirs: ",
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("theirs/notes.txt")).unwrap(),
        "mine\n"
    );
    // By now it is a generated crate.
    expect(
        &folder,
        &["generate", "api.yaml", "--output", "theirs"],
        0,
        "up to date",
    );
}

/// Not even with `--overwrite` is anything else than a folder replaced.
#[test]
fn an_output_that_is_a_file_is_explained() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("file", "mine\n")]);
    for output in ["file", "file/below"] {
        for mode in ["--overwrite", "--check", "--dry-run"] {
            let arguments = ["generate", "api.yaml", "--output", output, mode];
            expect(
                &folder,
                &arguments,
                4,
                "error: file is a file, not a folder; nothing was written",
            );
        }
    }
    assert_eq!(
        fs::read_to_string(folder.path().join("file")).unwrap(),
        "mine\n"
    );
}

#[test]
fn the_advice_for_a_stale_output_can_be_followed() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    let check = ["generate", "api.yaml", "--output", "out dir", "--check"];
    let (code, _, err) = run(&folder, &check);
    assert!(
        code == 1
            && err.contains("run `disjunct generate api.yaml --output 'out dir'` to update it"),
        "{err}"
    );

    let check = [
        "generate",
        "--check",
        "api.yaml",
        "--output",
        "made",
        "--name",
        "pets-client",
    ];
    let (_, _, err) = run(&folder, &check);
    assert_eq!(
        advised(&err),
        [
            "generate",
            "api.yaml",
            "--output",
            "made",
            "--name",
            "pets-client"
        ]
    );
    assert_eq!(follow(&folder, &err).0, 0, "{err}");
    expect(&folder, &check, 0, "up to date");

    // An edited file is not overwritten without being asked to, so the advice has to ask.
    let edited = folder.path().join("made/src/lib.rs");
    fs::write(&edited, "// Edited.\n").unwrap();
    let (code, _, err) = run(&folder, &check);
    assert!(
        code == 1 && err.contains("1 to change") && err.contains("replace edited files"),
        "{err}"
    );
    assert_eq!(advised(&err).last().unwrap(), "--overwrite");
    assert_eq!(follow(&folder, &err).0, 0, "{err}");
    expect(&folder, &check, 0, "up to date");

    // So it is with the advice of the refusal, after a dry run too.
    for mode in [&[][..], &["--dry-run"]] {
        fs::write(&edited, "// Edited.\n").unwrap();
        let (code, _, err) = run(&folder, &[&check[..1], &check[2..], mode].concat());
        assert_eq!(code, 4, "{err}");
        assert_eq!(follow(&folder, &err).0, 0, "{err}");
        expect(&folder, &check, 0, "up to date");
    }

    // And of a stale file of bindings.
    let bindings = [
        "generate",
        "api.yaml",
        "--output",
        "made",
        "--name",
        "pets-client",
        "--bindings",
        "b.json",
        "--check",
    ];
    let (code, _, err) = run(&folder, &bindings);
    assert_eq!((code, follow(&folder, &err).0), (1, 0), "{err}");
    expect(&folder, &bindings, 0, "");
}

#[test]
fn a_stale_output_in_a_folder_of_others_asks_to_overwrite() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("generated/notes.txt", "mine\n")]);
    let (code, _, err) = run(&folder, &["generate", "api.yaml", "--check"]);
    assert_eq!(
        (code, advised(&err)),
        (
            1,
            vec![
                "generate".to_owned(),
                "api.yaml".into(),
                "--overwrite".into()
            ]
        )
    );
    assert_eq!(follow(&folder, &err).0, 0);
}

#[test]
fn a_first_run_is_summed_up() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    let arguments = ["generate", "api.yaml", "--dry-run"];
    let summary = expect(&folder, &arguments, 0, "would be");
    let verbose = expect(
        &folder,
        &[&arguments[..], &["--verbose"]].concat(),
        0,
        "would be",
    );
    let counts = summary.lines().map(|line| {
        let (folder, files) = line
            .strip_prefix("added ")
            .unwrap()
            .split_once(": ")
            .unwrap();
        let (count, noun) = files.split_once(' ').unwrap();
        let count: usize = count.parse().unwrap();
        assert_eq!(noun, if count == 1 { "file" } else { "files" }, "{line}");
        (Path::new(folder), count)
    });
    let counts: Vec<_> = counts.collect();
    for (folder, count) in &counts {
        let files = verbose
            .lines()
            .map(|line| Path::new(line.strip_prefix("added ").unwrap()));
        assert_eq!(
            files.filter(|file| file.parent() == Some(folder)).count(),
            *count,
            "{summary}{verbose}"
        );
    }
    assert_eq!(
        counts.iter().map(|(_, count)| count).sum::<usize>(),
        verbose.lines().count()
    );
    assert!(
        summary.contains("added generated/src: ")
            && verbose.contains("added generated/src/lib.rs\n")
    );
    // Later runs list what changed.
    expect(&folder, &["generate", "api.yaml"], 0, "");
    fs::remove_file(folder.path().join("generated/src/lib.rs")).unwrap();
    let out = expect(&folder, &["generate", "api.yaml"], 0, "1 added, 0 changed");
    assert_eq!(out, "added generated/src/lib.rs\n");
}

/// What was made comes after them, and so does what could not be done.
#[test]
fn warnings_come_first() {
    let untyped = format!(
        "{WITH_WARNING}components: {{schemas: {{A: {{type: object, properties: {{a: {{}}}}}}}}}}\nx: 1\n"
    );
    let folder = folder(&[("api.yaml", &untyped)]);
    let (code, out, err) = run(&folder, &["generate", "api.yaml"]);
    assert!(code == 0 && out.starts_with("added generated: "), "{out}");
    let lines: Vec<&str> = err.lines().collect();
    let [warning, .., untyped, notes, made, _] = lines.as_slice() else {
        panic!("{err}");
    };
    assert!(warning.starts_with("warning[yaml-tag]: "), "{err}");
    assert!(untyped.starts_with("1 schema stays untyped because "));
    assert_eq!(
        *notes,
        "1 note: run `disjunct report` or pass `--notes` to list it"
    );
    assert!(made.starts_with("generated: ") && made.contains(" added"));
    fs::write(folder.path().join("generated/src/lib.rs"), "// Edited.\n").unwrap();
    for mode in [&[][..], &["--check"]] {
        let (_, _, err) = run(&folder, &[&["generate", "api.yaml"], mode].concat());
        assert!(err.find("warning[yaml-tag]") < err.find("error: "), "{err}");
    }
}

#[test]
fn counts_agree_in_number() {
    let schemas = |count: usize| {
        let all: Vec<String> = (0..count).map(|index| format!("a{index}: {{}}")).collect();
        format!(
            "{DOCUMENT}components: {{schemas: {{A: {{type: object, properties: {{{}}}}}}}}}\n",
            all.join(", ")
        )
    };
    for (count, message) in [
        (1, "1 schema stays untyped because"),
        (2, "2 schemas stay untyped because"),
    ] {
        let folder = folder(&[("api.yaml", &schemas(count))]);
        expect(&folder, &["generate", "api.yaml"], 0, message);
    }
}
