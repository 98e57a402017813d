use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum UnauthorizedOrNotFoundError {
        /// Status 401, Unauthorized.
        #[status(401)] Unauthorized(types::Problem),
        /// Status 404, Not Found.
        #[status(404)] NotFound(types::Problem),
    }
}
