use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum UnauthorizedProblemError {
        /// Status 401, Unauthorized.
        #[status(401)] Unauthorized(types::Problem),
    }
}
