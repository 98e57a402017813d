//! Where an entry is added.

use super::Entry;
use crate::config::PackageVersion;

fn entry(api_version: &str) -> Entry {
    Entry {
        api_version: api_version.to_owned(),
        old_api_version: "0.9".to_owned(),
        breaking: Vec::new(),
        compatible: vec!["- a change.\n".to_owned()],
        migration: Vec::new(),
    }
}

fn version(text: &str) -> PackageVersion {
    text.parse().expect("a version")
}

const FIRST: &str =
    "Version `1` of the API, `0.9` before.\n\n### Compatible changes\n\n- a change.\n";
const SECOND: &str =
    "Version `2` of the API, `0.9` before.\n\n### Compatible changes\n\n- a change.\n";

#[test]
fn the_latest_version_is_the_first() {
    let first = entry("1").add_to("", &version("1.0.0"));
    assert_eq!(first, format!("# Changelog\n\n## 1.0.0\n\n{FIRST}"));
    let second = entry("2").add_to(&first, &version("2.0.0"));
    let expected = format!("# Changelog\n\n## 2.0.0\n\n{SECOND}\n## 1.0.0\n\n{FIRST}");
    assert_eq!(second, expected);
    assert_eq!(
        entry("2").add_to("## 1.0.0\n", &version("2.0.0")),
        format!("## 2.0.0\n\n{SECOND}\n## 1.0.0\n")
    );
    assert_eq!(
        entry("2").add_to("Ours.\n", &version("2.0.0")),
        format!("Ours.\n\n## 2.0.0\n\n{SECOND}")
    );
}

#[test]
fn what_is_not_released_has_a_heading_of_its_own() {
    let file = "# Changelog\n\n## [Unreleased]\n\n- Ours.\n\n## 1.0.0 - 2026-01-31\n\nFirst.\n";
    let with_entry = entry("2").add_to(file, &version("2.0.0"));
    assert_eq!(
        with_entry,
        format!(
            "# Changelog\n\n## [Unreleased]\n\n{SECOND}\n- Ours.\n\n## 1.0.0 - 2026-01-31\n\nFirst.\n"
        )
    );
    assert_eq!(
        entry("2").add_to(&with_entry, &version("2.0.0")),
        with_entry
    );
    assert_eq!(
        entry("2").add_to("## Unreleased\n", &version("2.0.0")),
        format!("## Unreleased\n\n{SECOND}")
    );
}

#[test]
fn an_entry_that_is_there_stays() {
    for heading in [
        "2.0.0",
        "2.0.0 - 2026-01-31",
        "[2.0.0] - 2026-01-31",
        "v2.0.0 (2026)",
    ] {
        let file = format!("## {heading}\n\nEdited.\n");
        assert_eq!(entry("2").add_to(&file, &version("2.0.0")), file);
    }
}
