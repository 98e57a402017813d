//! Every malicious string, in every string of a document, as `disjunct diff` and `disjunct bump` show it: for people, for programs, as
//! Markdown and as annotations of GitHub.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use serde_json::Value;
use tempfile::TempDir;

use crate::document::Template;
use crate::inert::is_hidden;
use crate::payloads::{CANARY, payloads};

/// The headings of a comparison; the first one names the package and the versions in code.
const HEADINGS: [&str; 5] = [
    "To do",
    "Breaking changes",
    "Compatible changes",
    "Migration",
    "Changelog",
];

#[test]
fn changes_are_inert_however_they_are_shown() {
    check_all(101);
}

#[test]
#[ignore = "takes minutes"]
fn all_changes_are_inert_however_they_are_shown() {
    check_all(1);
}

/// Checks every pair whose indices add up to a multiple of `step`.
fn check_all(step: usize) {
    let template = Template::read();
    let payloads = payloads();
    let sinks: Vec<String> = template.sinks().into_iter().collect();
    let mut cases = Vec::new();
    for (row, sink) in sinks.iter().enumerate() {
        for (column, (name, payload)) in payloads.iter().enumerate() {
            if (row * 3 + column) % step == 0 {
                cases.push((sink, *name, payload));
            }
        }
    }
    let plain = template.fill("", "").to_string();
    let (next, shown, wrong) = (
        AtomicUsize::new(0),
        AtomicUsize::new(0),
        Mutex::new(Vec::new()),
    );
    let work = || {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("plain.json"), &plain).unwrap();
        while let Some((sink, name, payload)) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            let filled = template.fill(sink, payload).to_string();
            fs::write(folder.path().join("filled.json"), filled).unwrap();
            let faults = faults_of_diff(folder.path(), &shown);
            for fault in faults {
                wrong
                    .lock()
                    .unwrap()
                    .push(format!("{sink}, {name}: {fault}"));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(work);
        }
    });
    let (wrong, shown) = (wrong.into_inner().unwrap(), shown.into_inner());
    println!("{} cases, {shown} of them with changes", cases.len());
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(
        shown * 3 > cases.len(),
        "only {shown} of {} have changes",
        cases.len()
    );
}

/// What `diff` prints of the plain document and the filled one is inert, in all formats.
fn faults_of_diff(folder: &Path, shown: &AtomicUsize) -> Vec<String> {
    let diff = |format: &[&str]| {
        let arguments = [&["diff", "plain.json", "filled.json"], format].concat();
        run(folder, &arguments)
    };
    let (exit, json, _) = diff(&["--message-format", "json"]);
    match exit {
        Some(0 | 1) => {}
        // The document has errors.
        Some(3) => return Vec::new(),
        other => return vec![format!("exit {other:?}")],
    }
    let mut faults = json_faults(&json);
    let changes = json.matches("\"fingerprint\"").count();
    shown.fetch_add(usize::from(changes > 0), Ordering::Relaxed);
    let (_, github, _) = diff(&["--message-format", "github"]);
    faults.extend(github_faults(&github));
    let (_, markdown, _) = diff(&["--markdown"]);
    faults.extend(markdown_faults(&markdown));
    let (_, human, _) = diff(&[]);
    faults.extend(human_faults(&human));
    faults
}

/// Exit code, standard output and standard error of the command.
fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_disjunct"));
    command
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::null());
    let done = command.env_remove("GITHUB_ACTIONS").output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (done.status.code(), text(done.stdout), text(done.stderr))
}

fn hidden_fault(text: &str) -> Option<String> {
    let hidden = text.chars().find(|c| is_hidden(*c));
    hidden.map(|c| format!("{c:?} is shown\n{text}"))
}

fn json_faults(text: &str) -> Vec<String> {
    let mut faults: Vec<String> = hidden_fault(text).into_iter().collect();
    if text.lines().count() != 1 || serde_json::from_str::<Value>(text).is_err() {
        faults.push(format!("this is not one line of JSON\n{text}"));
    }
    faults
}

/// Each line is a command of ours, and nothing in it is another one's parameter.
fn github_faults(text: &str) -> Vec<String> {
    let mut faults: Vec<String> = hidden_fault(text).into_iter().collect();
    for line in text.lines() {
        let known = line
            .strip_prefix("::error ")
            .or(line.strip_prefix("::notice"));
        let parameters = known.and_then(|rest| rest.split_once("::"));
        let is_ours = parameters.is_some_and(|(parameters, _)| {
            let mut names = parameters
                .split(',')
                .filter_map(|pair| pair.split('=').next());
            names.all(|name| ["", "file", "line", "col", "title"].contains(&name))
        });
        if !is_ours {
            faults.push(format!("this is no command of ours: {line}"));
        }
    }
    faults
}

/// What is the document's is code: no heading, link, image, HTML or block is made of it, and no text.
fn markdown_faults(text: &str) -> Vec<String> {
    let mut faults: Vec<String> = hidden_fault(text).into_iter().collect();
    let mut heading: Option<String> = None;
    let mut wrong = BTreeSet::new();
    for event in Parser::new_ext(text, Options::all()) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let heading = heading.take().unwrap_or_default();
                let is_first = heading.trim() == "→";
                let is_version = heading.chars().next().is_some_and(|c| c.is_ascii_digit());
                if !HEADINGS.contains(&heading.trim()) && !is_first && !is_version {
                    wrong.insert(format!("a heading: {heading}"));
                }
            }
            Event::Text(text) => {
                if text.contains(CANARY) {
                    wrong.insert(format!("text: {text}"));
                }
                if let Some(heading) = &mut heading {
                    heading.push_str(&text);
                }
            }
            Event::Html(text) | Event::InlineHtml(text) => {
                wrong.insert(format!("HTML: {text}"));
            }
            Event::Start(
                tag @ (Tag::Link { .. }
                | Tag::Image { .. }
                | Tag::CodeBlock(_)
                | Tag::BlockQuote(_)),
            ) => {
                wrong.insert(format!("{tag:?}"));
            }
            _ => {}
        }
    }
    faults.extend(wrong.into_iter().map(|wrong| format!("{wrong}\n{text}")));
    faults
}

/// A line begins with words of ours.
fn human_faults(text: &str) -> Vec<String> {
    let mut faults: Vec<String> = hidden_fault(text).into_iter().collect();
    let starts = [
        "//!",
        "#![",
        "pub fn zcanaryz",
        "[dependencies]",
        "zcanaryz",
        "X-zcanaryz",
        "```",
        "|---",
    ];
    for line in text.lines() {
        if starts.iter().any(|start| line.starts_with(start)) {
            faults.push(format!("a line of the document's: {line}"));
        }
    }
    faults
}

/// The entry of the changelog, with the table of what users have to do.
#[test]
fn a_changelog_is_inert() {
    let template = Template::read();
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let config = "[[client]]\nspec = 'openapi.json'\n";
    let plain = template.fill("", "").to_string();
    fs::write(path("openapi.json"), &plain).unwrap();
    fs::write(path("disjunct.toml"), config).unwrap();
    assert_eq!(run(folder.path(), &["generate", "--quiet"]).0, Some(0));
    let names = ["HTML", "links", "a table", "a fence", "ends a line"];
    let sinks = ["zz_property", "zz_enum_value", "zz_query_parameter"];
    let mut checked = 0;
    for (name, payload) in payloads().iter().filter(|(name, _)| names.contains(name)) {
        for sink in sinks {
            fs::write(
                path("openapi.json"),
                template.fill(sink, payload).to_string(),
            )
            .unwrap();
            fs::write(path("disjunct.toml"), config).unwrap();
            let (exit, _, errors) = run(folder.path(), &["bump", "--message-format", "json"]);
            assert_eq!(exit, Some(0), "{sink}, {name}: {errors}");
            let changelog = fs::read_to_string(path("generated/CHANGELOG.md")).unwrap();
            let faults = markdown_faults(&changelog);
            assert!(faults.is_empty(), "{sink}, {name}: {}", faults.join("\n"));
            checked += 1;
        }
    }
    assert_eq!(checked, names.len() * sinks.len());
}
