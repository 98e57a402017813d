//! Every media type that a document declares for a request or a success has a method or a variant; the rest is listed with a reason.
//!
//! The declared media types are read from the documents by code that shares nothing with the generator.

#[path = "support/shared_folder.rs"]
mod shared_folder;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use disjunct::{OperationBinding, Options, Report, UnusedMediaReason, report};
use serde_json::Value;
use shared_folder::shared_folder;

const METHODS: [&str; 8] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
];

/// A media type of a request body, or of a success response with this status.
#[derive(Debug)]
struct Declared {
    /// JSON pointer of the operation.
    operation: String,
    status: Option<String>,
    media_type: String,
}

/// The media types of a document, how many of them a method or a variant is for, and of the others how many there are by reason.
#[derive(Debug, Default)]
struct Found {
    declared: usize,
    by_reason: BTreeMap<String, usize>,
    /// Those that are neither.
    lost: Vec<String>,
}

#[test]
fn specs_and_cases_have_a_method_for_each() {
    let mut documents = vec![
        PathBuf::from("specs/openapi.json"),
        PathBuf::from("specs/depot.yaml"),
    ];
    let cases = fs::read_dir("tests/cases/operations").unwrap();
    documents.extend(cases.map(|entry| entry.unwrap().path()));
    // Documents in folders are split into files.
    documents.retain(|path| path.is_file());
    let found = judge(documents);
    assert!(found.lost.is_empty(), "{:#?}", found.lost);
    println!("{} media types; {:#?}", found.declared, found.by_reason);
    assert_eq!(
        reasons(&found),
        [
            (UnusedMediaReason::NoBody.text(), 4),
            (UnusedMediaReason::OtherStream.text(), 1),
            (UnusedMediaReason::EmptyForm.text(), 1),
        ]
    );
}

#[test]
#[ignore = "takes a minute or two"]
fn the_corpus_has_a_method_for_each() {
    let Some(corpus) = shared_folder("corpus") else {
        return;
    };
    let mut documents = Vec::new();
    for entry in fs::read_dir(corpus).unwrap() {
        let path = entry.unwrap().path();
        // The one document in a folder is split into files.
        if path.is_file() {
            documents.push(path);
        }
    }
    let found = judge(documents);
    assert!(found.lost.is_empty(), "{:#?}", found.lost);
    println!("{} media types; {:#?}", found.declared, found.by_reason);
    let expected = [
        UnusedMediaReason::NoBody.text(),
        UnusedMediaReason::EmptyForm.text(),
        UnusedMediaReason::NotAMediaType.text(),
    ];
    for (reason, _) in reasons(&found) {
        assert!(expected.contains(&reason), "{reason}");
    }
    assert!(found.declared > 10_000, "{}", found.declared);
}

fn reasons(found: &Found) -> Vec<(&str, usize)> {
    let reasons = found.by_reason.iter();
    reasons
        .map(|(reason, count)| (reason.as_str(), *count))
        .collect()
}

/// Reads documents, several at a time.
fn judge(documents: Vec<PathBuf>) -> Found {
    let documents = Mutex::new(documents.into_iter());
    let found = Mutex::new(Found::default());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let next = documents.lock().unwrap().next();
                    let Some(document) = next else { break };
                    let report = report(&document, &Options::default()).unwrap();
                    let declared = read_declared(&document);
                    judge_document(&document, &declared, &report, &mut found.lock().unwrap());
                }
            });
        }
    });
    found.into_inner().unwrap()
}

fn judge_document(document: &Path, declared: &[Declared], report: &Report, found: &mut Found) {
    found.declared += declared.len();
    for one in declared {
        let is_same = |pointer: &str| pointer.ends_with(&one.operation);
        let skipped = report.skipped.iter().find(|other| is_same(&other.pointer));
        let unused = report.unused_media.iter().find(|other| {
            is_same(&other.pointer)
                && other.status == one.status
                && other.media_type == one.media_type
        });
        let reason = match (skipped, unused) {
            (Some(skipped), _) => Some(skipped.reason.clone()),
            (None, Some(unused)) => Some(unused.reason.text().to_owned()),
            (None, None) => None,
        };
        let has_method = report
            .bindings
            .operations
            .get(&one.operation)
            .is_some_and(|binding| has_method(one, binding));
        match reason {
            Some(reason) if !has_method => *found.by_reason.entry(reason).or_default() += 1,
            None if has_method => {}
            reason => found
                .lost
                .push(format!("{}: {one:?}, {reason:?}", document.display())),
        }
    }
}

/// Whether the bindings name a method, a setter or a variant. A method that reads a response is one of the request builder's.
fn has_method(declared: &Declared, binding: &OperationBinding) -> bool {
    let Some(status) = &declared.status else {
        return binding.senders.contains_key(&declared.media_type);
    };
    let readers = binding.readers.get(status);
    let reader = readers.and_then(|readers| readers.get(&declared.media_type));
    reader.is_some_and(|reader| reader.contains("::") || binding.methods.contains_key(reader))
}

/// The media types of all request bodies and success responses. Where no success is declared, that is the default response.
fn read_declared(path: &Path) -> Vec<Declared> {
    let text = fs::read_to_string(path).unwrap();
    let document: Value = match serde_json::from_str(&text) {
        Ok(document) => document,
        Err(_) => serde_yaml::from_str(&text).unwrap(),
    };
    let mut declared = Vec::new();
    let paths = document["paths"].as_object();
    for (path, item) in paths.into_iter().flatten() {
        let item = resolve(&document, item);
        for method in METHODS {
            let Some(operation) = item.get(method).filter(|one| one.is_object()) else {
                continue;
            };
            let path = path.replace('~', "~0").replace('/', "~1");
            let pointer = format!("/paths/{path}/{method}");
            let mut add = |status: Option<&str>, owner: &Value| {
                let content = resolve(&document, owner)["content"].as_object();
                for media_type in content.into_iter().flatten().map(|(name, _)| name) {
                    declared.push(Declared {
                        operation: pointer.clone(),
                        status: status.map(str::to_owned),
                        media_type: media_type.clone(),
                    });
                }
            };
            add(None, &operation["requestBody"]);
            let responses = operation["responses"].as_object();
            let successes = responses.into_iter().flatten();
            let successes: Vec<_> = successes
                .filter(|(status, _)| status.starts_with('2'))
                .collect();
            for (status, response) in &successes {
                add(Some(status), response);
            }
            if successes.is_empty() {
                add(Some("default"), &operation["responses"]["default"]);
            }
        }
    }
    declared
}

/// What a value refers to within its document, if it is a reference.
fn resolve<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    let mut value = value;
    for _ in 0..9 {
        let Some(pointer) = value["$ref"]
            .as_str()
            .and_then(|target| target.strip_prefix('#'))
        else {
            break;
        };
        value = document.pointer(pointer).unwrap_or(&Value::Null);
    }
    value
}
