//! Finds dependencies of the generated code that a package does not have.

use std::collections::BTreeSet;

use toml::Table;

/// The lines of `needed`, in the form of a manifest, whose crates are not dependencies in `manifest`. None is missing if it
/// is not TOML, which cargo reports.
pub fn find_missing(manifest: &str, needed: &[String]) -> Vec<String> {
    let Ok(manifest) = manifest.parse::<Table>() else {
        return Vec::new();
    };
    let names: BTreeSet<String> = dependency_tables(&manifest)
        .flat_map(Table::keys)
        .map(|name| name.replace('-', "_"))
        .collect();
    let is_missing = |line: &String| {
        let (name, rest) = line.split_once(" = ").unwrap_or((line, ""));
        !rest.contains("optional = true") && !names.contains(&name.replace('-', "_"))
    };
    let missing = needed.iter().filter(|line| is_missing(line));
    missing.cloned().collect()
}

/// Whether a manifest is that of a workspace.
pub fn has_workspace(manifest: &str) -> bool {
    let manifest = manifest.parse::<Table>();
    manifest.is_ok_and(|manifest| manifest.contains_key("workspace"))
}

/// The dependencies of the package and of its tests, on some platform or on all: first those of the package on all.
pub fn dependency_tables(manifest: &Table) -> impl Iterator<Item = &Table> {
    let platforms = table(manifest, "target")
        .into_iter()
        .flat_map(Table::values);
    let platforms = platforms.filter_map(toml::Value::as_table);
    let holders = std::iter::once(manifest).chain(platforms);
    holders.flat_map(|holder| {
        let names = ["dependencies", "dev-dependencies", "dev_dependencies"];
        names.into_iter().filter_map(|name| table(holder, name))
    })
}

/// The table with this name.
pub fn table<'t>(holder: &'t Table, name: &str) -> Option<&'t Table> {
    holder.get(name)?.as_table()
}
