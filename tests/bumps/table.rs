//! The tables of `docs/bumps.md`, each between two markers.

use std::fs;
use std::path::Path;

/// Replaces what is between `<!-- name -->` and `<!-- end of name -->`.
///
/// # Panics
/// If the file does not have the markers, or cannot be written.
pub fn write_section(name: &str, text: &str) {
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut pages = folders.map(|folder| folder.join("docs/bumps.md"));
    let path = pages.find(|page| page.exists()).expect("the page");
    let page = fs::read_to_string(&path).expect("the page");
    let (start, end) = (
        format!("<!-- {name} -->\n"),
        format!("<!-- end of {name} -->"),
    );
    let (before, rest) = page.split_once(&start).expect("a marker");
    let (_, after) = rest.split_once(&end).expect("a marker");
    fs::write(
        &path,
        format!("{before}{start}\n{}\n\n{end}{after}", text.trim()),
    )
    .expect("written");
}
