//! What changes are due to: the document, the generator, or the settings.

use std::collections::HashSet;

use crate::compare::{Change, compare};
use crate::surface::Surface;

/// What a change may be due to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cause {
    /// Another document.
    pub document: bool,
    /// Another version of the generator.
    pub generator: bool,
    /// Other settings.
    pub settings: bool,
}

impl Cause {
    /// The document alone.
    pub const DOCUMENT: Self = Self {
        document: true,
        generator: false,
        settings: false,
    };

    /// What differs between two sides, apart from their documents.
    fn apart_from_document(old: &Surface, new: &Surface) -> Self {
        // Another version of the format is another generator's. What an old format lacks is not known.
        let generator = (&old.generator, old.version) != (&new.generator, new.version);
        let has_settings = old.version >= 2 && new.version >= 2;
        Self {
            document: false,
            generator,
            settings: has_settings && old.settings != new.settings,
        }
    }

    /// `document, generator or settings`.
    pub fn name(self) -> String {
        let causes = [
            (self.document, "document"),
            (self.generator, "generator"),
            (self.settings, "settings"),
        ];
        let names = causes.into_iter().filter(|(may_be, _)| *may_be);
        let names: Vec<&str> = names.map(|(_, name)| name).collect();
        match names.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => String::new(),
        }
    }

    /// Either.
    fn or(self, other: Self) -> Self {
        Self {
            document: self.document || other.document,
            generator: self.generator || other.generator,
            settings: self.settings || other.settings,
        }
    }
}

/// The causes of the changes between two sides.
#[derive(Debug)]
pub struct Causes {
    apart_from_document: Cause,
    /// The fingerprints of the changes of the document alone, and of those of everything else; `None` if they are not known apart.
    apart: Option<[HashSet<String>; 2]>,
}

impl Causes {
    /// Of two sides. `between` is the old document with the generator and the settings of the new side.
    pub fn of(old: &Surface, new: &Surface, between: Option<&Surface>) -> Self {
        let fingerprints = |old: &Surface, new: &Surface| -> HashSet<String> {
            let changes = compare(old, new);
            changes.iter().map(Change::fingerprint).collect()
        };
        let apart_from_document = Cause::apart_from_document(old, new);
        let between = between.filter(|_| apart_from_document != Cause::default());
        Self {
            apart_from_document,
            apart: between.map(|between| [fingerprints(between, new), fingerprints(old, between)]),
        }
    }

    /// Whether all changes are the document's.
    pub fn is_document_alone(old: &Surface, new: &Surface) -> bool {
        Cause::apart_from_document(old, new) == Cause::default()
    }

    /// What a change may be due to.
    pub fn of_change(&self, fingerprint: &str) -> Cause {
        let either = Cause::DOCUMENT.or(self.apart_from_document);
        let Some([document, others]) = &self.apart else {
            return either;
        };
        match (document.contains(fingerprint), others.contains(fingerprint)) {
            (true, false) => Cause::DOCUMENT,
            (false, true) => self.apart_from_document,
            // Both together, or a change that is another one where only one of them changes.
            _ => either,
        }
    }

    /// Whether the document is known apart from other causes.
    pub fn are_apart(&self) -> bool {
        self.apart.is_some()
    }

    /// What else than the document may have caused changes.
    pub fn apart_from_document(&self) -> Cause {
        self.apart_from_document
    }
}
