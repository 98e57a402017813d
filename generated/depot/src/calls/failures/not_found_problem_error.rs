use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum NotFoundProblemError {
        /// Status 404, Not Found.
        #[status(404)] NotFound(types::Problem),
    }
}
