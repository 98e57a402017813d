//! From `tests/cases/operations/response_headers.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use calls::{ErrorHeaders, ResponseHeaders};
#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, HeaderError, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Headers of responses.
    pub use heading_first_response_x_heading_state::HeadingFirstResponseXHeadingState;
    pub use kind_header::KindHeader;
    pub use level::Level;
    pub use number::Number;

    use super::runtime;

    mod heading_first_response_x_heading_state {
        use super::runtime;

        runtime::text! {
            /// The string enum that is the header `X-Heading-State` of the response 200 of `GET /first`.
            pub enum HeadingFirstResponseXHeadingState {
                #[json("open")] Open,
                #[json("closed")] Closed,
            }
        }
    }

    mod kind_header {
        use super::runtime;

        runtime::text! {
            /// The string enum that is the header `Kind`.
            pub enum KindHeader {
                #[json("small")] Small,
                #[json("large")] Large,
            }
        }
    }

    mod level {
        use super::runtime;

        runtime::text! {
            /// The string enum `Level`.
            pub enum Level {
                #[json("low")] Low,
                #[json("high")] High,
            }
        }
    }

    mod number {
        /// The value `Number`.
        pub type Number = f64;
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Headers of responses.
    #[doc(inline)]
    pub use heading::HeadingCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `heading`.
        #[must_use]
        #[inline]
        pub fn heading(&self) -> HeadingCalls<'_> {
            HeadingCalls { client: self }
        }
    }

    /// Reads the headers that the document declares for successful responses.
    pub trait ResponseHeaders: runtime::ReadHeaders {
        /// The header `Status`; `None` where it is absent.
        ///
        /// Declared by `GET /first`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn status_header(&self) -> Result<Option<i64>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Status")
        }
        /// The header `X-Heading-Changing`; `None` where it is absent.
        ///
        /// Declared by `GET /first`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_changing(&self) -> Result<Option<i64>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Changing")
        }
        /// The header `x-heading-changing`; `None` where it is absent.
        ///
        /// Declared by `GET /second`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_changing_string(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "x-heading-changing")
        }
        /// The header `X-Heading-Count`, which is required.
        ///
        /// How many there are.
        ///
        /// Declared by `GET /first`, `GET /second`.
        ///
        /// # Errors
        ///
        /// If the header is absent or not as declared.
        fn x_heading_count(&self) -> Result<i64, runtime::HeaderError> {
            runtime::read_required_header(self.declared_headers(), "X-Heading-Count")
        }
        /// The header `X-Heading-Json`; `None` where it is absent.
        ///
        /// Declared by `GET /first`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_json(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Json")
        }
        /// The header `X-Heading-Kind`; `None` where it is absent.
        ///
        /// Declared by `GET /second`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_kind(&self) -> Result<Option<types::KindHeader>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Kind")
                .map(|value| value.map(|runtime::StringHeader(value)| value))
        }
        /// The header `X-Heading-Level`, which is required.
        ///
        /// Declared by `GET /first`, `GET /second`.
        ///
        /// # Errors
        ///
        /// If the header is absent or not as declared.
        fn x_heading_level(&self) -> Result<types::Level, runtime::HeaderError> {
            runtime::read_required_header(self.declared_headers(), "X-Heading-Level")
                .map(|runtime::StringHeader(value)| value)
        }
        /// The header `X-Heading-Maybe`; `None` where it is absent.
        ///
        /// Declared by `GET /first`, `GET /second`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_maybe(&self) -> Result<Option<bool>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Maybe")
        }
        /// The header `X-Heading-Numbers`; `None` where it is absent.
        ///
        /// Declared by `GET /first`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_numbers(&self) -> Result<Option<Vec<f64>>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Numbers")
        }
        /// The header `X-Heading-Object`; `None` where it is absent.
        ///
        /// Declared by `GET /first`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_object(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Object")
        }
        /// The header `X-Heading-State`; `None` where it is absent.
        ///
        /// Declared by `GET /first`, `GET /second`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_state(
            &self,
        ) -> Result<Option<types::HeadingFirstResponseXHeadingState>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-State")
                .map(|value| value.map(|runtime::StringHeader(value)| value))
        }
        /// The header `X-Heading-Text`; `None` where it is absent.
        ///
        /// Any text.
        ///
        /// Declared by `GET /first`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_text(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Text")
        }
        /// The header `X-Heading-Time`; `None` where it is absent.
        ///
        /// Declared by `GET /first`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_time(&self) -> Result<Option<runtime::DateTime>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Time")
                .map(|value| value.map(|runtime::StringHeader(value)| value))
        }
    }
    impl<T> ResponseHeaders for runtime::Response<T> {}
    /// Reads the headers that the document declares for error responses.
    pub trait ErrorHeaders: runtime::ReadHeaders {
        /// The header `X-Heading-Reason`; `None` where it is absent.
        ///
        /// Declared by `GET /first`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn x_heading_reason(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "X-Heading-Reason")
        }
    }
    impl<E> ErrorHeaders for runtime::Error<E> {}

    pub mod heading {
        //! The operations of `client.heading()`.
        pub use heading_first::{HeadingFirst, HeadingFirstError};
        pub use heading_second::{HeadingSecond, HeadingSecondError};

        use super::{failures, runtime};

        /// Operations tagged `heading`.
        #[derive(Clone, Copy, Debug)]
        pub struct HeadingCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod heading_first {
            use super::runtime;

            impl super::HeadingCalls<'_> {
                /// `GET /first`
                ///
                /// Returns the request builder [`HeadingFirst`]. Error responses: [`HeadingFirstError`] (default).
                #[inline]
                pub fn first(&self) -> HeadingFirst {
                    let template = "/first";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`HeadingCalls::first`](super::HeadingCalls::first).
            ///
            /// `GET /first`
            ///
            /// Error responses: [`HeadingFirstError`] (default).
            pub type HeadingFirst = runtime::Prepared<runtime::NoContent, HeadingFirstError>;

            /// Error responses of [`HeadingFirst`].
            ///
            /// - `Other`: Failed.
            pub type HeadingFirstError = super::failures::AnyStatusError;
        }

        mod heading_second {
            use super::runtime;

            impl super::HeadingCalls<'_> {
                /// `GET /second`
                ///
                /// Returns the request builder [`HeadingSecond`].
                #[inline]
                pub fn second(&self) -> HeadingSecond {
                    let template = "/second";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`HeadingCalls::second`](super::HeadingCalls::second).
            ///
            /// `GET /second`
            pub type HeadingSecond = runtime::Prepared<runtime::NoContent, HeadingSecondError>;

            /// Error responses of [`HeadingSecond`], which declares none.
            pub type HeadingSecondError = runtime::Undeclared;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use any_status_error::AnyStatusError;

        use super::runtime;

        mod any_status_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum AnyStatusError {
                    /// Any other status.
                    #[status(_)] Other,
                }
            }
        }
    }
}
