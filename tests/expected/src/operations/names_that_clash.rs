//! From `tests/cases/operations/names_that_clash.yaml`.

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
    //! The types of Names that clash.
    pub use x::X;

    use super::runtime;

    mod x {
        use super::runtime;

        runtime::object! {
            /// The object `X`.
            #[object()]
            pub struct X {
                #[json("x", optional)] pub x: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Names that clash.
    #[doc(inline)]
    pub use clash::ClashCalls;
    #[doc(inline)]
    pub use clone::CloneCalls;
    #[doc(inline)]
    pub use request::RequestCalls;
    #[doc(inline)]
    pub use runtime_::RuntimeCalls;
    #[doc(inline)]
    pub use types_::TypesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `clash`.
        #[must_use]
        #[inline]
        pub fn clash(&self) -> ClashCalls<'_> {
            ClashCalls { client: self }
        }
        /// Operations tagged `clone`.
        #[must_use]
        #[inline]
        pub fn clone_calls(&self) -> CloneCalls<'_> {
            CloneCalls { client: self }
        }
        /// Operations tagged `request`.
        #[must_use]
        #[inline]
        pub fn request_calls(&self) -> RequestCalls<'_> {
            RequestCalls { client: self }
        }
        /// Operations tagged `runtime`.
        #[must_use]
        #[inline]
        pub fn runtime(&self) -> RuntimeCalls<'_> {
            RuntimeCalls { client: self }
        }
        /// Operations tagged `types`.
        #[must_use]
        #[inline]
        pub fn types(&self) -> TypesCalls<'_> {
            TypesCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sends the `build` header with every request whose operation declares it.
        pub fn build_value(self, value: impl Into<String>) -> Self {
            self.declared_header("build", value)
        }
        /// Sends the `timeout` header with every request whose operation declares it.
        pub fn timeout_value(self, value: impl Into<String>) -> Self {
            self.declared_header("timeout", value)
        }
    }

    pub mod untagged {
        //! Operations without a tag.
        pub use request::{Request, RequestError};

        use super::runtime;

        mod request {
            use super::runtime;

            impl runtime::Client {
                /// `GET /clash/k`
                ///
                /// Returns the request builder [`Request`].
                #[inline]
                pub fn request_call(&self) -> Request {
                    let template = "/clash/k";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`Client::request_call`](runtime::Client::request_call).
            ///
            /// `GET /clash/k`
            pub type Request = runtime::Prepared<runtime::NoContent, RequestError>;

            /// Error responses of [`Request`], which declares none.
            pub type RequestError = runtime::Undeclared;
        }
    }

    pub mod clash {
        //! The operations of `client.clash()`.
        pub use clash_calls::{ClashCallsCall, ClashCallsCallError};
        pub use failures_::{Failures, FailuresError};
        pub use foo::{Foo, FooError};
        pub use foo_error::{FooErrorCall, FooErrorCallError};
        pub use l::{L, LError};
        pub use runtime_::{Runtime, RuntimeError};
        pub use types_::{Types, TypesError};

        use super::{failures, runtime, types};

        /// Operations tagged `clash`.
        #[derive(Clone, Copy, Debug)]
        pub struct ClashCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod foo {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/a`
                ///
                /// Returns the request builder [`Foo`]. Error responses: [`FooError`] (404).
                #[inline]
                pub fn foo(&self) -> Foo {
                    let template = "/clash/a";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`ClashCalls::foo`](super::ClashCalls::foo).
            ///
            /// `GET /clash/a`
            ///
            /// Error responses: [`FooError`] (404).
            pub type Foo = runtime::Prepared<runtime::NoContent, FooError>;

            /// Error responses of [`Foo`].
            ///
            /// - `NotFound`: No.
            pub type FooError = super::failures::NotFoundStatusError;
        }

        mod foo_error {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/b`
                ///
                /// Returns the request builder [`FooErrorCall`]. Error responses: [`FooErrorCallError`] (404).
                #[inline]
                pub fn foo_error(&self) -> FooErrorCall {
                    let template = "/clash/b";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`ClashCalls::foo_error`](super::ClashCalls::foo_error).
            ///
            /// `GET /clash/b`
            ///
            /// Error responses: [`FooErrorCallError`] (404).
            pub type FooErrorCall = runtime::Prepared<runtime::NoContent, FooErrorCallError>;

            /// Error responses of [`FooErrorCall`].
            ///
            /// - `NotFound`: No.
            pub type FooErrorCallError = super::failures::NotFoundStatusError;
        }

        mod runtime_ {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/c`
                ///
                /// Returns the request builder [`Runtime`].
                #[inline]
                pub fn runtime(&self) -> Runtime {
                    let template = "/clash/c";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`ClashCalls::runtime`](super::ClashCalls::runtime).
            ///
            /// `GET /clash/c`
            pub type Runtime = runtime::Prepared<runtime::NoContent, RuntimeError>;

            /// Error responses of [`Runtime`], which declares none.
            pub type RuntimeError = runtime::Undeclared;
        }

        mod types_ {
            use super::{runtime, types};

            impl super::ClashCalls<'_> {
                /// `GET /clash/d`
                ///
                /// Returns the request builder [`Types`]. Response: `types::X`.
                #[inline]
                pub fn types(&self) -> Types {
                    let template = "/clash/d";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`ClashCalls::types`](super::ClashCalls::types).
            ///
            /// `GET /clash/d`
            ///
            /// Response: `types::X`.
            pub type Types = runtime::Prepared<runtime::Json<types::X>, TypesError>;

            /// Error responses of [`Types`], which declares none.
            pub type TypesError = runtime::Undeclared;
        }

        mod failures_ {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/e`
                ///
                /// Returns the request builder [`Failures`]. Error responses: [`FailuresError`] (404).
                #[inline]
                pub fn failures(&self) -> Failures {
                    let template = "/clash/e";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`ClashCalls::failures`](super::ClashCalls::failures).
            ///
            /// `GET /clash/e`
            ///
            /// Error responses: [`FailuresError`] (404).
            pub type Failures = runtime::Prepared<runtime::NoContent, FailuresError>;

            /// Error responses of [`Failures`].
            ///
            /// - `NotFound`: No.
            pub type FailuresError = super::failures::NotFoundStatusError;
        }

        mod clash_calls {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/f`
                ///
                /// Returns the request builder [`ClashCallsCall`].
                #[inline]
                pub fn calls(&self) -> ClashCallsCall {
                    let template = "/clash/f";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`ClashCalls::calls`](super::ClashCalls::calls).
            ///
            /// `GET /clash/f`
            pub type ClashCallsCall = runtime::Prepared<runtime::NoContent, ClashCallsCallError>;

            /// Error responses of [`ClashCallsCall`], which declares none.
            pub type ClashCallsCallError = runtime::Undeclared;
        }

        mod l {
            use super::runtime;

            impl super::ClashCalls<'_> {
                /// `GET /clash/l`
                ///
                /// Returns the request builder [`L`].
                #[inline]
                pub fn l(&self, template_param: &str, runtime: &str) -> L {
                    let template = "/clash/l";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .inherit_headers(&["timeout", "build"])
                        .query("template", runtime::Style::FORM, template_param)
                        .query("runtime", runtime::Style::FORM, runtime)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ClashCalls::l`](super::ClashCalls::l).
                ///
                /// `GET /clash/l`
                ///
                /// Parameters:
                ///
                /// - `template_param`: query parameter `template`.
                /// - `runtime`: query parameter.
                /// - `timeout_param`: header `timeout`, optional.
                /// - `build`: header, optional.
                /// - `validate_param`: query parameter `validate`, optional.
                #[call(output = runtime::NoContent, failure = LError)]
                pub struct L {
                    #[header("timeout")] timeout_param: String,
                    #[header("build")] build: String,
                    #[query("validate")] validate_param: String,
                }
            }

            /// Error responses of [`L`], which declares none.
            pub type LError = runtime::Undeclared;
        }
    }

    pub mod clone {
        //! The operations of `client.clone_calls()`.
        pub use i::{I, IError};

        use super::runtime;

        /// Operations tagged `clone`.
        #[derive(Clone, Copy, Debug)]
        pub struct CloneCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod i {
            use super::runtime;

            impl super::CloneCalls<'_> {
                /// `GET /clash/i`
                ///
                /// Returns the request builder [`I`].
                #[inline]
                pub fn i(&self) -> I {
                    let template = "/clash/i";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`CloneCalls::i`](super::CloneCalls::i).
            ///
            /// `GET /clash/i`
            pub type I = runtime::Prepared<runtime::NoContent, IError>;

            /// Error responses of [`I`], which declares none.
            pub type IError = runtime::Undeclared;
        }
    }

    pub mod request {
        //! The operations of `client.request_calls()`.
        pub use j::{J, JError};

        use super::runtime;

        /// Operations tagged `request`.
        #[derive(Clone, Copy, Debug)]
        pub struct RequestCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod j {
            use super::runtime;

            impl super::RequestCalls<'_> {
                /// `GET /clash/j`
                ///
                /// Returns the request builder [`J`].
                #[inline]
                pub fn j(&self) -> J {
                    let template = "/clash/j";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`RequestCalls::j`](super::RequestCalls::j).
            ///
            /// `GET /clash/j`
            pub type J = runtime::Prepared<runtime::NoContent, JError>;

            /// Error responses of [`J`], which declares none.
            pub type JError = runtime::Undeclared;
        }
    }

    pub mod runtime_ {
        //! The operations of `client.runtime()`.
        pub use g::{G, GError};

        use super::runtime;

        /// Operations tagged `runtime`.
        #[derive(Clone, Copy, Debug)]
        pub struct RuntimeCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod g {
            use super::runtime;

            impl super::RuntimeCalls<'_> {
                /// `GET /clash/g`
                ///
                /// Returns the request builder [`G`].
                #[inline]
                pub fn g(&self) -> G {
                    let template = "/clash/g";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`RuntimeCalls::g`](super::RuntimeCalls::g).
            ///
            /// `GET /clash/g`
            pub type G = runtime::Prepared<runtime::NoContent, GError>;

            /// Error responses of [`G`], which declares none.
            pub type GError = runtime::Undeclared;
        }
    }

    pub mod types_ {
        //! The operations of `client.types()`.
        pub use h::{H, HError};

        use super::runtime;

        /// Operations tagged `types`.
        #[derive(Clone, Copy, Debug)]
        pub struct TypesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod h {
            use super::runtime;

            impl super::TypesCalls<'_> {
                /// `GET /clash/h`
                ///
                /// Returns the request builder [`H`].
                #[inline]
                pub fn h(&self) -> H {
                    let template = "/clash/h";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`TypesCalls::h`](super::TypesCalls::h).
            ///
            /// `GET /clash/h`
            pub type H = runtime::Prepared<runtime::NoContent, HError>;

            /// Error responses of [`H`], which declares none.
            pub type HError = runtime::Undeclared;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use not_found_status_error::NotFoundStatusError;

        use super::runtime;

        mod not_found_status_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundStatusError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound,
                }
            }
        }
    }
}
