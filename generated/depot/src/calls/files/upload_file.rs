use super::{runtime, types};

impl super::FilesCalls<'_> {
    /// Upload a file
    ///
    /// The body is sent as `application/octet-stream`.
    ///
    /// `PUT /files/{file_id}`
    ///
    /// On success: The file was stored.
    ///
    /// Returns the request builder [`UploadFile`]. Response: `types::StoredFile`. Error responses: [`UploadFileError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::runtime;
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.files().upload_file("file-id", runtime::Body::file("file")?).send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn upload_file(
        &self,
        file_id: &str,
        body: impl Into<runtime::Body>,
    ) -> UploadFile {
        let template = "/files/{file_id}";
        runtime::Call::new(self.client, runtime::Method::PUT, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("file_id", runtime::Style::SIMPLE, file_id)
            .encoded_unchecked(
                &body.into(),
                &runtime::BytesAs("application/octet-stream"),
            )
            .into()
    }
}

/// Request builder returned by [`FilesCalls::upload_file`](super::FilesCalls::upload_file).
///
/// `PUT /files/{file_id}`
///
/// Parameters:
///
/// - `file_id`: path parameter.
/// - `body`: `application/octet-stream`.
///
/// Response: `types::StoredFile`. Error responses: [`UploadFileError`] (401).
pub type UploadFile = runtime::Prepared<runtime::Json<types::StoredFile>, UploadFileError>;

/// Error responses of [`UploadFile`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type UploadFileError = super::failures::UnauthorizedProblemError;
