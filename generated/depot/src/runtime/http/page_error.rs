//! A next page that cannot be requested. In: the operation and what is wrong with what leads to the page. Out: an error that names both. It
//! must not quote a cursor or more of a URL than its origin, which may hold secrets.

use std::{error, fmt};

use super::{call_name::CallName, debug::debug};

/// The next page cannot be requested. Nothing was sent for it; the previous pages are complete.
#[derive(Clone)]
pub struct PageError {
    operation: CallName,
    problem: PageProblem,
    /// The origin of the page, and that of the next one, where they differ.
    origins: Option<(String, String)>,
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
    /// [`ClientBuilder::allow_origin`](super::super::ClientBuilder::allow_origin) does not allow it.
    OtherOrigin,
    /// The value for the next page is an array or an object.
    NotAScalar,
    /// There are further pages, but the last item has no id to continue from.
    NoLastId,
    /// The number of the next page exceeds 64 bits.
    TooLarge,
    /// A property of the request body asks for the next page, and the body is not a JSON object.
    NotAnObject,
    /// The position to continue from is not one of these pages.
    NotAPosition,
}

/// Why a next page cannot be requested, with the origins that [`PageProblem::OtherOrigin`] is about.
pub(super) struct NoPage {
    problem: PageProblem,
    origins: Option<(String, String)>,
}

impl NoPage {
    /// The next page has another origin than the page.
    pub(super) fn at(page: String, next: String) -> Self {
        Self {
            problem: PageProblem::OtherOrigin,
            origins: Some((page, next)),
        }
    }
}

impl From<PageProblem> for NoPage {
    fn from(problem: PageProblem) -> Self {
        Self {
            problem,
            origins: None,
        }
    }
}

impl PageError {
    pub(super) fn new(operation: CallName, NoPage { problem, origins }: NoPage) -> Self {
        Self {
            operation,
            problem,
            origins,
        }
    }

    /// Returns why the page cannot be requested.
    #[must_use]
    pub fn problem(&self) -> PageProblem {
        self.problem
    }

    /// Returns the origin of the next page if it is another one than that of the page, such as `https://b.example.com`.
    /// [`ClientBuilder::allow_origin`](super::super::ClientBuilder::allow_origin) allows it.
    #[must_use]
    pub fn next_origin(&self) -> Option<&str> {
        self.origins.as_ref().map(|(_, next)| next.as_str())
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
            PageProblem::NotAnObject => "the body of the request is not a JSON object",
            PageProblem::NotAPosition => "the position is not one of these pages",
        };
        write!(
            f,
            "{}: the next page was not requested: {problem}",
            self.operation
        )?;
        match &self.origins {
            Some((page, next)) => write!(
                f,
                ", {next}, than the page, {page}; `ClientBuilder::allow_origin(\"{next}\")` allows it"
            ),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "PageError", self)
    }
}

impl error::Error for PageError {}
