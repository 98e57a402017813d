//! From `tests/cases/operations/components.yaml`.

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
    //! The types of Components.
    pub use busy_response::BusyResponse;
    pub use component_body::ComponentBody;
    pub use component_response::ComponentResponse;
    pub use failed_response::FailedResponse;
    pub use order_parameter::OrderParameter;

    use super::runtime;

    mod busy_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response `BusyResponse`.
            #[object()]
            pub struct BusyResponse {
                #[json("since", optional)] pub since: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod component_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body `Component`.
            #[object()]
            pub struct ComponentBody {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod component_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response `Component`.
            #[object()]
            pub struct ComponentResponse {
                #[json("revision", optional)] pub revision: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod failed_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response `Failed`.
            #[object()]
            pub struct FailedResponse {
                #[json("why", optional)] pub why: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod order_parameter {
        use super::runtime;

        runtime::text! {
            /// The string enum that is the parameter `Order`.
            pub enum OrderParameter {
                #[json("up")] Up,
                #[json("down")] Down,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Components.
    #[doc(inline)]
    pub use components::ComponentsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `components`.
        #[must_use]
        #[inline]
        pub fn components(&self) -> ComponentsCalls<'_> {
            ComponentsCalls { client: self }
        }
    }

    pub mod components {
        //! The operations of `client.components()`.
        pub use put_component::{PutComponent, PutComponentError};

        use super::{failures, runtime, types};

        /// Operations tagged `components`.
        #[derive(Clone, Copy, Debug)]
        pub struct ComponentsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod put_component {
            use super::{runtime, types};

            impl super::ComponentsCalls<'_> {
                /// `PUT /components/{id}`
                ///
                /// On success: As it is now.
                ///
                /// Returns the request builder [`PutComponent`]. Response: `types::ComponentResponse`. Error responses: [`PutComponentError`] (409, default).
                #[inline]
                pub fn put_component(&self, id: i32, body: types::ComponentBody) -> PutComponent {
                    let template = "/components/{id}";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .path("id", runtime::Style::SIMPLE, &id)
                        .json_unchecked(&body)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ComponentsCalls::put_component`](super::ComponentsCalls::put_component).
                ///
                /// `PUT /components/{id}`
                ///
                /// Parameters:
                ///
                /// - `id`: path parameter.
                /// - `body`: `application/json`.
                /// - `order`: query parameter, optional.
                ///
                /// Response: `types::ComponentResponse`. Error responses: [`PutComponentError`] (409, default).
                #[call(output = runtime::Json<types::ComponentResponse>, failure = PutComponentError)]
                pub struct PutComponent {
                    #[query("order")] order: types::OrderParameter,
                }
            }

            /// Error responses of [`PutComponent`].
            ///
            /// - `Conflict`: As it is still.
            /// - `Other`: As it went wrong.
            pub type PutComponentError = super::failures::ConflictBusyResponseOrAnyFailedResponseError;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use conflict_busy_response_or_any_failed_response_error::ConflictBusyResponseOrAnyFailedResponseError;

        use super::{runtime, types};

        mod conflict_busy_response_or_any_failed_response_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum ConflictBusyResponseOrAnyFailedResponseError {
                    /// Status 409, Conflict.
                    #[status(409)] Conflict(types::BusyResponse),
                    /// Any other status.
                    #[status(_)] Other(types::FailedResponse),
                }
            }
        }
    }
}
