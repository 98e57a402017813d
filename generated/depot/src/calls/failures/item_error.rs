use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum ItemError {
        /// Status 401, Unauthorized.
        #[status(401)] Unauthorized(types::Problem),
        /// Status 404, Not Found.
        #[status(404)] NotFound(types::Problem),
        /// Status 412, Precondition Failed.
        #[status(412)] PreconditionFailed(types::Problem),
        /// Status 422, Unprocessable Entity.
        #[status(422)] UnprocessableEntity(types::InvalidProblem),
    }
}
