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

/// Reads the headers that the document declares for successful responses.
pub trait ResponseHeaders: runtime::ReadHeaders {
    /// The header `Accept-Ranges`; `None` where it is absent.
    ///
    /// Declared by `GET /files/{file_id}`.
    ///
    /// # Errors
    ///
    /// If the header is not as declared.
    fn accept_ranges(&self) -> Result<Option<String>, runtime::HeaderError> {
        runtime::read_header(self.declared_headers(), "Accept-Ranges")
    }
    /// The header `Content-Range`; `None` where it is absent.
    ///
    /// Declared by `GET /files/{file_id}`.
    ///
    /// # Errors
    ///
    /// If the header is absent or not as declared.
    fn content_range(&self) -> Result<String, runtime::HeaderError> {
        runtime::read_required_header(self.declared_headers(), "Content-Range")
    }
    /// The header `ETag`, which is required.
    ///
    /// The version of the resource.
    ///
    /// Declared by `POST /files`, `GET /files/{file_id}`, `HEAD /files/{file_id}` and 6 more.
    ///
    /// # Errors
    ///
    /// If the header is absent or not as declared.
    fn etag(&self) -> Result<String, runtime::HeaderError> {
        runtime::read_required_header(self.declared_headers(), "ETag")
    }
    /// The header `Last-Modified`; `None` where it is absent.
    ///
    /// When the item was last changed.
    ///
    /// Declared by `GET /items/{item_id}`.
    ///
    /// # Errors
    ///
    /// If the header is not as declared.
    fn last_modified(&self) -> Result<Option<String>, runtime::HeaderError> {
        runtime::read_header(self.declared_headers(), "Last-Modified")
    }
    /// The header `Link`; `None` where it is absent.
    ///
    /// The URL of the next page, with `rel="next"` (RFC 8288).
    ///
    /// Declared by `GET /shipments`.
    ///
    /// # Errors
    ///
    /// If the header is not as declared.
    fn link(&self) -> Result<Option<String>, runtime::HeaderError> {
        runtime::read_header(self.declared_headers(), "Link")
    }
    /// The header `Location`; `None` where it is absent.
    ///
    /// The URL of the resource.
    ///
    /// Declared by `POST /items`, `POST /reports`, `GET /reports/{report_id}`.
    ///
    /// # Errors
    ///
    /// If the header is absent or not as declared.
    fn location(&self) -> Result<String, runtime::HeaderError> {
        runtime::read_required_header(self.declared_headers(), "Location")
    }
    /// The header `X-Total-Count`; `None` where it is absent.
    ///
    /// The number of all shipments.
    ///
    /// Declared by `GET /shipments`.
    ///
    /// # Errors
    ///
    /// If the header is not as declared.
    fn x_total_count(&self) -> Result<Option<i64>, runtime::HeaderError> {
        runtime::read_header(self.declared_headers(), "X-Total-Count")
    }
}
impl<T> ResponseHeaders for runtime::Response<T> {}
/// Reads the headers that the document declares for error responses.
pub trait ErrorHeaders: runtime::ReadHeaders {
    /// The header `Content-Range`; `None` where it is absent.
    ///
    /// Declared by `GET /files/{file_id}`.
    ///
    /// # Errors
    ///
    /// If the header is not as declared.
    fn content_range(&self) -> Result<Option<String>, runtime::HeaderError> {
        runtime::read_header(self.declared_headers(), "Content-Range")
    }
    /// The header `Location`; `None` where it is absent.
    ///
    /// The URL of the resource.
    ///
    /// Declared by `POST /items`, `POST /reports`, `GET /reports/{report_id}`.
    ///
    /// # Errors
    ///
    /// If the header is not as declared.
    fn location(&self) -> Result<Option<String>, runtime::HeaderError> {
        runtime::read_header(self.declared_headers(), "Location")
    }
    /// The header `WWW-Authenticate`; `None` where it is absent.
    ///
    /// The scheme to use.
    ///
    /// Declared by `GET /activity`, `POST /answers`, `GET /audit` and 26 more.
    ///
    /// # Errors
    ///
    /// If the header is not as declared.
    fn www_authenticate(&self) -> Result<Option<String>, runtime::HeaderError> {
        runtime::read_header(self.declared_headers(), "WWW-Authenticate")
    }
}
impl<E> ErrorHeaders for runtime::Error<E> {}
