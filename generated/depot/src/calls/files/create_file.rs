use super::{runtime, types};

impl super::FilesCalls<'_> {
    /// Upload a file with its metadata
    ///
    /// The body is sent as a multipart form. `file` is a file of the type `application/octet-stream` or `image/png`: `File::of_type` sets it. The part `file` has the header `X-Checksum`: `File::header` sets one.
    ///
    /// `POST /files`
    ///
    /// On success: The file was stored.
    ///
    /// Returns the request builder [`CreateFile`]. Response: `types::StoredFile`. Error responses: [`CreateFileError`] (401, 422).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::{runtime, types};
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .files()
    ///     .create_file(
    ///         types::CreateFileBody::new(
    ///             types::FileMetadata::new("name"),
    ///             runtime::File::from_path("file")?,
    ///         ),
    ///     )
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn create_file(&self, body: types::CreateFileBody) -> CreateFile {
        let template = "/files";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .encoded_unchecked(
                &body,
                &runtime::Multipart::new(
                    &[
                        ("file", "application/octet-stream, image/png"),
                        ("metadata", "application/json"),
                    ],
                ),
            )
            .into()
    }
}

/// Request builder returned by [`FilesCalls::create_file`](super::FilesCalls::create_file).
///
/// `POST /files`
///
/// Parameters:
///
/// - `body`: `multipart/form-data`.
///
/// Response: `types::StoredFile`. Error responses: [`CreateFileError`] (401, 422).
pub type CreateFile = runtime::Prepared<runtime::Json<types::StoredFile>, CreateFileError>;

/// Error responses of [`CreateFile`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `UnprocessableEntity`: The request is not valid.
pub type CreateFileError = super::failures::UnauthorizedProblemOrValidationInvalidProblemError;
