//! Changes of the package: its name, and what its manifest asks of a user.

use super::change::Change;
use super::codes;
use super::context::Context;
use super::sides::{change_of, pairs};
use crate::surface::Package;

/// The changes of the package.
pub fn compare_packages(context: &Context<'_>, old: &Package, new: &Package) -> Vec<Change> {
    let Package {
        name: old_name,
        library: old_library,
        // That a version changes is not a change of the API.
        version: _,
        api_version: _,
        has_api_version: old_constant,
        tower: old_tower,
        // Compared by `compare_manifests`.
        rust_version: _,
        features: _,
        dependencies: _,
    } = old;
    let Package {
        name: new_name,
        library: new_library,
        version: _,
        api_version: _,
        has_api_version: new_constant,
        tower: new_tower,
        rust_version: _,
        features: _,
        dependencies: _,
    } = new;
    let mut changes = Vec::new();
    // It comes with a version of the crate's own, which is no change of the API either.
    if *old_constant {
        changes.extend(compare_item("API_VERSION", true, *new_constant));
    }
    changes.extend(compare_item(
        "runtime::TowerTransport",
        *old_tower,
        *new_tower,
    ));
    if context.has_facts_of(2) {
        changes.extend(compare_manifests(context, old, new));
    }
    if (old_name, old_library) == (new_name, new_library) {
        return changes;
    }
    let advice = format!("depend on `{new_name}`, and write `{new_library}` for `{old_library}`");
    changes.push(
        Change::new(codes::PACKAGE_RENAMED, &**new_library)
            .old(&**old_name, "/info/title")
            .new_side(&**new_name, "/info/title")
            .breaks_source("the crate has another name")
            .advice(advice),
    );
    changes
}

/// An item that a setting adds.
fn compare_item(name: &str, old: bool, new: bool) -> Option<Change> {
    match (old, new) {
        (true, false) => Some(
            Change::new(codes::EXPORT_REMOVED, name)
                .old(name, "")
                .breaks_source("the item no longer exists"),
        ),
        (false, true) => Some(
            Change::new(codes::EXPORT_ADDED, name)
                .new_side(name, "")
                .keeps_source("an item is added"),
        ),
        _ => None,
    }
}

/// The compiler, the features and the dependencies whose types are in public items.
fn compare_manifests(context: &Context<'_>, old: &Package, new: &Package) -> Vec<Change> {
    let mut changes = Vec::new();
    if old.rust_version != new.rust_version {
        changes.push(
            Change::new(codes::RUST_VERSION_CHANGED, "rust-version")
                .old(&*old.rust_version, "")
                .new_side(&*new.rust_version, "")
                .keeps_source("a newer compiler is no breaking change by Cargo's rules"),
        );
    }
    // They are those of clients, which are added and removed as a whole.
    let sides = [context.old.surface, context.new.surface];
    if sides.iter().any(|side| side.client.is_none()) {
        return changes;
    }
    let shown = |feature: &String| format!("feature `{feature}`");
    for (before, after) in pairs(&old.features, &new.features, String::as_str) {
        let Some(name) = before.or(after) else {
            continue;
        };
        let change = |code| change_of(code, name, (before, after), shown, "");
        match (before, after) {
            (Some(_), None) => changes.push(
                change(codes::FEATURE_REMOVED)
                    .breaks_source("a crate that enables the feature does not build")
                    .advice(format!("do not enable `{name}`")),
            ),
            (None, Some(_)) => {
                changes.push(change(codes::FEATURE_ADDED).keeps_source("a feature is added"));
            }
            _ => {}
        }
    }
    for (name, before) in &old.dependencies {
        // That a dependency is added or removed shows in the items that have its types.
        let Some(after) = new.dependencies.get(name).filter(|after| *after != before) else {
            continue;
        };
        let change = Change::new(codes::DEPENDENCY_CHANGED, &**name)
            .old(format!("{name} {before}"), "")
            .new_side(format!("{name} {after}"), "");
        changes.push(if compatible_part(before) == compatible_part(after) {
            change.keeps_source("the versions are compatible")
        } else {
            change
                .breaks_source("types of the dependency are those of another version")
                .advice(format!("depend on `{name}` {after}"))
        });
    }
    changes
}

/// The part of a version that is the same in compatible ones: the first number that is not zero, and those before it.
fn compatible_part(version: &str) -> &str {
    let mut end = 0;
    for number in version.split('.') {
        end += number.len();
        if number != "0" {
            break;
        }
        end += 1;
    }
    version.get(..end).unwrap_or(version)
}
