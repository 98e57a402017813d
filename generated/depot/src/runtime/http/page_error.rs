//! A next page that cannot be requested. In: the operation and what is wrong with what leads to the page. Out: an error that names both. It
//! must not quote a cursor or a URL, which may hold secrets.

use std::{error, fmt};

use super::context::CallName;

/// The next page cannot be requested. Nothing was sent for it; the previous pages are complete.
#[derive(Clone)]
pub struct PageError {
    operation: CallName,
    problem: PageProblem,
}

/// Why the next page cannot be requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PageProblem {
    /// A cursor or URL leads to an earlier page, so the pages would never end.
    Repeated,
    /// Too many pages in a row have no items: more than `Pages::max_empty_pages`.
    OnlyEmptyPages,
    /// The URL of the next page is not valid.
    NotAUrl,
    /// The URL of the next page has another origin than the page, and
    /// [`ClientBuilder::allow_origin`](super::ClientBuilder::allow_origin) does not allow it.
    OtherOrigin,
    /// The value for the next page is an array or an object.
    NotAScalar,
    /// There are further pages, but the last item has no id to continue from.
    NoLastId,
    /// The number of the next page exceeds 64 bits.
    TooLarge,
}

impl PageError {
    pub(super) fn new(operation: CallName, problem: PageProblem) -> Self {
        Self { operation, problem }
    }

    /// Returns why the page cannot be requested.
    #[must_use]
    pub fn problem(&self) -> PageProblem {
        self.problem
    }
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problem = match self.problem {
            PageProblem::Repeated => "it is one of the pages before",
            PageProblem::OnlyEmptyPages => "too many pages in a row were empty",
            PageProblem::NotAUrl => "its URL is not valid",
            PageProblem::OtherOrigin => "its URL is of another origin",
            PageProblem::NotAScalar => "the value that leads to it is an array or an object",
            PageProblem::NoLastId => "the last item has no id to continue from",
            PageProblem::TooLarge => "its number is too large",
        };
        write!(
            f,
            "{}: the next page was not requested: {problem}",
            self.operation
        )
    }
}

impl fmt::Debug for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PageError")
            .field("operation", &format_args!("{}", self.operation))
            .field("problem", &self.problem)
            .finish()
    }
}

impl error::Error for PageError {}
