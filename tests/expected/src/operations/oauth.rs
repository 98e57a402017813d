//! From `tests/cases/operations/oauth.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, OAuth, RateLimit, Response, RetryPolicy,
};

/// The URL of the token endpoint.
#[allow(dead_code)]
pub const TOKEN_URL: &str = "https://login.example.com/token";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Tokens of OAuth 2.0.
    #[doc(inline)]
    pub use oauth::OauthCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `oauth`.
        #[must_use]
        #[inline]
        pub fn oauth(&self) -> OauthCalls<'_> {
            OauthCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        ///
        /// The token endpoints:
        ///
        /// - `password`: `https://login.example.com/token`
        /// - `authorizationCode`: `https://login.example.com/token`
        ///
        /// Of an app.
        pub fn app_login(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("app_login", token.into())
        }
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        pub fn company_login(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("company_login", token.into())
        }
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        ///
        /// The token endpoints:
        ///
        /// - `clientCredentials`: `https://login.example.com/token`
        pub fn staff_login(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("staff_login", token.into())
        }
    }

    pub mod oauth {
        //! The operations of `client.oauth()`.
        pub use oauth_get::{OauthGet, OauthGetError};

        use super::runtime;

        /// Operations tagged `oauth`.
        #[derive(Clone, Copy, Debug)]
        pub struct OauthCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod oauth_get {
            use super::runtime;

            impl super::OauthCalls<'_> {
                /// `GET /oauth`
                ///
                /// Returns the request builder [`OauthGet`].
                #[inline]
                pub fn get(&self) -> OauthGet {
                    let template = "/oauth";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["app_login"], &["staff_login"], &["company_login"]])
                        .into()
                }
            }

            /// Request builder returned by [`OauthCalls::get`](super::OauthCalls::get).
            ///
            /// `GET /oauth`
            pub type OauthGet = runtime::Prepared<runtime::NoContent, OauthGetError>;

            /// Error responses of [`OauthGet`], which declares none.
            pub type OauthGetError = runtime::Undeclared;
        }
    }
}
