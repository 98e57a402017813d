//! What a change breaks, and where.

use crate::surface::Transfer;

/// Whether something breaks, and why or why not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Whether it does.
    pub breaks: bool,
    /// The reason in a clause; empty if there is nothing that could break.
    pub reason: &'static str,
}

/// Which bodies and parameters a value is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Direction {
    /// Requests.
    pub request: bool,
    /// Responses, and what webhooks carry.
    pub response: bool,
}

impl Direction {
    /// Requests and responses.
    pub const BOTH: Self = Self {
        request: true,
        response: true,
    };
    /// Requests alone.
    pub const REQUEST: Self = Self {
        request: true,
        response: false,
    };
    /// Responses alone.
    pub const RESPONSE: Self = Self {
        request: false,
        response: true,
    };

    /// Those that have a property.
    pub fn of_transfer(transfer: Transfer) -> Self {
        match transfer {
            Transfer::Both => Self::BOTH,
            Transfer::ReadOnly => Self::RESPONSE,
            Transfer::RequiredInRequests => Self::REQUEST,
        }
    }

    /// Both together.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            request: self.request || other.request,
            response: self.response || other.response,
        }
    }

    /// What is in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            request: self.request && other.request,
            response: self.response && other.response,
        }
    }

    /// Its name; empty if no operation uses the value.
    pub fn name(self) -> &'static str {
        match (self.request, self.response) {
            (true, true) => "request and response",
            (true, false) => "request",
            (false, true) => "response",
            (false, false) => "",
        }
    }
}

impl Verdict {
    /// It breaks.
    pub fn breaks(reason: &'static str) -> Self {
        Self {
            breaks: true,
            reason,
        }
    }

    /// It does not break.
    pub fn safe(reason: &'static str) -> Self {
        Self {
            breaks: false,
            reason,
        }
    }
}
