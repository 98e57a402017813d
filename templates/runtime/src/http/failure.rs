//! Declared failures. In: a response whose status is no success. Out: the value that the document declares
//! for that status, if it declares one. It must not know the call.

use super::{body_error::BodyError, raw_response::RawResponse};

/// What an operation declares as error responses.
pub trait Failure: Sized {
    /// Reads a response by its status; `None` where the document declares nothing for it.
    fn read(response: &RawResponse) -> Option<Result<Self, BodyError>>;
}

/// The failures of an operation that declares none. When it does, the operation's own name for them is that of another enum, so there
/// is a wildcard arm in each match.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undeclared {}

impl Failure for Undeclared {
    fn read(_: &RawResponse) -> Option<Result<Self, BodyError>> {
        None
    }
}
