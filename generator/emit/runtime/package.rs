//! The package `disjunct-runtime` as a dependency.

use std::collections::BTreeSet;

use super::Part;

/// The line of the manifest: where cargo finds the package, and the features that have these parts.
pub fn dependency(location: &str, parts: &[&Part]) -> String {
    let mut features: BTreeSet<&str> = parts.iter().filter_map(|part| part.feature).collect();
    let has_calls = parts.iter().any(|part| part.folder == "http");
    features.insert(if has_calls { "client" } else { "data" });
    let features: Vec<String> = features.iter().map(|name| format!("{name:?}")).collect();
    let features = features.join(", ");
    format!(
        "disjunct-runtime = {{ {location}, default-features = false, features = [{features}] }}"
    )
}
