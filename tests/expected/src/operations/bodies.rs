//! From `tests/cases/operations/bodies.yaml`.

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
                #[json("count")] #[check(maximum(9))] pub count: i64,
                #[json(optional "unit")] pub unit: Option<InlineBodyBodyUnit>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// One of several texts: `unit` in the body of `PUT /bodies/inline`.
            pub enum InlineBodyBodyUnit {
                #[json("g")] G,
                #[json("kg")] Kg,
            }
        }
    }

    mod inline_body_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the answer 200 of `PUT /bodies/inline`.
            #[object()]
            pub struct InlineBodyResponse {
                #[json("total")] pub total: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod thing {
        use super::runtime;

        runtime::object! {
            /// The object `Thing` of the document.
            #[object()]
            pub struct Thing {
                #[json("name")] #[check(min_length(1))] pub name: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Bodies.
    pub use bodies::BodiesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Calls tagged `bodies`.
        #[must_use]
        #[inline]
        pub fn bodies(&self) -> BodiesCalls<'_> {
            BodiesCalls { client: self }
        }
    }

    pub mod bodies {
        //! What `client.bodies()` calls.
        pub use any_body::AnyBody;
        pub use inline_body::InlineBody;
        pub use list_body::ListBody;
        pub use need_body::NeedBody;
        pub use take_body::TakeBody;

        use super::{runtime, types};

        /// Calls tagged `bodies`.
        #[derive(Clone, Copy, Debug)]
        pub struct BodiesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod any_body {
            use super::runtime;

            impl super::BodiesCalls<'_> {
                /// `PUT /bodies/any`
                #[inline]
                pub fn any_body(&self, body: runtime::Untyped) -> AnyBody {
                    let template = "/bodies/any";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template)
                        .encoded_unchecked(&body, &runtime::JsonAs("application/vnd.things+json"))
                        .into()
                }
            }

            /// The call that `any_body` prepares.
            pub type AnyBody = runtime::Prepared<runtime::Json<runtime::Untyped>, runtime::Undeclared>;
        }

        mod inline_body {
            use super::{runtime, types};

            impl super::BodiesCalls<'_> {
                /// `PUT /bodies/inline`
                ///
                /// - On success: What came of it.
                #[inline]
                pub fn inline_body(&self, body: types::InlineBodyBody) -> InlineBody {
                    let template = "/bodies/inline";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template)
                        .json(&body)
                        .into()
                }
            }

            /// The call that `inline_body` prepares.
            pub type InlineBody = runtime::Prepared<runtime::Json<types::InlineBodyResponse>, runtime::Undeclared>;
        }

        mod list_body {
            use super::{runtime, types};

            impl super::BodiesCalls<'_> {
                /// `PUT /bodies/list`
                #[inline]
                pub fn list_body(&self, body: Vec<types::Thing>) -> ListBody {
                    let template = "/bodies/list";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template)
                        .json(&body)
                        .check_body(&body, &runtime::min_items(1))
                        .into()
                }
            }

            /// The call that `list_body` prepares.
            pub type ListBody = runtime::Prepared<runtime::Json<String>, runtime::Undeclared>;
        }

        mod take_body {
            use super::{runtime, types};

            impl super::BodiesCalls<'_> {
                /// `POST /bodies/optional`
                #[inline]
                pub fn take_body(&self) -> TakeBody {
                    let template = "/bodies/optional";
                    runtime::Call::new(self.client, reqwest::Method::POST, template).into()
                }
            }

            runtime::call! {
                /// The call that `take_body` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct TakeBody {
                    /// A thing or nothing.
                    #[body(json)] body: types::Thing,
                }
            }
        }

        mod need_body {
            use super::{runtime, types};

            impl super::BodiesCalls<'_> {
                /// `POST /bodies/required`
                ///
                /// - `body`: The thing to make.
                #[inline]
                pub fn need_body(&self, body: types::Thing) -> NeedBody {
                    let template = "/bodies/required";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .json(&body)
                        .into()
                }
            }

            /// The call that `need_body` prepares.
            pub type NeedBody = runtime::Prepared<runtime::Json<types::Thing>, runtime::Undeclared>;
        }
    }
}
