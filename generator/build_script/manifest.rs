//! Finds dependencies of the generated code that a package does not have.

use std::collections::BTreeSet;

use toml::Table;

/// The lines of `needed`, in the form of a manifest, whose crates are not dependencies in `manifest`. None is missing if it
/// is not TOML, which cargo reports.
pub fn find_missing(manifest: &str, needed: Vec<String>) -> Vec<String> {
    let Ok(manifest) = manifest.parse::<Table>() else {
        return Vec::new();
    };
    let names: BTreeSet<String> = dependencies(&manifest)
        .map(|name| name.replace('-', "_"))
        .collect();
    let is_missing = |line: &String| {
        let (name, rest) = line.split_once(" = ").unwrap_or((line, ""));
        !rest.contains("optional = true") && !names.contains(&name.replace('-', "_"))
    };
    needed.into_iter().filter(is_missing).collect()
}

/// The dependencies of the package and of its tests, on some platform or on all.
fn dependencies(manifest: &Table) -> impl Iterator<Item = &String> {
    let platforms = table(manifest, "target")
        .into_iter()
        .flat_map(Table::values);
    let holders = platforms
        .filter_map(toml::Value::as_table)
        .chain([manifest]);
    let tables = holders.flat_map(|holder| {
        ["dependencies", "dev-dependencies", "dev_dependencies"].map(|name| table(holder, name))
    });
    tables.flatten().flat_map(Table::keys)
}

fn table<'t>(holder: &'t Table, name: &str) -> Option<&'t Table> {
    holder.get(name)?.as_table()
}
