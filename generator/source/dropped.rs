//! Which parts of a document the API no longer has: they are kept of a former version of the document.

use std::collections::BTreeMap;

use super::pointer;

/// The pointers of parts that are kept, each with the version of the API that no longer has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    versions: BTreeMap<String, String>,
}

impl Dropped {
    /// Records the part at a pointer.
    pub fn add(&mut self, at: &str, version: &str) {
        self.versions.insert(at.to_owned(), version.to_owned());
    }

    /// Records a value of the schema at a pointer. Its position in the schema's `enum` may change.
    pub fn add_value(&mut self, schema: &str, value: &str, version: &str) {
        self.add(&value_pointer(schema, value), version);
    }

    /// Records a branch of the union at a pointer that is a reference to a schema.
    pub fn add_branch(&mut self, union: &str, schema: &str, version: &str) {
        self.add(&pointer::join(union, schema), version);
    }

    /// The version of the API that no longer has the part at a pointer; `None` if it is not kept.
    pub fn version(&self, at: &str) -> Option<&str> {
        self.versions.get(at).map(String::as_str)
    }

    /// The version of the API that no longer has the property whose schema is at a location. The location of a reference is that of its
    /// target, which may be kept though the property is not.
    pub fn version_of_property(&self, at: &str) -> Option<&str> {
        let (parent, _) = at.rsplit_once('/')?;
        self.version(at).filter(|_| parent.ends_with("/properties"))
    }

    /// The version of the API that no longer has a branch of a union; `None` if it is not kept. Both may be derived from those that the
    /// document has.
    pub fn version_of_branch(&self, union: &str, branch: &str) -> Option<&str> {
        if self.versions.is_empty() {
            return None;
        }
        let (union, branch) = (written(union), written(branch));
        let is_inside = branch.starts_with(union);
        let own = self.version(branch).filter(|_| is_inside);
        own.or_else(|| self.version(&pointer::join(union, branch)))
    }

    /// The version of the API that no longer has a value of the schema at a pointer; `None` if it is not kept.
    pub fn version_of_value(&self, schema: &str, value: &str) -> Option<&str> {
        if self.versions.is_empty() {
            return None;
        }
        self.version(&value_pointer(schema, value))
    }

    /// The same parts at other pointers.
    #[must_use]
    pub fn moved(&self, to: impl Fn(&str) -> String) -> Self {
        let versions = self.versions.iter();
        Self {
            versions: versions
                .map(|(at, version)| (to(at), version.clone()))
                .collect(),
        }
    }
}

/// The location that a derived one begins with: a step with `~` and a letter derives a schema.
fn written(location: &str) -> &str {
    let mut steps = location.match_indices("/~");
    let derived = steps.find(|(at, _)| {
        let next = location[at + 2..].chars().next();
        next.is_some_and(char::is_alphabetic)
    });
    derived.map_or(location, |(at, _)| &location[..at])
}

/// A pointer of a value that does not depend on its position.
fn value_pointer(schema: &str, value: &str) -> String {
    pointer::join(&pointer::join(schema, "enum"), value)
}
