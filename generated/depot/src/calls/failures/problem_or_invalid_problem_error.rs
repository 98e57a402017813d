use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum ProblemOrInvalidProblemError {
        /// Status 401, Unauthorized.
        #[status(401)] Unauthorized(types::Problem),
        /// Status 422, Unprocessable Entity.
        #[status(422)] UnprocessableEntity(types::InvalidProblem),
        /// Status 429, Too Many Requests.
        #[status(429)] TooManyRequests(types::Problem),
    }
}
