//! What a run leaves where it cannot write, or is ended halfway, and what a terminal is sent.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use tempfile::TempDir;

use super::{DOCUMENT, WITH_WARNING, command, expect, folder};

/// So many types that writing them takes a while.
const TYPES: usize = 300;

fn large_document() -> String {
    let schemas: Vec<String> = (0..TYPES)
        .map(|index| format!("Type{index}: {{type: object, properties: {{a: {{type: string}}}}}}"))
        .collect();
    let head = "openapi: 3.1.0\ninfo: {title: Pets, version: '1.0.0'}\npaths: {}\n";
    format!(
        "{head}components: {{schemas: {{{}}}}}\n",
        schemas.join(", ")
    )
}

/// The files below a folder, without those that only a run that goes on has: path below the folder, and content.
fn files_below(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let is_own = path.file_name().is_some_and(|name| {
                let name = name.to_string_lossy();
                name.starts_with(".disjunct-")
            });
            if !is_own {
                let name = path.strip_prefix(folder).unwrap().display().to_string();
                files.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    files.sort();
    files
}

/// Ended in the middle, a run leaves whole files, and the next one goes on from there.
#[test]
fn a_run_that_is_ended_leaves_no_half_of_a_file() {
    let folder = folder(&[("api.yaml", &large_document())]);
    expect(
        &folder,
        &["generate", "api.yaml", "--output", "whole"],
        0,
        "",
    );
    let whole = files_below(&folder.path().join("whole"));
    let output = folder.path().join("generated");
    let mut interrupted = 0;
    for _ in 0..20 {
        let mut child = command(folder.path(), &["generate", "api.yaml"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // The first file is the manifest.
        while !output.join("src").exists() && child.try_wait().unwrap().is_none() {}
        child.kill().unwrap();
        child.wait().unwrap();
        let left = files_below(&output);
        let known = left.iter().all(|file| whole.contains(file));
        assert!(
            known,
            "{:?}",
            left.iter().map(|(name, _)| name).collect::<Vec<_>>()
        );
        interrupted += usize::from(left.len() < whole.len());
        if interrupted == 1 {
            break;
        }
        fs::remove_dir_all(&output).unwrap();
    }
    assert_eq!(interrupted, 1, "no run was ended in the middle");
    expect(&folder, &["generate", "api.yaml"], 0, "");
    expect(
        &folder,
        &["generate", "api.yaml", "--check"],
        0,
        "up to date",
    );
    assert_eq!(files_below(&output), whole);
}

/// The lines with which a script prints exit codes.
#[cfg(target_os = "linux")]
fn exits(text: &str) -> Vec<&str> {
    let lines = text.lines();
    lines.filter(|line| line.starts_with("exit ")).collect()
}

/// Runs a script with the right to mount, in a namespace of its own; `None` if this machine does not allow that.
#[cfg(target_os = "linux")]
fn run_with_mounts(folder: &TempDir, script: &str) -> Option<(Option<i32>, String)> {
    let may = |command: &str| {
        std::process::Command::new("unshare")
            .args(["--map-root-user", "--mount", "sh", "-c", command])
            .current_dir(folder.path())
            .env("DISJUNCT", env!("CARGO_BIN_EXE_disjunct"))
            .stdin(Stdio::null())
            .output()
    };
    fs::create_dir(folder.path().join("mount")).unwrap();
    let tried = may("mount -t tmpfs -o size=64k none mount");
    if !tried.is_ok_and(|done| done.status.success()) {
        println!("skipped: this machine does not allow mounts");
        return None;
    }
    let done = may(script).unwrap();
    let text = String::from_utf8_lossy(&done.stdout) + String::from_utf8_lossy(&done.stderr);
    Some((done.status.code(), text.into_owned()))
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_no_half_of_a_file() {
    let folder = folder(&[("api.yaml", &large_document())]);
    expect(
        &folder,
        &["generate", "api.yaml", "--output", "whole"],
        0,
        "",
    );
    // Each file on the full disk is the same in the whole crate; with more room the run goes on.
    let script = "
        mount -t tmpfs -o size=256k none mount
        $DISJUNCT generate api.yaml --output mount/out; echo exit $?
        ls -A mount/out | grep tmp && echo unfinished
        for file in $(cd mount/out && find . -type f ! -name .disjunct-manifest); do
          cmp mount/out/$file whole/$file || echo half
        done
        mount -o remount,size=64m mount
        $DISJUNCT generate api.yaml --output mount/out --quiet; echo exit $?
        diff -r mount/out whole && echo same
    ";
    let Some((_, text)) = run_with_mounts(&folder, script) else {
        return;
    };
    assert!(text.contains("error: cannot write mount/out/"), "{text}");
    assert!(text.contains(": No space left on device"), "{text}");
    let exits = exits(&text);
    assert_eq!(exits, ["exit 4", "exit 0"], "{text}");
    assert!(
        !text.contains("unfinished") && !text.contains("half"),
        "{text}"
    );
    assert!(text.contains("same\n"), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_to_is_an_error() {
    let folder = folder(&[("openapi.yaml", DOCUMENT), ("disjunct.toml", "")]);
    fs::remove_file(folder.path().join("disjunct.toml")).unwrap();
    let script = "
        mount -t tmpfs none mount
        cp openapi.yaml mount
        cd mount && $DISJUNCT generate openapi.yaml && echo '// Edited.' >> generated/src/lib.rs
        cd .. && mount -o remount,ro mount && cd mount
        $DISJUNCT generate openapi.yaml --overwrite; echo exit $?
        $DISJUNCT generate openapi.yaml --output other; echo exit $?
        $DISJUNCT init; echo exit $?
        $DISJUNCT generate openapi.yaml --check; echo exit $?
        $DISJUNCT report openapi.yaml > /dev/null; echo exit $?
        ls -A
    ";
    let Some((_, text)) = run_with_mounts(&folder, script) else {
        return;
    };
    let exits = exits(&text);
    // What only reads works all the same.
    let expected = ["exit 4", "exit 4", "exit 4", "exit 1", "exit 0"];
    assert_eq!(exits, expected, "{text}");
    let errors = text
        .lines()
        .filter(|line| line.ends_with("Read-only file system (os error 30)"));
    assert_eq!(errors.count(), 3, "{text}");
    assert!(text.contains("error: cannot create other: "), "{text}");
    assert!(
        !text
            .lines()
            .any(|line| line == "other" || line == "disjunct.toml"),
        "{text}"
    );
}

/// A bump that has no room leaves whole files, each the old one or the new one, and goes on when it has. One that may not write changes
/// nothing.
#[cfg(target_os = "linux")]
#[test]
fn a_bump_on_a_full_disk_leaves_no_half_of_a_file() {
    let document = large_document();
    let next = document.replace("{type: string}", "{type: integer}");
    let config = "[[client]]\nspec = 'api.yaml'\n";
    let folder = folder(&[
        ("whole/api.yaml", &document),
        ("whole/disjunct.toml", config),
        ("next.yaml", &next),
    ]);
    let script = "
        bump() { (cd $1 && $DISJUNCT bump --message-format json > /dev/null; echo exit $?); }
        (cd whole && $DISJUNCT generate --quiet > /dev/null)
        mount -t tmpfs -o size=64m none mount
        cp whole/api.yaml old.yaml; cp next.yaml whole/api.yaml
        cp -r whole before; cp -r whole/. mount
        bump whole
        mount -o remount,size=$(($(du -sk mount | cut -f1) + 24))k mount
        bump mount
        find mount -name '*tmp*' | grep . && echo unfinished
        for file in $(cd mount && find . -type f ! -name .disjunct-manifest); do
          cmp -s mount/$file before/$file || cmp -s mount/$file whole/$file || echo half $file
        done
        mount -o remount,size=64m mount
        bump mount
        diff -r mount whole && echo same
        cp old.yaml mount/api.yaml
        mount -o remount,ro mount
        bump mount
        (cd mount && $DISJUNCT diff > /dev/null; echo exit $?)
    ";
    let Some((_, text)) = run_with_mounts(&folder, script) else {
        return;
    };
    let exits = exits(&text);
    // What only reads works all the same.
    let expected = ["exit 0", "exit 4", "exit 0", "exit 4", "exit 1"];
    assert_eq!(exits, expected, "{text}");
    assert!(text.contains(": No space left on device"), "{text}");
    assert!(text.contains(": Read-only file system"), "{text}");
    assert!(
        !text.contains("unfinished") && !text.contains("half "),
        "{text}"
    );
    assert!(text.contains("same\n"), "{text}");
}

fn write_below(folder: &Path, files: &[(String, String)]) {
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// Ended after any file, a bump leaves whole files, each the old one or the new one, and the next bump ends where one that was not ended
/// does.
#[test]
fn a_bump_that_is_ended_goes_on() {
    let document = large_document();
    let next = document.replace("{type: string}", "{type: integer}");
    let config = "[[client]]\nspec = 'api.yaml'\n";
    let whole = folder(&[("api.yaml", &document), ("disjunct.toml", config)]);
    expect(&whole, &["generate"], 0, "");
    fs::write(whole.path().join("api.yaml"), next).unwrap();
    let manifest = "generated/.disjunct-manifest";
    let written = fs::read_to_string(whole.path().join(manifest)).unwrap();
    let mut before = files_below(whole.path());
    before.push((manifest.to_owned(), written));
    expect(&whole, &["bump"], 0, "replaced by 2.0.0, ");
    let after = files_below(whole.path());
    let mut interrupted = 0;
    for last in [
        "disjunct.toml",
        "generated/CHANGELOG.md",
        manifest,
        "generated/Cargo.toml",
        "generated/disjunct.lock",
        "generated/src/types/type0.rs",
        "generated/src/types/type150.rs",
        "generated/disjunct.api.json",
    ] {
        let ended = folder(&[]);
        write_below(ended.path(), &before);
        let path = ended.path().join(last);
        let old = fs::read(&path).ok();
        let mut child = command(ended.path(), &["bump"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        while fs::read(&path).ok() == old && child.try_wait().unwrap().is_none() {}
        child.kill().unwrap();
        child.wait().unwrap();
        let left = files_below(ended.path());
        for file in &left {
            let is_whole = before.contains(file) || after.contains(file);
            assert!(is_whole, "after {last}: half of {}", file.0);
        }
        // The surface tells the next run what is done already.
        let surface = left.iter().find(|file| file.0.ends_with(".api.json"));
        if !before.contains(surface.unwrap()) {
            assert_eq!(left, after, "after {last}");
        }
        interrupted += usize::from(left != after);
        expect(&ended, &["bump"], 0, "");
        assert!(files_below(ended.path()) == after, "after {last}");
    }
    assert!(interrupted > 0, "no bump was ended in the middle");
}

/// `NO_COLOR` counts more than what asks for colours.
#[test]
fn no_color_means_no_color() {
    let folder = folder(&[("api.yaml", WITH_WARNING)]);
    let run = |variables: &[(&str, &str)]| {
        let mut command = command(folder.path(), &["generate", "api.yaml", "--dry-run"]);
        let done = command.envs(variables.iter().copied()).output().unwrap();
        String::from_utf8(done.stderr).unwrap()
    };
    assert!(!run(&[]).contains('\u{1b}'));
    assert!(run(&[("CLICOLOR_FORCE", "1")]).contains('\u{1b}'));
    let plain = run(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]);
    assert!(
        plain.contains("warning[yaml-tag]") && !plain.contains('\u{1b}'),
        "{plain}"
    );
    for arguments in [&["--help"][..], &["diff", "api.yaml", "api.yaml"]] {
        let mut command = command(folder.path(), arguments);
        let command = command.env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1");
        let done = command.output().unwrap();
        let text = [done.stdout, done.stderr].concat();
        assert!(!text.contains(&0x1b), "{arguments:?}");
    }
}
