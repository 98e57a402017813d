//! How a body is read, decided by its head.

/// What becomes of the body of a success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reading {
    /// All of it is read, within the limits of the client and the time of the call.
    Whole,
    /// It is handed on while it arrives. The time of the call ends with the head.
    Stream,
}
