use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// `GET /movements`
    ///
    /// On success: A page of movements.
    ///
    /// Returns the request builder [`ListMovements`]. Response: `types::ListMovementsResponse`. Error responses: [`ListMovementsError`] (401, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.lists().list_movements().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn list_movements(&self) -> ListMovements {
        let template = "/movements";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ListsCalls::list_movements`](super::ListsCalls::list_movements).
    ///
    /// `GET /movements`
    ///
    /// Parameters:
    ///
    /// - `after`: query parameter, optional. The `paging.cursors.after` of the page before.
    /// - `limit`: query parameter, optional. The size of a page.
    ///
    /// Response: `types::ListMovementsResponse`. Error responses: [`ListMovementsError`] (401, 429).
    #[call(output = runtime::Json<types::ListMovementsResponse>, failure = ListMovementsError)]
    pub struct ListMovements {
        /// The `paging.cursors.after` of the page before.
        #[query("after")] after: String,
        /// The size of a page.
        ///
        /// Between 1 and 100. Default: `10`.
        #[query("limit")] #[check(minimum = 1, maximum = 100)] limit: u32,
    }
}

impl ListMovements {
    /// Returns a stream of all pages, each of which is requested when it is polled for: `after` is set to `/paging/cursors/after` of the previous page.
    ///
    /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
    #[inline]
    pub fn pages(
        self,
    ) -> runtime::Pages<
        types::ListMovementsResponse,
        types::Movement,
        ListMovementsError,
    > {
        runtime::Pages::new(
            self,
            runtime::Paging::<
                types::ListMovementsResponse,
                types::Movement,
            >::cursor(
                    "after",
                    |page| runtime::PageValue::of(&page.paging.cursors.as_ref()?.after),
                )
                .items(|page| Some(&mut page.data)),
        )
    }
    /// Returns a stream of the items of all pages, which are requested as they are needed: `after` is set to `/paging/cursors/after` of the previous page.
    ///
    /// See [`Items`](runtime::Items).
    #[inline]
    pub fn items(
        self,
    ) -> runtime::Items<
        types::ListMovementsResponse,
        types::Movement,
        ListMovementsError,
    > {
        self.pages().into_items()
    }
}

/// Error responses of [`ListMovements`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListMovementsError = super::failures::UnauthorizedOrRateLimitProblemError;
