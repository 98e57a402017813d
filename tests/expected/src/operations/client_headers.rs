//! From `tests/cases/operations/client_headers.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Client headers.
    pub use client_headers::ClientHeadersCalls;

    use super::runtime;

    impl runtime::Client {
        /// Calls tagged `client headers`.
        #[must_use]
        #[inline]
        pub fn client_headers(&self) -> ClientHeadersCalls<'_> {
            ClientHeadersCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sends `X-Client-Secret` with every call that declares it.
        pub fn x_client_secret(self, value: impl Into<runtime::Secret>) -> Self {
            self.secret_header("X-Client-Secret", value)
        }
        /// Sends `X-Origin` with every call that declares it.
        ///
        /// Where the call comes from.
        pub fn x_origin(self, value: impl Into<String>) -> Self {
            self.declared_header("X-Origin", value)
        }
    }

    pub mod client_headers {
        //! What `client.client_headers()` calls.
        pub use headers_one::HeadersOne;
        pub use headers_two::HeadersTwo;

        use super::runtime;

        /// Calls tagged `client headers`.
        #[derive(Clone, Copy, Debug)]
        pub struct ClientHeadersCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod headers_one {
            use super::runtime;

            impl super::ClientHeadersCalls<'_> {
                /// `GET /headers/one`
                #[inline]
                pub fn headers_one(&self, x_needed: &str) -> HeadersOne {
                    let template = "/headers/one";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .inherit_headers(&["X-Origin"])
                        .header("X-Needed", runtime::Style::SIMPLE, x_needed)
                        .into()
                }
            }

            runtime::call! {
                /// The call that `headers_one` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct HeadersOne {
                    /// Where the call comes from.
                    #[header("X-Origin")] x_origin: String,
                    #[header("X-Number")] x_number: i64,
                }
            }
        }

        mod headers_two {
            use super::runtime;

            impl super::ClientHeadersCalls<'_> {
                /// `GET /headers/two`
                #[inline]
                pub fn headers_two(&self) -> HeadersTwo {
                    let template = "/headers/two";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .inherit_headers(&["x-origin", "X-Client-Secret"])
                        .into()
                }
            }

            runtime::call! {
                /// The call that `headers_two` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct HeadersTwo {
                    #[header("x-origin")] x_origin: String,
                    #[header("X-Client-Secret")] x_client_secret: runtime::Secret,
                }
            }
        }
    }
}
