//! What the next version of a crate keeps though the API no longer has it.

use crate::cli::summary::counted;
use crate::config::PackageVersion;

/// What is kept, and the versions that are needed with and without it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keeping {
    /// The number of parts.
    pub items: usize,
    /// The least version of the crate that keeps them.
    pub needed: Option<PackageVersion>,
    /// The least version of the crate without them.
    pub needed_without: Option<PackageVersion>,
}

impl Keeping {
    /// `1.6.0 keeps 3 removed things, deprecated; --drop removes them and needs 2.0.0`, of the version that is chosen; `None` if nothing
    /// is kept. `show` writes a version or a command.
    pub fn sentence(&self, version: &str, show: impl Fn(&str) -> String) -> Option<String> {
        if self.items == 0 {
            return None;
        }
        let things = counted(self.items, "removed thing");
        let them = if self.items == 1 { "it" } else { "them" };
        let needs = match (&self.needed, &self.needed_without) {
            (Some(needed), Some(without)) if needed != without => {
                format!(" and needs {}", show(&without.to_string()))
            }
            _ => String::new(),
        };
        Some(format!(
            "{} keeps {things}, deprecated; `disjunct bump --drop` removes {them}{needs}",
            show(version)
        ))
    }
}
