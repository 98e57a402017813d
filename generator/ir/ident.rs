//! Identifiers that Rust accepts, and names in JSON and in Rust.

use std::fmt;

use serde::Serialize;
use unicode_ident::{is_xid_continue, is_xid_start};

/// An identifier that is valid in any Rust code, possibly a raw one.
///
/// Only `names` makes identifiers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Ident(String);

impl Ident {
    /// Returns `text` if it is an identifier, as a raw one (`r#type`) if it is a keyword that may be raw.
    ///
    /// Returns `None` for anything that Rust would not read as one identifier (`self`, `_`, `a-b`, the empty string).
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

    /// The identifier as in Rust source, with `r#`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The identifier as in file names and documentation, without `r#`.
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

/// Whether it is worth asking syn: all keywords look like this, and few other names do.
fn looks_like_a_keyword(text: &str) -> bool {
    text == "Self" || text.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// A name in JSON or HTTP, and in Rust.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Name {
    /// The name in JSON or HTTP.
    pub wire: String,
    /// The name in Rust.
    pub rust: Ident,
}
