//! What is known not to become what it should: `known.tsv`, which may only get shorter.

use std::collections::BTreeMap;

/// The reasons, by document and pointer: the JSON pointer of the example, or of the schema that a sample is of.
#[derive(Clone, Debug, Default)]
pub struct Known(BTreeMap<(String, String), String>);

impl Known {
    /// The list that is checked in.
    ///
    /// # Panics
    /// Where a line has not three columns.
    #[must_use]
    pub fn read() -> Self {
        let lines = include_str!("../known.tsv")
            .lines()
            .filter(|line| !line.starts_with('#'));
        let known = lines.map(
            |line| match line.split('\t').collect::<Vec<_>>().as_slice() {
                [document, pointer, why] => (
                    ((*document).to_owned(), (*pointer).to_owned()),
                    (*why).to_owned(),
                ),
                _ => panic!("three columns are wanted: {line}"),
            },
        );
        Self(known.collect())
    }

    /// Why a value does not become what it should, if that is known.
    #[must_use]
    pub fn why(&self, document: &str, pointer: &str) -> Option<&str> {
        self.0
            .get(&(document.to_owned(), pointer.to_owned()))
            .map(String::as_str)
    }

    /// The pointers of a document.
    pub fn pointers<'k>(&'k self, document: &'k str) -> impl Iterator<Item = &'k String> {
        self.0
            .keys()
            .filter(move |(known, _)| known == document)
            .map(|(_, pointer)| pointer)
    }
}
