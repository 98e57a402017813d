use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum NotFoundError {
        /// Status 404, Not Found.
        #[status(404)] NotFound(types::Problem),
    }
}
