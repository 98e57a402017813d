use super::{runtime, types};

impl super::StreamsCalls<'_> {
    /// Export the stock
    ///
    /// `.stream()` requests `application/jsonl`, whose items are read while they arrive. `.send()` reads it to its end. The service also offers `application/json-seq`.
    ///
    /// `GET /stock`
    ///
    /// On success: The stock of each item, on a line or as a record of a JSON text sequence (RFC 7464).
    ///
    /// Returns the request builder [`ExportStock`]. Error responses: [`ExportStockError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.streams().export_stock().stream().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn export_stock(&self) -> ExportStock {
        let template = "/stock";
        runtime::Call::new(self.client, reqwest::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .accept("application/jsonl")
            .into()
    }
}

/// Request builder returned by [`StreamsCalls::export_stock`](super::StreamsCalls::export_stock).
///
/// `GET /stock`
///
/// Error responses: [`ExportStockError`] (401).
pub type ExportStock = runtime::Prepared<
    runtime::Streamed<runtime::PlainText, runtime::JsonLines<types::Stock>>,
    ExportStockError,
>;

/// Error responses of [`ExportStock`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ExportStockError = super::failures::Failure401Problem;
