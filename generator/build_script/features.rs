//! Finds features of the package `disjunct-runtime` that the generated code needs and its crate does not ask for.

use std::collections::BTreeSet;

use disjunct_runtime::source::MANIFEST;
use toml::{Table, Value};

use super::manifest::{dependency_tables, table};

const RUNTIME: &str = "disjunct-runtime";

/// The code compiles without it: another feature may be used for TLS, or none.
const OPTIONAL: &str = "rustls";

/// Features that are missing.
#[derive(Debug, PartialEq)]
pub struct MissingFeatures {
    /// Their names.
    pub names: Vec<String>,
    /// The line of the manifest that has them.
    pub line: String,
}

/// The features of `disjunct-runtime` in `needed`, lines in the form of a manifest, that `manifest` does not ask for. `workspace` is the manifest
/// of its workspace. None is missing if the package is no dependency at all.
pub fn find_missing_features(
    manifest: &str,
    workspace: Option<&str>,
    needed: &[String],
) -> Option<MissingFeatures> {
    let manifest: Table = manifest.parse().ok()?;
    let workspace: Option<Table> = workspace.and_then(|text| text.parse().ok());
    let inherited = workspace
        .as_ref()
        .and_then(|manifest| table(table(manifest, "workspace")?, "dependencies")?.get(RUNTIME));
    let entries = dependency_tables(&manifest).filter_map(|dependencies| dependencies.get(RUNTIME));
    let entries: Vec<&Value> = entries.collect();
    let first = *entries.first()?;
    let of_workspace = entries.iter().any(|entry| is_inherited(entry));
    if of_workspace && inherited.is_none() {
        // Cargo reports it.
        return None;
    }
    let all = entries
        .iter()
        .copied()
        .chain(inherited.filter(|_| of_workspace));
    let asked = all.flat_map(features_of);
    let package: Table = MANIFEST.parse().ok()?;
    let enabled = with_included(asked.collect(), table(&package, "features")?);
    let line = needed.iter().find(|line| line.starts_with(RUNTIME))?;
    let line: Table = line.parse().ok()?;
    let needed = listed(line.get(RUNTIME)?);
    let names: Vec<String> = needed
        .into_iter()
        .filter(|name| !enabled.contains(name) && name != OPTIONAL)
        .collect();
    if names.is_empty() {
        return None;
    }
    let line = with_features(first, &names);
    Some(MissingFeatures { names, line })
}

fn is_inherited(entry: &Value) -> bool {
    entry.get("workspace").and_then(Value::as_bool) == Some(true)
}

/// The features that an entry asks for, `default` among them.
fn features_of(entry: &Value) -> Vec<String> {
    let defaults = ["default-features", "default_features"];
    let has_defaults = defaults.iter().find_map(|key| entry.get(key)?.as_bool());
    let mut features = listed(entry);
    // An entry of a workspace decides it for those that inherit it.
    if has_defaults.unwrap_or(!is_inherited(entry)) {
        features.push("default".to_owned());
    }
    features
}

/// The value of the key `features`.
fn listed(entry: &Value) -> Vec<String> {
    let features = entry.get("features").and_then(Value::as_array);
    let names = features.into_iter().flatten().filter_map(Value::as_str);
    names.map(str::to_owned).collect()
}

/// The features, and those that they include by the table of the package.
fn with_included(mut queue: Vec<String>, package: &Table) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    while let Some(name) = queue.pop() {
        let included = package.get(&name).and_then(Value::as_array);
        let included = included.into_iter().flatten().filter_map(Value::as_str);
        let included = included.map(str::to_owned);
        if all.insert(name) {
            queue.extend(included);
        }
    }
    all
}

/// The line of an entry that asks for these features too.
fn with_features(entry: &Value, names: &[String]) -> String {
    let mut features: BTreeSet<String> = listed(entry).into_iter().collect();
    features.extend(names.iter().cloned());
    let features: Vec<Value> = features.into_iter().map(Value::from).collect();
    let features = Value::Array(features);
    let mut keys: Vec<String> = match entry {
        Value::Table(entry) => {
            let kept = entry.iter().filter(|(key, _)| *key != "features");
            kept.map(|(key, value)| format!("{key} = {value}"))
                .collect()
        }
        version => vec![format!("version = {version}")],
    };
    keys.push(format!("features = {features}"));
    format!("{RUNTIME} = {{ {} }}", keys.join(", "))
}
