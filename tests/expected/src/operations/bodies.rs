//! From `tests/cases/operations/bodies.yaml`.

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
    //! The types of Bodies.
    pub use inline_body_body::{InlineBodyBody, InlineBodyBodyUnit};
    pub use inline_body_response::InlineBodyResponse;
    pub use thing::Thing;

    use super::runtime;

    mod inline_body_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `PUT /bodies/inline`.
            #[object()]
            pub struct InlineBodyBody {
                /// At most 9.
                #[json("count")] #[check(maximum = 9)] pub count: i64,
                #[json("unit", optional)] pub unit: Option<InlineBodyBodyUnit>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `unit` in the body of `PUT /bodies/inline`.
            pub enum InlineBodyBodyUnit {
                #[json("g")] G,
                #[json("kg")] Kg,
            }
        }
    }

    mod inline_body_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `PUT /bodies/inline`.
            #[object()]
            pub struct InlineBodyResponse {
                #[json("total")] pub total: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod thing {
        use super::runtime;

        runtime::object! {
            /// The object `Thing`.
            #[object()]
            pub struct Thing {
                /// At least 1 character.
                #[json("name")] #[check(min_length = 1)] pub name: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Bodies.
    #[doc(inline)]
    pub use bodies::BodiesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `bodies`.
        #[must_use]
        #[inline]
        pub fn bodies(&self) -> BodiesCalls<'_> {
            BodiesCalls { client: self }
        }
    }

    pub mod bodies {
        //! The operations of `client.bodies()`.
        pub use any_body::{AnyBody, AnyBodyError};
        pub use inline_body::{InlineBody, InlineBodyError};
        pub use list_body::{ListBody, ListBodyError};
        pub use need_body::{NeedBody, NeedBodyError};
        pub use take_body::{TakeBody, TakeBodyError};

        use super::{runtime, types};

        /// Operations tagged `bodies`.
        #[derive(Clone, Copy, Debug)]
        pub struct BodiesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod any_body {
            use super::runtime;

            impl super::BodiesCalls<'_> {
                /// `PUT /bodies/any`
                ///
                /// Returns the request builder [`AnyBody`]. Response: `runtime::Untyped`.
                #[inline]
                pub fn any_body(&self, body: runtime::Untyped) -> AnyBody {
                    let template = "/bodies/any";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .encoded_unchecked(&body, &runtime::JsonAs("application/vnd.things+json"))
                        .into()
                }
            }

            /// Request builder returned by [`BodiesCalls::any_body`](super::BodiesCalls::any_body).
            ///
            /// `PUT /bodies/any`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/vnd.things+json`.
            ///
            /// Response: `runtime::Untyped`.
            pub type AnyBody = runtime::Prepared<runtime::Json<runtime::Untyped>, AnyBodyError>;

            /// Error responses of [`AnyBody`], which declares none.
            pub type AnyBodyError = runtime::Undeclared;
        }

        mod inline_body {
            use super::{runtime, types};

            impl super::BodiesCalls<'_> {
                /// `PUT /bodies/inline`
                ///
                /// On success: What came of it.
                ///
                /// Returns the request builder [`InlineBody`]. Response: `types::InlineBodyResponse`.
                #[inline]
                pub fn inline_body(&self, body: types::InlineBodyBody) -> InlineBody {
                    let template = "/bodies/inline";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .json(&body)
                        .into()
                }
            }

            /// Request builder returned by [`BodiesCalls::inline_body`](super::BodiesCalls::inline_body).
            ///
            /// `PUT /bodies/inline`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::InlineBodyResponse`.
            pub type InlineBody = runtime::Prepared<runtime::Json<types::InlineBodyResponse>, InlineBodyError>;

            /// Error responses of [`InlineBody`], which declares none.
            pub type InlineBodyError = runtime::Undeclared;
        }

        mod list_body {
            use super::{runtime, types};

            impl super::BodiesCalls<'_> {
                /// `PUT /bodies/list`
                ///
                /// Returns the request builder [`ListBody`]. Response: `String`.
                #[inline]
                pub fn list_body(&self, body: Vec<types::Thing>) -> ListBody {
                    let template = "/bodies/list";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .json(&body)
                        .check_body(&body, &runtime::min_items(1))
                        .into()
                }
            }

            /// Request builder returned by [`BodiesCalls::list_body`](super::BodiesCalls::list_body).
            ///
            /// `PUT /bodies/list`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `String`.
            pub type ListBody = runtime::Prepared<runtime::Json<String>, ListBodyError>;

            /// Error responses of [`ListBody`], which declares none.
            pub type ListBodyError = runtime::Undeclared;
        }

        mod take_body {
            use super::{runtime, types};

            impl super::BodiesCalls<'_> {
                /// `POST /bodies/optional`
                ///
                /// Returns the request builder [`TakeBody`].
                #[inline]
                pub fn take_body(&self) -> TakeBody {
                    let template = "/bodies/optional";
                    runtime::Call::new(self.client, runtime::Method::POST, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`BodiesCalls::take_body`](super::BodiesCalls::take_body).
                ///
                /// `POST /bodies/optional`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                #[call(output = runtime::NoContent, failure = TakeBodyError)]
                pub struct TakeBody {
                    /// A thing or nothing.
                    #[body(json)] body: types::Thing,
                }
            }

            /// Error responses of [`TakeBody`], which declares none.
            pub type TakeBodyError = runtime::Undeclared;
        }

        mod need_body {
            use super::{runtime, types};

            impl super::BodiesCalls<'_> {
                /// `POST /bodies/required`
                ///
                /// - `body`: The thing to make.
                ///
                /// Returns the request builder [`NeedBody`]. Response: `types::Thing`.
                #[inline]
                pub fn need_body(&self, body: types::Thing) -> NeedBody {
                    let template = "/bodies/required";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json(&body)
                        .into()
                }
            }

            /// Request builder returned by [`BodiesCalls::need_body`](super::BodiesCalls::need_body).
            ///
            /// `POST /bodies/required`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Thing`.
            pub type NeedBody = runtime::Prepared<runtime::Json<types::Thing>, NeedBodyError>;

            /// Error responses of [`NeedBody`], which declares none.
            pub type NeedBodyError = runtime::Undeclared;
        }
    }
}
