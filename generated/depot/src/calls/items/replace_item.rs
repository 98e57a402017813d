use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// Replace an item
    ///
    /// `PUT /items/{item_id}`
    ///
    /// On success: The item as it is now.
    ///
    /// Returns the request builder [`ReplaceItem`]. Response: `types::Item`. Error responses: [`ReplaceItemError`] (401, 404, 412, 422).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::types;
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .items()
    ///     .replace_item("item-id", types::NewItem::new("name", types::ItemKind::Tool))
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn replace_item(&self, item_id: &str, body: types::NewItem) -> ReplaceItem {
        let template = "/items/{item_id}";
        runtime::Call::new(self.client, runtime::Method::PUT, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("item_id", runtime::Style::SIMPLE, item_id)
            .json(&body)
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ItemsCalls::replace_item`](super::ItemsCalls::replace_item).
    ///
    /// `PUT /items/{item_id}`
    ///
    /// Parameters:
    ///
    /// - `item_id`: path parameter.
    /// - `body`: `application/json`.
    /// - `if_match`: header `If-Match`, optional. The `ETag` of the version to change.
    ///
    /// Response: `types::Item`. Error responses: [`ReplaceItemError`] (401, 404, 412, 422).
    #[call(output = runtime::Json<types::Item>, failure = ReplaceItemError)]
    pub struct ReplaceItem {
        /// The `ETag` of the version to change. If the item has changed since, nothing is done.
        #[header("If-Match")] if_match: String,
    }
}

/// Error responses of [`ReplaceItem`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
/// - `PreconditionFailed`: The item has changed since.
/// - `UnprocessableEntity`: The request is not valid.
pub type ReplaceItemError = super::failures::ItemError;
