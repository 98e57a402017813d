//! The locations of schemas that no document has. Each is derived from the location of a schema that it has.
//!
//! A derived location has a step that begins with `~` and a letter. In a JSON pointer only `0` or `1` follows `~`, so no
//! document can name such a schema, by chance or on purpose.

use std::borrow::Cow;

/// How a schema is derived from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How<'a> {
    /// The union of the objects among the branches of a union.
    Objects,
    /// The enum of the strings among the branches of a union.
    Strings,
    /// The enum of the values of a union's tag.
    Tag,
    /// What the child schemas of a parent with a discriminator have in common.
    Base,
    /// The siblings of the branches of a union, which belong to each branch.
    Siblings,
    /// A branch merged with the siblings of the branches.
    Merged,
    /// The schema of one of several types.
    OfType(usize),
    /// What several parts of an `allOf` declare for the same part of a value: its steps, such as `properties/name`.
    AllOf(&'a str),
    /// The values of all properties that patterns describe.
    Values,
    /// The schema of a form with files, or of one of its fields, which as JSON are strings.
    Files,
    /// The array of the items that a schema describes.
    Items,
}

const OBJECTS: &str = "~objects";
const STRINGS: &str = "~strings";
const TAG: &str = "~tag";
const BASE: &str = "~base";
const SIBLINGS: &str = "~siblings";
const MERGED: &str = "~merged";
const TYPE: &str = "~type";
const ALL_OF: &str = "~allOf";
const VALUES: &str = "~values";
const FILES: &str = "~files";
const ITEMS: &str = "~items";

/// The location of the schema that is derived from the one at `location`.
pub fn derive(location: &str, how: How<'_>) -> String {
    match how {
        How::Objects => format!("{location}/{OBJECTS}"),
        How::Strings => format!("{location}/{STRINGS}"),
        How::Tag => format!("{location}/{TAG}"),
        How::Base => format!("{location}/{BASE}"),
        How::Siblings => format!("{location}/{SIBLINGS}"),
        How::Merged => format!("{location}/{MERGED}"),
        How::OfType(index) => format!("{location}/{TYPE}/{index}"),
        How::AllOf(part) => format!("{location}/{ALL_OF}/{part}"),
        How::Values => format!("{location}/{VALUES}"),
        How::Files => format!("{location}/{FILES}"),
        How::Items => format!("{location}/{ITEMS}"),
    }
}

/// Whether a schema was derived by merging a branch with the siblings of the branches.
pub fn is_merged(location: &str) -> bool {
    location.rsplit('/').next() == Some(MERGED)
}

/// Whether a schema was derived for a form with files.
pub fn is_of_files(location: &str) -> bool {
    location.rsplit('/').next() == Some(FILES)
}

/// The part of a value that several parts of an `allOf` describe, where the schema was derived from these.
pub fn part_of_all_of(location: &str) -> Option<&str> {
    let (_, part) = location.rsplit_once(ALL_OF)?;
    part.strip_prefix('/')
}

/// How a step of a location derives a schema; `None` for a step of a JSON pointer. The index or part behind it is a step of its own.
pub fn read_step(step: &str) -> Option<How<'static>> {
    Some(match step {
        OBJECTS => How::Objects,
        STRINGS => How::Strings,
        TAG => How::Tag,
        BASE => How::Base,
        SIBLINGS => How::Siblings,
        MERGED => How::Merged,
        TYPE => How::OfType(0),
        ALL_OF => How::AllOf(""),
        VALUES => How::Values,
        FILES => How::Files,
        ITEMS => How::Items,
        _ => return None,
    })
}

/// The branch of a union of types that a location inside it begins with: `~type/0`.
pub const TYPE_STEP: &str = "/~type/";

/// Whether `0` or `1` follows every `~`, as in each JSON pointer.
pub fn is_pointer(text: &str) -> bool {
    let mut tildes = text.match_indices('~');
    tildes.all(|(at, _)| text[at + 1..].starts_with(['0', '1']))
}

/// The pointer of what the document has in place of a derived schema: the keyword that it was derived from, else the schema.
pub fn in_document(location: &str) -> Cow<'_, str> {
    if is_pointer(location) {
        return Cow::Borrowed(location);
    }
    let mut pointer = String::new();
    for step in location.split('/').skip(1) {
        let step = match read_step(step) {
            Some(How::OfType(_)) => "type",
            Some(How::AllOf(_)) => "allOf",
            Some(How::Values) => "patternProperties",
            Some(_) => continue,
            None => step,
        };
        pointer.push('/');
        pointer.push_str(step);
    }
    Cow::Owned(pointer)
}

/// How `disjunct.lock` of version 1 may have written a location, the likeliest form first. A document could have schemas of its own
/// at such locations.
pub fn version_1_forms(location: &str) -> Vec<Cow<'_, str>> {
    if is_pointer(location) {
        return vec![Cow::Borrowed(location)];
    }
    let mut forms = vec![String::new()];
    for step in location.split('/').skip(1) {
        let written: &[&str] = match read_step(step) {
            Some(How::Objects) => &["object"],
            Some(How::Strings) => &["text"],
            Some(How::Tag) => &["discriminator"],
            Some(How::Base) => &["base", "allOf/base"],
            Some(How::Siblings) => &["own"],
            Some(How::Merged) => &["merged"],
            Some(How::OfType(_)) => &["type"],
            Some(How::AllOf(_)) => &["allOf"],
            Some(How::Values) => &["patternProperties"],
            Some(How::Files) => &["files"],
            Some(How::Items) => &["items"],
            None => &[step],
        };
        let mut longer = Vec::new();
        for form in &forms {
            for step in written {
                longer.push(format!("{form}/{step}"));
            }
        }
        forms = longer;
    }
    forms.into_iter().map(Cow::Owned).collect()
}

#[cfg(test)]
mod tests {
    use super::{How, derive, in_document, is_pointer, part_of_all_of, version_1_forms};

    #[test]
    fn no_pointer_is_a_derived_location() {
        let all = [
            How::Objects,
            How::Strings,
            How::Tag,
            How::Base,
            How::Siblings,
            How::Merged,
            How::OfType(1),
            How::AllOf("properties/a"),
            How::Values,
            How::Files,
            How::Items,
        ];
        for how in all {
            assert!(
                !is_pointer(&derive("/components/schemas/A", how)),
                "{how:?}"
            );
        }
        assert!(is_pointer("/components/schemas/~0objects/~1"));
    }

    #[test]
    fn parts_of_all_of_are_read_back() {
        let location = derive("/a/oneOf/0/~merged", How::AllOf("properties/b"));
        assert_eq!(part_of_all_of(&location), Some("properties/b"));
        assert_eq!(part_of_all_of("/a/allOf/0"), None);
    }

    #[test]
    fn derived_locations_are_shown_by_what_the_document_has() {
        let shown = |location: &str| in_document(location).into_owned();
        assert_eq!(shown("/a/~allOf/properties/b"), "/a/allOf/properties/b");
        assert_eq!(shown("/a/oneOf/1/~merged/~type/0"), "/a/oneOf/1/type/0");
        assert_eq!(shown("/a/~0b"), "/a/~0b");
    }

    #[test]
    fn locations_are_found_as_version_1_wrote_them() {
        let location = derive(&derive("/a/b", How::Base), How::Tag);
        assert_eq!(
            version_1_forms(&location),
            ["/a/b/base/discriminator", "/a/b/allOf/base/discriminator"]
        );
        assert_eq!(version_1_forms("/a/object"), ["/a/object"]);
    }
}
