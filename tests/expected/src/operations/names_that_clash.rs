//! From `tests/cases/operations/names_that_clash.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Names that clash.
    pub use x::X;

    use super::runtime;

    mod x {
        use super::runtime;

        runtime::object! {
            /// The object `X` of the document.
            #[object(default)]
            pub struct X {
                #[json(optional "x")] pub x: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Names that clash.
    pub use clash::ClashCalls;
    pub use clone::CloneCalls;
    pub use request::RequestCalls;
    pub use runtime_::RuntimeCalls;
    pub use types_::TypesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Calls tagged `clash`.
        #[must_use]
        #[inline]
        pub fn clash(&self) -> ClashCalls<'_> {
            ClashCalls { client: self }
        }
        /// Calls tagged `clone`.
        #[must_use]
        #[inline]
        pub fn clone_calls(&self) -> CloneCalls<'_> {
            CloneCalls { client: self }
        }
        /// Calls tagged `request`.
        #[must_use]
        #[inline]
        pub fn request_calls(&self) -> RequestCalls<'_> {
            RequestCalls { client: self }
        }
        /// Calls tagged `runtime`.
        #[must_use]
        #[inline]
        pub fn runtime(&self) -> RuntimeCalls<'_> {
            RuntimeCalls { client: self }
        }
        /// Calls tagged `types`.
        #[must_use]
        #[inline]
        pub fn types(&self) -> TypesCalls<'_> {
            TypesCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sends `build` with every call that declares it.
        pub fn build_value(self, value: impl Into<String>) -> Self {
            self.declared_header("build", value)
        }
        /// Sends `timeout` with every call that declares it.
        pub fn timeout_value(self, value: impl Into<String>) -> Self {
            self.declared_header("timeout", value)
        }
    }

    pub mod untagged {
        //! Calls without a tag.
        pub use request::Request;

        use super::runtime;

        mod request {
            use super::runtime;

            impl runtime::Client {
                /// `GET /clash/k`
                #[inline]
                pub fn request_call(&self) -> Request {
                    let template = "/clash/k";
                    runtime::Call::new(self, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `request_call` prepares.
            pub type Request = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod clash {
        //! What `client.clash()` calls.
        pub use clash_calls::ClashCallsCall;
        pub use failures_::{Failures, FailuresError};
        pub use foo::{Foo, FooError};
        pub use foo_error::{FooErrorCall, FooErrorCallError};
        pub use l::L;
        pub use runtime_::Runtime;
        pub use types_::Types;

        use super::{failures, runtime, types};

        /// Calls tagged `clash`.
        #[derive(Clone, Copy, Debug)]
        pub struct ClashCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod foo {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/a`
                #[inline]
                pub fn foo(&self) -> Foo {
                    let template = "/clash/a";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `foo` prepares.
            pub type Foo = runtime::Prepared<runtime::NoContent, FooError>;

            /// What [`Foo`] may answer instead of success.
            ///
            /// - `NotFound`: No.
            pub type FooError = super::failures::Failure404;
        }

        mod foo_error {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/b`
                #[inline]
                pub fn foo_error(&self) -> FooErrorCall {
                    let template = "/clash/b";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `foo_error` prepares.
            pub type FooErrorCall = runtime::Prepared<runtime::NoContent, FooErrorCallError>;

            /// What [`FooErrorCall`] may answer instead of success.
            ///
            /// - `NotFound`: No.
            pub type FooErrorCallError = super::failures::Failure404;
        }

        mod runtime_ {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/c`
                #[inline]
                pub fn runtime(&self) -> Runtime {
                    let template = "/clash/c";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `runtime` prepares.
            pub type Runtime = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod types_ {
            use super::{runtime, types};

            impl super::ClashCalls<'_> {
                /// `GET /clash/d`
                #[inline]
                pub fn types(&self) -> Types {
                    let template = "/clash/d";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `types` prepares.
            pub type Types = runtime::Prepared<runtime::Json<types::X>, runtime::Undeclared>;
        }

        mod failures_ {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/e`
                #[inline]
                pub fn failures(&self) -> Failures {
                    let template = "/clash/e";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `failures` prepares.
            pub type Failures = runtime::Prepared<runtime::NoContent, FailuresError>;

            /// What [`Failures`] may answer instead of success.
            ///
            /// - `NotFound`: No.
            pub type FailuresError = super::failures::Failure404;
        }

        mod clash_calls {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/f`
                #[inline]
                pub fn clash_calls(&self) -> ClashCallsCall {
                    let template = "/clash/f";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `clash_calls` prepares.
            pub type ClashCallsCall = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod l {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/l`
                #[inline]
                pub fn l(&self, template_param: &str, runtime: &str) -> L {
                    let template = "/clash/l";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .inherit_headers(&["timeout", "build"])
                        .query("template", runtime::Style::FORM, template_param)
                        .query("runtime", runtime::Style::FORM, runtime)
                        .into()
                }
            }

            runtime::call! {
                /// The call that `l` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct L {
                    #[header("timeout")] timeout_param: String,
                    #[header("build")] build: String,
                    #[query("validate", form)] validate_param: String,
                }
            }
        }
    }

    pub mod clone {
        //! What `client.clone_calls()` calls.
        pub use i::I;

        use super::runtime;

        /// Calls tagged `clone`.
        #[derive(Clone, Copy, Debug)]
        pub struct CloneCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod i {
            use super::runtime;

            impl super::CloneCalls<'_> {
                /// `GET /clash/i`
                #[inline]
                pub fn i(&self) -> I {
                    let template = "/clash/i";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `i` prepares.
            pub type I = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod request {
        //! What `client.request_calls()` calls.
        pub use j::J;

        use super::runtime;

        /// Calls tagged `request`.
        #[derive(Clone, Copy, Debug)]
        pub struct RequestCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod j {
            use super::runtime;

            impl super::RequestCalls<'_> {
                /// `GET /clash/j`
                #[inline]
                pub fn j(&self) -> J {
                    let template = "/clash/j";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `j` prepares.
            pub type J = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod runtime_ {
        //! What `client.runtime()` calls.
        pub use g::G;

        use super::runtime;

        /// Calls tagged `runtime`.
        #[derive(Clone, Copy, Debug)]
        pub struct RuntimeCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod g {
            use super::runtime;

            impl super::RuntimeCalls<'_> {
                /// `GET /clash/g`
                #[inline]
                pub fn g(&self) -> G {
                    let template = "/clash/g";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `g` prepares.
            pub type G = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod types_ {
        //! What `client.types()` calls.
        pub use h::H;

        use super::runtime;

        /// Calls tagged `types`.
        #[derive(Clone, Copy, Debug)]
        pub struct TypesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod h {
            use super::runtime;

            impl super::TypesCalls<'_> {
                /// `GET /clash/h`
                #[inline]
                pub fn h(&self) -> H {
                    let template = "/clash/h";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `h` prepares.
            pub type H = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod failures {
        //! What operations may answer instead of success, one enum for all that declare the same.
        pub use failure404::Failure404;

        use super::runtime;

        mod failure404 {
            use super::runtime;

            runtime::failure! {
                /// What the operations that declare these failures may answer instead of success.
                pub enum Failure404 {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound,
                }
            }
        }
    }
}
