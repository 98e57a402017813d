//! Documentation text that is inert: nothing in it is compiled, run or hidden from the reader.

/// Markdown that came from a document, made harmless by `plan/docs.rs`, or that the generator wrote itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Docs(String);

impl Docs {
    /// Wraps text that is known to be inert.
    #[must_use]
    pub fn inert(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text, without line breaks at its ends.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.trim_matches('\n')
    }

    /// An item of a list: what is said of `label`. What is no paragraph begins a line.
    #[must_use]
    pub fn item(&self, label: &str) -> String {
        let opens = |c: char| "#>*+-|`~<".contains(c) || c.is_ascii_digit();
        let lines = self.text().lines();
        let lines = lines.map(|line| if line.is_empty() { String::new() } else { format!("  {line}") });
        let said = lines.collect::<Vec<_>>().join("\n");
        let is_code = |said: &str| said.starts_with('`') && !said.starts_with("```");
        match said.trim_start() {
            block if block.starts_with(opens) && block.contains('\n') && !is_code(block) => {
                format!("- `{label}`:\n\n{said}")
            }
            paragraph => format!("- `{label}`: {paragraph}"),
        }
    }

    /// Whether there is nothing to say.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.trim().is_empty()
    }

    /// This text, or `other` where there is none.
    #[must_use]
    pub fn or(self, other: impl FnOnce() -> Self) -> Self {
        if self.is_empty() { other() } else { self }
    }
}

/// Whether a character hides text from its reader, or makes a terminal or a compiler read it another way: controls,
/// bidirectional overrides, and what cannot be seen at all.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::Docs;

    #[test]
    fn what_is_no_paragraph_begins_a_line() {
        let item = |text: &str| Docs::inert(text).item("name");
        assert_eq!(item("said\nof it"), "- `name`: said\n  of it");
        assert_eq!(item("`code` first\n\nand more"), "- `name`: `code` first\n\n  and more");
        assert_eq!(item("* one\n* two"), "- `name`:\n\n  * one\n  * two");
        assert_eq!(item("```text\ncode\n```"), "- `name`:\n\n  ```text\n  code\n  ```");
    }
}
