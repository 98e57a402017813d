//! Where values were written that overlays put into the document, or moved in it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::pointer;

/// Pointers of the document's values that are not where its file has them, each with the pointer of where the value was written.
/// Pointers that are not listed are written where the nearest listed parent is.
#[derive(Debug, Default)]
pub struct Origins {
    moved: BTreeMap<String, String>,
}

/// Where one value was written, and those values below it that were not written with it.
#[derive(Clone, Debug)]
pub struct Written {
    at: String,
    /// By pointers that begin at the value.
    below: BTreeMap<String, String>,
}

impl Written {
    /// A value that was written at a pointer, with everything below it.
    pub fn at(pointer: impl Into<String>) -> Self {
        Self {
            at: pointer.into(),
            below: BTreeMap::new(),
        }
    }

    /// Of a property or an item of the value.
    pub fn child(&self, token: &str) -> Self {
        let step = pointer::join("", token);
        let at = match self.below.get(&step) {
            Some(own) => own.clone(),
            None => format!("{}{step}", self.at),
        };
        let below = entries_below(&self.below, &step);
        Self {
            at,
            below: below
                .map(|(tail, at)| (tail.to_owned(), at.to_owned()))
                .collect(),
        }
    }

    /// The pointer of where the value was written.
    pub fn pointer(&self) -> &str {
        &self.at
    }
}

impl Origins {
    /// The pointer of where the value at a pointer was written.
    pub fn origin_of<'p>(&self, at: &'p str) -> Cow<'p, str> {
        if self.moved.is_empty() {
            return Cow::Borrowed(at);
        }
        let ends = at.rmatch_indices('/').map(|(end, _)| end);
        for end in [at.len()].into_iter().chain(ends) {
            if let Some(origin) = self.moved.get(&at[..end]) {
                return Cow::Owned(format!("{origin}{}", &at[end..]));
            }
        }
        Cow::Borrowed(at)
    }

    /// Where the value at a pointer was written, and the values below it.
    pub fn written(&self, at: &str) -> Written {
        Written {
            at: self.origin_of(at).into_owned(),
            below: entries_below(&self.moved, at)
                .map(|(tail, origin)| (tail.to_owned(), origin.to_owned()))
                .collect(),
        }
    }

    /// Another value is at a pointer now.
    pub fn place(&mut self, at: &str, written: Written) {
        self.forget(at);
        let below = written.below.into_iter();
        self.moved
            .extend(below.map(|(tail, origin)| (format!("{at}{tail}"), origin)));
        self.moved.insert(at.to_owned(), written.at);
    }

    /// There is no value at a pointer any more.
    pub fn forget(&mut self, at: &str) {
        let tails = entries_below(&self.moved, at).map(|(tail, _)| format!("{at}{tail}"));
        for pointer in tails.collect::<Vec<_>>() {
            self.moved.remove(&pointer);
        }
        self.moved.remove(at);
    }
}

/// The entries below a pointer, each with the part of its key that follows the pointer.
fn entries_below<'m>(
    entries: &'m BTreeMap<String, String>,
    at: &str,
) -> impl Iterator<Item = (&'m str, &'m str)> {
    let start = format!("{at}/");
    let length = at.len();
    entries
        .range(start.clone()..)
        .take_while(move |(key, _)| key.starts_with(&start))
        .map(move |(key, origin)| (&key[length..], origin.as_str()))
}
