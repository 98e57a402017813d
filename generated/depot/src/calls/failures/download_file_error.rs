use super::{runtime, types};

runtime::failure! {
    /// Error responses that several operations declare.
    pub enum DownloadFileError {
        /// Status 401, Unauthorized.
        #[status(401)] Unauthorized(types::Problem),
        /// Status 404, Not Found.
        #[status(404)] NotFound(types::Problem),
        /// Status 416, Range Not Satisfiable.
        #[status(416)] RangeNotSatisfiable(types::Problem),
    }
}
