use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// Get the text of an item's label
    ///
    /// Label printers are old. The charset of the text is the one that the `Content-Type` of the response declares.
    ///
    /// The response is read as text: `text/plain`.
    ///
    /// `GET /items/{item_id}/label`
    ///
    /// On success: The text of the label.
    ///
    /// Returns the request builder [`GetLabel`]. Response: `String`. Error responses: [`GetLabelError`] (404).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.items().get_label("item-id").send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn get_label(&self, item_id: &str) -> GetLabel {
        let template = "/items/{item_id}/label";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .path("item_id", runtime::Style::SIMPLE, item_id)
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ItemsCalls::get_label`](super::ItemsCalls::get_label).
    ///
    /// `GET /items/{item_id}/label`
    ///
    /// Parameters:
    ///
    /// - `item_id`: path parameter.
    /// - `charset`: query parameter, optional.
    ///
    /// Response: `String`. Error responses: [`GetLabelError`] (404).
    #[call(output = runtime::PlainText, failure = GetLabelError)]
    pub struct GetLabel {
        /// Sets the `charset` query parameter. Default: `utf-8`.
        #[query("charset")] charset: types::GetLabelCharset,
    }
}

/// Error responses of [`GetLabel`].
///
/// - `NotFound`: There is no such resource.
pub type GetLabelError = super::failures::NotFoundProblemError;
