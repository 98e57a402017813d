//! The operations of Depot.

pub mod failures;
pub mod files;
pub mod items;
pub mod lists;
pub mod reports;
pub mod service;
pub mod streams;

#[doc(inline)]
pub use items::ItemsCalls;
#[doc(inline)]
pub use lists::ListsCalls;
#[doc(inline)]
pub use streams::StreamsCalls;
#[doc(inline)]
pub use files::FilesCalls;
#[doc(inline)]
pub use reports::ReportsCalls;
#[doc(inline)]
pub use service::ServiceCalls;

use super::{runtime, server_urls, types};

impl runtime::Client {
    /// What is in stock.
    #[must_use]
    #[inline]
    pub fn items(&self) -> ItemsCalls<'_> {
        ItemsCalls { client: self }
    }
    /// Everything else, page by page.
    #[must_use]
    #[inline]
    pub fn lists(&self) -> ListsCalls<'_> {
        ListsCalls { client: self }
    }
    /// Events and records that arrive one by one.
    #[must_use]
    #[inline]
    pub fn streams(&self) -> StreamsCalls<'_> {
        StreamsCalls { client: self }
    }
    /// Photos, invoices and other files.
    #[must_use]
    #[inline]
    pub fn files(&self) -> FilesCalls<'_> {
        FilesCalls { client: self }
    }
    /// Reports, which take a while.
    #[must_use]
    #[inline]
    pub fn reports(&self) -> ReportsCalls<'_> {
        ReportsCalls { client: self }
    }
    /// The service itself.
    #[must_use]
    #[inline]
    pub fn service(&self) -> ServiceCalls<'_> {
        ServiceCalls { client: self }
    }
}

impl runtime::ClientBuilder {
    /// Sets the API key that is sent in the header `X-Api-Key`.
    pub fn api_key(self, key: impl Into<runtime::Secret>) -> Self {
        self.credential("key", runtime::Credential::header("X-Api-Key", key))
    }
    /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
    ///
    /// The token endpoints:
    ///
    /// - `clientCredentials`: `https://login.depot.example/oauth/token`
    /// - `password`: `https://login.depot.example/oauth/token`
    /// - `authorizationCode`: `https://login.depot.example/oauth/token`
    pub fn oauth(self, token: impl Into<runtime::Credential>) -> Self {
        self.credential("oauth", token.into())
    }
    /// Sets the token that is sent as `Authorization: Bearer …`.
    ///
    /// A personal access token.
    pub fn token(self, token: impl Into<runtime::Credential>) -> Self {
        self.credential("token", token.into())
    }
    /// Sends the `Last-Event-ID` header with every request whose operation declares it.
    ///
    /// Only events after this one.
    pub fn last_event_id(self, value: impl Into<String>) -> Self {
        self.declared_header("Last-Event-ID", value)
    }
}

impl runtime::OAuth {
    /// The URL of the token endpoint.
    pub const TOKEN_URL: &'static str = "https://login.depot.example/oauth/token";
}
