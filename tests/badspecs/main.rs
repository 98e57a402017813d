//! Documents that are broken or mean harm, each against what its folder's `index.tsv` says must become of it.
//!
//! The binary is run as its users run it, in a folder that is watched, with 10 seconds of one processor, 30 where the build is not
//! optimised, and a gigabyte of address space. `ulimit` holds both, on Linux: it counts no time in which other tests run, and resident
//! memory is never more than address space. Ours lie in `tests/hostile`; others' lie next to the checkout, and where they do not, the test says so.

#![cfg(feature = "cli")]

mod crates;
#[path = "../support/inert.rs"]
mod inert;
mod run;
#[path = "../support/shared_folder.rs"]
mod shared_folder;

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use disjunct::{Layout, Options};
use run::{Ran, SECRET, run};
use serde_json::{Value, json};
use shared_folder::shared_folder;
use tempfile::TempDir;

/// How long it may take if the processor is not its own.
const LONGEST: Duration = Duration::from_secs(60);

/// The documents that we wrote.
const OURS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hostile");

/// What hostile text would declare or call, were it code.
const CANARY: &str = "pwned";

/// The codes of what is valid, and is announced by a note.
const NOTES: [&str; 2] = ["narrowed-ref", "not-callable"];

/// What may become of a document.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Outcome {
    /// A located error, and nothing is written.
    Error,
    /// Code, and a located warning or, of what is valid, a note.
    Warn,
    /// Code, in which hostile text is inert.
    Sanitise,
    /// Anything, within the bounds that hold for all.
    Bounded,
}

struct Case {
    name: String,
    path: PathBuf,
    outcomes: Vec<Outcome>,
}

#[test]
fn hostile_documents_of_ours() {
    let cases = cases(OURS);
    assert!(cases.len() > 20, "{} documents", cases.len());
    check_all(&cases);
}

#[test]
fn hostile_documents_of_others() {
    if let Some(folder) = shared_folder("badspecs") {
        check_all(&cases(folder));
    }
}

/// A reference to a server, even to one that answers.
#[test]
fn nothing_is_fetched() {
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    server.set_nonblocking(true).unwrap();
    let address = server.local_addr().unwrap();
    let places = ["http://", "https://", "HTTP://user:word@", "//"]
        .map(|scheme| format!("{scheme}{address}/x.json"));
    for url in places {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("api.yaml");
        let text = format!(
            "openapi: 3.1.0\ninfo: {{title: x, version: '1', contact: {{url: '{url}'}}}}\nservers: [{{url: '{url}'}}]\n\
             externalDocs: {{url: '{url}'}}\npaths: {{}}\ncomponents:\n  schemas:\n    A: {{$ref: '{url}#/A'}}\n"
        );
        fs::write(&path, text).unwrap();
        let ran = run(&path, &[]);
        let faults = faults(&ran, &[Outcome::Error]);
        assert!(faults.is_empty(), "{url}: {faults:#?}\n{}", ran.stderr);
    }
    assert!(server.accept().is_err(), "somebody called");
}

/// What recurses on a document does so on a stack of its own: a build script may call from any thread.
#[test]
fn a_small_stack_is_enough() {
    for name in [
        "lists-of-lists.json",
        "objects-in-objects.json",
        "long-chain.yaml",
    ] {
        let path = Path::new("tests/hostile").join(name);
        let work = move || {
            disjunct::generate(&path, &Options::default(), Layout::Crate)
                .unwrap()
                .files
                .is_some()
        };
        let thread = thread::Builder::new()
            .stack_size(256 << 10)
            .spawn(work)
            .unwrap();
        assert!(thread.join().unwrap(), "{name}");
    }
}

/// Lists and maps of many thousands, too large to be checked in: what is done to each must not grow with the others.
#[test]
fn many_of_everything() {
    let names = |start: &str, count: usize| {
        (0..count)
            .map(|index| format!("{start}{index}"))
            .collect::<Vec<_>>()
    };
    let map = |names: &[String], value: Value| {
        names
            .iter()
            .map(|name| (name.clone(), value.clone()))
            .collect::<Value>()
    };
    let (properties, far, near) = (
        names("p", 10_000),
        names(&"t".repeat(80), 1_000),
        names(&"s".repeat(80), 1_000),
    );
    let schemas = [
        (
            "required",
            json!({"type": "object", "required": properties, "properties": map(&properties, json!({}))}),
        ),
        (
            "unknown",
            json!({"type": "object", "required": far, "properties": map(&near, json!({}))}),
        ),
        (
            "constants",
            json!({"type": "object", "required": properties, "properties": map(&properties, json!({"const": "c"}))}),
        ),
        (
            "enums",
            json!({"allOf": [{"enum": properties}, {"enum": properties}]}),
        ),
        (
            "positions",
            json!({"type": "array", "prefixItems": (0..10_000).map(|most| json!({"type": "string", "maxLength": most})).collect::<Value>()}),
        ),
    ];
    let documents =
        schemas.map(|(name, schema)| (name, json!({"components": {"schemas": {"A": schema}}})));
    let requirements: Vec<Value> = far.iter().map(|name| json!({name: []})).collect();
    let schemes = map(&near, json!({"type": "http", "scheme": "bearer"}));
    let security = json!({"components": {"securitySchemes": schemes}, "security": requirements});
    let unions = map(
        &names("U", 2_000),
        json!({"type": ["string", "null"], "oneOf": [{"const": "a"}, {"const": "b"}]}),
    );
    let unions = json!({"components": {"schemas": unions}});
    for (name, mut document) in documents
        .into_iter()
        .chain([("security", security), ("unions", unions)])
    {
        document["openapi"] = json!("3.1.0");
        document["info"] = json!({"title": name, "version": "1"});
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("api.json");
        fs::write(&path, document.to_string()).unwrap();
        let ran = run(&path, &[]);
        let faults = faults(&ran, &[Outcome::Bounded]);
        assert!(faults.is_empty(), "{name}: {faults:#?}\n{}", ran.stderr);
    }
}

/// All documents that are there.
fn all_cases() -> Vec<Case> {
    shared_folder("badspecs")
        .into_iter()
        .chain([OURS.into()])
        .flat_map(cases)
        .collect()
}

/// The documents of a folder, as its index lists them.
fn cases(folder: impl Into<PathBuf>) -> Vec<Case> {
    let folder = folder.into();
    let index = fs::read_to_string(folder.join("index.tsv")).unwrap();
    let lines = index.lines().filter(|line| !line.starts_with('#'));
    let cases = lines.map(|line| {
        let [name, outcomes, _] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let outcomes = outcomes.split('|').map(|outcome| match outcome {
            "error" => Outcome::Error,
            "warn" => Outcome::Warn,
            "sanitise" => Outcome::Sanitise,
            "bounded" => Outcome::Bounded,
            other => panic!("{name}: `{other}`"),
        });
        Case {
            name: name.to_owned(),
            path: folder.join(name),
            outcomes: outcomes.collect(),
        }
    });
    let cases: Vec<Case> = cases.collect();
    let mut listed: Vec<&str> = cases
        .iter()
        .map(|case| case.name.as_str())
        .chain(["index.tsv"])
        .collect();
    let there = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut there: Vec<String> = there.collect();
    listed.sort_unstable();
    there.sort_unstable();
    assert_eq!(
        listed,
        there,
        "index.tsv lists all documents of {}",
        folder.display()
    );
    cases
}

fn check_all(cases: &[Case]) {
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            let ran = run(&case.path, &[]);
            let faults = faults(&ran, &case.outcomes);
            if !faults.is_empty() {
                let message = format!(
                    "{}: {:?}\n{}{}",
                    case.name,
                    case.outcomes,
                    faults.join("\n"),
                    ran.stderr
                );
                wrong.lock().unwrap().push(message);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().unwrap().get() {
            scope.spawn(work);
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(
        wrong.is_empty(),
        "{} of {} are wrong\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

/// What is wrong with a run, given what may become of its document.
fn faults(ran: &Ran, outcomes: &[Outcome]) -> Vec<String> {
    let mut faults = Vec::new();
    if ran.time > LONGEST {
        faults.push(format!("took {:?}", ran.time));
    }
    if !ran.messages.iter().all(is_located) {
        faults.push("a message says not where".to_owned());
    }
    let read_outside =
        ran.made.values().any(|text| text.contains(SECRET)) || ran.stderr.contains(SECRET);
    if read_outside {
        faults.push("a file outside of the document's folder was read".to_owned());
    }
    let severities: Vec<_> = ran
        .messages
        .iter()
        .filter(|message| !message["code"].is_null())
        .collect();
    let any = |severity: &str| {
        severities
            .iter()
            .any(|message| message["severity"] == severity)
    };
    let is_noted = severities
        .iter()
        .any(|message| NOTES.iter().any(|code| message["code"] == *code));
    let found = match ran.code {
        Some(3) if any("error") && ran.made.is_empty() => vec![Outcome::Error, Outcome::Bounded],
        Some(0) if any("error") || ran.made.is_empty() => Vec::new(),
        Some(0) if any("warning") || is_noted => {
            vec![Outcome::Warn, Outcome::Sanitise, Outcome::Bounded]
        }
        Some(0) => vec![Outcome::Sanitise, Outcome::Bounded],
        _ => Vec::new(),
    };
    if !found.iter().any(|found| outcomes.contains(found)) {
        faults.push(format!(
            "exit code {:?}, {} files: {found:?}",
            ran.code,
            ran.made.len()
        ));
    }
    faults.extend(
        ran.made
            .iter()
            .flat_map(|(path, text)| inert::faults(path, text, CANARY)),
    );
    faults
}

/// Whether a message has a file, a line, a column and a pointer. The last line sums up and has no code.
fn is_located(message: &Value) -> bool {
    message["code"].is_null()
        || (message["file"].is_string()
            && message["line"].as_u64() > Some(0)
            && message["column"].as_u64() > Some(0)
            && message["pointer"].is_string())
}
