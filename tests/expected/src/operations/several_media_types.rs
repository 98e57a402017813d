//! From `tests/cases/operations/several_media_types.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Several media types.
    pub use create_body::CreateBody;
    pub use first::First;
    pub use plain::Plain;
    pub use problem::Problem;
    pub use second::Second;

    use super::runtime;

    mod create_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /several/bodies`.
            #[object()]
            pub struct CreateBody {
                #[json("picture", optional)] pub picture: Option<runtime::File>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod first {
        use super::runtime;

        runtime::object! {
            /// The object `First`.
            #[object()]
            pub struct First {
                #[json("a")] pub a: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod plain {
        use super::runtime;

        runtime::object! {
            /// The object `Plain`.
            #[object()]
            pub struct Plain {
                #[json("message")] pub message: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod problem {
        use super::runtime;

        runtime::object! {
            /// The object `Problem`.
            #[object()]
            pub struct Problem {
                #[json("title")] pub title: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod second {
        use super::runtime;

        runtime::object! {
            /// The object `Second`.
            #[object()]
            pub struct Second {
                #[json("a")] pub a: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Several media types.
    #[doc(inline)]
    pub use several::SeveralCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `several`.
        #[must_use]
        #[inline]
        pub fn several(&self) -> SeveralCalls<'_> {
            SeveralCalls { client: self }
        }
    }

    pub mod several {
        //! The operations of `client.several()`.
        pub use change::Change;
        pub use create::Create;
        pub use create_form::CreateForm;
        pub use read_formats::{ReadFormats, ReadFormatsAnswer};
        pub use read_ranges::{ReadRanges, ReadRangesAnswer};
        pub use read_same::ReadSame;
        pub use read_statuses::{ReadStatuses, ReadStatusesAnswer};
        pub use read_version::{ReadVersion, ReadVersionAnswer, ReadVersionError};

        use super::{failures, runtime, types};

        /// Operations tagged `several`.
        #[derive(Clone, Copy, Debug)]
        pub struct SeveralCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod create {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The body is sent as `application/json`. The service also accepts `application/x-www-form-urlencoded`, `multipart/form-data`, `application/vnd.acme.v2+json`, `text/csv`, `application/x-foo`.
                ///
                /// `POST /several/bodies`
                ///
                /// Returns the request builder [`Create`].
                #[inline]
                pub fn create(&self, body: types::First) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
            }

            impl super::SeveralCalls<'_> {
                /// The same as [`create`](Self::create), with the body as `application/x-www-form-urlencoded`.
                #[inline]
                pub fn create_form_body(&self, body: types::First) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Form(&[]))
                        .into()
                }
            }

            impl super::SeveralCalls<'_> {
                /// The same as [`create`](Self::create), with the body as `multipart/form-data`.
                #[inline]
                pub fn create_multipart(&self, body: types::CreateBody) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            impl super::SeveralCalls<'_> {
                /// The same as [`create`](Self::create), with the body as `application/vnd.acme.v2+json`.
                #[inline]
                pub fn create_acme_v2_json(&self, body: types::Second) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::JsonAs("application/vnd.acme.v2+json"))
                        .into()
                }
            }

            impl super::SeveralCalls<'_> {
                /// The same as [`create`](Self::create), with a body that the caller writes, of a media type such as `text/csv`, `application/x-foo`.
                #[inline]
                pub fn create_with(&self, body: runtime::Body, media_type: &'static str) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .body(body.labelled(media_type))
                        .into()
                }
            }

            /// Request builder returned by [`SeveralCalls::create`](super::SeveralCalls::create).
            ///
            /// `POST /several/bodies`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type Create = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod change {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The body is sent as `application/json`. The service also accepts `application/x-www-form-urlencoded`, `application/x-foo`.
                ///
                /// `PUT /several/bodies`
                ///
                /// Returns the request builder [`Change`].
                #[inline]
                pub fn change(&self) -> Change {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, reqwest::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::change`](super::SeveralCalls::change).
                ///
                /// `PUT /several/bodies`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                /// - `body_form`: the body as `application/x-www-form-urlencoded`.
                /// - `body_with`: the body as `application/x-foo`.
                #[call(output = runtime::NoContent, failure = runtime::Undeclared)]
                pub struct Change {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::First,
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::Form(&[]))] body_form: types::First,
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::AsWritten)] body_with: runtime::Body,
                }
            }
        }

        mod create_form {
            use super::runtime;

            impl super::SeveralCalls<'_> {
                /// The body is sent as `application/x-www-form-urlencoded`.
                ///
                /// `POST /several/create-form`
                ///
                /// Returns the request builder [`CreateForm`].
                #[inline]
                pub fn create_form(&self, body: runtime::Body) -> CreateForm {
                    let template = "/several/create-form";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .body(body)
                        .into()
                }
            }

            /// Request builder returned by [`SeveralCalls::create_form`](super::SeveralCalls::create_form).
            ///
            /// `POST /several/create-form`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/x-www-form-urlencoded`.
            pub type CreateForm = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod read_formats {
            use super::runtime;

            impl super::SeveralCalls<'_> {
                /// The response is requested as `application/json`. The service also offers `text/csv`, `application/pdf`: see `send_csv`, `send_pdf`, `send_any`.
                ///
                /// `GET /several/formats`
                ///
                /// - On `OkCsv`: The same status with a body of the type `text/csv`.
                /// - On `OkPdf`: The same status with a body of the type `application/pdf`.
                ///
                /// Returns the request builder [`ReadFormats`].
                #[inline]
                pub fn read_formats(&self) -> ReadFormats {
                    let template = "/several/formats";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_formats`](super::SeveralCalls::read_formats).
                ///
                /// `GET /several/formats`
                ///
                /// Parameters:
                ///
                /// - `limit`: query parameter, optional.
                #[call(
                    output = runtime::Declared<runtime::Json<Vec<String>>, ReadFormatsAnswer, 0>,
                    failure = runtime::Undeclared
                )]
                pub struct ReadFormats {
                    #[query("limit")] limit: i64,
                }
            }

            runtime::contents! {
                /// Responses of [`ReadFormats`], by media type.
                #[contents(
                    of = ReadFormats,
                    failure = runtime::Undeclared,
                    accept = "application/json, text/csv, application/pdf",
                    json = Some(0)
                )]
                pub enum ReadFormatsAnswer {
                    /// `application/json`.
                    #[media(0, body = json, types = "application/json")] Json(Vec<String>),
                    /// `text/csv`.
                    #[media(1, body = text, types = "text/csv")] #[send = send_csv] Csv(String),
                    /// `application/pdf`.
                    #[media(2, body = bytes, types = "application/pdf")] #[send = send_pdf] Pdf(bytes::Bytes),
                }
            }
        }

        mod read_ranges {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The response is requested as `application/json`. The service also offers `application/json; version=2`: see `send_json_version2`, `send_text`, `send_other`, `send_any`.
                ///
                /// `GET /several/ranges`
                ///
                /// - On `OkJsonVersion2`: The same status with a body of the type `application/json; version=2`.
                /// - On `Ok`: By parameter and by range.
                /// - On `OkText`: The same status with a body of the type `text/*`.
                /// - On `OkOther`: The same status with a body of the type `*/*`.
                ///
                /// Returns the request builder [`ReadRanges`].
                #[inline]
                pub fn read_ranges(&self) -> ReadRanges {
                    let template = "/several/ranges";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_ranges`](super::SeveralCalls::read_ranges).
                ///
                /// `GET /several/ranges`
                #[call(
                    output = runtime::Declared<runtime::Json<types::First>, ReadRangesAnswer, 1>,
                    failure = runtime::Undeclared
                )]
                pub struct ReadRanges {}
            }

            runtime::contents! {
                /// Responses of [`ReadRanges`], by media type.
                #[contents(
                    of = ReadRanges,
                    failure = runtime::Undeclared,
                    accept = "application/json, */*, text/*, application/json; version=2",
                    json = None
                )]
                pub enum ReadRangesAnswer {
                    /// `application/json; version=2`.
                    #[media(0, body = json, types = "application/json; version=2")] #[send = send_json_version2]
                    JsonVersion2(types::Second),
                    /// `application/json`.
                    #[media(1, body = json, types = "application/json")] Json(types::First),
                    /// `text/*`.
                    #[media(2, body = text, types = "text/*")] #[send = send_text] Text(String),
                    /// `*/*`.
                    #[media(3, body = bytes, types = "*/*")] #[send = send_other] Other(bytes::Bytes),
                }
            }
        }

        mod read_same {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The response is requested as `application/json`. The service also offers `text/json`.
                ///
                /// `GET /several/same`
                ///
                /// - On success: The same JSON by two names.
                ///
                /// Returns the request builder [`ReadSame`].
                #[inline]
                pub fn read_same(&self) -> ReadSame {
                    let template = "/several/same";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`SeveralCalls::read_same`](super::SeveralCalls::read_same).
            ///
            /// `GET /several/same`
            pub type ReadSame = runtime::Prepared<runtime::Json<types::First>, runtime::Undeclared>;
        }

        mod read_statuses {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The response is requested as `application/json`. The service also offers `text/plain`.
                ///
                /// `GET /several/statuses`
                ///
                /// Returns the request builder [`ReadStatuses`].
                #[inline]
                pub fn read_statuses(&self) -> ReadStatuses {
                    let template = "/several/statuses";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`SeveralCalls::read_statuses`](super::SeveralCalls::read_statuses).
            ///
            /// `GET /several/statuses`
            pub type ReadStatuses = runtime::Prepared<ReadStatusesAnswer, runtime::Undeclared>;

            runtime::responses! {
                /// Responses of [`ReadStatuses`], by status.
                pub enum ReadStatusesAnswer {
                    /// The same status with a body of the type `text/plain`.
                    #[status(200 if(runtime::MediaTypes(&["text/plain"])), body = text)] OkText(String),
                    /// As JSON or as text.
                    #[status(200)] Ok(types::First),
                    /// Later.
                    #[status(202)] Accepted(types::Second),
                }
            }
        }

        mod read_version {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The response is requested as `application/vnd.acme.v1+json`. The service also offers `application/vnd.acme.v2+json`: see `send_acme_v2_json`, `send_any`.
                ///
                /// `GET /several/versions`
                ///
                /// - On success: The same status with a body of the type `application/vnd.acme.v2+json`.
                ///
                /// Returns the request builder [`ReadVersion`]. Error responses: [`ReadVersionError`] (400, default).
                #[inline]
                pub fn read_version(&self) -> ReadVersion {
                    let template = "/several/versions";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_version`](super::SeveralCalls::read_version).
                ///
                /// `GET /several/versions`
                ///
                /// Error responses: [`ReadVersionError`] (400, default).
                #[call(
                    output = runtime::Declared<runtime::Json<types::First>, ReadVersionAnswer, 0>,
                    failure = ReadVersionError
                )]
                pub struct ReadVersion {}
            }

            runtime::contents! {
                /// Responses of [`ReadVersion`], by media type.
                #[contents(
                    of = ReadVersion,
                    failure = ReadVersionError,
                    accept = "application/vnd.acme.v1+json, application/vnd.acme.v2+json",
                    json = None
                )]
                pub enum ReadVersionAnswer {
                    /// `application/vnd.acme.v1+json`.
                    #[media(0, body = json, types = "application/vnd.acme.v1+json")] AcmeV1Json(types::First),
                    /// `application/vnd.acme.v2+json`.
                    #[media(1, body = json, types = "application/vnd.acme.v2+json")] #[send = send_acme_v2_json]
                    AcmeV2Json(types::Second),
                }
            }

            /// Error responses of [`ReadVersion`].
            ///
            /// - `BadRequest`: Bad.
            /// - `BadRequestProblemJson`: The same status with a body of the type `application/problem+json`.
            /// - `OtherText`: The same status with a body of the type `text/plain`.
            /// - `Other`: Any other.
            pub type ReadVersionError = super::failures::Failure400AndDefaultX400803a4;
        }
    }

    pub mod failures {
        //! Error responses of operations, one enum for all operations that declare the same.
        pub use failure400_and_default_x400803a4::Failure400AndDefaultX400803a4;

        use super::{runtime, types};

        mod failure400_and_default_x400803a4 {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum Failure400AndDefaultX400803a4 {
                    /// Status 400, Bad Request.
                    #[status(400 if(runtime::MediaTypes(&["application/json"])))] BadRequest(types::Plain),
                    /// Status 400, Bad Request.
                    #[status(400 in(runtime::MediaTypes(&["application/problem+json"])))]
                    BadRequestProblemJson(types::Problem),
                    /// Any other status.
                    #[status(_ if(runtime::MediaTypes(&["text/plain"])), body = text)] OtherText(String),
                    /// Any other status.
                    #[status(_)] Other(types::Plain),
                }
            }
        }
    }
}
