//! From `tests/cases/operations/media_types.yaml`.

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
    //! The types of Media types.
    pub use post_media_body::PostMediaBody;
    pub use put_media_body::PutMediaBody;
    pub use put_media_filter::PutMediaFilter;
    pub use put_media_more::PutMediaMore;

    use super::runtime;

    mod post_media_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /media`.
            #[object()]
            pub struct PostMediaBody {
                #[json("x", optional)] pub x: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod put_media_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `PUT /media`.
            #[object()]
            pub struct PutMediaBody {
                #[json("x", optional)] pub x: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod put_media_filter {
        use super::runtime;

        runtime::object! {
            /// The object that is a parameter of `PUT /media`.
            #[object()]
            pub struct PutMediaFilter {
                #[json("age", optional)] pub age: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod put_media_more {
        use super::runtime;

        runtime::object! {
            /// The object that is a parameter of `PUT /media`.
            #[object()]
            pub struct PutMediaMore {
                #[json("age", optional)] pub age: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Media types.
    #[doc(inline)]
    pub use media::MediaCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `media`.
        #[must_use]
        #[inline]
        pub fn media(&self) -> MediaCalls<'_> {
            MediaCalls { client: self }
        }
    }

    pub mod media {
        //! The operations of `client.media()`.
        pub use post_media::{PostMedia, PostMediaError};
        pub use put_media::{PutMedia, PutMediaError};

        use super::{runtime, types};

        /// Operations tagged `media`.
        #[derive(Clone, Copy, Debug)]
        pub struct MediaCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod post_media {
            use super::{runtime, types};

            impl super::MediaCalls<'_> {
                /// `POST /media`
                ///
                /// Returns the request builder [`PostMedia`]. Response: `i64`.
                #[inline]
                pub fn post_media(&self, body: types::PostMediaBody) -> PostMedia {
                    let template = "/media";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .accept("application/json; version=3")
                        .encoded_unchecked(&body, &runtime::JsonAs("application/json; version=2"))
                        .into()
                }
            }

            /// Request builder returned by [`MediaCalls::post_media`](super::MediaCalls::post_media).
            ///
            /// `POST /media`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json; version=2`.
            ///
            /// Response: `i64`.
            pub type PostMedia = runtime::Prepared<runtime::Json<i64>, PostMediaError>;

            /// Error responses of [`PostMedia`], which declares none.
            pub type PostMediaError = runtime::Undeclared;
        }

        mod put_media {
            use super::{runtime, types};

            impl super::MediaCalls<'_> {
                /// `PUT /media`
                ///
                /// Returns the request builder [`PutMedia`].
                #[inline]
                pub fn put_media(
                    &self,
                    filter: &types::PutMediaFilter,
                    body: types::PutMediaBody,
                ) -> PutMedia {
                    let template = "/media";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .query("filter", runtime::Style::JSON, filter)
                        .encoded_unchecked(&body, &runtime::JsonAs("application/vnd.media+json"))
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`MediaCalls::put_media`](super::MediaCalls::put_media).
                ///
                /// `PUT /media`
                ///
                /// Parameters:
                ///
                /// - `filter`: query parameter.
                /// - `body`: `application/vnd.media+json`.
                /// - `more`: query parameter, optional.
                /// - `raw`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = PutMediaError)]
                pub struct PutMedia {
                    #[query("more", style = json)] more: types::PutMediaMore,
                    #[query("raw", allow_reserved)] raw: String,
                }
            }

            /// Error responses of [`PutMedia`], which declares none.
            pub type PutMediaError = runtime::Undeclared;
        }
    }
}
