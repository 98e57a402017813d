//! From `tests/cases/operations/multipart_arrays.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, Body, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, File, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Arrays in multipart forms.
    pub use boolean_array_or_integer::BooleanArrayOrInteger;
    pub use send_parts_body::{
        SendPartsBody, SendPartsBodyPointsItem, SendPartsBodyShapesItem,
    };

    use super::runtime;

    mod boolean_array_or_integer {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: array, integer.
            #[union(json_type)]
            pub enum BooleanArrayOrInteger {
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<bool>),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }
    }

    mod send_parts_body {
        use super::{BooleanArrayOrInteger, runtime};

        runtime::object! {
            /// The object that is the body of `POST /parts`.
            #[object()]
            pub struct SendPartsBody {
                #[json("tags")] pub tags: Vec<String>,
                #[json("counts", optional)] pub counts: Option<Vec<i64>>,
                #[json("points", optional)] pub points: Option<Vec<SendPartsBodyPointsItem>>,
                #[json("shapes", optional)] pub shapes: Option<Vec<SendPartsBodyShapesItem>>,
                #[json("rows", optional)] pub rows: Option<Vec<Vec<i64>>>,
                #[json("cells", optional)] pub cells: Option<Vec<Vec<String>>>,
                #[json("maybe", optional)] pub maybe: Option<Vec<Option<String>>>,
                #[json("words", optional)] pub words: Option<Vec<String>>,
                #[json("scans", optional)] pub scans: Option<Vec<runtime::File>>,
                #[json("manifest", optional)] pub manifest: Option<runtime::File>,
                #[json("either", optional)] pub either: Option<BooleanArrayOrInteger>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `points[]` in the body of `POST /parts`.
            #[object()]
            pub struct SendPartsBodyPointsItem {
                #[json("x", optional)] pub x: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `shapes[]` in the body of `POST /parts`.
            #[object()]
            pub struct SendPartsBodyShapesItem {
                #[json("y", optional)] pub y: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Arrays in multipart forms.
    #[doc(inline)]
    pub use multipart_arrays::MultipartArraysCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `multipart arrays`.
        #[must_use]
        #[inline]
        pub fn multipart_arrays(&self) -> MultipartArraysCalls<'_> {
            MultipartArraysCalls {
                client: self,
            }
        }
    }

    pub mod multipart_arrays {
        //! The operations of `client.multipart_arrays()`.
        pub use send_parts::{SendParts, SendPartsError};

        use super::{runtime, types};

        /// Operations tagged `multipart arrays`.
        #[derive(Clone, Copy, Debug)]
        pub struct MultipartArraysCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod send_parts {
            use super::{runtime, types};

            impl super::MultipartArraysCalls<'_> {
                /// The body is sent as a multipart form.
                ///
                /// `POST /parts`
                ///
                /// Returns the request builder [`SendParts`].
                #[inline]
                pub fn send_parts(&self, body: types::SendPartsBody) -> SendParts {
                    let template = "/parts";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(
                            &body,
                            &runtime::Multipart::new(
                                &[
                                    ("cells", "application/json"),
                                    ("counts", "application/json"),
                                    ("either", "application/json"),
                                    ("manifest", "application/json"),
                                    ("maybe", "application/json"),
                                    ("scans", "image/png"),
                                    ("shapes", "application/geo+json; charset=utf-8"),
                                    ("tags", "application/json"),
                                    ("words", "text/csv"),
                                ],
                            ),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`MultipartArraysCalls::send_parts`](super::MultipartArraysCalls::send_parts).
            ///
            /// `POST /parts`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/form-data`.
            pub type SendParts = runtime::Prepared<runtime::NoContent, SendPartsError>;

            /// Error responses of [`SendParts`], which declares none.
            pub type SendPartsError = runtime::Undeclared;
        }
    }
}
