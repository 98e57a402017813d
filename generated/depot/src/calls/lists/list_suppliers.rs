use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// `GET /suppliers`
    ///
    /// - On success: A page of suppliers.
    ///
    /// Returns the request builder [`ListSuppliers`]. Error responses: [`ListSuppliersError`] (401, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.lists().list_suppliers().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn list_suppliers(&self) -> ListSuppliers {
        let template = "/suppliers";
        runtime::Call::new(self.client, reqwest::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ListsCalls::list_suppliers`](super::ListsCalls::list_suppliers).
    ///
    /// `GET /suppliers`
    ///
    /// Parameters:
    ///
    /// - `starting_after`: query parameter, optional. The `id` of the last supplier of the page before.
    /// - `limit`: query parameter, optional. The size of a page.
    ///
    /// Error responses: [`ListSuppliersError`] (401, 429).
    #[call(output = runtime::Json<types::ListSuppliersResponse>, failure = ListSuppliersError)]
    pub struct ListSuppliers {
        /// The `id` of the last supplier of the page before.
        #[query("starting_after")] starting_after: String,
        /// The size of a page.
        ///
        /// Between 1 and 100. Default: `10`.
        #[query("limit")] #[check(minimum = 1, maximum = 100)] limit: u32,
    }
}

/// Error responses of [`ListSuppliers`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListSuppliersError = super::failures::Failure401_429Problem;
