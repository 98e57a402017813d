use super::runtime;

impl super::ItemsCalls<'_> {
    /// Delete an item
    ///
    /// `DELETE /items/{item_id}`
    ///
    /// On success: The item was deleted.
    ///
    /// Returns the request builder [`DeleteItem`]. Error responses: [`DeleteItemError`] (401, 404).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// client.items().delete_item("item-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn delete_item(&self, item_id: &str) -> DeleteItem {
        let template = "/items/{item_id}";
        runtime::Call::new(self.client, runtime::Method::DELETE, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("item_id", runtime::Style::SIMPLE, item_id)
            .into()
    }
}

/// Request builder returned by [`ItemsCalls::delete_item`](super::ItemsCalls::delete_item).
///
/// `DELETE /items/{item_id}`
///
/// Parameters:
///
/// - `item_id`: path parameter.
///
/// Error responses: [`DeleteItemError`] (401, 404).
pub type DeleteItem = runtime::Prepared<runtime::NoContent, DeleteItemError>;

/// Error responses of [`DeleteItem`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
/// - `NotFound`: There is no such resource.
pub type DeleteItemError = super::failures::UnauthorizedOrNotFoundProblemError;
