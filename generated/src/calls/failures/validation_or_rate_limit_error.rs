use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum ValidationOrRateLimitError {
        /// Status 422, Unprocessable Entity.
        #[status(422)] UnprocessableEntity(types::HttpValidationError),
        /// Status 429, Too Many Requests.
        #[status(429)] TooManyRequests(types::RateLimitExceeded),
    }
}
