//! From `tests/cases/operations/body_kinds.yaml`.

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
    //! The types of Body kinds.
    pub use charge::{Charge, ChargeAddress, ChargeMeta};
    pub use upload_body::{UploadBody, UploadBodyImage};

    use super::runtime;

    mod charge {
        use super::runtime;

        runtime::object! {
            /// The object `Charge` of the document.
            #[object()]
            pub struct Charge {
                #[json("amount")] #[check(minimum(1))] pub amount: u64,
                #[json(optional "address")] pub address: Option<ChargeAddress>,
                #[json(optional "expand")] pub expand: Option<Vec<String>>,
                #[json(optional "tags")] pub tags: Option<Vec<String>>,
                #[json(optional "note")] pub note: Option<String>,
                #[json(optional "meta")] pub meta: Option<ChargeMeta>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Charge.address` of the document.
            #[object(default)]
            pub struct ChargeAddress {
                #[json(optional "city")] pub city: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Charge.meta` of the document.
            #[object(default)]
            pub struct ChargeMeta {
                #[json(optional "k")] pub k: Option<String>,
                #[rest] pub extra: runtime::Extra,
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
                #[json(optional "scans")] pub scans: Option<Vec<runtime::File>>,
                #[json(optional "purpose")] pub purpose: Option<String>,
                #[json(optional "more")] pub more: Option<Vec<runtime::File>>,
                #[json(optional "image")] pub image: Option<UploadBodyImage>,
                #[json(optional "details")] #[check(nested())] pub details: Option<Charge>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// One of several kinds of JSON value: File, List.
            #[union(json)]
            pub enum UploadBodyImage {
                /// A text.
                #[json(string, as_file, from runtime::File)] File(runtime::File),
                /// A list.
                #[json(array, as_list, from Vec<runtime::File>)] List(Vec<runtime::File>),
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Body kinds.
    pub use body_kinds::BodyKindsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Calls tagged `body kinds`.
        #[must_use]
        #[inline]
        pub fn body_kinds(&self) -> BodyKindsCalls<'_> {
            BodyKindsCalls { client: self }
        }
    }

    pub mod body_kinds {
        //! What `client.body_kinds()` calls.
        pub use send_any::SendAny;
        pub use send_any_form::SendAnyForm;
        pub use send_bytes::SendBytes;
        pub use send_form::SendForm;
        pub use send_form_or_not::SendFormOrNot;
        pub use send_image::SendImage;
        pub use send_patch::SendPatch;
        pub use send_text::SendText;
        pub use send_xml::SendXml;
        pub use upload::Upload;
        pub use upload_any::UploadAny;

        use super::{runtime, types};

        /// Calls tagged `body kinds`.
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
                #[inline]
                pub fn send_bytes(&self, body: impl Into<bytes::Bytes>) -> SendBytes {
                    let template = "/kinds/bytes";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template)
                        .encoded_unchecked(
                            &body.into(),
                            &runtime::BytesAs("application/octet-stream"),
                        )
                        .into()
                }
            }

            /// The call that `send_bytes` prepares.
            pub type SendBytes = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod send_form {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /kinds/form`
                #[inline]
                pub fn send_form(&self, body: types::Charge) -> SendForm {
                    let template = "/kinds/form";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .encoded(
                            &body,
                            &runtime::Form(
                                &[
                                    ("address", runtime::Style::DEEP_OBJECT),
                                    ("expand", runtime::Style::DEEP_OBJECT),
                                    ("tags", runtime::Style::FORM.joined()),
                                    ("note", runtime::Style::FORM.reserved()),
                                    ("meta", runtime::Style::JSON),
                                ],
                            ),
                        )
                        .into()
                }
            }

            /// The call that `send_form` prepares.
            pub type SendForm = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod send_any_form {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /kinds/form/any`
                #[inline]
                pub fn send_any_form(&self, body: runtime::Untyped) -> SendAnyForm {
                    let template = "/kinds/form/any";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Form(&[]))
                        .into()
                }
            }

            /// The call that `send_any_form` prepares.
            pub type SendAnyForm = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod send_form_or_not {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /kinds/form/optional`
                #[inline]
                pub fn send_form_or_not(&self) -> SendFormOrNot {
                    let template = "/kinds/form/optional";
                    runtime::Call::new(self.client, reqwest::Method::POST, template).into()
                }
            }

            runtime::call! {
                /// The call that `send_form_or_not` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct SendFormOrNot {
                    /// The body.
                    #[body(encoded, runtime::Form(&[]))] body: types::Charge,
                }
            }
        }

        mod send_image {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `application/octet-stream`. It may be any `image/*`: say which with `.header("content-type", …)`.
                ///
                /// `PUT /kinds/image`
                #[inline]
                pub fn send_image(&self) -> SendImage {
                    let template = "/kinds/image";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// The call that `send_image` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct SendImage {
                    /// The body.
                    #[body(encoded_unchecked, runtime::BytesAs("application/octet-stream"))] body: bytes::Bytes,
                }
            }
        }

        mod send_patch {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// `PATCH /kinds/patch`
                #[inline]
                pub fn send_patch(&self) -> SendPatch {
                    let template = "/kinds/patch";
                    runtime::Call::new(self.client, reqwest::Method::PATCH, template).into()
                }
            }

            runtime::call! {
                /// The call that `send_patch` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct SendPatch {
                    /// The body.
                    #[body(encoded, runtime::JsonAs("application/merge-patch+json"))] body: types::Charge,
                }
            }
        }

        mod send_any {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `application/json`. The service takes `application/xml`, `application/x-www-form-urlencoded`, `application/vnd.kinds+json` as well.
                ///
                /// `PUT /kinds/several`
                #[inline]
                pub fn send_any(&self, body: types::Charge) -> SendAny {
                    let template = "/kinds/several";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template)
                        .json(&body)
                        .into()
                }
            }

            /// The call that `send_any` prepares.
            pub type SendAny = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod send_text {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `text/csv`.
                ///
                /// `PUT /kinds/text`
                #[inline]
                pub fn send_text(&self, body: impl Into<String>) -> SendText {
                    let template = "/kinds/text";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template)
                        .encoded_unchecked(&body.into(), &runtime::TextAs("text/csv"))
                        .into()
                }
            }

            /// The call that `send_text` prepares.
            pub type SendText = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod upload {
            use super::{runtime, types};

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a multipart form.
                ///
                /// `POST /kinds/upload`
                ///
                /// - `body`: What to keep.
                #[inline]
                pub fn upload(&self, body: types::UploadBody) -> Upload {
                    let template = "/kinds/upload";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .encoded(&body, &runtime::Multipart(&[("file", "image/png")]))
                        .into()
                }
            }

            /// The call that `upload` prepares.
            pub type Upload = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod upload_any {
            use std::collections::BTreeMap;
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as a multipart form. The document does not say which fields it has.
                ///
                /// `POST /kinds/upload/any`
                #[inline]
                pub fn upload_any(&self, body: BTreeMap<String, runtime::File>) -> UploadAny {
                    let template = "/kinds/upload/any";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Multipart(&[]))
                        .into()
                }
            }

            /// The call that `upload_any` prepares.
            pub type UploadAny = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod send_xml {
            use super::runtime;

            impl super::BodyKindsCalls<'_> {
                /// The body is sent as `application/xml`.
                ///
                /// `PUT /kinds/xml`
                #[inline]
                pub fn send_xml(&self) -> SendXml {
                    let template = "/kinds/xml";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// The call that `send_xml` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct SendXml {
                    /// The body.
                    #[body(encoded_unchecked, runtime::TextAs("application/xml"))] body: String,
                }
            }
        }
    }
}
