//! The files of a suite: groups of one schema and the values that it accepts or refuses.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::value::RawValue;

/// A schema and its values.
#[derive(Debug)]
pub struct Group {
    /// The file, relative to the suite's folder, without its ending.
    pub file: String,
    /// What the suite says of the group. Where it says the same of two groups of a file, the later ones are numbered.
    pub description: String,
    /// The JSON text of the schema.
    pub schema: String,
    /// The values.
    pub values: Vec<Value>,
}

/// A value.
#[derive(Debug)]
pub struct Value {
    /// What the suite says of it.
    pub description: String,
    /// The JSON text, in one line.
    pub text: String,
    /// Whether the schema accepts it.
    pub valid: bool,
}

// The texts are kept as they are: numbers would lose digits.
#[derive(Deserialize)]
struct RawGroup {
    description: String,
    schema: Box<RawValue>,
    tests: Vec<RawTest>,
}

#[derive(Deserialize)]
struct RawTest {
    description: String,
    data: Box<RawValue>,
    valid: bool,
}

/// All groups of a folder, sorted by file.
///
/// # Panics
/// Where a file cannot be read, or is not in the format of the suite.
#[must_use]
pub fn read_groups(folder: &Path) -> Vec<Group> {
    let mut files = Vec::new();
    list_files(folder, "", &mut files);
    files.sort();
    let mut groups = Vec::new();
    for file in files {
        let text = fs::read_to_string(folder.join(format!("{file}.json"))).unwrap();
        let raw: Vec<RawGroup> =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let mut names: Vec<String> = Vec::new();
        for group in raw {
            let earlier = names
                .iter()
                .filter(|name| **name == group.description)
                .count();
            names.push(group.description.clone());
            let number = if earlier == 0 {
                String::new()
            } else {
                format!(" ({})", earlier + 1)
            };
            groups.push(Group {
                file: file.clone(),
                description: group.description + &number,
                schema: group.schema.get().to_owned(),
                values: group.tests.into_iter().map(value).collect(),
            });
        }
    }
    groups
}

fn value(test: RawTest) -> Value {
    // A line break in a JSON text is white space: strings hold none.
    let text = test.data.get().replace(['\n', '\r'], " ");
    Value {
        description: test.description,
        text,
        valid: test.valid,
    }
}

fn list_files(folder: &Path, within: &str, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            list_files(&path, &format!("{within}{name}/"), files);
        } else if let Some(name) = name.strip_suffix(".json") {
            files.push(format!("{within}{name}"));
        }
    }
}
