//! Whether two names are alike, so that an item that is gone is probably one that is new.

use std::collections::BTreeSet;

use crate::diagnostic::{nearest, nearest_within};

/// Whether one name has all words of the other one, or they differ in few letters.
pub fn are_alike(one: &str, other: &str) -> bool {
    let (one_words, other_words) = (words(one), words(other));
    one_words.is_subset(&other_words)
        || other_words.is_subset(&one_words)
        || nearest(&letters(one), [letters(other).as_str()]).is_some()
}

/// The one of these names that is most like a name, if any is.
pub fn most_alike<'n>(name: &str, others: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let alike = others.into_iter().filter(|other| are_alike(name, other));
    nearest_within(name, usize::MAX / 4, alike)
}

/// `file` and `path` of `file_path` or `FilePath`.
fn words(name: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for part in name.split('_') {
        let mut word = String::new();
        for c in part.chars() {
            if c.is_uppercase() && !word.is_empty() {
                words.insert(std::mem::take(&mut word));
            }
            word.extend(c.to_lowercase());
        }
        words.insert(word);
    }
    words.remove("");
    words
}

fn letters(name: &str) -> String {
    name.replace('_', "").to_lowercase()
}
