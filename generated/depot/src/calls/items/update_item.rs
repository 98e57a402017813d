use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// Change some properties of an item
    ///
    /// `PATCH /items/{item_id}`
    ///
    /// On success: The item as it is now.
    ///
    /// Returns the request builder [`UpdateItem`]. Response: `types::Item`. Error responses: [`UpdateItemError`] (401, 404, 412, 422).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use depot::types;
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client
    ///     .items()
    ///     .update_item("item-id", types::ItemPatch::new().name("name"))
    ///     .send()
    ///     .await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn update_item(&self, item_id: &str, body: types::ItemPatch) -> UpdateItem {
        let template = "/items/{item_id}";
        runtime::Call::new(self.client, runtime::Method::PATCH, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("item_id", runtime::Style::SIMPLE, item_id)
            .encoded(&body, &runtime::JsonAs("application/merge-patch+json"))
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ItemsCalls::update_item`](super::ItemsCalls::update_item).
    ///
    /// `PATCH /items/{item_id}`
    ///
    /// Parameters:
    ///
    /// - `item_id`: path parameter.
    /// - `body`: `application/merge-patch+json`.
    /// - `if_match`: header `If-Match`, optional. The `ETag` of the version to change.
    ///
    /// Response: `types::Item`. Error responses: [`UpdateItemError`] (401, 404, 412, 422).
    #[call(output = runtime::Json<types::Item>, failure = UpdateItemError)]
    pub struct UpdateItem {
        /// The `ETag` of the version to change. If the item has changed since, nothing is done.
        #[header("If-Match")] if_match: String,
    }
}

/// Error responses of [`UpdateItem`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
/// - `PreconditionFailed`: The item has changed since.
/// - `UnprocessableEntity`: The request is not valid.
pub type UpdateItemError = super::failures::ItemError;
