use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// The body is sent as `application/json`.
    ///
    /// [`import_items_with`](Self::import_items_with) sends the body as `text/csv`.
    ///
    /// `POST /items/import`
    ///
    /// On success: The items were created.
    ///
    /// Returns the request builder [`ImportItems`]. Response: `types::ImportItemsResponse`. Error responses: [`ImportItemsError`] (401, 422).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::types;
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .items()
    ///     .import_items(vec![types::NewItem::new("name", types::ItemKind::Tool)])
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn import_items(&self, body: Vec<types::NewItem>) -> ImportItems {
        let template = "/items/import";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .json(&body)
            .into()
    }
    /// Like [`import_items`](Self::import_items), with a body of any media type, which is sent as it is. The service accepts `text/csv`.
    #[inline]
    pub fn import_items_with(
        &self,
        body: runtime::Body,
        media_type: &'static str,
    ) -> ImportItems {
        let template = "/items/import";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .body(body.labelled(media_type))
            .into()
    }
}

/// Request builder returned by [`ItemsCalls::import_items`](super::ItemsCalls::import_items).
///
/// `POST /items/import`
///
/// Parameters:
///
/// - `body`: `application/json`.
///
/// Response: `types::ImportItemsResponse`. Error responses: [`ImportItemsError`] (401, 422).
pub type ImportItems = runtime::Prepared<runtime::Json<types::ImportItemsResponse>, ImportItemsError>;

/// Error responses of [`ImportItems`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `UnprocessableEntity`: The request is not valid.
pub type ImportItemsError = super::failures::UnauthorizedProblemOrValidationInvalidProblemError;
