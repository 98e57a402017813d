//! From `tests/cases/operations/body_kinds.yaml`.

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
    //! The types of Body kinds.
    pub use charge::{Charge, ChargeAddress, ChargeMeta};
    pub use upload_body::{UploadBody, UploadBodyImage};

    use super::runtime;

    mod charge {
        use super::runtime;

        runtime::object! {
            /// The object `Charge`.
            #[object()]
            pub struct Charge {
                /// At least 1.
                #[json("amount")] #[check(minimum = 1)] pub amount: u64,
                #[json("address", optional)] pub address: Option<ChargeAddress>,
                #[json("expand", optional)] pub expand: Option<Vec<String>>,
                #[json("tags", optional)] pub tags: Option<Vec<String>>,
                #[json("note", optional)] pub note: Option<String>,
                #[json("meta", optional)] pub meta: Option<ChargeMeta>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Charge.address`.
            #[object()]
            pub struct ChargeAddress {
                #[json("city", optional)] pub city: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Charge.meta`.
            #[object()]
            pub struct ChargeMeta {
                #[json("k", optional)] pub k: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod upload_body {
        use super::{Charge, runtime};

        runtime::object! {
            /// The object that is the body of `POST /kinds/upload`.
            #[object()]
            pub struct UploadBody {
                #[json("file")] pub file: runtime::File,
                #[json("scans", optional)] pub scans: Option<Vec<runtime::File>>,
                #[json("purpose", optional)] pub purpose: Option<String>,
                #[json("more", optional)] pub more: Option<Vec<runtime::File>>,
                #[json("image", optional)] pub image: Option<UploadBodyImage>,
                #[json("details", optional)] #[check(nested)] pub details: Option<Charge>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, array.
            #[union(json_type)]
            pub enum UploadBodyImage {
                /// A string.
                #[json(string, accessor = as_file, from)] File(runtime::File),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<runtime::File>),
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Body kinds.
    #[doc(inline)]
    pub use body_kinds::BodyKindsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `body kinds`.
        #[must_use]
        #[inline]
        pub fn body_kinds(&self) -> BodyKindsCalls<'_> {
            BodyKindsCalls { client: self }
        }
    }

    pub mod body_kinds {
        //! The operations of `client.body_kinds()`.
        pub use send_any::{SendAny, SendAnyError};
        pub use send_any_form::{SendAnyForm, SendAnyFormError};
        pub use send_bytes::{SendBytes, SendBytesError};
        pub use send_form::{SendForm, SendFormError};
        pub use send_form_or_not::{SendFormOrNot, SendFormOrNotError};
        pub use send_image::{SendImage, SendImageError};
        pub use send_patch::{SendPatch, SendPatchError};
        pub use send_text::{SendText, SendTextError};
        pub use send_xml::{SendXml, SendXmlError};
        pub use upload::{Upload, UploadError};
        pub use upload_any::{UploadAny, UploadAnyError};

        use super::{runtime, types};

        /// Operations tagged `body kinds`.
        #[derive(Clone, Copy, Debug)]
        pub struct BodyKindsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod send_bytes {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `application/octet-stream`.
                ///
                /// `PUT /kinds/bytes`
                ///
                /// Returns the request builder [`SendBytes`].
                #[inline]
                pub fn send_bytes(&self, body: impl Into<runtime::Body>) -> SendBytes {
                    let template = "/kinds/bytes";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .encoded_unchecked(
                            &body.into(),
                            &runtime::BytesAs("application/octet-stream"),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`BodyKindsCalls::send_bytes`](super::BodyKindsCalls::send_bytes).
            ///
            /// `PUT /kinds/bytes`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/octet-stream`.
            pub type SendBytes = runtime::Prepared<runtime::NoContent, SendBytesError>;

            /// Error responses of [`SendBytes`], which declares none.
            pub type SendBytesError = runtime::Undeclared;
        }

        mod send_form {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /kinds/form`
                ///
                /// Returns the request builder [`SendForm`].
                #[inline]
                pub fn send_form(&self, body: types::Charge) -> SendForm {
                    let template = "/kinds/form";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded(
                            &body,
                            &runtime::Form(
                                &[
                                    ("address", runtime::Style::DEEP_OBJECT),
                                    ("expand", runtime::Style::DEEP_OBJECT),
                                    ("meta", runtime::Style::JSON),
                                    ("note", runtime::Style::FORM.allow_reserved()),
                                    ("tags", runtime::Style::FORM.explode(false)),
                                ],
                            ),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`BodyKindsCalls::send_form`](super::BodyKindsCalls::send_form).
            ///
            /// `POST /kinds/form`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/x-www-form-urlencoded`.
            pub type SendForm = runtime::Prepared<runtime::NoContent, SendFormError>;

            /// Error responses of [`SendForm`], which declares none.
            pub type SendFormError = runtime::Undeclared;
        }

        mod send_any_form {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /kinds/form/any`
                ///
                /// Returns the request builder [`SendAnyForm`].
                #[inline]
                pub fn send_any_form(&self, body: runtime::Untyped) -> SendAnyForm {
                    let template = "/kinds/form/any";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Form(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`BodyKindsCalls::send_any_form`](super::BodyKindsCalls::send_any_form).
            ///
            /// `POST /kinds/form/any`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/x-www-form-urlencoded`.
            pub type SendAnyForm = runtime::Prepared<runtime::NoContent, SendAnyFormError>;

            /// Error responses of [`SendAnyForm`], which declares none.
            pub type SendAnyFormError = runtime::Undeclared;
        }

        mod send_form_or_not {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /kinds/form/optional`
                ///
                /// Returns the request builder [`SendFormOrNot`].
                #[inline]
                pub fn send_form_or_not(&self) -> SendFormOrNot {
                    let template = "/kinds/form/optional";
                    runtime::Call::new(self.client, runtime::Method::POST, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`BodyKindsCalls::send_form_or_not`](super::BodyKindsCalls::send_form_or_not).
                ///
                /// `POST /kinds/form/optional`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/x-www-form-urlencoded`, optional.
                #[call(output = runtime::NoContent, failure = SendFormOrNotError)]
                pub struct SendFormOrNot {
                    /// Sets the request body.
                    #[body(encoded = runtime::Form(&[]))] body: types::Charge,
                }
            }

            /// Error responses of [`SendFormOrNot`], which declares none.
            pub type SendFormOrNotError = runtime::Undeclared;
        }

        mod send_image {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `application/octet-stream`. Any `image/*` is accepted: set it with `.header("content-type", …)`.
                ///
                /// `PUT /kinds/image`
                ///
                /// Returns the request builder [`SendImage`].
                #[inline]
                pub fn send_image(&self) -> SendImage {
                    let template = "/kinds/image";
                    runtime::Call::new(self.client, runtime::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`BodyKindsCalls::send_image`](super::BodyKindsCalls::send_image).
                ///
                /// `PUT /kinds/image`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/octet-stream`, optional.
                #[call(output = runtime::NoContent, failure = SendImageError)]
                pub struct SendImage {
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::BytesAs("application/octet-stream"))] body: runtime::Body,
                }
            }

            /// Error responses of [`SendImage`], which declares none.
            pub type SendImageError = runtime::Undeclared;
        }

        mod send_patch {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// `PATCH /kinds/patch`
                ///
                /// Returns the request builder [`SendPatch`].
                #[inline]
                pub fn send_patch(&self) -> SendPatch {
                    let template = "/kinds/patch";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`BodyKindsCalls::send_patch`](super::BodyKindsCalls::send_patch).
                ///
                /// `PATCH /kinds/patch`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/merge-patch+json`, optional.
                #[call(output = runtime::NoContent, failure = SendPatchError)]
                pub struct SendPatch {
                    /// Sets the request body.
                    #[body(encoded = runtime::JsonAs("application/merge-patch+json"))] body: types::Charge,
                }
            }

            /// Error responses of [`SendPatch`], which declares none.
            pub type SendPatchError = runtime::Undeclared;
        }

        mod send_any {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `application/json`.
                ///
                /// [`send_any_form_body`](Self::send_any_form_body) sends the body as `application/x-www-form-urlencoded`. [`send_any_with`](Self::send_any_with) sends the body as `application/xml`, `application/vnd.kinds+json`.
                ///
                /// `PUT /kinds/several`
                ///
                /// Returns the request builder [`SendAny`].
                #[inline]
                pub fn send_any(&self, body: types::Charge) -> SendAny {
                    let template = "/kinds/several";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .json(&body)
                        .into()
                }
                /// Like [`send_any`](Self::send_any), with the body as `application/x-www-form-urlencoded`.
                #[inline]
                pub fn send_any_form_body(&self, body: types::Charge) -> SendAny {
                    let template = "/kinds/several";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .encoded(&body, &runtime::Form(&[]))
                        .into()
                }
                /// Like [`send_any`](Self::send_any), with a body of any media type, which is sent as it is. The service accepts `application/xml`, `application/vnd.kinds+json`.
                #[inline]
                pub fn send_any_with(
                    &self,
                    body: runtime::Body,
                    media_type: &'static str,
                ) -> SendAny {
                    let template = "/kinds/several";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .body(body.labelled(media_type))
                        .into()
                }
            }

            /// Request builder returned by [`BodyKindsCalls::send_any`](super::BodyKindsCalls::send_any).
            ///
            /// `PUT /kinds/several`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type SendAny = runtime::Prepared<runtime::NoContent, SendAnyError>;

            /// Error responses of [`SendAny`], which declares none.
            pub type SendAnyError = runtime::Undeclared;
        }

        mod send_text {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `text/csv; charset=utf-8`.
                ///
                /// `PUT /kinds/text`
                ///
                /// Returns the request builder [`SendText`].
                #[inline]
                pub fn send_text(&self, body: impl Into<String>) -> SendText {
                    let template = "/kinds/text";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .encoded_unchecked(&body.into(), &runtime::TextAs("text/csv; charset=utf-8"))
                        .into()
                }
            }

            /// Request builder returned by [`BodyKindsCalls::send_text`](super::BodyKindsCalls::send_text).
            ///
            /// `PUT /kinds/text`
            ///
            /// Parameters:
            ///
            /// - `body`: `text/csv; charset=utf-8`.
            pub type SendText = runtime::Prepared<runtime::NoContent, SendTextError>;

            /// Error responses of [`SendText`], which declares none.
            pub type SendTextError = runtime::Undeclared;
        }

        mod upload {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a multipart form. `more` is a file of the type `image/png` or `image/jpeg`: `File::of_type` sets it.
                ///
                /// `POST /kinds/upload`
                ///
                /// - `body`: What to keep.
                ///
                /// Returns the request builder [`Upload`].
                #[inline]
                pub fn upload(&self, body: types::UploadBody) -> Upload {
                    let template = "/kinds/upload";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded(
                            &body,
                            &runtime::Multipart::new(
                                &[("file", "image/png"), ("more", "image/png, image/jpeg")],
                            ),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`BodyKindsCalls::upload`](super::BodyKindsCalls::upload).
            ///
            /// `POST /kinds/upload`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/form-data`.
            pub type Upload = runtime::Prepared<runtime::NoContent, UploadError>;

            /// Error responses of [`Upload`], which declares none.
            pub type UploadError = runtime::Undeclared;
        }

        mod upload_any {
            use std::collections::BTreeMap;
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a multipart form. Its fields are not described.
                ///
                /// `POST /kinds/upload/any`
                ///
                /// Returns the request builder [`UploadAny`].
                #[inline]
                pub fn upload_any(&self, body: BTreeMap<String, runtime::File>) -> UploadAny {
                    let template = "/kinds/upload/any";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`BodyKindsCalls::upload_any`](super::BodyKindsCalls::upload_any).
            ///
            /// `POST /kinds/upload/any`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/form-data`.
            pub type UploadAny = runtime::Prepared<runtime::NoContent, UploadAnyError>;

            /// Error responses of [`UploadAny`], which declares none.
            pub type UploadAnyError = runtime::Undeclared;
        }

        mod send_xml {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `application/xml`.
                ///
                /// `PUT /kinds/xml`
                ///
                /// Returns the request builder [`SendXml`].
                #[inline]
                pub fn send_xml(&self) -> SendXml {
                    let template = "/kinds/xml";
                    runtime::Call::new(self.client, runtime::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`BodyKindsCalls::send_xml`](super::BodyKindsCalls::send_xml).
                ///
                /// `PUT /kinds/xml`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/xml`, optional.
                #[call(output = runtime::NoContent, failure = SendXmlError)]
                pub struct SendXml {
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::TextAs("application/xml"))] body: String,
                }
            }

            /// Error responses of [`SendXml`], which declares none.
            pub type SendXmlError = runtime::Undeclared;
        }
    }
}
