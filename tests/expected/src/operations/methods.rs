//! From `tests/cases/operations/methods.yaml`.

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
    //! The operations of Methods.
    #[doc(inline)]
    pub use methods::MethodsCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `methods`.
        #[must_use]
        #[inline]
        pub fn methods(&self) -> MethodsCalls<'_> {
            MethodsCalls { client: self }
        }
    }

    pub mod methods {
        //! The operations of `client.methods()`.
        pub use by_delete::{ByDelete, ByDeleteError};
        pub use by_get::{ByGet, ByGetError};
        pub use by_head::{ByHead, ByHeadError};
        pub use by_options::{ByOptions, ByOptionsError};
        pub use by_patch::{ByPatch, ByPatchError};
        pub use by_post::{ByPost, ByPostError};
        pub use by_put::{ByPut, ByPutError};
        pub use by_trace::{ByTrace, ByTraceError};

        use super::runtime;

        /// Operations tagged `methods`.
        #[derive(Clone, Copy, Debug)]
        pub struct MethodsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod by_delete {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `DELETE /methods`
                ///
                /// Returns the request builder [`ByDelete`].
                #[inline]
                pub fn by_delete(&self) -> ByDelete {
                    let template = "/methods";
                    runtime::Call::new(self.client, runtime::Method::DELETE, template).into()
                }
            }

            /// Request builder returned by [`MethodsCalls::by_delete`](super::MethodsCalls::by_delete).
            ///
            /// `DELETE /methods`
            pub type ByDelete = runtime::Prepared<runtime::NoContent, ByDeleteError>;

            /// Error responses of [`ByDelete`], which declares none.
            pub type ByDeleteError = runtime::Undeclared;
        }

        mod by_get {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `GET /methods`
                ///
                /// Returns the request builder [`ByGet`].
                #[inline]
                pub fn by_get(&self) -> ByGet {
                    let template = "/methods";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`MethodsCalls::by_get`](super::MethodsCalls::by_get).
            ///
            /// `GET /methods`
            pub type ByGet = runtime::Prepared<runtime::NoContent, ByGetError>;

            /// Error responses of [`ByGet`], which declares none.
            pub type ByGetError = runtime::Undeclared;
        }

        mod by_head {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `HEAD /methods`
                ///
                /// Returns the request builder [`ByHead`].
                #[inline]
                pub fn by_head(&self) -> ByHead {
                    let template = "/methods";
                    runtime::Call::new(self.client, runtime::Method::HEAD, template).into()
                }
            }

            /// Request builder returned by [`MethodsCalls::by_head`](super::MethodsCalls::by_head).
            ///
            /// `HEAD /methods`
            pub type ByHead = runtime::Prepared<runtime::NoContent, ByHeadError>;

            /// Error responses of [`ByHead`], which declares none.
            pub type ByHeadError = runtime::Undeclared;
        }

        mod by_options {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `OPTIONS /methods`
                ///
                /// Returns the request builder [`ByOptions`].
                #[inline]
                pub fn by_options(&self) -> ByOptions {
                    let template = "/methods";
                    runtime::Call::new(self.client, runtime::Method::OPTIONS, template).into()
                }
            }

            /// Request builder returned by [`MethodsCalls::by_options`](super::MethodsCalls::by_options).
            ///
            /// `OPTIONS /methods`
            pub type ByOptions = runtime::Prepared<runtime::NoContent, ByOptionsError>;

            /// Error responses of [`ByOptions`], which declares none.
            pub type ByOptionsError = runtime::Undeclared;
        }

        mod by_patch {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `PATCH /methods`
                ///
                /// Returns the request builder [`ByPatch`].
                #[inline]
                pub fn by_patch(&self) -> ByPatch {
                    let template = "/methods";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template).into()
                }
            }

            /// Request builder returned by [`MethodsCalls::by_patch`](super::MethodsCalls::by_patch).
            ///
            /// `PATCH /methods`
            pub type ByPatch = runtime::Prepared<runtime::NoContent, ByPatchError>;

            /// Error responses of [`ByPatch`], which declares none.
            pub type ByPatchError = runtime::Undeclared;
        }

        mod by_post {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `POST /methods`
                ///
                /// Returns the request builder [`ByPost`].
                #[inline]
                pub fn by_post(&self) -> ByPost {
                    let template = "/methods";
                    runtime::Call::new(self.client, runtime::Method::POST, template).into()
                }
            }

            /// Request builder returned by [`MethodsCalls::by_post`](super::MethodsCalls::by_post).
            ///
            /// `POST /methods`
            pub type ByPost = runtime::Prepared<runtime::NoContent, ByPostError>;

            /// Error responses of [`ByPost`], which declares none.
            pub type ByPostError = runtime::Undeclared;
        }

        mod by_put {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `PUT /methods`
                ///
                /// Returns the request builder [`ByPut`].
                #[inline]
                pub fn by_put(&self) -> ByPut {
                    let template = "/methods";
                    runtime::Call::new(self.client, runtime::Method::PUT, template).into()
                }
            }

            /// Request builder returned by [`MethodsCalls::by_put`](super::MethodsCalls::by_put).
            ///
            /// `PUT /methods`
            pub type ByPut = runtime::Prepared<runtime::NoContent, ByPutError>;

            /// Error responses of [`ByPut`], which declares none.
            pub type ByPutError = runtime::Undeclared;
        }

        mod by_trace {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `TRACE /methods`
                ///
                /// Returns the request builder [`ByTrace`].
                #[inline]
                pub fn by_trace(&self) -> ByTrace {
                    let template = "/methods";
                    runtime::Call::new(self.client, runtime::Method::TRACE, template).into()
                }
            }

            /// Request builder returned by [`MethodsCalls::by_trace`](super::MethodsCalls::by_trace).
            ///
            /// `TRACE /methods`
            pub type ByTrace = runtime::Prepared<runtime::NoContent, ByTraceError>;

            /// Error responses of [`ByTrace`], which declares none.
            pub type ByTraceError = runtime::Undeclared;
        }
    }
}
