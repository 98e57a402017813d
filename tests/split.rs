//! A document makes the same types and calls in one file and in many: each named schema in a file of its own, or all of them in
//! another, or each path.

#[path = "support/case.rs"]
mod case;

use std::collections::BTreeSet;
use std::fs;
use std::mem;
use std::path::Path;

use case::Case;
use disjunct::Layout;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

const SCHEMAS: &str = "#/components/schemas/";

#[derive(Clone, Copy, Debug)]
enum Split {
    /// `schemas/Pet.json`
    FileEach,
    /// `schemas/pet-model.json`
    OtherNames,
    /// `schemas.json#/Pet`
    OneFile,
}

impl Split {
    /// The file of a schema, where each has its own.
    fn file(self, name: &str) -> String {
        match self {
            Self::OtherNames => format!("{}-model.json", name.to_lowercase()),
            _ => format!("{name}.json"),
        }
    }
}

#[test]
fn named_schemas_in_files() {
    let cases = ["types", "unions"].map(Case::all).concat();
    assert!(cases.len() > 50, "there are cases");
    for case in cases.into_iter().filter(has_no_pointers) {
        let whole: Value = serde_yaml::from_str(&fs::read_to_string(&case.path).unwrap()).unwrap();
        let expected = code_of(&case);
        for split in [Split::FileEach, Split::OtherNames, Split::OneFile] {
            let folder = TempDir::new().unwrap();
            write_split(&whole, split, folder.path());
            let made = code_of(&Case {
                path: folder.path().join("openapi.json"),
                ..case.clone()
            });
            assert_eq!(made, expected, "{}, {split:?}", case.name);
        }
    }
}

/// Whether no setting names a schema by its JSON pointer, which is another one in another file.
fn has_no_pointers(case: &Case) -> bool {
    let options = &case.options;
    let added = options.derive.keys().chain(options.attribute.keys());
    let mut types = added.chain(&options.json_schema);
    let has_pointer = types.any(|key| key.starts_with('/'));
    options.rename.is_empty() && options.replace.is_empty() && !has_pointer
}

#[test]
fn paths_in_files() {
    let cases = Case::all("operations");
    let whole = cases
        .iter()
        .filter(|case| case.path.is_file() && !case.path.ends_with("openapi.yaml"));
    for case in whole.filter(|case| has_no_pointers(case)) {
        let mut root: Value =
            serde_yaml::from_str(&fs::read_to_string(&case.path).unwrap()).unwrap();
        let folder = TempDir::new().unwrap();
        fs::create_dir(folder.path().join("paths")).unwrap();
        let Some(Value::Object(paths)) = root.get_mut("paths") else {
            continue;
        };
        for (index, item) in paths
            .values_mut()
            .filter(|item| item.get("$ref").is_none())
            .enumerate()
        {
            let file = format!("paths/{index}.json");
            let item = mem::replace(item, json!({ "$ref": file }));
            let moved = move_schema(item, Split::FileEach, &BTreeSet::new());
            fs::write(folder.path().join(file), moved.to_string()).unwrap();
        }
        fs::write(folder.path().join("openapi.json"), root.to_string()).unwrap();
        let made = code_of(&Case {
            path: folder.path().join("openapi.json"),
            ..case.clone()
        });
        assert_eq!(made, code_of(case), "{}", case.name);
    }
}

/// The lines of the types and calls, sorted: which file a type is in, what it imports, and what its documentation says of its place may differ.
fn code_of(case: &Case) -> Vec<String> {
    let made = case.generate(Layout::Crate);
    let files = made
        .files
        .unwrap_or_else(|| panic!("{} has errors: {:#?}", case.name, made.diagnostics));
    let code = files.iter().filter(|(path, _)| {
        ["src/types/", "src/calls/"]
            .iter()
            .any(|at| path.starts_with(at))
    });
    let differs = |line: &&str| {
        ["///", "use ", "mod ", "pub use "]
            .iter()
            .any(|start| line.starts_with(start))
    };
    let lines = code.flat_map(|(_, text)| text.lines()).map(str::trim);
    let mut lines: Vec<String> = lines
        .filter(|line| !line.is_empty() && !differs(line))
        .map(str::to_owned)
        .collect();
    lines.sort_unstable();
    lines
}

fn write_split(whole: &Value, split: Split, folder: &Path) {
    let mut root = whole.clone();
    let Some(Value::Object(schemas)) = root.pointer_mut("/components/schemas") else {
        return;
    };
    let names = movable(schemas);
    let mut moved = Map::new();
    for name in &names {
        let file = match split {
            Split::OneFile => format!("schemas.json#/{name}"),
            _ => format!("schemas/{}", split.file(name)),
        };
        let schema = schemas
            .insert(name.clone(), json!({ "$ref": file }))
            .unwrap();
        moved.insert(name.clone(), move_schema(schema, split, &names));
    }
    match split {
        Split::OneFile => fs::write(folder.join("schemas.json"), json!(moved).to_string()).unwrap(),
        _ => {
            fs::create_dir(folder.join("schemas")).unwrap();
            for (name, schema) in &moved {
                fs::write(
                    folder.join("schemas").join(split.file(name)),
                    schema.to_string(),
                )
                .unwrap();
            }
        }
    }
    fs::write(folder.join("openapi.json"), root.to_string()).unwrap();
}

/// The schemas whose names are names of files everywhere, and no keywords.
fn movable(schemas: &Map<String, Value>) -> BTreeSet<String> {
    let plain = |name: &&String| {
        let twins = schemas
            .keys()
            .filter(|other| other.eq_ignore_ascii_case(name))
            .count();
        let is_plain = name.chars().all(|char| char.is_ascii_alphanumeric());
        twins == 1 && is_plain && name.starts_with(|char: char| char.is_ascii_uppercase())
    };
    schemas.keys().filter(plain).cloned().collect()
}

/// A schema as another file has it, its references as that file writes them.
fn move_schema(schema: Value, split: Split, names: &BTreeSet<String>) -> Value {
    let spell = |reference: &str| {
        let (name, rest) = match reference.strip_prefix(SCHEMAS) {
            Some(rest) => rest.split_at(rest.find('/').unwrap_or(rest.len())),
            None => ("", ""),
        };
        match split {
            Split::OneFile if names.contains(name) => format!("#/{name}{rest}"),
            Split::OneFile => format!("openapi.json{reference}"),
            _ if names.contains(name) => format!("{}#{rest}", split.file(name)),
            _ => format!("../openapi.json{reference}"),
        }
    };
    match schema {
        Value::String(text) if text.starts_with("#/") => json!(spell(&text)),
        Value::Array(items) => items
            .into_iter()
            .map(|item| move_schema(item, split, names))
            .collect(),
        Value::Object(members) => {
            let members = members.into_iter();
            members
                .map(|(key, member)| (key, move_schema(member, split, names)))
                .collect()
        }
        other => other,
    }
}
