use super::runtime;

impl super::FilesCalls<'_> {
    /// Delete a file
    ///
    /// Needs both an access token and the API key.
    ///
    /// `DELETE /files/{file_id}`
    ///
    /// On success: The file was deleted.
    ///
    /// Returns the request builder [`DeleteFile`]. Error responses: [`DeleteFileError`] (401, 404).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// client.files().delete_file("file-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn delete_file(&self, file_id: &str) -> DeleteFile {
        let template = "/files/{file_id}";
        runtime::Call::new(self.client, runtime::Method::DELETE, template)
            .security(&[&["key", "oauth"], &["key", "token"]])
            .path("file_id", runtime::Style::SIMPLE, file_id)
            .into()
    }
}

/// Request builder returned by [`FilesCalls::delete_file`](super::FilesCalls::delete_file).
///
/// `DELETE /files/{file_id}`
///
/// Parameters:
///
/// - `file_id`: path parameter.
///
/// Error responses: [`DeleteFileError`] (401, 404).
pub type DeleteFile = runtime::Prepared<runtime::NoContent, DeleteFileError>;

/// Error responses of [`DeleteFile`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
pub type DeleteFileError = super::failures::UnauthorizedOrNotFoundProblemError;
