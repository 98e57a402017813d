use super::{runtime, types};

impl super::ItemsCalls<'_> {
    /// The items of the depot, oldest first. The next page starts at `next_cursor`; the last page has none.
    ///
    /// `GET /items`
    ///
    /// On success: A page of items.
    ///
    /// Returns the request builder [`ListItems`]. Response: `types::ItemPage`. Error responses: [`ListItemsError`] (401, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.items().list_items().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn list_items(&self) -> ListItems {
        let template = "/items";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ItemsCalls::list_items`](super::ItemsCalls::list_items).
    ///
    /// `GET /items`
    ///
    /// Parameters:
    ///
    /// - `cursor`: query parameter, optional. The `next_cursor` of the page before.
    /// - `limit`: query parameter, optional. The size of a page.
    /// - `kind`: query parameter, optional. Only items of these kinds.
    /// - `stock`: query parameter, optional. Only items with so many pieces in stock.
    ///
    /// Response: `types::ItemPage`. Error responses: [`ListItemsError`] (401, 429).
    #[call(output = runtime::Json<types::ItemPage>, failure = ListItemsError)]
    pub struct ListItems {
        /// The `next_cursor` of the page before.
        #[query("cursor")] cursor: String,
        /// The size of a page.
        ///
        /// Between 1 and 100. Default: `10`.
        #[query("limit")] #[check(minimum = 1, maximum = 100)] limit: u32,
        /// Only items of these kinds.
        #[query("kind", explode = false)] kind: Vec<types::ItemKind>,
        /// Only items with so many pieces in stock.
        #[query("stock", style = deep_object)] stock: types::ListItemsStock,
    }
}

impl ListItems {
    /// Returns a stream of all pages, each of which is requested when it is polled for: `cursor` is set to `/next_cursor` of the previous page.
    ///
    /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
    #[inline]
    pub fn pages(self) -> runtime::Pages<types::ItemPage, types::Item, ListItemsError> {
        runtime::Pages::new(
            self,
            runtime::Paging::<
                types::ItemPage,
                types::Item,
            >::cursor("cursor", |page| runtime::PageValue::of(&page.next_cursor))
                .items(|page| Some(&mut page.items)),
        )
    }
    /// Returns a stream of the items of all pages, which are requested as they are needed: `cursor` is set to `/next_cursor` of the previous page.
    ///
    /// See [`Items`](runtime::Items).
    #[inline]
    pub fn items(self) -> runtime::Items<types::ItemPage, types::Item, ListItemsError> {
        self.pages().into_items()
    }
}

/// Error responses of [`ListItems`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListItemsError = super::failures::UnauthorizedOrRateLimitProblemError;
