//! Where the values of a converted document are in the document as it was written.

use std::borrow::Cow;
use std::collections::HashMap;

/// The locations of values that a conversion moved. What is inside a value moves with it.
#[derive(Debug, Default)]
pub struct Moves {
    /// The location in the written document, by that in the converted one.
    origins: HashMap<String, String>,
    /// The location in the converted document, by that in the written one.
    targets: HashMap<String, String>,
}

impl Moves {
    /// Records that the value at `to` was made of the one at `from`.
    pub fn derive(&mut self, to: &str, from: &str) {
        self.origins.insert(to.to_owned(), from.to_owned());
    }

    /// Records that the value at `from` is now at `to`. If it is in several locations, the first counts for references to it.
    pub fn add(&mut self, to: &str, from: &str) {
        self.derive(to, from);
        self.targets
            .entry(from.to_owned())
            .or_insert_with(|| to.to_owned());
    }

    /// Whether the value at a location of the written document was moved, and not only what is around it.
    pub fn has(&self, from: &str) -> bool {
        self.targets.contains_key(from)
    }

    /// The location in the written document of a location in the converted one.
    pub fn origin<'p>(&self, pointer: &'p str) -> Cow<'p, str> {
        replace_beginning(pointer, &self.origins)
    }

    /// The location in the converted document of a location in the written one.
    pub fn target<'p>(&self, pointer: &'p str) -> Cow<'p, str> {
        replace_beginning(pointer, &self.targets)
    }
}

/// Replaces the longest beginning of a pointer that was moved.
fn replace_beginning<'p>(pointer: &'p str, moved: &HashMap<String, String>) -> Cow<'p, str> {
    let mut end = pointer.len();
    while end > 0 {
        if let Some(other) = moved.get(&pointer[..end]) {
            return Cow::Owned(format!("{other}{}", &pointer[end..]));
        }
        end = pointer[..end].rfind('/').unwrap_or(0);
    }
    Cow::Borrowed(pointer)
}

#[cfg(test)]
mod tests {
    use super::Moves;

    #[test]
    fn the_longest_beginning_that_was_moved_counts() {
        let mut moves = Moves::default();
        moves.add("/components/schemas", "/definitions");
        moves.derive("/paths/~1a/get/parameters/0", "/paths/~1a/get/parameters/1");
        moves.derive(
            "/paths/~1a/get/parameters/0/schema",
            "/paths/~1a/get/parameters/1",
        );
        let origins = [
            ("/components/schemas/Pet/type", "/definitions/Pet/type"),
            ("/components/schemasX", "/components/schemasX"),
            (
                "/paths/~1a/get/parameters/0/name",
                "/paths/~1a/get/parameters/1/name",
            ),
            (
                "/paths/~1a/get/parameters/0/schema/items",
                "/paths/~1a/get/parameters/1/items",
            ),
            ("", ""),
        ];
        for (pointer, origin) in origins {
            assert_eq!(moves.origin(pointer), origin);
        }
        assert_eq!(moves.target("/definitions/Pet"), "/components/schemas/Pet");
    }
}
