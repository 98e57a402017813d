use super::runtime;

runtime::object! {
    /// The object that is the response 200 of `POST /files/{file_id}/scan`.
    #[object()]
    pub struct ScanFileResponse {
        /// Whether nothing was found.
        #[json("clean")] pub clean: bool,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
