//! From `tests/cases/operations/oauth_urls.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, OAuth, RateLimit, Response, RetryPolicy,
};

/// The URL of the token endpoint, of the security scheme `guest`.
#[allow(dead_code)]
pub const GUEST_TOKEN_URL: &str = "/guest/token";
/// The URL that refresh tokens are sent to, of the security scheme `member`.
#[allow(dead_code)]
pub const MEMBER_REFRESH_URL: &str = "/member/refresh";
/// The URL of the token endpoint, of the security scheme `member`.
#[allow(dead_code)]
pub const MEMBER_TOKEN_URL: &str = "/member/token";
/// The URL of the token endpoint, of the security scheme `staff`.
#[allow(dead_code)]
pub const STAFF_CLIENT_CREDENTIALS_TOKEN_URL: &str = "https://login.example.com/staff";
/// The URL of the token endpoint, of the security scheme `staff`.
#[allow(dead_code)]
pub const STAFF_PASSWORD_TOKEN_URL: &str = "https://login.example.com/person";
/// The URL that refresh tokens are sent to, of the security scheme `staff`.
#[allow(dead_code)]
pub const STAFF_REFRESH_URL: &str = "https://login.example.com/refresh";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of URLs of OAuth 2.0.
    #[doc(inline)]
    pub use oauth_urls::OauthUrlsCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `oauth urls`.
        #[must_use]
        #[inline]
        pub fn oauth_urls(&self) -> OauthUrlsCalls<'_> {
            OauthUrlsCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        ///
        /// The token endpoints:
        ///
        /// - `clientCredentials`: `/guest/token`
        pub fn guest(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("guest", token.into())
        }
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        ///
        /// The token endpoints:
        ///
        /// - `password`: `/member/token`, refresh URL `/member/refresh`
        /// - `authorizationCode`: `/member/token`, refresh URL `/member/refresh`
        pub fn member(self, token: impl Into<runtime::Credential>) -> Self {
            let token: runtime::Credential = token.into();
            self.credential(
                "member",
                token.refresh_urls(&[("/member/token", "/member/refresh")]),
            )
        }
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        ///
        /// The token endpoints:
        ///
        /// - `clientCredentials`: `https://login.example.com/staff`
        /// - `password`: `https://login.example.com/person`, refresh URL `https://login.example.com/refresh`
        pub fn staff(self, token: impl Into<runtime::Credential>) -> Self {
            let token: runtime::Credential = token.into();
            self.credential(
                "staff",
                token
                    .refresh_urls(
                        &[
                            (
                                "https://login.example.com/person",
                                "https://login.example.com/refresh",
                            ),
                        ],
                    ),
            )
        }
    }

    pub mod oauth_urls {
        //! The operations of `client.oauth_urls()`.
        pub use oauth_urls_call::{OauthUrls, OauthUrlsError};

        use super::runtime;

        /// Operations tagged `oauth urls`.
        #[derive(Clone, Copy, Debug)]
        pub struct OauthUrlsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod oauth_urls_call {
            use super::runtime;

            impl super::OauthUrlsCalls<'_> {
                /// `GET /oauth/urls`
                ///
                /// Returns the request builder [`OauthUrls`].
                #[inline]
                pub fn oauth_urls(&self) -> OauthUrls {
                    let template = "/oauth/urls";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["member"], &["staff"], &["guest"]])
                        .into()
                }
            }

            /// Request builder returned by [`OauthUrlsCalls::oauth_urls`](super::OauthUrlsCalls::oauth_urls).
            ///
            /// `GET /oauth/urls`
            pub type OauthUrls = runtime::Prepared<runtime::NoContent, OauthUrlsError>;

            /// Error responses of [`OauthUrls`], which declares none.
            pub type OauthUrlsError = runtime::Undeclared;
        }
    }
}
