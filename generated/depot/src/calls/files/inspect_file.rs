use super::runtime;

impl super::FilesCalls<'_> {
    /// Get the size of a file
    ///
    /// `HEAD /files/{file_id}`
    ///
    /// On success: The file exists.
    ///
    /// Returns the request builder [`InspectFile`]. Error responses: [`InspectFileError`] (404).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// client.files().inspect_file("file-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn inspect_file(&self, file_id: &str) -> InspectFile {
        let template = "/files/{file_id}";
        runtime::Call::new(self.client, runtime::Method::HEAD, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("file_id", runtime::Style::SIMPLE, file_id)
            .into()
    }
}

/// Request builder returned by [`FilesCalls::inspect_file`](super::FilesCalls::inspect_file).
///
/// `HEAD /files/{file_id}`
///
/// Parameters:
///
/// - `file_id`: path parameter.
///
/// Error responses: [`InspectFileError`] (404).
pub type InspectFile = runtime::Prepared<runtime::NoContent, InspectFileError>;

/// Error responses of [`InspectFile`].
///
/// - `NotFound`: There is no such file.
pub type InspectFileError = super::failures::NotFoundStatusError;
