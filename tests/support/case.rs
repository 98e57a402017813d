//! The minimal documents of `tests/cases`, a folder a stage.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use disjunct::{
    Addition, Deviations, Formats, Generation, Layout, Options, PageSetting, Replacement,
    Selection, UnknownFields, generate,
};
use serde::Deserialize;

/// A document, and what its user decides.
#[derive(Clone)]
pub struct Case {
    /// The name of its file, or of the folder that it has for itself.
    pub name: String,
    /// The document; of the checked-in ones, relative to the package's folder, where cargo runs tests.
    pub path: PathBuf,
    /// What its first line decides.
    pub options: Options,
}

/// What the first line of a document may say, as a comment.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FirstLine {
    unknown_fields: UnknownFields,
    deviations: Deviations,
    formats: Formats,
    secret: Vec<String>,
    pages: Vec<PageSetting>,
    rename: BTreeMap<String, String>,
    replace: BTreeMap<String, Replacement>,
    derive: BTreeMap<String, Vec<Addition>>,
    attribute: BTreeMap<String, Vec<Addition>>,
    json_schema: Vec<String>,
    select: Selection,
}

impl Case {
    /// Every case of a stage, sorted by path.
    pub fn all(stage: &str) -> Vec<Self> {
        let folder = Path::new("tests/cases").join(stage);
        let entries =
            fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut cases: Vec<Self> = entries
            .filter_map(|entry| Self::at(entry.unwrap().path()))
            .collect();
        cases.sort_by(|a, b| a.path.cmp(&b.path));
        cases
    }

    /// A document by itself, or a folder with an `openapi.yaml` that refers to others in it.
    fn at(path: PathBuf) -> Option<Self> {
        let name = path.file_name()?.to_str()?.to_owned();
        let path = if path.is_dir() {
            path.join("openapi.yaml")
        } else {
            path
        };
        let is_document = path
            .extension()
            .is_some_and(|extension| extension == "yaml" || extension == "json");
        is_document.then(|| Self {
            options: read_options(&path),
            name,
            path,
        })
    }

    /// What becomes of it.
    pub fn generate(&self, layout: Layout) -> Generation {
        generate(&self.path, &self.options, layout)
            .unwrap_or_else(|error| panic!("{}: {error}", self.path.display()))
    }
}

fn read_options(path: &Path) -> Options {
    let text = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let text = String::from_utf8_lossy(&text);
    let comment = text.lines().next().and_then(|line| line.strip_prefix("# "));
    let said = comment.map(serde_yaml::from_str);
    let said: FirstLine = said
        .transpose()
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        .unwrap_or_default();
    let mut options = Options::default();
    options.unknown_fields = said.unknown_fields;
    options.deviations = said.deviations;
    options.formats = said.formats;
    options.secret = said.secret;
    options.pages = said.pages;
    options.rename = said.rename;
    options.replace = said.replace;
    options.derive = said.derive;
    options.attribute = said.attribute;
    options.json_schema = said.json_schema;
    options.select = said.select;
    options
}
