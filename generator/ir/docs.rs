//! Documentation text: nothing in it is compiled, runs, or is hidden from the reader.

use serde::Serialize;

/// Markdown that `markdown` made of a description, or that the generator wrote itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Docs(String);

impl Docs {
    /// Wraps text that is known to be inert. Only `markdown` calls it.
    #[must_use]
    pub fn inert(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text, without line breaks at its ends.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.trim_matches('\n')
    }

    /// A list item that begins with a label, both in Markdown. A list, code block or quotation begins on a line of its own.
    #[must_use]
    pub fn item(&self, label: &str) -> String {
        let opens = |c: char| "#>*+-|~<".contains(c) || c.is_ascii_digit();
        let lines = self.text().lines();
        let lines = lines.map(|line| {
            if line.is_empty() {
                String::new()
            } else {
                format!("  {line}")
            }
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        let is_block = |text: &str| text.starts_with(opens) || text.starts_with("```");
        match text.trim_start() {
            block if is_block(block) && block.contains('\n') => {
                format!("- {label}:\n\n{text}")
            }
            paragraph => format!("- {label}: {paragraph}"),
        }
    }

    /// Whether the text is blank.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.trim().is_empty()
    }

    /// This text and another one, as separate paragraphs.
    #[must_use]
    pub fn and(self, other: &Self) -> Self {
        match (self.is_empty(), other.is_empty()) {
            (_, true) => self,
            (true, false) => other.clone(),
            (false, false) => Self(format!("{}\n\n{}", self.text(), other.text())),
        }
    }

    /// This text, or `other` if it is blank.
    #[must_use]
    pub fn or(self, other: impl FnOnce() -> Self) -> Self {
        if self.is_empty() { other() } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::Docs;

    #[test]
    fn what_is_no_paragraph_begins_a_line() {
        let item = |text: &str| Docs(text.to_owned()).item("`name`");
        assert_eq!(item("one\ntwo"), "- `name`: one\n  two");
        assert_eq!(
            item("`code` first\n\nand more"),
            "- `name`: `code` first\n\n  and more"
        );
        assert_eq!(item("* one\n* two"), "- `name`:\n\n  * one\n  * two");
        assert_eq!(
            item("```text\ncode\n```"),
            "- `name`:\n\n  ```text\n  code\n  ```"
        );
    }
}
