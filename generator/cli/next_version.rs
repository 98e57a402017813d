//! The least version after a change, by Cargo's rules.

#[cfg(test)]
mod tests;

use semver::{BuildMetadata, Prerelease, Version};

use crate::compare::Change;
use crate::config::PackageVersion;
use crate::surface::Surface;

/// What changes need at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Something breaks.
    Breaking,
    /// The public items change, and nothing breaks.
    Addition,
    /// The public items are the same.
    Patch,
}

impl Step {
    /// Of changes.
    pub fn of<'c>(changes: impl IntoIterator<Item = &'c Change>) -> Self {
        let mut step = Self::Patch;
        for change in changes {
            if change.is_breaking() {
                return Self::Breaking;
            }
            step = Self::Addition;
        }
        step
    }
}

/// The version of a crate without the version of its API.
///
/// # Errors
/// If it is none.
pub fn version_of(surface: &Surface) -> Result<PackageVersion, String> {
    let version: PackageVersion = surface.package.version.parse()?;
    Ok(PackageVersion::of(Version {
        build: BuildMetadata::EMPTY,
        ..version.get().clone()
    }))
}

/// The least version after `version` for a change.
///
/// The first number of a version that is not 0 stands for breaking changes. A pre-release may break everything: only its own number is
/// higher then.
pub fn next_version(version: &PackageVersion, step: Step) -> PackageVersion {
    let Version {
        major,
        minor,
        patch,
        pre,
        build: _,
    } = version.get().clone();
    if !pre.is_empty() {
        let next = Version {
            major,
            minor,
            patch,
            pre: next_prerelease(&pre),
            build: BuildMetadata::EMPTY,
        };
        return PackageVersion::of(next);
    }
    let next = match (major, minor, step) {
        (0, 1.., Step::Breaking) => Version::new(0, minor + 1, 0),
        (1.., _, Step::Breaking) => Version::new(major + 1, 0, 0),
        (1.., _, Step::Addition) => Version::new(major, minor + 1, 0),
        _ => Version::new(major, minor, patch + 1),
    };
    PackageVersion::of(next)
}

/// `beta.2` after `beta.1`, `beta.1` after `beta`.
fn next_prerelease(pre: &Prerelease) -> Prerelease {
    let (start, last) = pre.rsplit_once('.').unwrap_or(("", pre.as_str()));
    let next = match (start, last.parse::<u64>()) {
        ("", Ok(number)) => (number + 1).to_string(),
        (start, Ok(number)) => format!("{start}.{}", number + 1),
        (_, Err(_)) => format!("{pre}.1"),
    };
    Prerelease::new(&next).unwrap_or_else(|_| pre.clone())
}
