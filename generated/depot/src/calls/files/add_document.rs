use super::{runtime, types};

impl super::FilesCalls<'_> {
    /// Add a document to an item
    ///
    /// The body is sent as `multipart/mixed`.
    ///
    /// [`add_document_multipart_related`](Self::add_document_multipart_related) sends the body as `multipart/related`.
    ///
    /// `POST /items/{item_id}/documents`
    ///
    /// On success: The file was stored.
    ///
    /// Returns the request builder [`AddDocument`]. Response: `types::StoredFile`. Error responses: [`AddDocumentError`] (401, 404).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::{runtime, types};
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .files()
    ///     .add_document(
    ///         "item-id",
    ///         types::NewDocument::new(
    ///             types::FileMetadata::new("name"),
    ///             runtime::File::from_path("file")?,
    ///         ),
    ///     )
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn add_document(&self, item_id: &str, body: types::NewDocument) -> AddDocument {
        let template = "/items/{item_id}/documents";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("item_id", runtime::Style::SIMPLE, item_id)
            .encoded_unchecked(
                &body,
                &runtime::Multipart::new(
                        &[
                            ("document", "application/pdf"),
                            ("metadata", "application/json"),
                        ],
                    )
                    .media_type("multipart/mixed"),
            )
            .into()
    }
    /// Like [`add_document`](Self::add_document), with the body as `multipart/related`.
    #[inline]
    pub fn add_document_multipart_related(
        &self,
        item_id: &str,
        body: types::NewDocument,
    ) -> AddDocument {
        let template = "/items/{item_id}/documents";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("item_id", runtime::Style::SIMPLE, item_id)
            .encoded_unchecked(
                &body,
                &runtime::Multipart::new(
                        &[
                            ("document", "application/pdf"),
                            ("metadata", "application/json"),
                        ],
                    )
                    .media_type("multipart/related"),
            )
            .into()
    }
}

/// Request builder returned by [`FilesCalls::add_document`](super::FilesCalls::add_document).
///
/// `POST /items/{item_id}/documents`
///
/// Parameters:
///
/// - `item_id`: path parameter.
/// - `body`: `multipart/mixed`.
///
/// Response: `types::StoredFile`. Error responses: [`AddDocumentError`] (401, 404).
pub type AddDocument = runtime::Prepared<runtime::Json<types::StoredFile>, AddDocumentError>;

/// Error responses of [`AddDocument`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
pub type AddDocumentError = super::failures::UnauthorizedOrNotFoundProblemError;
