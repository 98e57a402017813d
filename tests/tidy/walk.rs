//! The walk of ARCHITECTURE.md: the files from `generate` to the emitted text of one type.

use std::fs;
use std::path::Path;

/// What a newcomer has to read, at most.
const MOST_FILES: usize = 20;
const MOST_LINES: usize = 2_500;
const LONGEST_FILE: usize = 600;

#[test]
fn the_walk_is_short() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let (_, section) = text
        .split_once("## One type, from the document to the crate\n")
        .expect("ARCHITECTURE.md has the walk");
    let section = section.split("\n## ").next().unwrap_or_default();
    let mut files = Vec::new();
    for line in section.lines() {
        let is_item = line.starts_with(|c: char| c.is_ascii_digit());
        files.extend(line.split('`').nth(1).filter(|_| is_item));
    }
    assert!(files.len() > 10, "the walk has only {} files", files.len());
    assert!(files.len() <= MOST_FILES, "{} files", files.len());
    let mut all = 0;
    for file in files {
        let text =
            fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let lines = text.lines().count();
        assert!(lines <= LONGEST_FILE, "{file} has {lines} lines");
        all += lines;
    }
    assert!(all <= MOST_LINES, "{all} lines");
}
