use super::{runtime, types};

impl super::ListsCalls<'_> {
    /// List who did what
    ///
    /// `GET /audit`
    ///
    /// On success: A page of entries.
    ///
    /// Returns the request builder [`ListAuditEntries`]. Response: `types::ListAuditEntriesResponse`. Error responses: [`ListAuditEntriesError`] (401, 429).
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # async fn example(client: &depot::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let response = client.lists().list_audit_entries().send().await?;
    /// # Ok(()) }
    /// ```
    #[inline]
    pub fn list_audit_entries(&self) -> ListAuditEntries {
        let template = "/audit";
        runtime::Call::new(self.client, runtime::Method::GET, template)
            .security(&[&["oauth"], &["token"], &["key"]])
            .into()
    }
}

runtime::call! {
    /// Request builder returned by [`ListsCalls::list_audit_entries`](super::ListsCalls::list_audit_entries).
    ///
    /// `GET /audit`
    ///
    /// Parameters:
    ///
    /// - `offset`: query parameter, optional. The number of entries to skip.
    /// - `limit`: query parameter, optional. The size of a page.
    ///
    /// Response: `types::ListAuditEntriesResponse`. Error responses: [`ListAuditEntriesError`] (401, 429).
    #[call(output = runtime::Json<types::ListAuditEntriesResponse>, failure = ListAuditEntriesError)]
    pub struct ListAuditEntries {
        /// The number of entries to skip.
        ///
        /// Default: `0`.
        #[query("offset")] offset: u64,
        /// The size of a page.
        ///
        /// Between 1 and 100. Default: `10`.
        #[query("limit")] #[check(minimum = 1, maximum = 100)] limit: u32,
    }
}

impl ListAuditEntries {
    /// Returns a stream of all pages, each of which is requested when it is polled for: `offset` is increased by the size of a page.
    ///
    /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
    #[inline]
    pub fn pages(
        self,
    ) -> runtime::Pages<
        types::ListAuditEntriesResponse,
        types::AuditEntry,
        ListAuditEntriesError,
    > {
        runtime::Pages::new(
            self,
            runtime::Paging::<
                types::ListAuditEntriesResponse,
                types::AuditEntry,
            >::offset("offset", 0)
                .items(|page| Some(&mut page.entries))
                .total_items(|page| runtime::PageValue::of(&page.total)),
        )
    }
    /// Returns a stream of the items of all pages, which are requested as they are needed: `offset` is increased by the size of a page.
    ///
    /// See [`Items`](runtime::Items).
    #[inline]
    pub fn items(
        self,
    ) -> runtime::Items<
        types::ListAuditEntriesResponse,
        types::AuditEntry,
        ListAuditEntriesError,
    > {
        self.pages().into_items()
    }
}

/// Error responses of [`ListAuditEntries`].
///
/// - `Unauthorized`: The access token or the API key is missing, unknown or expired.
pub type ListAuditEntriesError = super::failures::UnauthorizedOrRateLimitProblemError;
