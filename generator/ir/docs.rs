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
