use super::runtime;

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum NotFoundStatusError {
        /// Status 404, Not Found.
        #[status(404)] NotFound,
    }
}
