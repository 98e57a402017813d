use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// `GET /movements`
    ///
    /// - On success: A page of movements.
    ///
    /// Returns the request builder [`ListMovements`]. Error responses: [`ListMovementsError`] (401, 429).
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
        runtime::Call::new(self.client, reqwest::Method::GET, template)
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
    /// Error responses: [`ListMovementsError`] (401, 429).
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
    /// Requests page after page: `after` is set to `/paging/cursors/after` of the page before.
    ///
    /// The result is a `Stream`, and has a method `next`. See [`Pages`](runtime::Pages).
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
    /// The items of all pages, which are requested one after the other: `after` is set to `/paging/cursors/after` of the page before.
    ///
    /// The result is a `Stream`, and has a method `next`. See [`Items`](runtime::Items).
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
pub type ListMovementsError = super::failures::Failure401_429Problem;
