use super::runtime;

impl super::StreamsCalls<'_> {
    /// Export the stock
    ///
    /// The response is a stream, and is read to its end as text. The service also offers `application/json-seq`: see `send_json_seq`, `send_any`.
    ///
    /// `GET /stock`
    ///
    /// - On `Ok`: The stock of each item, on a line or as a record of a JSON text sequence (RFC 7464).
    /// - On `OkJsonSeq`: The same status with a body of the type `application/json-seq`.
    ///
    /// Returns the request builder [`ExportStock`]. Error responses: [`ExportStockError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.streams().export_stock().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn export_stock(&self) -> ExportStock {
        let template = "/stock";
        runtime::Call::new(self.client, reqwest::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`StreamsCalls::export_stock`](super::StreamsCalls::export_stock).
    ///
    /// `GET /stock`
    ///
    /// Error responses: [`ExportStockError`] (401).
    #[call(output = runtime::Declared<runtime::PlainText, ExportStockAnswer, 0>, failure = ExportStockError)]
    pub struct ExportStock {}
}

runtime::contents! {
    /// Responses of [`ExportStock`], by media type.
    #[contents(
        of = ExportStock,
        failure = ExportStockError,
        accept = "application/jsonl, application/json-seq",
        json = None
    )]
    pub enum ExportStockAnswer {
        /// `application/jsonl`.
        #[media(0, body = text, types = "application/jsonl")] Jsonl(String),
        /// `application/json-seq`.
        #[media(1, body = bytes, types = "application/json-seq")] #[send = send_json_seq] JsonSeq(bytes::Bytes),
    }
}

/// Error responses of [`ExportStock`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ExportStockError = super::failures::Failure401Problem;
