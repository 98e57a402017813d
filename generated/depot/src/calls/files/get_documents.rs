use super::runtime;

impl super::FilesCalls<'_> {
    /// Get all documents of an item
    ///
    /// `.stream()` requests `multipart/mixed`, whose items are read while they arrive. `.send()` reads it to its end.
    ///
    /// `GET /items/{item_id}/documents`
    ///
    /// On success: A part for each document, each with a `Content-Type` and a `Content-ID` of its own.
    ///
    /// Returns the request builder [`GetDocuments`]. Items of the stream: `BodyPart`. Error responses: [`GetDocumentsError`] (404).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.files().get_documents("item-id").stream().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn get_documents(&self, item_id: &str) -> GetDocuments {
        let template = "/items/{item_id}/documents";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .accept("multipart/mixed")
            .stream_accept("multipart/mixed")
            .path("item_id", runtime::Style::SIMPLE, item_id)
            .into()
    }
}

/// Request builder returned by [`FilesCalls::get_documents`](super::FilesCalls::get_documents).
///
/// `GET /items/{item_id}/documents`
///
/// Parameters:
///
/// - `item_id`: path parameter.
///
/// Items of the stream: `BodyPart`. Error responses: [`GetDocumentsError`] (404).
pub type GetDocuments = runtime::Prepared<
    runtime::Streamed<runtime::RawBytes, runtime::PartStream>,
    GetDocumentsError,
>;

/// Error responses of [`GetDocuments`].
///
/// - `NotFound`: There is no such resource.
pub type GetDocumentsError = super::failures::NotFoundProblemError;
