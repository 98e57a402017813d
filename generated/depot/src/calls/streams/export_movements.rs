use super::{runtime, types};

impl super::StreamsCalls<'_> {
    /// Export all movements
    ///
    /// `.stream()` requests `application/x-ndjson`, whose items are read while they arrive. `.send()` reads it to its end.
    ///
    /// `GET /movements/export`
    ///
    /// On success: A movement on each line. Empty lines keep the connection open.
    ///
    /// Returns the request builder [`ExportMovements`]. Items of the stream: `types::Movement`. Error responses: [`ExportMovementsError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.streams().export_movements().stream().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn export_movements(&self) -> ExportMovements {
        let template = "/movements/export";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .accept("application/x-ndjson")
            .into()
    }
}

/// Request builder returned by [`StreamsCalls::export_movements`](super::StreamsCalls::export_movements).
///
/// `GET /movements/export`
///
/// Items of the stream: `types::Movement`. Error responses: [`ExportMovementsError`] (401).
pub type ExportMovements = runtime::Prepared<
    runtime::Streamed<runtime::PlainText, runtime::JsonLines<types::Movement>>,
    ExportMovementsError,
>;

/// Error responses of [`ExportMovements`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ExportMovementsError = super::failures::UnauthorizedProblemError;
