use super::{runtime, types};

runtime::failure! {
    /// What the operations that declare these failures may answer instead of success.
    pub enum Failure422HttpValidationErrorOr429RateLimitExceeded {
        /// Status 422, Unprocessable Entity.
        #[status(422)] UnprocessableEntity(types::HttpValidationError),
        /// Status 429, Too Many Requests.
        #[status(429)] TooManyRequests(types::RateLimitExceeded),
    }
}
