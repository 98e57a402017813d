use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum RateLimitError {
        /// Status 429, Too Many Requests.
        #[status(429)] TooManyRequests(types::RateLimitExceeded),
    }
}
