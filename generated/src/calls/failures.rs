//! What operations may answer instead of success, one enum for all that declare the same.

use super::{runtime, types};

runtime::failure! {
    /// What the operations that declare these failures may answer instead of success.
    pub enum Failure422HttpValidationErrorOr429RateLimitExceeded {
        /// Validation Error
        #[status(422)] UnprocessableEntity(types::HttpValidationError),
        /// Rate limit exceeded
        #[status(429)] TooManyRequests(types::RateLimitExceeded),
    }
}

runtime::failure! {
    /// What the operations that declare these failures may answer instead of success.
    pub enum Failure429RateLimitExceeded {
        /// Rate limit exceeded
        #[status(429)] TooManyRequests(types::RateLimitExceeded),
    }
}
