//! The documents that are changed: those of the repository, and those of the corpus next to the checkout.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

/// A document of one file.
pub struct Document {
    /// The name of its file.
    pub name: String,
    pub value: Value,
    /// The same, in JSON.
    pub text: String,
}

/// The documents of the repository.
pub fn of_repository() -> Vec<Document> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    [root.join("specs"), root.join("tests/documents")]
        .iter()
        .flat_map(|folder| read_folder(folder, u64::MAX))
        .collect()
}

/// The documents of the corpus that are at most so large, in bytes; `None` where there is no corpus.
pub fn of_corpus(largest: u64) -> Option<Vec<Document>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus");
    folder.exists().then(|| read_folder(&folder, largest))
}

/// The documents of OpenAPI 3 in a folder, sorted by name.
fn read_folder(folder: &Path, largest: u64) -> Vec<Document> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    let mut documents = Vec::new();
    for path in paths {
        let extension = path.extension().and_then(OsStr::to_str);
        let is_document = matches!(extension, Some("json" | "yaml" | "yml"));
        let size = fs::metadata(&path).expect("a file").len();
        if is_document && size <= largest {
            documents.extend(read(&path));
        }
    }
    documents
}

fn read(path: &Path) -> Option<Document> {
    let text = fs::read_to_string(path).expect("UTF-8");
    let value: Value = match path.extension().and_then(OsStr::to_str) {
        Some("json") => serde_json::from_str(&text).expect("JSON"),
        _ => to_json(serde_yaml::from_str(&text).expect("YAML")),
    };
    let version = value["openapi"].as_str()?;
    let name = path.file_name()?.to_str()?.to_owned();
    version.starts_with("3.").then(|| Document {
        name,
        text: value.to_string(),
        value,
    })
}

/// YAML as JSON: keys of statuses are integers in many a document.
fn to_json(value: serde_yaml::Value) -> Value {
    use serde_yaml::Value as Yaml;
    match value {
        Yaml::Sequence(items) => items.into_iter().map(to_json).collect(),
        Yaml::Mapping(entries) => {
            let mut object = Map::new();
            for (key, value) in entries {
                let key = match key {
                    Yaml::String(key) => key,
                    other => to_json(other).to_string(),
                };
                object.insert(key, to_json(value));
            }
            Value::Object(object)
        }
        scalar => serde_json::to_value(scalar).expect("a scalar"),
    }
}
