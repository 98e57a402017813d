use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// Export all items
    ///
    /// `.send()` requests `application/json`, `.send_csv()` for `text/csv`, and `.send_any()` for any of them.
    ///
    /// `GET /items/export`
    ///
    /// On success: All items, as JSON or as a table.
    ///
    /// Returns the request builder [`ExportItems`]. Response: `Vec<types::Item>`. Error responses: [`ExportItemsError`] (401).
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
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ItemsCalls::export_items`](super::ItemsCalls::export_items).
    ///
    /// `GET /items/export`
    ///
    /// Response: `Vec<types::Item>`. Error responses: [`ExportItemsError`] (401).
    #[call(
        output = runtime::Declared<runtime::Json<Vec<types::Item>>, ExportItemsResponse, 0>,
        failure = ExportItemsError
    )]
    pub struct ExportItems {}
}

runtime::contents! {
    /// Responses of [`ExportItems`], by media type.
    #[contents(
        of = ExportItems,
        failure = ExportItemsError,
        accept = "application/json, text/csv",
        json = Some(0)
    )]
    pub enum ExportItemsResponse {
        /// `application/json`.
        #[media(0, types = "application/json", body = json)] Json(Vec<types::Item>),
        /// `text/csv`.
        #[media(1, types = "text/csv", body = text, send = send_csv)] Csv(String),
    }
}

/// Error responses of [`ExportItems`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ExportItemsError = super::failures::UnauthorizedProblemError;
