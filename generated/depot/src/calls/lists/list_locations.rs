use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// `GET /locations`
    ///
    /// On success: A page of locations.
    ///
    /// Returns the request builder [`ListLocations`]. Response: `types::ListLocationsResponse`. Error responses: [`ListLocationsError`] (401, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.lists().list_locations().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn list_locations(&self) -> ListLocations {
        let template = "/locations";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ListsCalls::list_locations`](super::ListsCalls::list_locations).
    ///
    /// `GET /locations`
    ///
    /// Parameters:
    ///
    /// - `cursor`: query parameter, optional. Part of `next` and `previous`.
    /// - `limit`: query parameter, optional. The size of a page.
    ///
    /// Response: `types::ListLocationsResponse`. Error responses: [`ListLocationsError`] (401, 429).
    #[call(output = runtime::Json<types::ListLocationsResponse>, failure = ListLocationsError)]
    pub struct ListLocations {
        /// Part of `next` and `previous`.
        #[query("cursor")] cursor: String,
        /// The size of a page.
        ///
        /// Between 1 and 100. Default: `10`.
        #[query("limit")] #[check(minimum = 1, maximum = 100)] limit: u32,
    }
}

impl ListLocations {
    /// Returns a stream of all pages, each of which is requested when it is polled for: the next page is at the URL in `/next`.
    ///
    /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
    #[inline]
    pub fn pages(
        self,
    ) -> runtime::Pages<
        types::ListLocationsResponse,
        types::Location,
        ListLocationsError,
    > {
        runtime::Pages::new(
            self,
            runtime::Paging::<
                types::ListLocationsResponse,
                types::Location,
            >::next_url(|page| runtime::PageValue::of(&page.next))
                .items(|page| Some(&mut page.results)),
        )
    }
    /// Returns a stream of the items of all pages, which are requested as they are needed: the next page is at the URL in `/next`.
    ///
    /// See [`Items`](runtime::Items).
    #[inline]
    pub fn items(
        self,
    ) -> runtime::Items<
        types::ListLocationsResponse,
        types::Location,
        ListLocationsError,
    > {
        self.pages().into_items()
    }
}

/// Error responses of [`ListLocations`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListLocationsError = super::failures::UnauthorizedOrRateLimitProblemError;
