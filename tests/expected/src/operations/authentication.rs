//! From `tests/cases/operations/authentication.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Authentication.
    #[doc(inline)]
    pub use authentication::AuthenticationCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `authentication`.
        #[must_use]
        #[inline]
        pub fn authentication(&self) -> AuthenticationCalls<'_> {
            AuthenticationCalls {
                client: self,
            }
        }
    }

    impl runtime::ClientBuilder {
        /// Sets the user and password that are sent as `Authorization: Basic …`.
        pub fn basic_auth(
            self,
            user: impl Into<String>,
            password: impl Into<runtime::Secret>,
        ) -> Self {
            self.credential("basic", runtime::Credential::basic(user, password))
        }
        /// Sets the token that is sent as `Authorization: Bearer …`.
        ///
        /// A token from the console.
        pub fn bearer_token(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("bearer", token.into())
        }
        /// Sets the API key that is sent in the cookie `sid`.
        pub fn cookie_key(self, key: impl Into<runtime::Secret>) -> Self {
            self.credential("cookie_key", runtime::Credential::cookie("sid", key))
        }
        /// Sets what is sent as `Authorization: Digest …`, after `Digest`.
        ///
        /// It is the same in each request. If the scheme wants another value each time, set the header `Authorization` of each call instead.
        pub fn digest_auth(self, credentials: impl Into<runtime::Secret>) -> Self {
            self.credential("digest", runtime::Credential::http("Digest", credentials))
        }
        /// Sets the API key that is sent in the header `X-Api-Key`.
        pub fn header_key(self, key: impl Into<runtime::Secret>) -> Self {
            self.credential("headerKey", runtime::Credential::header("X-Api-Key", key))
        }
        /// Sets what is sent as `Authorization: Token …`, after `Token`.
        ///
        /// It is the same in each request. If the scheme wants another value each time, set the header `Authorization` of each call instead.
        pub fn token_auth(self, credentials: impl Into<runtime::Secret>) -> Self {
            self.credential("legacy", runtime::Credential::http("Token", credentials))
        }
        /// Sets the API key that is sent in the query parameter `key`.
        pub fn query_key(self, key: impl Into<runtime::Secret>) -> Self {
            self.credential("query key", runtime::Credential::query("key", key))
        }
    }

    pub mod authentication {
        //! The operations of `client.authentication()`.
        pub use auth_both::{AuthBoth, AuthBothError};
        pub use auth_by_parameter::{AuthByParameter, AuthByParameterError};
        pub use auth_by_scheme::{AuthByScheme, AuthBySchemeError};
        pub use auth_default::{AuthDefault, AuthDefaultError};
        pub use auth_either::{AuthEither, AuthEitherError};
        pub use auth_http_scheme::{AuthHttpScheme, AuthHttpSchemeError};
        pub use auth_maybe::{AuthMaybe, AuthMaybeError};
        pub use auth_none::{AuthNone, AuthNoneError};

        use super::runtime;

        /// Operations tagged `authentication`.
        #[derive(Clone, Copy, Debug)]
        pub struct AuthenticationCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod auth_both {
            use super::runtime;

            impl super::AuthenticationCalls<'_> {
                /// `GET /auth/and`
                ///
                /// Returns the request builder [`AuthBoth`].
                #[inline]
                pub fn auth_both(&self) -> AuthBoth {
                    let template = "/auth/and";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["bearer", "cookie_key"]])
                        .into()
                }
            }

            /// Request builder returned by [`AuthenticationCalls::auth_both`](super::AuthenticationCalls::auth_both).
            ///
            /// `GET /auth/and`
            pub type AuthBoth = runtime::Prepared<runtime::NoContent, AuthBothError>;

            /// Error responses of [`AuthBoth`], which declares none.
            pub type AuthBothError = runtime::Undeclared;
        }

        mod auth_http_scheme {
            use super::runtime;

            impl super::AuthenticationCalls<'_> {
                /// `GET /auth/by-http-scheme`
                ///
                /// Returns the request builder [`AuthHttpScheme`].
                #[inline]
                pub fn auth_http_scheme(&self) -> AuthHttpScheme {
                    let template = "/auth/by-http-scheme";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["legacy"], &["digest"]])
                        .into()
                }
            }

            /// Request builder returned by [`AuthenticationCalls::auth_http_scheme`](super::AuthenticationCalls::auth_http_scheme).
            ///
            /// `GET /auth/by-http-scheme`
            pub type AuthHttpScheme = runtime::Prepared<runtime::NoContent, AuthHttpSchemeError>;

            /// Error responses of [`AuthHttpScheme`], which declares none.
            pub type AuthHttpSchemeError = runtime::Undeclared;
        }

        mod auth_by_parameter {
            use super::runtime;

            impl super::AuthenticationCalls<'_> {
                /// `GET /auth/by-parameter`
                ///
                /// Returns the request builder [`AuthByParameter`].
                #[inline]
                pub fn auth_by_parameter(&self, authorization: &runtime::Secret) -> AuthByParameter {
                    let template = "/auth/by-parameter";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["headerKey"]])
                        .header("Authorization", runtime::Style::SIMPLE, authorization)
                        .into()
                }
            }

            /// Request builder returned by [`AuthenticationCalls::auth_by_parameter`](super::AuthenticationCalls::auth_by_parameter).
            ///
            /// `GET /auth/by-parameter`
            ///
            /// Parameters:
            ///
            /// - `authorization`: header `Authorization`.
            pub type AuthByParameter = runtime::Prepared<runtime::NoContent, AuthByParameterError>;

            /// Error responses of [`AuthByParameter`], which declares none.
            pub type AuthByParameterError = runtime::Undeclared;
        }

        mod auth_by_scheme {
            use super::runtime;

            impl super::AuthenticationCalls<'_> {
                /// `GET /auth/by-scheme`
                ///
                /// Returns the request builder [`AuthByScheme`].
                #[inline]
                pub fn auth_by_scheme(&self) -> AuthByScheme {
                    let template = "/auth/by-scheme";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["bearer"]])
                        .into()
                }
            }

            /// Request builder returned by [`AuthenticationCalls::auth_by_scheme`](super::AuthenticationCalls::auth_by_scheme).
            ///
            /// `GET /auth/by-scheme`
            pub type AuthByScheme = runtime::Prepared<runtime::NoContent, AuthBySchemeError>;

            /// Error responses of [`AuthByScheme`], which declares none.
            pub type AuthBySchemeError = runtime::Undeclared;
        }

        mod auth_default {
            use super::runtime;

            impl super::AuthenticationCalls<'_> {
                /// `GET /auth/default`
                ///
                /// Returns the request builder [`AuthDefault`].
                #[inline]
                pub fn auth_default(&self) -> AuthDefault {
                    let template = "/auth/default";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["bearer"]])
                        .into()
                }
            }

            /// Request builder returned by [`AuthenticationCalls::auth_default`](super::AuthenticationCalls::auth_default).
            ///
            /// `GET /auth/default`
            pub type AuthDefault = runtime::Prepared<runtime::NoContent, AuthDefaultError>;

            /// Error responses of [`AuthDefault`], which declares none.
            pub type AuthDefaultError = runtime::Undeclared;
        }

        mod auth_none {
            use super::runtime;

            impl super::AuthenticationCalls<'_> {
                /// `GET /auth/none`
                ///
                /// Returns the request builder [`AuthNone`].
                #[inline]
                pub fn auth_none(&self) -> AuthNone {
                    let template = "/auth/none";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AuthenticationCalls::auth_none`](super::AuthenticationCalls::auth_none).
            ///
            /// `GET /auth/none`
            pub type AuthNone = runtime::Prepared<runtime::NoContent, AuthNoneError>;

            /// Error responses of [`AuthNone`], which declares none.
            pub type AuthNoneError = runtime::Undeclared;
        }

        mod auth_maybe {
            use super::runtime;

            impl super::AuthenticationCalls<'_> {
                /// `GET /auth/optional`
                ///
                /// Returns the request builder [`AuthMaybe`].
                #[inline]
                pub fn auth_maybe(&self) -> AuthMaybe {
                    let template = "/auth/optional";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&[], &["headerKey"]])
                        .into()
                }
            }

            /// Request builder returned by [`AuthenticationCalls::auth_maybe`](super::AuthenticationCalls::auth_maybe).
            ///
            /// `GET /auth/optional`
            pub type AuthMaybe = runtime::Prepared<runtime::NoContent, AuthMaybeError>;

            /// Error responses of [`AuthMaybe`], which declares none.
            pub type AuthMaybeError = runtime::Undeclared;
        }

        mod auth_either {
            use super::runtime;

            impl super::AuthenticationCalls<'_> {
                /// `GET /auth/or`
                ///
                /// Returns the request builder [`AuthEither`].
                #[inline]
                pub fn auth_either(&self) -> AuthEither {
                    let template = "/auth/or";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["basic"], &["query key"]])
                        .into()
                }
            }

            /// Request builder returned by [`AuthenticationCalls::auth_either`](super::AuthenticationCalls::auth_either).
            ///
            /// `GET /auth/or`
            pub type AuthEither = runtime::Prepared<runtime::NoContent, AuthEitherError>;

            /// Error responses of [`AuthEither`], which declares none.
            pub type AuthEitherError = runtime::Undeclared;
        }
    }
}
