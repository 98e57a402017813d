use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// `GET /shipments`
    ///
    /// On success: A page of shipments.
    ///
    /// Returns the request builder [`ListShipments`]. Response: `Vec<types::Shipment>`. Error responses: [`ListShipmentsError`] (401, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.lists().list_shipments().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn list_shipments(&self) -> ListShipments {
        let template = "/shipments";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ListsCalls::list_shipments`](super::ListsCalls::list_shipments).
    ///
    /// `GET /shipments`
    ///
    /// Parameters:
    ///
    /// - `page`: query parameter, optional.
    /// - `per_page`: query parameter, optional.
    ///
    /// Response: `Vec<types::Shipment>`. Error responses: [`ListShipmentsError`] (401, 429).
    #[call(output = runtime::Json<Vec<types::Shipment>>, failure = ListShipmentsError)]
    pub struct ListShipments {
        /// Sets the `page` query parameter. At least 1. Default: `1`.
        #[query("page")] #[check(minimum = 1)] page: u32,
        /// Sets the `per_page` query parameter. Between 1 and 100. Default: `10`.
        #[query("per_page")] #[check(minimum = 1, maximum = 100)] per_page: u32,
    }
}

impl ListShipments {
    /// Returns a stream of all pages, each of which is requested when it is polled for: the next page is at the URL in the header `Link`.
    ///
    /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
    #[inline]
    pub fn pages(
        self,
    ) -> runtime::Pages<Vec<types::Shipment>, types::Shipment, ListShipmentsError> {
        runtime::Pages::new(
            self,
            runtime::Paging::<Vec<types::Shipment>, types::Shipment>::link_header()
                .items(|page| Some(page)),
        )
    }
    /// Returns a stream of the items of all pages, which are requested as they are needed: the next page is at the URL in the header `Link`.
    ///
    /// See [`Items`](runtime::Items).
    #[inline]
    pub fn items(
        self,
    ) -> runtime::Items<Vec<types::Shipment>, types::Shipment, ListShipmentsError> {
        self.pages().into_items()
    }
}

/// Error responses of [`ListShipments`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListShipmentsError = super::failures::UnauthorizedOrRateLimitProblemError;
