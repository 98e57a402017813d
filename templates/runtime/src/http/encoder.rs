//! How a value becomes a body. In: a value. Out: a [`Body`], or why it cannot be one. It must not know the
//! request around it.

use super::{super::Report, body::Body, request_error::RequestError};

/// A way to write values of the type `T` into bodies.
pub trait Encoder<T: ?Sized> {
    /// The body that holds `value`.
    ///
    /// # Errors
    ///
    /// Fails if the value cannot be written as such a body.
    fn encode(&self, value: &T) -> Result<Body, RequestError>;

    /// Looks at what the document requires of how the value is sent, which its type does not require.
    fn check(&self, value: &T, report: &mut Report) {
        let _ = (value, report);
    }
}
