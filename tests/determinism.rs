//! The same document gives the same bytes: on every run, as JSON and as YAML, and whatever the order of its sections and of
//! its named schemas.

#[path = "support/case.rs"]
mod case;

use std::fs;
use std::path::{Path, PathBuf};

use case::Case;
use disjunct::{Files, Layout, Options};
use serde_json::{Map, Value};
use tempfile::TempDir;

/// How many orders of each document are tried.
const ORDERS: u64 = 3;

#[test]
fn the_service() {
    let path = PathBuf::from("specs/openapi.json");
    check(&Case {
        name: "the service".to_owned(),
        path,
        options: Options::default(),
    });
}

#[test]
fn the_cases() {
    for stage in ["types", "unions", "operations"] {
        Case::all(stage).iter().for_each(check);
    }
}

fn check(case: &Case) {
    // JSON is YAML too.
    let document: Value = serde_yaml::from_str(&fs::read_to_string(&case.path).unwrap()).unwrap();
    let expected = files_of(case);
    let assert_same = |made: &Files, how: &str| {
        let differing = expected
            .iter()
            .find(|(path, text)| made.get(path) != Some(text));
        let differing = differing
            .map(|(path, _)| path)
            .or((made.len() != expected.len()).then_some("one more"));
        assert_eq!(differing, None, "{}, {how}: this file differs", case.name);
    };
    assert_same(&files_of(case), "run again");
    assert_same(&files_from(case, &document, Notation::Json), "as JSON");
    assert_same(&files_from(case, &document, Notation::Yaml), "as YAML");
    for seed in 0..ORDERS {
        let notation = if seed % 2 == 0 {
            Notation::Json
        } else {
            Notation::Yaml
        };
        assert_same(
            &files_from(case, &shuffle(&document, seed), notation),
            &format!("in order {seed}"),
        );
    }
}

#[derive(Clone, Copy)]
enum Notation {
    Json,
    Yaml,
}

/// What the case gives where its document is this one.
fn files_from(case: &Case, document: &Value, notation: Notation) -> Files {
    let (name, text) = match notation {
        Notation::Json => (
            "document.json",
            serde_json::to_string_pretty(document).unwrap(),
        ),
        Notation::Yaml => ("document.yaml", serde_yaml::to_string(document).unwrap()),
    };
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    if case.path.ends_with("openapi.yaml") {
        copy_parts(case.path.parent().unwrap(), folder.path());
    }
    files_of(&Case {
        path,
        ..case.clone()
    })
}

/// The folders next to a document, with the files that it refers to.
fn copy_parts(from: &Path, to: &Path) {
    let entries = fs::read_dir(from)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    for part in entries.filter(|path| path.is_dir()) {
        let copy = to.join(part.file_name().unwrap());
        fs::create_dir(&copy).unwrap();
        for file in fs::read_dir(&part).unwrap().map(Result::unwrap) {
            fs::copy(file.path(), copy.join(file.file_name())).unwrap();
        }
    }
}

fn files_of(case: &Case) -> Files {
    let made = case.generate(Layout::Crate);
    made.files
        .unwrap_or_else(|| panic!("{} has errors: {:#?}", case.name, made.diagnostics))
}

/// The document with its sections, its components and its named schemas in another order.
fn shuffle(document: &Value, seed: u64) -> Value {
    let mut random = Random(seed);
    let mut document = document.clone();
    for pointer in ["", "/components", "/components/schemas"] {
        if let Some(Value::Object(members)) = document.pointer_mut(pointer) {
            *members = shuffle_members(std::mem::take(members), &mut random);
        }
    }
    document
}

fn shuffle_members(members: Map<String, Value>, random: &mut Random) -> Map<String, Value> {
    let mut members: Vec<(String, Value)> = members.into_iter().collect();
    for last in (1..members.len()).rev() {
        members.swap(last, random.below(last + 1));
    }
    members.into_iter().collect()
}

/// Splitmix64: the same numbers for the same seed, everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("a length fits into 64 bits");
        usize::try_from(self.next() % end).expect("it is below a length")
    }
}
