//! What a change of a value does to the requests and responses that have it.

use super::verdict::{Direction, Verdict};

/// What a change of a value does, each with its reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// The service rejects values that it accepted.
    pub narrower: Option<&'static str>,
    /// The service accepts values that it rejected.
    pub wider: Option<&'static str>,
    /// The old crate cannot read values of the new service.
    pub old_fails: Option<&'static str>,
    /// The new crate cannot read values of the old service.
    pub new_fails: Option<&'static str>,
}

impl Effect {
    /// Nothing.
    pub const NONE: Self = Self {
        narrower: None,
        wider: None,
        old_fails: None,
        new_fails: None,
    };

    /// Everything: the values have nothing in common.
    pub fn all(reason: &'static str) -> Self {
        Self {
            narrower: Some(reason),
            wider: Some(reason),
            old_fails: Some(reason),
            new_fails: Some(reason),
        }
    }

    /// The service rejects values that it accepted.
    #[must_use]
    pub fn narrower(mut self, reason: &'static str) -> Self {
        self.narrower = Some(reason);
        self
    }

    /// The service accepts values that it rejected.
    #[must_use]
    pub fn wider(mut self, reason: &'static str) -> Self {
        self.wider = Some(reason);
        self
    }

    /// The old crate cannot read values of the new service.
    #[must_use]
    pub fn old_fails(mut self, reason: &'static str) -> Self {
        self.old_fails = Some(reason);
        self
    }

    /// The new crate cannot read values of the old service.
    #[must_use]
    pub fn new_fails(mut self, reason: &'static str) -> Self {
        self.new_fails = Some(reason);
        self
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            narrower: self.narrower.or(other.narrower),
            wider: self.wider.or(other.wider),
            old_fails: self.old_fails.or(other.old_fails),
            new_fails: self.new_fails.or(other.new_fails),
        }
    }

    /// Whether there is none.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Of the old crate with the new service.
    pub fn on_old_client(self, direction: Direction) -> Verdict {
        verdict(direction, self.narrower, self.old_fails)
    }

    /// Of the new crate with the old service.
    pub fn on_new_client(self, direction: Direction) -> Verdict {
        verdict(direction, self.wider, self.new_fails)
    }
}

fn verdict(
    direction: Direction,
    request: Option<&'static str>,
    response: Option<&'static str>,
) -> Verdict {
    let request = request.filter(|_| direction.request);
    let response = response.filter(|_| direction.response);
    request
        .or(response)
        .map_or_else(Verdict::default, Verdict::breaks)
}
