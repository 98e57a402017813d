use super::runtime;

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum EmptyNotFoundError {
        /// Status 404, Not Found.
        #[status(404)] NotFound,
    }
}
