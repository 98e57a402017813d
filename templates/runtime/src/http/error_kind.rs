//! The kinds of errors, for a `match` that does not care for details. It must not hold any.

/// The kind of an [`Error`](super::Error).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Nothing was sent: the parameters or the body violate constraints of the document.
    Invalid,
    /// Nothing was sent: the request could not be built.
    Request,
    /// Nothing was sent: the origin of the URL is not allowed to receive the credentials.
    CredentialsWithheld,
    /// No access token could be obtained.
    Token,
    /// The service could not be reached.
    Connect,
    /// The call timed out.
    Timeout,
    /// The connection was lost before the response was complete.
    Broken,
    /// The response was a redirect that is not followed.
    Redirect,
    /// The body exceeds a limit: it is too long, or its value takes too much memory.
    TooLarge,
    /// The status is a success, but the body is not as the document declares it.
    Unexpected,
    /// The next page cannot be requested.
    Page,
    /// The service responded with an error status.
    Api,
}
