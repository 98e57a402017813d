//! Decides which patterns can be checked.

use std::collections::HashMap;

use regex::{Error, Regex, RegexBuilder};

use disjunct_runtime::source::translate;

/// A pattern is small if it compiles to at most so many bytes.
const SMALL: usize = 1 << 18;

/// How many large patterns of a document are compiled: each takes longer than a thousand small ones.
const MOST_LARGE: usize = 50;

/// The patterns that were compiled, because documents repeat them.
#[derive(Debug, Default)]
pub struct Patterns {
    flaws: HashMap<String, Option<String>>,
    large: usize,
}

impl Patterns {
    /// Why a pattern cannot be checked.
    pub fn flaw(&mut self, pattern: &str) -> Option<&str> {
        if !self.flaws.contains_key(pattern) {
            let flaw = self.find_flaw(&translate(pattern));
            self.flaws.insert(pattern.to_owned(), flaw);
        }
        self.flaws.get(pattern)?.as_deref()
    }

    fn find_flaw(&mut self, pattern: &str) -> Option<String> {
        let mut compiled = RegexBuilder::new(pattern).size_limit(SMALL).build();
        if matches!(compiled, Err(Error::CompiledTooBig(_))) {
            self.large += 1;
            if self.large > MOST_LARGE {
                return Some(format!(
                    "the document has more than {MOST_LARGE} large patterns"
                ));
            }
            compiled = Regex::new(pattern);
        }
        compiled.err().map(|error| match error {
            Error::CompiledTooBig(_) => "the pattern is too large".to_owned(),
            error => error
                .to_string()
                .lines()
                .last()
                .unwrap_or_default()
                .replace("error: ", ""),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_LARGE, Patterns};

    #[test]
    fn so_many_large_patterns_are_compiled() {
        let mut patterns = Patterns::default();
        assert_eq!(patterns.flaw(r"^[\p{L}]{1,100}$"), None);
        assert_eq!(
            patterns.flaw(r"^[\p{L}]{1,99999}$"),
            Some("the pattern is too large")
        );
        patterns.large = MOST_LARGE;
        assert!(
            patterns
                .flaw(r"^[\p{L}]{1,101}$")
                .is_some_and(|why| why.ends_with("large patterns"))
        );
        assert_eq!(patterns.flaw("^a$"), None);
        assert_eq!(patterns.flaw(r"^[\p{L}]{1,100}$"), None);
    }
}
