//! Entries are added before the others.

use super::add_entry;

#[test]
fn the_latest_entry_is_the_first() {
    let first = add_entry("", "## 1.0.0\n\nFirst.\n");
    assert_eq!(first, "# Changelog\n\n## 1.0.0\n\nFirst.\n");
    let second = add_entry(&first, "## 2.0.0\n\nSecond.\n");
    assert_eq!(
        second,
        "# Changelog\n\n## 2.0.0\n\nSecond.\n\n## 1.0.0\n\nFirst.\n"
    );
    assert_eq!(
        add_entry("## 1.0.0\n", "## 2.0.0\n"),
        "## 2.0.0\n\n## 1.0.0\n"
    );
    assert_eq!(add_entry("Ours.\n", "## 2.0.0\n"), "Ours.\n\n## 2.0.0\n");
}
