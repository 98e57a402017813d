//! The operations of Browser Session Service.

pub mod failures;
pub mod health;
pub mod profiles;
pub mod sessions;

#[doc(inline)]
pub use sessions::SessionsCalls;
#[doc(inline)]
pub use health::HealthCalls;
#[doc(inline)]
pub use profiles::ProfilesCalls;

use super::{runtime, types};

impl runtime::Client {
    /// Session management (start, stop, status)
    #[must_use]
    #[inline]
    pub fn sessions(&self) -> SessionsCalls<'_> {
        SessionsCalls { client: self }
    }
    /// Health check
    #[must_use]
    #[inline]
    pub fn health(&self) -> HealthCalls<'_> {
        HealthCalls { client: self }
    }
    /// Profiles (browser state such as cookies)
    #[must_use]
    #[inline]
    pub fn profiles(&self) -> ProfilesCalls<'_> {
        ProfilesCalls { client: self }
    }
}

impl runtime::ClientBuilder {
    /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
    ///
    /// The token endpoints:
    ///
    /// - `password`: `token`
    ///
    /// Send `Authorization: Bearer <ACCESS_TOKEN>`. An API key is sent in the same bearer position: `Authorization: Bearer <API_KEY>`.
    pub fn bearer_token(self, token: impl Into<runtime::Credential>) -> Self {
        self.credential("OAuth2PasswordBearer", token.into())
    }
    /// Sends the `x-service-request-origin` header with every request whose operation declares it.
    pub fn x_service_request_origin(self, value: impl Into<String>) -> Self {
        self.declared_header("x-service-request-origin", value)
    }
    /// Sends the `x-service-sdk-version` header with every request whose operation declares it.
    pub fn x_service_sdk_version(self, value: impl Into<String>) -> Self {
        self.declared_header("x-service-sdk-version", value)
    }
}
