use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// Create an item
    ///
    /// `POST /items`
    ///
    /// On success: The item was created.
    ///
    /// Returns the request builder [`CreateItem`]. Response: `types::Item`. Error responses: [`CreateItemError`] (401, 422, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::types;
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .items()
    ///     .create_item(types::NewItem::new("name", types::ItemKind::Tool))
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn create_item(&self, body: types::NewItem) -> CreateItem {
        let template = "/items";
        runtime::Call::new(self.client, runtime::Method::POST, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .idempotency_key("Idempotency-Key")
            .json(&body)
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ItemsCalls::create_item`](super::ItemsCalls::create_item).
    ///
    /// `POST /items`
    ///
    /// Parameters:
    ///
    /// - `body`: `application/json`.
    /// - `idempotency_key`: header `Idempotency-Key`, optional. A key of your choice.
    ///
    /// Response: `types::Item`. Error responses: [`CreateItemError`] (401, 422, 429).
    #[call(output = runtime::Json<types::Item>, failure = CreateItemError)]
    pub struct CreateItem {
        /// A key of your choice. A request with the key of an earlier request is not processed again: its response is that of
        /// the earlier one.
        ///
        /// Between 1 and 255 characters.
        #[header("Idempotency-Key")] #[check(min_length = 1, max_length = 255)] idempotency_key: String,
    }
}

/// Error responses of [`CreateItem`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `UnprocessableEntity`: The request is not valid.
pub type CreateItemError = super::failures::ProblemOrInvalidProblemError;
