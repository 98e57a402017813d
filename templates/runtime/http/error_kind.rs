//! The kinds of errors, for a `match` that does not care for details. It must not hold any.

/// What went wrong with a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Nothing was sent: parameters or body break the document's constraints.
    Invalid,
    /// Nothing was sent: the request could not be made.
    Request,
    /// Nothing was sent: the URL has an origin that may not receive the credentials.
    CredentialsWithheld,
    /// There is no access token for the call.
    Token,
    /// The service could not be reached.
    Connect,
    /// The time for the call ran out.
    Timeout,
    /// The connection broke before the response was complete.
    Broken,
    /// A redirect was refused.
    Redirect,
    /// The body is over a limit: it is too long, or takes too much memory to decode.
    TooLarge,
    /// A success whose body is not as declared.
    Unexpected,
    /// The next page cannot be requested.
    Page,
    /// The service answered with a status that is no success.
    Api,
}
