//! What a user of the crate has to know of its manifest, as the templates of it declare it.

use std::collections::BTreeMap;

use crate::ir;

const MANIFEST: &str = include_str!("../../templates/crate/Cargo.toml.j2");
const DEPENDENCIES: &str = include_str!("../../templates/crate/dependencies.toml");

/// Crates of which the runtime of every client has types in its public items.
const OF_CLIENTS: [&str; 4] = ["bytes", "http", "reqwest", "secrecy"];

/// The crate whose service sends the requests, where the client has that.
const OF_TOWER: &str = "tower-service";

/// The compiler that the crate needs.
pub fn rust_version() -> String {
    let mut lines = MANIFEST.lines();
    let version = lines.find_map(|line| line.strip_prefix("rust-version = "));
    version.unwrap_or_default().trim_matches('"').to_owned()
}

/// The features of a crate with a client.
const FEATURES: [&str; 3] = ["native-tls", "rustls", "tracing"];

/// The features of the crate.
pub fn features(plan: &ir::Crate) -> Vec<String> {
    let features = FEATURES.iter().filter(|_| plan.client.is_some());
    features.map(ToString::to_string).collect()
}

/// The versions of the crates whose types are in public items.
pub fn public_dependencies(plan: &ir::Crate) -> BTreeMap<String, String> {
    if let Some(package) = &plan.package.runtime {
        let version = package.version.clone().into_iter();
        return version
            .map(|version| ("disjunct-runtime".to_owned(), version))
            .collect();
    }
    let is_public = |name: &str| {
        let is_of_tower = plan.package.tower && name == OF_TOWER;
        plan.client.is_some() && (OF_CLIENTS.contains(&name) || is_of_tower)
    };
    let mut versions = BTreeMap::new();
    for (name, value) in requirements() {
        let version = value.as_str().or_else(|| value.get("version")?.as_str());
        if let Some(version) = version.filter(|_| is_public(&name)) {
            versions.insert(name, version.to_owned());
        }
    }
    versions
}

fn requirements() -> toml::Table {
    DEPENDENCIES
        .parse()
        .unwrap_or_else(|error| unreachable!("the template is TOML: {error}"))
}
