//! Versions of real documents: what `disjunct diff --verify` reports about them.

use std::fmt::Write;
use std::path::Path;

use serde_json::Value;

use crate::shared_folder::shared_folder;
use crate::table::write_section;
use crate::verify::verify_command;

/// Two versions of a document, and their files.
const VERSIONS: &[(&str, &str, &str)] =
    &[("Qdrant 1.17 → 1.18", "qdrant-1.17.json", "qdrant-1.18.json")];

/// The report of two documents as JSON.
fn verify(old: &Path, new: &Path) -> Value {
    let output = verify_command(old, new)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["--message-format", "json"])
        .output()
        .expect("the command runs");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let errors = String::from_utf8_lossy(&output.stderr);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {errors}"))
}

#[test]
#[ignore = "it compiles the crates of large documents: about two minutes. It writes docs/bumps.md"]
fn versions_of_real_documents_are_as_the_compiler_reports() {
    let Some(folder) = shared_folder("corpus") else {
        return;
    };
    let mut table = String::from(
        "| versions | breaking changes | compatible changes | break source code | confirmed by the compiler | errors without a change |\n\
         |---|---|---|---|---|---|\n",
    );
    for (name, old, new) in VERSIONS {
        let report = verify(&folder.join(old), &folder.join(new));
        let count = |key: &str| report["verified"][key].as_array().map_or(0, Vec::len);
        let (confirmed, compiles) = (count("confirmed"), count("compiles"));
        assert!(confirmed > 0, "{name}: nothing breaks");
        assert_eq!(
            report["verified"]["compiles"],
            Value::Array(Vec::new()),
            "{name}"
        );
        assert_eq!(
            report["verified"]["unexplained"],
            Value::Array(Vec::new()),
            "{name}"
        );
        let _ = writeln!(
            table,
            "| {name} | {} | {} | {} | {confirmed} | {} |",
            report["breaking"],
            report["compatible"],
            confirmed + compiles,
            count("unexplained"),
        );
    }
    write_section("real", &table);
}
