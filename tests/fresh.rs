//! `generated/` is what its document gives.

#[path = "support/golden.rs"]
mod golden;

use std::path::Path;

use disjunct::config::{FILE_NAME, parse_config};
use disjunct::{Layout, generate};

#[test]
fn the_checked_in_crate_is_fresh() {
    let text = std::fs::read_to_string(FILE_NAME).unwrap();
    let config = parse_config(Path::new(FILE_NAME), text).unwrap();
    for client in &config.clients {
        let made = generate(&client.spec, &client.options(), Layout::Crate).unwrap();
        let files = made
            .files
            .unwrap_or_else(|| panic!("the document has errors: {:#?}", made.diagnostics));
        golden::assert_fresh(&files, client.output.to_str().unwrap());
    }
}
