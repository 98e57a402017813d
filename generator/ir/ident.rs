//! Identifiers that Rust accepts, and names that keep both spellings.

use std::fmt;

use unicode_ident::{is_xid_continue, is_xid_start};

/// An identifier that is valid Rust wherever it is put, a raw one included.
///
/// It is made only by `names`, the one place where names are minted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ident(String);

impl Ident {
    /// Takes `text` if it is an identifier, and makes it a raw one (`r#type`) if it is a keyword that may be raw.
    ///
    /// Returns `None` for anything that Rust would not read as one identifier (`self`, `_`, `a-b`, the empty text).
    #[must_use]
    pub fn checked(text: &str) -> Option<Self> {
        // `gen` is a keyword since edition 2024, for which syn does not ask.
        let is_plain = if looks_like_a_keyword(text) {
            syn::parse_str::<syn::Ident>(text).is_ok() && text != "gen"
        } else {
            is_word(text)
        };
        if is_plain {
            return Some(Self(text.to_owned()));
        }
        let raw = format!("r#{text}");
        syn::parse_str::<syn::Ident>(&raw)
            .is_ok()
            .then_some(Self(raw))
    }

    /// The identifier as Rust source spells it, `r#` included.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The identifier without `r#`, as file names and documentation spell it.
    #[must_use]
    pub fn plain(&self) -> &str {
        self.0.strip_prefix("r#").unwrap_or(&self.0)
    }
}

impl fmt::Display for Ident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Letters, digits and `_`, not a digit first, and not `_` alone.
fn is_word(text: &str) -> bool {
    let mut chars = text.chars();
    let starts = chars
        .next()
        .is_some_and(|first| first == '_' || is_xid_start(first));
    starts && chars.all(is_xid_continue) && text != "_"
}

/// All keywords do, and few other names: only these are worth asking syn about.
fn looks_like_a_keyword(text: &str) -> bool {
    text == "Self" || text.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// As JSON or HTTP spells it.
    pub wire: String,
    /// As Rust spells it.
    pub rust: Ident,
}
