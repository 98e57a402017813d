use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// Get an item
    ///
    /// `GET /items/{item_id}`
    ///
    /// Returns the request builder [`GetItem`]. Response: `types::Item`. Error responses: [`GetItemError`] (304, 401, 404, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.items().get_item("item-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn get_item(&self, item_id: &str) -> GetItem {
        let template = "/items/{item_id}";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("item_id", runtime::Style::SIMPLE, item_id)
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ItemsCalls::get_item`](super::ItemsCalls::get_item).
    ///
    /// `GET /items/{item_id}`
    ///
    /// Parameters:
    ///
    /// - `item_id`: path parameter.
    /// - `if_none_match`: header `If-None-Match`, optional. The `ETag` of the version that you have.
    ///
    /// Response: `types::Item`. Error responses: [`GetItemError`] (304, 401, 404, 429).
    #[call(output = runtime::Json<types::Item>, failure = GetItemError)]
    pub struct GetItem {
        /// The `ETag` of the version that you have.
        #[header("If-None-Match")] if_none_match: String,
    }
}

/// Error responses of [`GetItem`].
///
/// - `NotModified`: The item is still the one that you have.
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
pub type GetItemError = super::failures::GetItemError;
