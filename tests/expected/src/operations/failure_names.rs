//! From `tests/cases/operations/failure_names.yaml`.

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
pub mod types {
    //! The types of Failure names.
    pub use error::Error;
    pub use error_list::ErrorList;
    pub use text::Text;

    use super::runtime;

    mod error {
        use super::runtime;

        runtime::object! {
            /// The object `Error`.
            #[object()]
            pub struct Error {
                #[json("message", optional)] pub message: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod error_list {
        use super::runtime;

        runtime::object! {
            /// The object `ErrorList`.
            #[object()]
            pub struct ErrorList {
                #[json("errors", optional)] pub errors: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod text {
        use super::runtime;

        runtime::object! {
            /// The object `Text`.
            #[object()]
            pub struct Text {
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Failure names.
    #[doc(inline)]
    pub use oauth_2::Oauth2Calls2;
    #[doc(inline)]
    pub use oauth2::Oauth2Calls;
    #[doc(inline)]
    pub use o_auth2::OAuth2Calls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `OAuth 2`.
        #[must_use]
        #[inline]
        pub fn oauth_2(&self) -> Oauth2Calls2<'_> {
            Oauth2Calls2 { client: self }
        }
        /// Operations tagged `OAuth2`.
        #[must_use]
        #[inline]
        pub fn oauth2(&self) -> Oauth2Calls<'_> {
            Oauth2Calls { client: self }
        }
        /// Operations tagged `oAuth2`.
        #[must_use]
        #[inline]
        pub fn o_auth2(&self) -> OAuth2Calls<'_> {
            OAuth2Calls { client: self }
        }
    }

    pub mod oauth_2 {
        //! The operations of `client.oauth_2()`.
        pub use read_named::{ReadNamed, ReadNamedError};

        use super::{failures, runtime};

        /// Operations tagged `OAuth 2`.
        #[derive(Clone, Copy, Debug)]
        pub struct Oauth2Calls2<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod read_named {
            use super::runtime;

            impl super::Oauth2Calls2<'_> {
                /// `GET /named`
                ///
                /// Returns the request builder [`ReadNamed`]. Error responses: [`ReadNamedError`] (404).
                #[inline]
                pub fn read_named(&self) -> ReadNamed {
                    let template = "/named";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`Oauth2Calls2::read_named`](super::Oauth2Calls2::read_named).
            ///
            /// `GET /named`
            ///
            /// Error responses: [`ReadNamedError`] (404).
            pub type ReadNamed = runtime::Prepared<runtime::NoContent, ReadNamedError>;

            /// Error responses of [`ReadNamed`].
            ///
            /// - `NotFound`: What is called so.
            pub type ReadNamedError = super::failures::NotFoundErrorListError;
        }
    }

    pub mod oauth2 {
        //! The operations of `client.oauth2()`.
        pub use read_list::{ReadList, ReadListError};

        use super::{failures, runtime};

        /// Operations tagged `OAuth2`.
        #[derive(Clone, Copy, Debug)]
        pub struct Oauth2Calls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod read_list {
            use super::runtime;

            impl super::Oauth2Calls<'_> {
                /// `GET /lists`
                ///
                /// Returns the request builder [`ReadList`]. Error responses: [`ReadListError`] (404).
                #[inline]
                pub fn read_list(&self) -> ReadList {
                    let template = "/lists";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`Oauth2Calls::read_list`](super::Oauth2Calls::read_list).
            ///
            /// `GET /lists`
            ///
            /// Error responses: [`ReadListError`] (404).
            pub type ReadList = runtime::Prepared<runtime::NoContent, ReadListError>;

            /// Error responses of [`ReadList`].
            ///
            /// - `NotFound`: A list of errors.
            pub type ReadListError = super::failures::NotFoundErrorArrayError;
        }
    }

    pub mod o_auth2 {
        //! The operations of `client.o_auth2()`.
        pub use read_nullable::{ReadNullable, ReadNullableError};

        use super::{failures, runtime};

        /// Operations tagged `oAuth2`.
        #[derive(Clone, Copy, Debug)]
        pub struct OAuth2Calls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod read_nullable {
            use super::runtime;

            impl super::OAuth2Calls<'_> {
                /// `GET /nullable`
                ///
                /// Returns the request builder [`ReadNullable`]. Error responses: [`ReadNullableError`] (404, 410).
                #[inline]
                pub fn read_nullable(&self) -> ReadNullable {
                    let template = "/nullable";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`OAuth2Calls::read_nullable`](super::OAuth2Calls::read_nullable).
            ///
            /// `GET /nullable`
            ///
            /// Error responses: [`ReadNullableError`] (404, 410).
            pub type ReadNullable = runtime::Prepared<runtime::NoContent, ReadNullableError>;

            /// Error responses of [`ReadNullable`].
            ///
            /// - `NotFound`: A list with holes.
            /// - `Gone`: A text.
            pub type ReadNullableError = super::failures::NotFoundErrorArrayOrGoneStringError;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use not_found_error_array_error::NotFoundErrorArrayError;
        pub use not_found_error_array_or_gone_string_error::NotFoundErrorArrayOrGoneStringError;
        pub use not_found_error_list_error::NotFoundErrorListError;

        use super::{runtime, types};

        mod not_found_error_array_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundErrorArrayError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(Vec<types::Error>),
                }
            }
        }

        mod not_found_error_array_or_gone_string_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundErrorArrayOrGoneStringError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(Vec<Option<types::Error>>),
                    /// Status 410, Gone.
                    #[status(410)] Gone(String),
                }
            }
        }

        mod not_found_error_list_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundErrorListError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::ErrorList),
                }
            }
        }
    }
}
