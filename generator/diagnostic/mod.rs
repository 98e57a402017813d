//! Data type: errors, warnings and notes about a user's document.
//!
//! A [`Diagnostic`] has a [`Code`] (all are listed in [`codes`]), a location in the document and a message. It does
//! not depend on how it is rendered, nor on lines and columns.

pub mod codes;
mod collected;
mod nearest;

#[cfg(test)]
mod tests;

pub use collected::{Diagnostics, Omitted};
pub use nearest::{nearest, nearest_within};

use crate::source::{Location, Position, Sources};

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Severity {
    /// Information that needs no change.
    Note,
    /// The document is ambiguous or invalid, and the message describes how it is treated.
    Warning,
    /// No code can be generated.
    Error,
}

impl Severity {
    /// `error`, `warning` or `note`.
    pub fn text(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// A kind of diagnostic, by its stable name.
#[derive(Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Code {
    /// Stable, kebab-case.
    pub name: &'static str,
    /// The name that it had in an earlier version, which the user may still write.
    pub(crate) former_name: Option<&'static str>,
    /// Of its diagnostics, unless warnings are made errors.
    pub severity: Severity,
    /// The other severity that its diagnostics can have: what reports them decides.
    pub also: Option<Severity>,
    /// What is wrong, in at most 12 words, lower case, without a full stop.
    pub title: &'static str,
    /// What the code means, why it matters and what to do, in Markdown.
    pub explain: &'static str,
}

impl Code {
    /// Every code, in the order of the stages that report them.
    pub fn all() -> &'static [&'static Self] {
        &codes::ALL
    }

    /// Whether its diagnostics can have this severity.
    pub(crate) fn can_be(&self, severity: Severity) -> bool {
        self.severity == severity || self.also == Some(severity)
    }

    /// The severities that its diagnostics can have: `warning`, or `warning or note`.
    pub fn severities(&self) -> String {
        let also = self.also.map(|also| format!(" or {}", also.text()));
        format!("{}{}", self.severity.text(), also.unwrap_or_default())
    }
}

/// An error, warning or note about the document.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// Its code.
    pub code: &'static Code,
    /// The code's own, or another one that it declares; warnings are raised to errors where the user asks for that.
    pub severity: Severity,
    /// Its location.
    pub(crate) at: Location,
    /// What was found, what was expected and what was done, lower case, without a full stop.
    pub message: String,
    /// The help.
    pub help: Option<String>,
    /// Other locations, each with a description.
    pub(crate) related: Vec<(Location, String)>,
    /// The entry of the user's settings that it is about: the key of the option, and an index.
    pub(crate) setting: Option<(&'static str, usize)>,
}

impl Diagnostic {
    /// The JSON pointer of its location: `/paths/~1pets`, or `pets.yaml#/Pet` in another file of the document.
    pub fn pointer(&self) -> String {
        self.at.to_string()
    }

    /// Its line and column; `None` where it concerns no file.
    pub fn position<'s>(&self, sources: &'s Sources) -> Option<Position<'s>> {
        sources.locate(&self.at)
    }

    /// A diagnostic without help and related locations.
    pub(crate) fn new(
        code: &'static Code,
        at: impl Into<Location>,
        message: impl Into<String>,
    ) -> Self {
        Self {
            code,
            severity: code.severity,
            at: at.into(),
            message: message.into(),
            help: None,
            related: Vec::new(),
            setting: None,
        }
    }

    /// With another severity than is usual for its code, which has to declare it.
    #[must_use]
    pub(crate) fn severity(mut self, severity: Severity) -> Self {
        debug_assert!(
            self.code.can_be(severity),
            "`{}` is never a {}",
            self.code.name,
            severity.text()
        );
        self.severity = severity;
        self
    }

    /// Adds a help line.
    #[must_use]
    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// As a warning: it concerns a part of the document that a client can be generated without. A document that is too large to be
    /// read stays an error.
    #[must_use]
    pub(crate) fn tolerated(mut self) -> Self {
        if self.severity == Severity::Error && self.code != &codes::TOO_LARGE {
            self.severity = Severity::Warning;
            self.message.push_str("; skipped");
        }
        self
    }

    /// About an entry of the user's settings.
    #[must_use]
    pub(crate) fn of_setting(mut self, key: &'static str, index: usize) -> Self {
        self.setting = Some((key, index));
        self
    }

    /// With one more location and its description.
    #[must_use]
    pub(crate) fn related(mut self, at: impl Into<Location>, what: impl Into<String>) -> Self {
        self.related.push((at.into(), what.into()));
        self
    }
}
