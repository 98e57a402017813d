use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// There are few zones, and they have no pages.
    ///
    /// `GET /zones`
    ///
    /// On success: The first zones.
    ///
    /// Returns the request builder [`ListZones`]. Response: `Vec<types::Zone>`. Error responses: [`ListZonesError`] (401).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.lists().list_zones().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn list_zones(&self) -> ListZones {
        let template = "/zones";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ListsCalls::list_zones`](super::ListsCalls::list_zones).
    ///
    /// `GET /zones`
    ///
    /// Parameters:
    ///
    /// - `limit`: query parameter, optional. The size of a page.
    ///
    /// Response: `Vec<types::Zone>`. Error responses: [`ListZonesError`] (401).
    #[call(output = runtime::Json<Vec<types::Zone>>, failure = ListZonesError)]
    pub struct ListZones {
        /// The size of a page.
        ///
        /// Between 1 and 100. Default: `10`.
        #[query("limit")] #[check(minimum = 1, maximum = 100)] limit: u32,
    }
}

/// Error responses of [`ListZones`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListZonesError = super::failures::UnauthorizedProblemError;
