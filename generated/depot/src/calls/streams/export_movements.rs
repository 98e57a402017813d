use super::runtime;

impl super::StreamsCalls<'_> {
    /// Export all movements
    ///
    /// The response is a stream, and is read to its end as text.
    ///
    /// `GET /movements/export`
    ///
    /// - On success: A movement on each line. Empty lines keep the connection open.
    ///
    /// Returns the request builder [`ExportMovements`]. Error responses: [`ExportMovementsError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.streams().export_movements().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn export_movements(&self) -> ExportMovements {
        let template = "/movements/export";
        runtime::Call::new(self.client, reqwest::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .accept("application/x-ndjson")
            .into()
    }
}

/// Request builder returned by [`StreamsCalls::export_movements`](super::StreamsCalls::export_movements).
///
/// `GET /movements/export`
///
/// Error responses: [`ExportMovementsError`] (401).
pub type ExportMovements = runtime::Prepared<runtime::PlainText, ExportMovementsError>;

/// Error responses of [`ExportMovements`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ExportMovementsError = super::failures::Failure401Problem;
