use super::{runtime, types};

runtime::failure! {
    /// What the operations that declare these failures may answer instead of success.
    pub enum Failure429RateLimitExceeded {
        /// Status 429, Too Many Requests.
        #[status(429)] TooManyRequests(types::RateLimitExceeded),
    }
}
