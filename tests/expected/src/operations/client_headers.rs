//! From `tests/cases/operations/client_headers.yaml`.

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
    //! The operations of Client headers.
    #[doc(inline)]
    pub use client_headers::ClientHeadersCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `client headers`.
        #[must_use]
        #[inline]
        pub fn client_headers(&self) -> ClientHeadersCalls<'_> {
            ClientHeadersCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sends the `X-Client-Secret` header with every request whose operation declares it.
        pub fn x_client_secret(self, value: impl Into<runtime::Secret>) -> Self {
            self.secret_header("X-Client-Secret", value)
        }
        /// Sends the `X-Origin` header with every request whose operation declares it.
        ///
        /// Where the call comes from.
        pub fn x_origin(self, value: impl Into<String>) -> Self {
            self.declared_header("X-Origin", value)
        }
    }

    pub mod client_headers {
        //! The operations of `client.client_headers()`.
        pub use headers_one::{HeadersOne, HeadersOneError};
        pub use headers_two::{HeadersTwo, HeadersTwoError};

        use super::runtime;

        /// Operations tagged `client headers`.
        #[derive(Clone, Copy, Debug)]
        pub struct ClientHeadersCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod headers_one {
            use super::runtime;

            impl super::ClientHeadersCalls<'_> {
                /// `GET /headers/one`
                ///
                /// Returns the request builder [`HeadersOne`].
                #[inline]
                pub fn headers_one(&self, x_needed: &str) -> HeadersOne {
                    let template = "/headers/one";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .inherit_headers(&["X-Origin"])
                        .header("X-Needed", runtime::Style::SIMPLE, x_needed)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ClientHeadersCalls::headers_one`](super::ClientHeadersCalls::headers_one).
                ///
                /// `GET /headers/one`
                ///
                /// Parameters:
                ///
                /// - `x_needed`: header `X-Needed`.
                /// - `x_origin`: header `X-Origin`, optional. Where the call comes from.
                /// - `x_number`: header `X-Number`, optional.
                #[call(output = runtime::NoContent, failure = HeadersOneError)]
                pub struct HeadersOne {
                    /// Where the call comes from.
                    #[header("X-Origin")] x_origin: String,
                    #[header("X-Number")] x_number: i64,
                }
            }

            /// Error responses of [`HeadersOne`], which declares none.
            pub type HeadersOneError = runtime::Undeclared;
        }

        mod headers_two {
            use super::runtime;

            impl super::ClientHeadersCalls<'_> {
                /// `GET /headers/two`
                ///
                /// Returns the request builder [`HeadersTwo`].
                #[inline]
                pub fn headers_two(&self) -> HeadersTwo {
                    let template = "/headers/two";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .inherit_headers(&["x-origin", "X-Client-Secret"])
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ClientHeadersCalls::headers_two`](super::ClientHeadersCalls::headers_two).
                ///
                /// `GET /headers/two`
                ///
                /// Parameters:
                ///
                /// - `x_origin`: header `x-origin`, optional.
                /// - `x_client_secret`: header `X-Client-Secret`, optional.
                #[call(output = runtime::NoContent, failure = HeadersTwoError)]
                pub struct HeadersTwo {
                    #[header("x-origin")] x_origin: String,
                    #[header("X-Client-Secret")] x_client_secret: runtime::Secret,
                }
            }

            /// Error responses of [`HeadersTwo`], which declares none.
            pub type HeadersTwoError = runtime::Undeclared;
        }
    }
}
