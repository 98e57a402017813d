use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// `GET /orders`
    ///
    /// On success: A page of orders.
    ///
    /// Returns the request builder [`ListOrders`]. Response: `types::ListOrdersResponse`. Error responses: [`ListOrdersError`] (401, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.lists().list_orders().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn list_orders(&self) -> ListOrders {
        let template = "/orders";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ListsCalls::list_orders`](super::ListsCalls::list_orders).
    ///
    /// `GET /orders`
    ///
    /// Parameters:
    ///
    /// - `page`: query parameter, optional. The number of the page, from 1.
    /// - `page_size`: query parameter, optional.
    ///
    /// Response: `types::ListOrdersResponse`. Error responses: [`ListOrdersError`] (401, 429).
    #[call(output = runtime::Json<types::ListOrdersResponse>, failure = ListOrdersError)]
    pub struct ListOrders {
        /// The number of the page, from 1.
        ///
        /// Default: `1`.
        #[query("page")] #[check(minimum = 1)] page: u32,
        /// Sets the `page_size` query parameter. Between 1 and 100. Default: `10`.
        #[query("page_size")] #[check(minimum = 1, maximum = 100)] page_size: u32,
    }
}

impl ListOrders {
    /// Returns a stream of all pages, each of which is requested when it is polled for: `page` is increased by one.
    ///
    /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
    #[inline]
    pub fn pages(
        self,
    ) -> runtime::Pages<types::ListOrdersResponse, types::Order, ListOrdersError> {
        runtime::Pages::new(
            self,
            runtime::Paging::<
                types::ListOrdersResponse,
                types::Order,
            >::page_number("page", 1)
                .items(|page| Some(&mut page.orders))
                .total_pages(|page| runtime::PageValue::of(&page.total_pages))
                .number(|page| runtime::PageValue::of(&page.page)),
        )
    }
    /// Returns a stream of the items of all pages, which are requested as they are needed: `page` is increased by one.
    ///
    /// See [`Items`](runtime::Items).
    #[inline]
    pub fn items(
        self,
    ) -> runtime::Items<types::ListOrdersResponse, types::Order, ListOrdersError> {
        self.pages().into_items()
    }
}

/// Error responses of [`ListOrders`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListOrdersError = super::failures::UnauthorizedOrRateLimitProblemError;
