//! From `tests/cases/operations/methods.yaml`.

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
    //! The calls of Methods.
    pub use methods::MethodsCalls;

    use super::runtime;

    impl runtime::Client {
        /// Calls tagged `methods`.
        #[must_use]
        #[inline]
        pub fn methods(&self) -> MethodsCalls<'_> {
            MethodsCalls { client: self }
        }
    }

    pub mod methods {
        //! What `client.methods()` calls.
        pub use by_delete::ByDelete;
        pub use by_get::ByGet;
        pub use by_head::ByHead;
        pub use by_options::ByOptions;
        pub use by_patch::ByPatch;
        pub use by_post::ByPost;
        pub use by_put::ByPut;
        pub use by_trace::ByTrace;

        use super::runtime;

        /// Calls tagged `methods`.
        #[derive(Clone, Copy, Debug)]
        pub struct MethodsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod by_delete {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `DELETE /methods`
                #[inline]
                pub fn by_delete(&self) -> ByDelete {
                    let template = "/methods";
                    runtime::Call::new(self.client, reqwest::Method::DELETE, template).into()
                }
            }

            /// The call that `by_delete` prepares.
            pub type ByDelete = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod by_get {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `GET /methods`
                #[inline]
                pub fn by_get(&self) -> ByGet {
                    let template = "/methods";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `by_get` prepares.
            pub type ByGet = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod by_head {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `HEAD /methods`
                #[inline]
                pub fn by_head(&self) -> ByHead {
                    let template = "/methods";
                    runtime::Call::new(self.client, reqwest::Method::HEAD, template).into()
                }
            }

            /// The call that `by_head` prepares.
            pub type ByHead = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod by_options {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `OPTIONS /methods`
                #[inline]
                pub fn by_options(&self) -> ByOptions {
                    let template = "/methods";
                    runtime::Call::new(self.client, reqwest::Method::OPTIONS, template).into()
                }
            }

            /// The call that `by_options` prepares.
            pub type ByOptions = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod by_patch {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `PATCH /methods`
                #[inline]
                pub fn by_patch(&self) -> ByPatch {
                    let template = "/methods";
                    runtime::Call::new(self.client, reqwest::Method::PATCH, template).into()
                }
            }

            /// The call that `by_patch` prepares.
            pub type ByPatch = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod by_post {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `POST /methods`
                #[inline]
                pub fn by_post(&self) -> ByPost {
                    let template = "/methods";
                    runtime::Call::new(self.client, reqwest::Method::POST, template).into()
                }
            }

            /// The call that `by_post` prepares.
            pub type ByPost = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod by_put {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `PUT /methods`
                #[inline]
                pub fn by_put(&self) -> ByPut {
                    let template = "/methods";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template).into()
                }
            }

            /// The call that `by_put` prepares.
            pub type ByPut = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod by_trace {
            use super::runtime;

            impl super::MethodsCalls<'_> {
                /// `TRACE /methods`
                #[inline]
                pub fn by_trace(&self) -> ByTrace {
                    let template = "/methods";
                    runtime::Call::new(self.client, reqwest::Method::TRACE, template).into()
                }
            }

            /// The call that `by_trace` prepares.
            pub type ByTrace = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }
}
