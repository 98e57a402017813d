use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// Export all items
    ///
    /// The response is requested as `application/json`. The service also offers `text/csv`.
    ///
    /// `GET /items/export`
    ///
    /// On success: All items, as JSON or as a table.
    ///
    /// Returns the request builder [`ExportItems`]. Error responses: [`ExportItemsError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.items().export_items().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn export_items(&self) -> ExportItems {
        let template = "/items/export";
        runtime::Call::new(self.client, reqwest::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

/// Request builder returned by [`ItemsCalls::export_items`](super::ItemsCalls::export_items).
///
/// `GET /items/export`
///
/// Error responses: [`ExportItemsError`] (401).
pub type ExportItems = runtime::Prepared<runtime::Json<Vec<types::Item>>, ExportItemsError>;

/// Error responses of [`ExportItems`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ExportItemsError = super::failures::Failure401Problem;
