//! Names that are easily confused: they differ only in case, in invisible characters, or in letters that look alike. Both are read;
//! only the author knows which one the service uses.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use unicode_normalization::UnicodeNormalization;

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::hidden::is_hidden;
use crate::source::Location;

/// Reports each name that looks like an earlier one; `at` gives the location of a name.
pub fn report_look_alikes<'n, T: Copy>(
    what: &str,
    names: impl Iterator<Item = (&'n str, T)> + Clone,
    at: impl Fn(T) -> Location,
    diagnostics: &mut Diagnostics,
) {
    // Most objects have names in lower case only, which are easy to distinguish.
    if names.clone().all(|(name, _)| is_plain(name)) {
        return;
    }
    let mut seen: HashMap<String, (&str, T)> = HashMap::new();
    for (name, location) in names {
        match seen.entry(skeleton(name)) {
            Entry::Vacant(entry) => {
                entry.insert((name, location));
            }
            Entry::Occupied(entry) => {
                let (first, first_location) = *entry.get();
                if first != name {
                    let message = format!(
                        "this {what} differs from `{}` only in {}",
                        shown(first),
                        difference(first, name)
                    );
                    let found = Diagnostic::new(&codes::LOOK_ALIKE_NAME, at(location), message);
                    diagnostics.push(found.related(at(first_location), "the other name is here"));
                }
            }
        }
    }
}

/// Whether a name is its own skeleton.
fn is_plain(name: &str) -> bool {
    name.bytes()
        .all(|byte| byte.is_ascii_graphic() && !byte.is_ascii_uppercase())
}

/// The name without everything that readers overlook.
fn skeleton(name: &str) -> String {
    if name.is_ascii() {
        return name.trim().to_ascii_lowercase();
    }
    let seen = name.nfkc().filter(|c| !is_unseen(*c)).map(latin);
    let lower: String = seen.flat_map(char::to_lowercase).collect();
    // A letter in another case may be two letters.
    lower.nfkc().collect::<String>().trim().to_owned()
}

/// How two names with the same skeleton differ.
fn difference(one: &str, other: &str) -> &'static str {
    let visible = |name: &str| {
        name.chars()
            .filter(|c| !is_unseen(*c))
            .collect::<String>()
            .trim()
            .to_owned()
    };
    if one.to_lowercase() == other.to_lowercase() {
        "case"
    } else if visible(one) == visible(other) {
        "invisible characters"
    } else {
        "characters that look alike"
    }
}

/// A name as a message can show it.
fn shown(name: &str) -> String {
    name.chars()
        .flat_map(|c| {
            if is_unseen(c) {
                c.escape_unicode().collect::<Vec<_>>()
            } else {
                vec![c]
            }
        })
        .collect()
}

/// Whether a character has no width of its own.
fn is_unseen(c: char) -> bool {
    is_hidden(c)
        || matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200c}' | '\u{200d}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}')
}

/// The ASCII character that a character looks like, else the character. Compatibility variants of letters (`ａ`, `𝐚`) have been
/// replaced already.
fn latin(c: char) -> char {
    /// Each group looks like its last character.
    const ALIKE: &[&str] = &[
        "аαa",
        "АΑA",
        "ВΒB",
        "сϲc",
        "СϹC",
        "ԁd",
        "еe",
        "ЕΕE",
        "ɡg",
        "ԌG",
        "һհh",
        "НΗH",
        "іιıi",
        "ІΙӀI",
        "јϳj",
        "ЈJ",
        "КΚK",
        "ӏl",
        "МΜM",
        "ոn",
        "ΝN",
        "оοօo",
        "ОΟՕO",
        "рρp",
        "РΡP",
        "ԛq",
        "ѕs",
        "ЅՏS",
        "ТΤT",
        "սu",
        "ՍU",
        "νѵv",
        "ѴV",
        "ԝw",
        "ԜW",
        "хχx",
        "ХΧX",
        "уγy",
        "УΥҮY",
        "ΖZ",
        "‐‒–—―−-",
        "‘’ʼ'",
        "⁄∕/",
        "։∶:",
        "․.",
    ];
    let group = ALIKE
        .iter()
        .find(|group| !c.is_ascii() && group.contains(c));
    group
        .and_then(|group| group.chars().next_back())
        .unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::{difference, skeleton};

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        let pairs = [
            ("userId", "userID", "case"),
            ("id", "id\u{200b}", "invisible characters"),
            ("id", "i\u{200d}d", "invisible characters"),
            ("name", "name ", "invisible characters"),
            ("scope", "ѕсоре", "characters that look alike"),
            ("PAY", "РАУ", "characters that look alike"),
            ("file", "ﬁle", "characters that look alike"),
            ("café", "cafe\u{301}", "characters that look alike"),
            ("a-b", "a–b", "characters that look alike"),
        ];
        for (one, other, why) in pairs {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
            assert_eq!(difference(one, other), why, "{one} {other}");
        }
    }

    #[test]
    fn names_that_differ_plainly_have_their_own() {
        for (one, other) in [
            ("id", "ids"),
            ("a_b", "a-b"),
            ("v1", "vl"),
            ("größe", "grosse"),
            ("имя", "имя2"),
            ("+1", "-1"),
        ] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }
}
