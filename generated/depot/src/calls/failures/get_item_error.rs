use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum GetItemError {
        /// Status 304, Not Modified.
        #[status(304)] NotModified,
        /// Status 401, Unauthorized.
        #[status(401)] Unauthorized(types::Problem),
        /// Status 404, Not Found.
        #[status(404)] NotFound(types::Problem),
        /// Status 429, Too Many Requests.
        #[status(429)] TooManyRequests(types::Problem),
    }
}
