use super::runtime;

impl super::FilesCalls<'_> {
    /// Download a file
    ///
    /// The response is read as bytes: `application/octet-stream`. `.download()` reads them while they arrive.
    ///
    /// `GET /files/{file_id}`
    ///
    /// On success: The bytes that were asked for.
    ///
    /// Returns the request builder [`DownloadFile`]. Response: `Bytes`. Error responses: [`DownloadFileError`] (401, 404, 416).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.files().download_file("file-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn download_file(&self, file_id: &str) -> DownloadFile {
        let template = "/files/{file_id}";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .accept("application/octet-stream")
            .path("file_id", runtime::Style::SIMPLE, file_id)
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`FilesCalls::download_file`](super::FilesCalls::download_file).
    ///
    /// `GET /files/{file_id}`
    ///
    /// Parameters:
    ///
    /// - `file_id`: path parameter.
    /// - `range`: header `Range`, optional. The bytes to send (RFC 9110, section 14.2).
    /// - `if_range`: header `If-Range`, optional. The `ETag` of the file whose bytes are wanted.
    ///
    /// Response: `Bytes`. Error responses: [`DownloadFileError`] (401, 404, 416).
    #[call(output = runtime::Download, failure = DownloadFileError)]
    pub struct DownloadFile {
        /// The bytes to send (RFC 9110, section 14.2).
        #[header("Range")] range: String,
        /// The `ETag` of the file whose bytes are wanted. Of another version, all bytes are sent.
        #[header("If-Range")] if_range: String,
    }
}

/// Error responses of [`DownloadFile`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
/// - `RangeNotSatisfiable`: The file does not have these bytes.
pub type DownloadFileError = super::failures::DownloadFileError;
