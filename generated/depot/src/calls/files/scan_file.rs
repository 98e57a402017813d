use super::{runtime, server_urls, types};

impl super::FilesCalls<'_> {
    /// Scan a file for viruses
    ///
    /// A server of its own does so.
    ///
    /// `POST /files/{file_id}/scan` at [`Server::VirusScanner`](server_urls::Server::VirusScanner)
    ///
    /// Returns the request builder [`ScanFile`]. Response: `types::ScanFileResponse`. Error responses: [`ScanFileError`] (401, 404).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.files().scan_file("file-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn scan_file(&self, file_id: &str) -> ScanFile {
        let template = "/files/{file_id}/scan";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .servers([server_urls::Server::VirusScanner])
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("file_id", runtime::Style::SIMPLE, file_id)
            .into()
    }
}

/// Request builder returned by [`FilesCalls::scan_file`](super::FilesCalls::scan_file).
///
/// `POST /files/{file_id}/scan` at [`Server::VirusScanner`](server_urls::Server::VirusScanner)
///
/// Parameters:
///
/// - `file_id`: path parameter.
///
/// Response: `types::ScanFileResponse`. Error responses: [`ScanFileError`] (401, 404).
pub type ScanFile = runtime::Prepared<runtime::Json<types::ScanFileResponse>, ScanFileError>;

/// Error responses of [`ScanFile`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
pub type ScanFileError = super::failures::UnauthorizedOrNotFoundProblemError;
