//! What the pages name exists: each test, file or folder that holds what a page claims.

use std::fs;
use std::path::Path;

/// The pages that are written by hand.
const PAGES: [&str; 9] = [
    "README.md",
    "CONTRIBUTING.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/ci.md",
    "docs/decisions.md",
    "docs/performance.md",
    "docs/upgrading.md",
];

/// Code that begins so is a path of this repository.
const FOLDERS: [&str; 8] = [
    ".ci/",
    "benches/",
    "docs/",
    "generated/",
    "generator/",
    "specs/",
    "templates/",
    "tests/",
];

#[test]
fn paths_of_pages_exist() {
    let mut missing = Vec::new();
    for page in PAGES {
        let text = fs::read_to_string(page).unwrap();
        let folder = Path::new(page).parent().unwrap();
        let links = links(&text).map(|link| folder.join(link));
        let code = code(&text).map(|path| Path::new(path).to_owned());
        let paths = links.chain(code);
        let absent = paths.filter(|path| !path.exists());
        missing.extend(absent.map(|path| format!("{page}: {}", path.display())));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The targets of links within the repository.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1);
    let targets = targets.filter_map(|rest| rest.split(')').next());
    targets
        .map(|target| target.split('#').next().unwrap_or_default())
        .filter(|target| !target.is_empty() && !target.contains("://") && !target.contains(' '))
}

/// The paths in spans of code, less those with placeholders.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let spans = text.split('`').skip(1).step_by(2);
    spans.filter(|span| {
        let is_path = FOLDERS.iter().any(|folder| span.starts_with(folder));
        is_path && !span.contains([' ', '\n', '{', '*']) && !span.contains("NAME")
    })
}

#[test]
fn paths_are_found() {
    let text = "[a](docs/ci.md#x) [b](https://x.example) `tests/wire` `tests/NAME.yaml` `cargo x`";
    assert_eq!(links(text).collect::<Vec<_>>(), ["docs/ci.md"]);
    assert_eq!(code(text).collect::<Vec<_>>(), ["tests/wire"]);
}
