//! All parts of the runtime that the cases use, as the copies of their crates have them.

use std::collections::{BTreeMap, BTreeSet};

use disjunct::{Files, Layout};
use quote::ToTokens;

use crate::case::Case;

/// The stages whose cases are compiled.
const STAGES: [&str; 3] = ["types", "unions", "operations"];

/// The folders of the runtime.
pub const FOLDERS: [&str; 2] = ["data", "http"];

/// The files in the folders of the runtime. A case has the parts that it uses: a file is the same in all of them, and the `mod.rs` of a
/// folder declares those parts.
pub fn files() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut declared: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for mut case in STAGES.iter().flat_map(|stage| Case::all(stage)) {
        case.options.tower = true;
        let made = case.generate(Layout::Module).files;
        let made = made.unwrap_or_else(|| panic!("{} has errors", case.name));
        for (path, text) in runtime_of(&made) {
            if path.ends_with("/mod.rs") {
                let items = items_of(text);
                declared.entry(path.to_owned()).or_default().extend(items);
                continue;
            }
            let before = files.insert(path.to_owned(), text.to_owned());
            assert!(
                before.is_none_or(|before| before == text),
                "two clients have another {path}"
            );
        }
    }
    let lists = declared.into_iter().map(|(path, items)| {
        let lines: Vec<String> = items.into_iter().collect();
        (path, lines.join("\n"))
    });
    files.extend(lists);
    files
}

/// The files of a client in the folders of the runtime, by their paths below `runtime`.
fn runtime_of(files: &Files) -> impl Iterator<Item = (&str, &str)> {
    files.iter().filter_map(|(path, text)| {
        let path = path.strip_prefix("runtime/")?;
        let (folder, _) = path.split_once('/')?;
        FOLDERS.contains(&folder).then_some((path, text))
    })
}

/// The items of a file without documentation of its own.
fn items_of(text: &str) -> Vec<String> {
    let file = syn::parse_file(text).expect("it compiles");
    let items = file.items.iter();
    items
        .map(|item| item.to_token_stream().to_string())
        .collect()
}
