//! The package `disjunct-runtime` as a dependency.

use std::collections::BTreeSet;

use disjunct_runtime::source::NEEDED;

use super::Part;
use crate::files::Layout;

/// The line of the manifest: where cargo finds the package, and the features that have these parts.
pub fn dependency(location: &str, parts: &[&Part], layout: Layout) -> String {
    let mut features: BTreeSet<&str> = parts.iter().filter_map(|part| part.feature).collect();
    let has_calls = parts.iter().any(|part| part.folder == "http");
    features.insert(if has_calls { "client" } else { "data" });
    // A package has a feature for it.
    if has_calls && layout.is_in_other_package() {
        features.insert("rustls");
    }
    let features: Vec<String> = features.iter().map(|name| format!("{name:?}")).collect();
    let features = features.join(", ");
    format!(
        "disjunct-runtime = {{ {location}, default-features = false, features = [{features}] }}"
    )
}

/// What reports a package that is too old.
pub fn emit_check() -> String {
    let disjunct = env!("CARGO_PKG_VERSION");
    format!("\ndisjunct_runtime::generated_by! {{ disjunct = {disjunct:?}, needs = {NEEDED:?} }}\n")
}
