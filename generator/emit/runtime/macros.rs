//! The runtime's macros: the package exports them to the crates that use it, a copy only within its crate.

/// What is before a macro that the package exports.
const EXPORTED: &str = "#[doc(hidden)]\n#[macro_export]\n";

const BEGIN: &str = "macro_rules! ";

/// The text of a file whose macros are exported within its crate, and their names.
pub fn within_crate(text: &str) -> (String, Vec<&str>) {
    let mut parts = text.split(EXPORTED);
    let mut changed = parts.next().unwrap_or_default().to_owned();
    let mut names = Vec::new();
    for part in parts {
        changed.push_str(part);
        let definition = part.strip_prefix(BEGIN).unwrap_or_default();
        names.extend(definition.split_whitespace().next());
    }
    if !names.is_empty() {
        changed += "\n";
        changed += &export("", &names);
    }
    (changed, names)
}

/// The line that exports macros of a module within the crate.
pub fn export(module: &str, names: &[&str]) -> String {
    format!("pub(crate) use {module}{{{}}};\n", names.join(", "))
}
