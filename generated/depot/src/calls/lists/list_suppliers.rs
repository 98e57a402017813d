use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// `GET /suppliers`
    ///
    /// On success: A page of suppliers.
    ///
    /// Returns the request builder [`ListSuppliers`]. Response: `types::ListSuppliersResponse`. Error responses: [`ListSuppliersError`] (401, 429).
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
        runtime::Call::new(self.client, runtime::Method::GET, template)
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
    /// Response: `types::ListSuppliersResponse`. Error responses: [`ListSuppliersError`] (401, 429).
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

impl ListSuppliers {
    /// Returns a stream of all pages, each of which is requested when it is polled for: `starting_after` is set to the `id` of the last item.
    ///
    /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
    #[inline]
    pub fn pages(
        self,
    ) -> runtime::Pages<
        types::ListSuppliersResponse,
        types::Supplier,
        ListSuppliersError,
    > {
        runtime::Pages::new(
            self,
            runtime::Paging::<
                types::ListSuppliersResponse,
                types::Supplier,
            >::last_id("starting_after", |item| runtime::PageValue::of(&item.id))
                .items(|page| Some(&mut page.data))
                .more(|page| runtime::PageValue::of(&page.has_more)),
        )
    }
    /// Returns a stream of the items of all pages, which are requested as they are needed: `starting_after` is set to the `id` of the last item.
    ///
    /// See [`Items`](runtime::Items).
    #[inline]
    pub fn items(
        self,
    ) -> runtime::Items<
        types::ListSuppliersResponse,
        types::Supplier,
        ListSuppliersError,
    > {
        self.pages().into_items()
    }
}

/// Error responses of [`ListSuppliers`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListSuppliersError = super::failures::UnauthorizedOrRateLimitProblemError;
