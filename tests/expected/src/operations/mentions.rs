//! From `tests/cases/operations/mentions.yaml`.

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
    //! The types of Mentions.
    pub use thing::Thing;

    use super::runtime;

    mod thing {
        use super::runtime;

        runtime::object! {
            /// The object `Thing`.
            #[object()]
            pub struct Thing {
                /// As in BTreeMap<String, String>.
                #[json("types", optional)] pub types: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Mentions.
    #[doc(inline)]
    pub use mentions::MentionsCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `mentions`.
        #[must_use]
        #[inline]
        pub fn mentions(&self) -> MentionsCalls<'_> {
            MentionsCalls { client: self }
        }
    }

    pub mod mentions {
        //! The operations of `client.mentions()`.
        pub use list_types::{ListTypes, ListTypesError};
        pub use send_top::{SendTop, SendTopError};

        use super::runtime;

        /// Operations tagged `mentions`.
        #[derive(Clone, Copy, Debug)]
        pub struct MentionsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod send_top {
            use super::runtime;

            impl super::MentionsCalls<'_> {
                /// Not the code but this text says types::Thing, BTreeMap::new() and failures::Failure.
                ///
                /// `POST /top`
                ///
                /// On success: Done, says types::Thing.
                ///
                /// Returns the request builder [`SendTop`].
                #[inline]
                pub fn send_top(&self, body: Vec<String>) -> SendTop {
                    let template = "/top";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`MentionsCalls::send_top`](super::MentionsCalls::send_top).
            ///
            /// `POST /top`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type SendTop = runtime::Prepared<runtime::NoContent, SendTopError>;

            /// Error responses of [`SendTop`], which declares none.
            pub type SendTopError = runtime::Undeclared;
        }

        mod list_types {
            use super::runtime;

            impl super::MentionsCalls<'_> {
                /// `GET /types`
                ///
                /// Returns the request builder [`ListTypes`].
                #[inline]
                pub fn list_types(&self) -> ListTypes {
                    let template = "/types";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`MentionsCalls::list_types`](super::MentionsCalls::list_types).
                ///
                /// `GET /types`
                ///
                /// Parameters:
                ///
                /// - `types`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = ListTypesError)]
                pub struct ListTypes {
                    #[query("types")] types: String,
                }
            }

            /// Error responses of [`ListTypes`], which declares none.
            pub type ListTypesError = runtime::Undeclared;
        }
    }
}
