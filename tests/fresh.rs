//! The crates in `generated/` are what their documents give.

#[path = "support/golden.rs"]
mod golden;

use std::path::Path;

use disjunct::{Layout, Options, generate};
use toml::{Table, Value};

/// Without the names of the lock that is checked in: they must be those that are made anew.
#[test]
fn the_checked_in_crates_are_fresh() {
    let text = std::fs::read_to_string("disjunct.toml").unwrap();
    let config: Table = text.parse().unwrap();
    for client in config["client"].as_array().unwrap() {
        let text = |key: &str| client[key].as_str().unwrap();
        let mut options = Options::default();
        options.name = Some(text("name").parse().unwrap());
        options.license = client
            .get("license")
            .map(|_| text("license").parse().unwrap());
        options.repository = client
            .get("repository")
            .map(|_| text("repository").parse().unwrap());
        options.tower = client
            .get("tower")
            .is_some_and(|tower| tower == &Value::from(true));
        if client.get("runtime").is_some() {
            options.runtime = text("runtime").parse().unwrap();
        }
        let secrets = client.get("secret").and_then(Value::as_array);
        for pointer in secrets.into_iter().flatten() {
            options.secret.push(pointer.as_str().unwrap().to_owned());
        }
        let made = generate(Path::new(text("spec")), &options, Layout::Crate).unwrap();
        let files = made
            .files
            .unwrap_or_else(|| panic!("the document has errors: {:#?}", made.diagnostics));
        golden::assert_fresh(&files, text("output"));
    }
}
