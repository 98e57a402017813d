//! From `tests/cases/operations/idempotency.yaml`.

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
    //! The operations of Idempotency keys and redirects.
    #[doc(inline)]
    pub use again::AgainCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `again`.
        #[must_use]
        #[inline]
        pub fn again(&self) -> AgainCalls<'_> {
            AgainCalls { client: self }
        }
    }

    pub mod again {
        //! The operations of `client.again()`.
        pub use again_found::{AgainFound, AgainFoundError};
        pub use again_get::{AgainGet, AgainGetError};
        pub use again_moved::{AgainMoved, AgainMovedError, AgainMovedResponse};
        pub use again_post::{AgainPost, AgainPostError};
        pub use again_required::{AgainRequired, AgainRequiredError};
        pub use again_short::{AgainShort, AgainShortError};

        use super::{failures, runtime};

        /// Operations tagged `again`.
        #[derive(Clone, Copy, Debug)]
        pub struct AgainCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod again_get {
            use super::runtime;

            impl super::AgainCalls<'_> {
                /// `GET /again`
                ///
                /// Returns the request builder [`AgainGet`].
                #[inline]
                pub fn get(&self) -> AgainGet {
                    let template = "/again";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AgainCalls::get`](super::AgainCalls::get).
                ///
                /// `GET /again`
                ///
                /// Parameters:
                ///
                /// - `idempotency_key`: header `Idempotency-Key`, optional.
                #[call(output = runtime::NoContent, failure = AgainGetError)]
                pub struct AgainGet {
                    /// Sets the `Idempotency-Key` header. Between 1 and 255 characters.
                    #[header("Idempotency-Key")] #[check(min_length = 1, max_length = 255)] idempotency_key: String,
                }
            }

            /// Error responses of [`AgainGet`], which declares none.
            pub type AgainGetError = runtime::Undeclared;
        }

        mod again_short {
            use super::runtime;

            impl super::AgainCalls<'_> {
                /// `PATCH /again`
                ///
                /// Returns the request builder [`AgainShort`].
                #[inline]
                pub fn short(&self) -> AgainShort {
                    let template = "/again";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AgainCalls::short`](super::AgainCalls::short).
                ///
                /// `PATCH /again`
                ///
                /// Parameters:
                ///
                /// - `idempotency_key`: header `Idempotency-Key`, optional.
                #[call(output = runtime::NoContent, failure = AgainShortError)]
                pub struct AgainShort {
                    /// Sets the `Idempotency-Key` header. At most 20 characters.
                    #[header("Idempotency-Key")] #[check(max_length = 20)] idempotency_key: String,
                }
            }

            /// Error responses of [`AgainShort`], which declares none.
            pub type AgainShortError = runtime::Undeclared;
        }

        mod again_post {
            use super::runtime;

            impl super::AgainCalls<'_> {
                /// `POST /again`
                ///
                /// Returns the request builder [`AgainPost`].
                #[inline]
                pub fn post(&self) -> AgainPost {
                    let template = "/again";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .idempotency_key("Idempotency-Key")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AgainCalls::post`](super::AgainCalls::post).
                ///
                /// `POST /again`
                ///
                /// Parameters:
                ///
                /// - `idempotency_key`: header `Idempotency-Key`, optional.
                #[call(output = runtime::NoContent, failure = AgainPostError)]
                pub struct AgainPost {
                    /// Sets the `Idempotency-Key` header. Between 1 and 255 characters.
                    #[header("Idempotency-Key")] #[check(min_length = 1, max_length = 255)] idempotency_key: String,
                }
            }

            /// Error responses of [`AgainPost`], which declares none.
            pub type AgainPostError = runtime::Undeclared;
        }

        mod again_required {
            use super::runtime;

            impl super::AgainCalls<'_> {
                /// `PUT /again`
                ///
                /// Returns the request builder [`AgainRequired`].
                #[inline]
                pub fn required(&self) -> AgainRequired {
                    let template = "/again";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .idempotency_key("x-idempotency-key")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AgainCalls::required`](super::AgainCalls::required).
                ///
                /// `PUT /again`
                ///
                /// Parameters:
                ///
                /// - `x_idempotency_key`: header `x-idempotency-key`, optional.
                #[call(output = runtime::NoContent, failure = AgainRequiredError)]
                pub struct AgainRequired {
                    #[header("x-idempotency-key")] x_idempotency_key: String,
                }
            }

            /// Error responses of [`AgainRequired`], which declares none.
            pub type AgainRequiredError = runtime::Undeclared;
        }

        mod again_moved {
            use super::runtime;

            impl super::AgainCalls<'_> {
                /// `GET /moved`
                ///
                /// Returns the request builder [`AgainMoved`]. Response: `AgainMovedResponse`. Error responses: [`AgainMovedError`] (307).
                #[inline]
                pub fn moved(&self) -> AgainMoved {
                    let template = "/moved";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/plain")
                        .redirects(&[303])
                        .into()
                }
            }

            /// Request builder returned by [`AgainCalls::moved`](super::AgainCalls::moved).
            ///
            /// `GET /moved`
            ///
            /// Response: `AgainMovedResponse`. Error responses: [`AgainMovedError`] (307).
            pub type AgainMoved = runtime::Prepared<AgainMovedResponse, AgainMovedError>;

            runtime::responses! {
                /// Responses of [`AgainMoved`], by status.
                pub enum AgainMovedResponse {
                    /// Done.
                    #[status(200, body = text)] Ok(String),
                    /// It is finished.
                    #[status(303)] SeeOther,
                }
            }

            /// Error responses of [`AgainMoved`].
            ///
            /// - `TemporaryRedirect`: It has moved.
            pub type AgainMovedError = super::failures::TemporaryRedirectStatusError;
        }

        mod again_found {
            use super::runtime;

            impl super::AgainCalls<'_> {
                /// `POST /moved`
                ///
                /// On success: It is elsewhere.
                ///
                /// Returns the request builder [`AgainFound`]. Error responses: [`AgainFoundError`] (400).
                #[inline]
                pub fn found(&self) -> AgainFound {
                    let template = "/moved";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .redirects(&[302])
                        .into()
                }
            }

            /// Request builder returned by [`AgainCalls::found`](super::AgainCalls::found).
            ///
            /// `POST /moved`
            ///
            /// Error responses: [`AgainFoundError`] (400).
            pub type AgainFound = runtime::Prepared<runtime::NoContent, AgainFoundError>;

            /// Error responses of [`AgainFound`].
            ///
            /// - `BadRequest`: No.
            pub type AgainFoundError = super::failures::BadRequestStatusError;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use bad_request_status_error::BadRequestStatusError;
        pub use temporary_redirect_status_error::TemporaryRedirectStatusError;

        use super::runtime;

        mod bad_request_status_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum BadRequestStatusError {
                    /// Status 400, Bad Request.
                    #[status(400)] BadRequest,
                }
            }
        }

        mod temporary_redirect_status_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum TemporaryRedirectStatusError {
                    /// Status 307, Temporary Redirect.
                    #[status(307)] TemporaryRedirect,
                }
            }
        }
    }
}
