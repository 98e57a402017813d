//! Invisible and misleading characters.
//!
//! Strings of a document occur in messages, in the lock and in generated comments, and must not hide anything there.

/// Whether a character hides text from its reader, or makes a terminal or a compiler read it another way: controls,
/// bidirectional overrides, and what cannot be seen at all.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}
