//! Every malicious string, in every string of a document.
//!
//! Each pair ends in located errors, or in files in which the text is inert: what is code and what the package's manifest says
//! is the same as with a harmless text.

mod changes;
mod document;
#[path = "../support/inert.rs"]
mod inert;
mod needs;
mod payloads;

use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use disjunct::{Files, Generation, Layout, MessageFormat, Options, generate, render};
use document::Template;
use payloads::{CANARY, payloads};
use proc_macro2::{TokenStream, TokenTree};
use tempfile::TempDir;

/// Sinks whose text goes over the wire as it is, so that some literal must be that text.
const WIRE: &[&str] = &[
    "zz_property",
    "zz_inner_property",
    "zz_enum_value",
    "zz_text_value",
    "zz_default",
    "zz_member_default",
    "zz_key_default",
    "zz_value_default",
    "zz_json_key",
    "zz_json_value",
    "zz_mixed_value",
    "zz_const",
    "zz_constant_property",
    "zz_constant",
    "zz_tag_property",
    "zz_tag_value",
    "zz_query_parameter",
    "zz_shared_parameter",
    "zz_key_name",
    "zz_callback_property",
    "zz_webhook_value",
];

/// Every sink with a part of the payloads, and every payload with a part of the sinks: a quarter of all pairs.
#[test]
fn texts_are_inert_wherever_they_stand() {
    check_all(4);
}

#[test]
#[ignore = "takes minutes"]
fn all_texts_are_inert_wherever_they_stand() {
    check_all(1);
}

/// Checks every pair whose indices add up to a multiple of `step`.
fn check_all(step: usize) {
    let template = Template::read();
    let payloads = payloads();
    let sinks: Vec<String> = template.sinks().into_iter().collect();
    let pairs = sinks.iter().enumerate().flat_map(|(row, sink)| {
        let payloads = payloads.iter().enumerate();
        payloads
            .filter(move |(column, _)| (row + column) % step == 0)
            .map(move |(_, payload)| (sink.as_str(), payload))
    });
    let cases: Vec<(&str, &(&str, String))> = pairs.collect();
    assert!(
        sinks.len() >= 60 && cases.len() >= 1_500,
        "{} sinks, {} cases",
        sinks.len(),
        cases.len()
    );
    let (next, wrong, made) = (
        AtomicUsize::new(0),
        Mutex::new(Vec::new()),
        AtomicUsize::new(0),
    );
    // With a version of its own, the crate has the document's as a constant.
    let mut options = Options::default();
    options.version = Some("2.0.0".parse().unwrap());
    let work = || {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("openapi.json");
        while let Some((sink, (name, payload))) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            fs::write(&path, template.fill(sink, payload).to_string()).unwrap();
            let generation = generate(&path, &options, Layout::Crate).unwrap();
            made.fetch_add(usize::from(generation.files.is_some()), Ordering::Relaxed);
            let mut faults = faults(&generation);
            if WIRE.contains(sink)
                && !generation
                    .files
                    .as_ref()
                    .is_none_or(|files| has_literal(files, payload))
            {
                faults.push("no literal is the text".to_owned());
            }
            if !faults.is_empty() {
                wrong
                    .lock()
                    .unwrap()
                    .push(format!("{sink}, {name}: {}", faults.join("\n    ")));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(work);
        }
    });
    let (wrong, made) = (wrong.into_inner().unwrap(), made.into_inner());
    println!("{} cases, {made} of them with files", cases.len());
    assert!(
        wrong.is_empty(),
        "{} of {} are wrong\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
    assert!(
        made * 10 > cases.len() * 8,
        "only {made} of {} gave files",
        cases.len()
    );
}

fn faults(made: &Generation) -> Vec<String> {
    let mut faults = message_faults(made);
    match &made.files {
        Some(files) => faults.extend(file_faults(files)),
        None if !made.diagnostics.has_errors() => {
            faults.push("neither files nor errors".to_owned());
        }
        None => {}
    }
    faults
}

/// Every message has a place in a file, and in no format does it reach beyond the line that is its own.
fn message_faults(made: &Generation) -> Vec<String> {
    let mut faults = Vec::new();
    if !made
        .diagnostics
        .iter()
        .all(|found| found.position(&made.sources).is_some())
    {
        faults.push("a message says not where".to_owned());
    }
    let count = made.diagnostics.iter().count();
    for format in [
        MessageFormat::Human { colored: false },
        MessageFormat::Json,
        MessageFormat::Github,
        MessageFormat::Cargo,
    ] {
        let text = render(&made.diagnostics, &made.sources, format);
        faults.extend(
            text.chars()
                .find(|c| inert::is_hidden(*c))
                .map(|c| format!("{format:?} shows {c:?}\n{text}")),
        );
        let lines = text.lines().count();
        if matches!(format, MessageFormat::Json | MessageFormat::Github) && lines != count {
            faults.push(format!(
                "{count} messages are {lines} lines of {format:?}\n{text}"
            ));
        }
    }
    faults
}

fn file_faults(files: &Files) -> Vec<String> {
    let ours = files
        .iter()
        .filter(|(path, _)| !path.starts_with("src/runtime/"));
    let mut faults: Vec<String> = ours
        .flat_map(|(path, text)| inert::faults(path, text, CANARY))
        .collect();
    faults.extend(manifest_fault(files.get("Cargo.toml").unwrap_or_default()));
    faults
}

/// A manifest has the tables and keys that the template gives it, and names crates that the generator knows.
fn manifest_fault(text: &str) -> Option<String> {
    let table: toml::Table = text.parse().ok()?;
    let keys = |table: &toml::Table| table.keys().cloned().collect::<Vec<_>>().join(" ");
    let package = keys(table["package"].as_table()?);
    let known: toml::Table = include_str!("../../templates/crate/dependencies.toml")
        .parse()
        .unwrap();
    let strangers = table["dependencies"]
        .as_table()?
        .iter()
        .any(|(name, value)| known.get(name) != Some(value));
    let expected = "description edition exclude metadata name readme rust-version version";
    // The features and the table for WebAssembly are there for calls.
    let tables = keys(&table).replace(" features", "").replace(" target", "");
    let same = tables == "dependencies lib package" && package == expected && !strangers;
    (!same).then(|| format!("the manifest says something else\n{text}"))
}

fn has_literal(files: &Files, wanted: &str) -> bool {
    files
        .iter()
        .filter(|(path, _)| path.starts_with("src/types") || path.starts_with("src/calls"))
        .any(|(_, text)| {
            let mut queue: Vec<TokenStream> = text.parse().into_iter().collect();
            while let Some(tokens) = queue.pop() {
                for token in tokens {
                    match token {
                        TokenTree::Group(group) => queue.push(group.stream()),
                        TokenTree::Literal(literal) => {
                            let text = syn::parse_str::<syn::LitStr>(&literal.to_string());
                            if text.is_ok_and(|text| text.value() == wanted) {
                                return true;
                            }
                        }
                        _ => {}
                    }
                }
            }
            false
        })
}
