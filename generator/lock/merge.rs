//! Conflicts of a merge that concern no name.

use std::borrow::Cow;

/// The text, where a conflict in what the names were generated from is settled for the first side: two branches that change the
/// document always have one, and the next run writes that part anew. Each byte stays where it is.
pub fn settle_origin(text: &str) -> Cow<'_, str> {
    if !text.contains("\n<<<<<<<") {
        return Cow::Borrowed(text);
    }
    let mut settled = String::with_capacity(text.len());
    let mut conflict: Vec<&str> = Vec::new();
    for line in text.split_inclusive('\n') {
        let is_inside = !conflict.is_empty();
        if !is_inside && !line.starts_with("<<<<<<<") {
            settled.push_str(line);
            continue;
        }
        conflict.push(line);
        if is_inside && line.starts_with(">>>>>>>") {
            settled.push_str(&settle(&conflict));
            conflict.clear();
        }
    }
    // One that does not end stays as it is.
    settled.extend(conflict);
    Cow::Owned(settled)
}

/// The lines of a conflict, of which only the first side is left if all are of the origin.
fn settle(lines: &[&str]) -> String {
    let is_of_origin = |line: &&str| {
        let starts = ["version = \"", "hash = \""];
        is_marker(line) || starts.iter().any(|start| line.starts_with(start))
    };
    if !lines.iter().all(is_of_origin) {
        return lines.concat();
    }
    let mut settled = String::new();
    let mut is_first_side = true;
    for line in lines {
        let is_marker = is_marker(line);
        is_first_side &= !is_marker || line.starts_with("<<<<<<<");
        if is_first_side && !is_marker {
            settled.push_str(line);
        } else {
            settled.push_str(&blank(line));
        }
    }
    settled
}

/// Whether it divides the sides of a conflict.
fn is_marker(line: &str) -> bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
        .iter()
        .any(|marker| line.starts_with(marker))
}

/// Spaces in place of each byte but the end of the line.
fn blank(line: &str) -> String {
    let content = line.trim_end_matches(['\r', '\n']);
    " ".repeat(content.len()) + &line[content.len()..]
}
