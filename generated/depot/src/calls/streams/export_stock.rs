use super::{runtime, types};

impl super::StreamsCalls<'_> {
    /// Export the stock
    ///
    /// `.send()` requests `application/jsonl`, `.send_json_seq()` for `application/json-seq`, and `.send_any()` for any of them. `.download_json_seq()` returns the bytes as they arrive. `.stream()` requests `application/jsonl`, whose items are read while they arrive. `.send()` reads it to its end.
    ///
    /// `GET /stock`
    ///
    /// On success: The stock of each item, on a line or as a record of a JSON text sequence (RFC 7464).
    ///
    /// Returns the request builder [`ExportStock`]. Items of the stream: `types::Stock`. Error responses: [`ExportStockError`] (401).
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
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .stream_accept("application/jsonl")
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`StreamsCalls::export_stock`](super::StreamsCalls::export_stock).
    ///
    /// `GET /stock`
    ///
    /// Items of the stream: `types::Stock`. Error responses: [`ExportStockError`] (401).
    #[call(
        output = runtime::Streamed<runtime::Declared<runtime::PlainText, ExportStockResponse, 0>, runtime::JsonLines<types::Stock>>,
        failure = ExportStockError
    )]
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
    pub enum ExportStockResponse {
        /// `application/jsonl`.
        #[media(0, types = "application/jsonl", body = text)] Jsonl(String),
        /// `application/json-seq`.
        #[media(
            1,
            types = "application/json-seq",
            body = bytes,
            send = send_json_seq,
            download = download_json_seq(runtime::ByteStream)
        )]
        JsonSeq(runtime::Bytes),
    }
}

/// Error responses of [`ExportStock`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ExportStockError = super::failures::UnauthorizedProblemError;
