//! One change of a crate's public surface, with what it breaks.

use super::codes;
use super::effect::Effect;
use super::verdict::{Direction, Verdict};
use crate::hash::fnv1a;

/// A change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Its stable code.
    pub code: &'static str,
    /// The Rust item that changed: `types::Item::name`.
    pub subject: String,
    /// The item before, if it had another path.
    pub former: Option<String>,
    /// What it was; absent if it was added.
    pub old: Option<Side>,
    /// What it is; absent if it was removed.
    pub new: Option<Side>,
    /// Which bodies and parameters have it.
    pub direction: Direction,
    /// Whether code that uses the crate still compiles.
    pub source: Verdict,
    /// Whether programs with the old crate still work with the new service.
    pub old_client: Verdict,
    /// Whether programs with the new crate work with the old service.
    pub new_client: Verdict,
    /// Whether code that compiles still does the same.
    pub behaviour: Verdict,
    /// What a user of the crate has to do; empty if nothing.
    pub advice: String,
}

/// One side of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The Rust item, as the crate's documentation shows it.
    pub rust: String,
    /// JSON pointer of the part of the document that describes it; empty if there is none.
    pub pointer: String,
}

impl Change {
    /// A change that breaks nothing.
    pub fn new(code: &'static str, subject: impl Into<String>) -> Self {
        Self {
            code,
            subject: subject.into(),
            former: None,
            old: None,
            new: None,
            direction: Direction::default(),
            source: Verdict::default(),
            old_client: Verdict::default(),
            new_client: Verdict::default(),
            behaviour: Verdict::default(),
            advice: String::new(),
        }
    }

    /// The path of the item before.
    #[must_use]
    pub fn formerly(mut self, path: impl Into<String>) -> Self {
        self.former = Some(path.into());
        self
    }

    /// What it was.
    #[must_use]
    pub fn old(mut self, rust: impl Into<String>, pointer: impl Into<String>) -> Self {
        self.old = Some(Side {
            rust: rust.into(),
            pointer: pointer.into(),
        });
        self
    }

    /// What it is.
    #[must_use]
    pub fn new_side(mut self, rust: impl Into<String>, pointer: impl Into<String>) -> Self {
        self.new = Some(Side {
            rust: rust.into(),
            pointer: pointer.into(),
        });
        self
    }

    /// Code that uses the item no longer compiles.
    #[must_use]
    pub fn breaks_source(mut self, reason: &'static str) -> Self {
        self.source = Verdict::breaks(reason);
        self
    }

    /// Code that uses the item still compiles.
    #[must_use]
    pub fn keeps_source(mut self, reason: &'static str) -> Self {
        self.source = Verdict::safe(reason);
        self
    }

    /// What it does to requests and responses.
    #[must_use]
    pub fn on_wire(mut self, direction: Direction, effect: Effect) -> Self {
        self.direction = direction;
        self.old_client = effect.on_old_client(direction);
        self.new_client = effect.on_new_client(direction);
        self
    }

    /// Code that compiles does something else.
    #[must_use]
    pub fn breaks_behaviour(mut self, reason: &'static str) -> Self {
        self.behaviour = Verdict::breaks(reason);
        self
    }

    /// The change of an item that the API no longer has, where the crate keeps the item: only source code does not break.
    #[must_use]
    pub fn kept(mut self, code: &'static str, new: Option<Side>) -> Self {
        self.code = code;
        self.new = new;
        self.keeps_source("the item is kept, deprecated")
    }

    /// The change of a kept item that the crate no longer has. Requests and responses are as before: the API did not have it.
    #[must_use]
    pub fn of_dropped(mut self, dropped: Option<&str>) -> Self {
        if dropped.is_some() {
            self.old_client = Verdict::default();
            self.new_client = Verdict::default();
            self.behaviour = Verdict::default();
        }
        self
    }

    /// What a user has to do.
    #[must_use]
    pub fn advice(mut self, advice: impl Into<String>) -> Self {
        self.advice = advice.into();
        self
    }

    /// Whether it breaks code that uses the crate, its behaviour, or programs that are in use already.
    ///
    /// What a new client cannot do with an old service is shown and does not count: every addition is such a change.
    pub fn is_breaking(&self) -> bool {
        self.source.breaks || self.old_client.breaks || self.behaviour.breaks
    }

    /// Whether it takes the item away or makes it another kind of item, with all of its parts.
    pub fn is_of_whole_item(&self) -> bool {
        let codes = [
            codes::ALIAS_CHANGED,
            codes::EXPORT_REMOVED,
            codes::GROUP_REMOVED,
            codes::GROUP_RENAMED,
            codes::OPERATION_REMOVED,
            codes::OPERATION_RENAMED,
            codes::SERVER_REMOVED,
            codes::TYPE_KIND_CHANGED,
            codes::TYPE_REMOVED,
            codes::TYPE_RENAMED,
            codes::UNION_DECISION_CHANGED,
        ];
        codes.contains(&self.code)
    }

    /// Whether it is seen where a crate is named in `Cargo.toml`, and not in a program.
    #[cfg(feature = "cli")]
    pub fn is_of_package(&self) -> bool {
        self.code == codes::PACKAGE_RENAMED
    }

    /// Whether it concerns all that uses the crate.
    pub fn takes_everything(&self) -> bool {
        [codes::CLIENT_REMOVED, codes::RECURSION_LIMIT_CHANGED].contains(&self.code)
    }

    /// A hash of what changed, by which it can be accepted. It does not depend on locations and messages.
    pub fn fingerprint(&self) -> String {
        let side = |side: &Option<Side>| side.as_ref().map(|side| side.rust.clone());
        let parts = [
            Some(self.code.to_owned()),
            Some(self.subject.clone()),
            side(&self.old),
            side(&self.new),
        ];
        let mut content = String::new();
        for part in parts {
            content.push_str(part.as_deref().unwrap_or_default());
            content.push('\n');
        }
        format!("{:016x}", fnv1a(content.bytes()))
    }
}
