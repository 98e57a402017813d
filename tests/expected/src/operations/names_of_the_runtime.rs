//! From `tests/cases/operations/names_of_the_runtime.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use calls::{ErrorHeaders, ResponseHeaders};
#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, Event, EventStream, HeaderError, RateLimit, Response, RetryPolicy, StreamError,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Names of the runtime.
    pub use watch_runtime_response::WatchRuntimeResponse;

    use super::runtime;

    mod watch_runtime_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `GET /runtime/names`.
            #[object()]
            pub struct WatchRuntimeResponse {
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Names of the runtime.
    #[doc(inline)]
    pub use runtime_names::RuntimeNamesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `runtime names`.
        #[must_use]
        #[inline]
        pub fn runtime_names(&self) -> RuntimeNamesCalls<'_> {
            RuntimeNamesCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sets the API key that is sent in the header `X-Key`.
        pub fn idempotency_keys_value(self, key: impl Into<runtime::Secret>) -> Self {
            self.credential("idempotency_keys", runtime::Credential::header("X-Key", key))
        }
        /// Sets the API key that is sent in the query parameter `key`.
        pub fn on_deviation_value(self, key: impl Into<runtime::Secret>) -> Self {
            self.credential("on_deviation", runtime::Credential::query("key", key))
        }
        /// Sends the `Max-Item` header with every request whose operation declares it.
        pub fn max_item_value(self, value: impl Into<String>) -> Self {
            self.declared_header("Max-Item", value)
        }
        /// Sends the `Validate` header with every request whose operation declares it.
        pub fn validate_value(self, value: impl Into<String>) -> Self {
            self.declared_header("Validate", value)
        }
    }

    /// Reads the headers that the document declares for successful responses.
    pub trait ResponseHeaders: runtime::ReadHeaders {
        /// The header `Last-Event-Id`; `None` where it is absent.
        ///
        /// Declared by `GET /runtime/names`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn last_event_id_header(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Last-Event-Id")
        }
        /// The header `Retype`; `None` where it is absent.
        ///
        /// Declared by `GET /runtime/names`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn retype_header(&self) -> Result<Option<i64>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Retype")
        }
        /// The header `Value-Mut`; `None` where it is absent.
        ///
        /// Declared by `GET /runtime/names`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn value_mut_header(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Value-Mut")
        }
    }
    impl<T> ResponseHeaders for runtime::Response<T> {}
    /// Reads the headers that the document declares for error responses.
    pub trait ErrorHeaders: runtime::ReadHeaders {
        /// The header `Inner`; `None` where it is absent.
        ///
        /// Declared by `GET /runtime/names`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn inner_header(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Inner")
        }
        /// The header `May-Have-Been-Processed`; `None` where it is absent.
        ///
        /// Declared by `GET /runtime/names`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn may_have_been_processed_header(
            &self,
        ) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "May-Have-Been-Processed")
        }
        /// The header `Of-Body`; `None` where it is absent.
        ///
        /// Declared by `GET /runtime/names`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn of_body_header(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Of-Body")
        }
    }
    impl<E> ErrorHeaders for runtime::Error<E> {}

    pub mod runtime_names {
        //! The operations of `client.runtime_names()`.
        pub use watch_runtime::{WatchRuntime, WatchRuntimeError};

        use super::{failures, runtime, types};

        /// Operations tagged `runtime names`.
        #[derive(Clone, Copy, Debug)]
        pub struct RuntimeNamesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod watch_runtime {
            use super::{runtime, types};

            impl super::RuntimeNamesCalls<'_> {
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /runtime/names`
                ///
                /// Returns the request builder [`WatchRuntime`]. Items of the stream: `types::WatchRuntimeResponse`. Error responses: [`WatchRuntimeError`] (default).
                #[inline]
                pub fn watch_runtime(&self) -> WatchRuntime {
                    let template = "/runtime/names";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["idempotency_keys"], &["on_deviation"]])
                        .accept("text/event-stream")
                        .inherit_headers(&["Max-Item", "Validate"])
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`RuntimeNamesCalls::watch_runtime`](super::RuntimeNamesCalls::watch_runtime).
                ///
                /// `GET /runtime/names`
                ///
                /// Parameters:
                ///
                /// - `max_item`: header `Max-Item`, optional.
                /// - `validate_param`: header `Validate`, optional.
                /// - `stream_param`: query parameter `stream`, optional.
                ///
                /// Items of the stream: `types::WatchRuntimeResponse`. Error responses: [`WatchRuntimeError`] (default).
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::EventStream<types::WatchRuntimeResponse>>,
                    failure = WatchRuntimeError
                )]
                pub struct WatchRuntime {
                    #[header("Max-Item")] max_item: String,
                    #[header("Validate")] validate_param: String,
                    #[query("stream")] stream_param: String,
                }
            }

            impl WatchRuntime {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(
                    self,
                ) -> runtime::Reconnecting<types::WatchRuntimeResponse, WatchRuntimeError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`WatchRuntime`].
            ///
            /// - `Other`: failed
            pub type WatchRuntimeError = super::failures::AnyStatusError;
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
