//! From `tests/cases/operations/several_media_types.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, Body, BuildError, ByteStream, Client, ClientBuilder, Credential, Error, ErrorKind, File, JsonLines, RateLimit, Response, RetryPolicy, StreamError,
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
        pub use change::{Change, ChangeError};
        pub use create::{Create, CreateError};
        pub use create_form::{CreateForm, CreateFormError};
        pub use delete_nothing::{DeleteNothing, DeleteNothingError};
        pub use head_formats::{HeadFormats, HeadFormatsError};
        pub use read_file::{ReadFile, ReadFileError};
        pub use read_formats::{ReadFormats, ReadFormatsError, ReadFormatsResponse};
        pub use read_picture::{ReadPicture, ReadPictureError, ReadPictureResponse};
        pub use read_ranges::{ReadRanges, ReadRangesError, ReadRangesResponse};
        pub use read_rows::{ReadRows, ReadRowsError, ReadRowsResponse};
        pub use read_same::{ReadSame, ReadSameError};
        pub use read_statuses::{ReadStatuses, ReadStatusesError, ReadStatusesResponse};
        pub use read_version::{ReadVersion, ReadVersionError, ReadVersionResponse};
        pub use read_with_setters::{
            ReadWithSetters, ReadWithSettersError, ReadWithSettersResponse,
        };

        use super::{failures, runtime, types};

        /// Operations tagged `several`.
        #[derive(Clone, Copy, Debug)]
        pub struct SeveralCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod create {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The body is sent as `application/json`.
                ///
                /// [`create_form_body`](Self::create_form_body) sends the body as `application/x-www-form-urlencoded`. [`create_multipart`](Self::create_multipart) sends the body as `multipart/form-data`. [`create_acme_v2_json`](Self::create_acme_v2_json) sends the body as `application/vnd.acme.v2+json`. [`create_with`](Self::create_with) sends the body as `text/csv`, `application/x-foo`.
                ///
                /// `POST /several/bodies`
                ///
                /// Returns the request builder [`Create`].
                #[inline]
                pub fn create(&self, body: types::First) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
                /// Like [`create`](Self::create), with the body as `application/x-www-form-urlencoded`.
                #[inline]
                pub fn create_form_body(&self, body: types::First) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Form(&[]))
                        .into()
                }
                /// Like [`create`](Self::create), with the body as `multipart/form-data`.
                #[inline]
                pub fn create_multipart(&self, body: types::CreateBody) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
                /// Like [`create`](Self::create), with the body as `application/vnd.acme.v2+json`.
                #[inline]
                pub fn create_acme_v2_json(&self, body: types::Second) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::JsonAs("application/vnd.acme.v2+json"))
                        .into()
                }
                /// Like [`create`](Self::create), with a body of any media type, which is sent as it is. The service accepts `text/csv`, `application/x-foo`.
                #[inline]
                pub fn create_with(&self, body: runtime::Body, media_type: &'static str) -> Create {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
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
            pub type Create = runtime::Prepared<runtime::NoContent, CreateError>;

            /// Error responses of [`Create`], which declares none.
            pub type CreateError = runtime::Undeclared;
        }

        mod change {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The body is sent as `application/json`.
                ///
                /// `PUT /several/bodies`
                ///
                /// Returns the request builder [`Change`].
                #[inline]
                pub fn change(&self) -> Change {
                    let template = "/several/bodies";
                    runtime::Call::new(self.client, runtime::Method::PUT, template).into()
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
                #[call(output = runtime::NoContent, failure = ChangeError)]
                pub struct Change {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::First,
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::Form(&[]))] body_form: types::First,
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::AsWritten)] body_with: runtime::Body,
                }
            }

            /// Error responses of [`Change`], which declares none.
            pub type ChangeError = runtime::Undeclared;
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
                    runtime::Call::new(self.client, runtime::Method::POST, template)
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
            pub type CreateForm = runtime::Prepared<runtime::NoContent, CreateFormError>;

            /// Error responses of [`CreateForm`], which declares none.
            pub type CreateFormError = runtime::Undeclared;
        }

        mod read_file {
            use super::runtime;

            impl super::SeveralCalls<'_> {
                /// The response is read as bytes: `application/octet-stream`. `.download()` reads them while they arrive.
                ///
                /// `GET /several/download`
                ///
                /// Returns the request builder [`ReadFile`]. Response: `Bytes`.
                #[inline]
                pub fn read_file(&self) -> ReadFile {
                    let template = "/several/download";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/octet-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_file`](super::SeveralCalls::read_file).
                ///
                /// `GET /several/download`
                ///
                /// Parameters:
                ///
                /// - `download_param`: query parameter `download`, optional.
                ///
                /// Response: `Bytes`.
                #[call(output = runtime::Download, failure = ReadFileError)]
                pub struct ReadFile {
                    #[query("download")] download_param: bool,
                }
            }

            /// Error responses of [`ReadFile`], which declares none.
            pub type ReadFileError = runtime::Undeclared;
        }

        mod read_formats {
            use super::runtime;

            impl super::SeveralCalls<'_> {
                /// `.send()` requests `application/json`, `.send_csv()` for `text/csv`, `.send_pdf()` for `application/pdf`, and `.send_any()` for any of them. `.download_pdf()` returns the bytes as they arrive.
                ///
                /// `GET /several/formats`
                ///
                /// Returns the request builder [`ReadFormats`]. Response: `Vec<String>`.
                #[inline]
                pub fn read_formats(&self) -> ReadFormats {
                    let template = "/several/formats";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
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
                ///
                /// Response: `Vec<String>`.
                #[call(
                    output = runtime::Declared<runtime::Json<Vec<String>>, ReadFormatsResponse, 0>,
                    failure = ReadFormatsError
                )]
                pub struct ReadFormats {
                    #[query("limit")] limit: i64,
                }
            }

            runtime::contents! {
                /// Responses of [`ReadFormats`], by media type.
                #[contents(
                    of = ReadFormats,
                    failure = ReadFormatsError,
                    accept = "application/json, text/csv, application/pdf",
                    json = Some(0)
                )]
                pub enum ReadFormatsResponse {
                    /// `application/json`.
                    #[media(0, types = "application/json", body = json)] Json(Vec<String>),
                    /// `text/csv`.
                    #[media(1, types = "text/csv", body = text, send = send_csv)] Csv(String),
                    /// `application/pdf`.
                    #[media(
                        2,
                        types = "application/pdf",
                        body = bytes,
                        send = send_pdf,
                        download = download_pdf(runtime::ByteStream)
                    )]
                    Pdf(runtime::Bytes),
                }
            }

            /// Error responses of [`ReadFormats`], which declares none.
            pub type ReadFormatsError = runtime::Undeclared;
        }

        mod head_formats {
            use super::runtime;

            impl super::SeveralCalls<'_> {
                /// `HEAD /several/formats`
                ///
                /// On success: None of the rows.
                ///
                /// Returns the request builder [`HeadFormats`].
                #[inline]
                pub fn head_formats(&self) -> HeadFormats {
                    let template = "/several/formats";
                    runtime::Call::new(self.client, runtime::Method::HEAD, template).into()
                }
            }

            /// Request builder returned by [`SeveralCalls::head_formats`](super::SeveralCalls::head_formats).
            ///
            /// `HEAD /several/formats`
            pub type HeadFormats = runtime::Prepared<runtime::NoContent, HeadFormatsError>;

            /// Error responses of [`HeadFormats`], which declares none.
            pub type HeadFormatsError = runtime::Undeclared;
        }

        mod delete_nothing {
            use super::runtime;

            impl super::SeveralCalls<'_> {
                /// `DELETE /several/nothing`
                ///
                /// Returns the request builder [`DeleteNothing`].
                #[inline]
                pub fn delete_nothing(&self) -> DeleteNothing {
                    let template = "/several/nothing";
                    runtime::Call::new(self.client, runtime::Method::DELETE, template).into()
                }
            }

            /// Request builder returned by [`SeveralCalls::delete_nothing`](super::SeveralCalls::delete_nothing).
            ///
            /// `DELETE /several/nothing`
            pub type DeleteNothing = runtime::Prepared<runtime::NoContent, DeleteNothingError>;

            /// Error responses of [`DeleteNothing`], which declares none.
            pub type DeleteNothingError = runtime::Undeclared;
        }

        mod read_picture {
            use super::runtime;

            impl super::SeveralCalls<'_> {
                /// `.send()` requests `image/png`, `.send_jpeg()` for `image/jpeg`, and `.send_any()` for any of them. `.download()`, `.download_jpeg()` return the bytes as they arrive.
                ///
                /// `GET /several/pictures`
                ///
                /// Returns the request builder [`ReadPicture`]. Response: `Bytes`.
                #[inline]
                pub fn read_picture(&self) -> ReadPicture {
                    let template = "/several/pictures";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_picture`](super::SeveralCalls::read_picture).
                ///
                /// `GET /several/pictures`
                ///
                /// Response: `Bytes`.
                #[call(output = runtime::Declared<runtime::Download, ReadPictureResponse, 0>, failure = ReadPictureError)]
                pub struct ReadPicture {}
            }

            runtime::contents! {
                /// Responses of [`ReadPicture`], by media type.
                #[contents(of = ReadPicture, failure = ReadPictureError, accept = "image/png, image/jpeg", json = None)]
                pub enum ReadPictureResponse {
                    /// `image/png`.
                    #[media(0, types = "image/png", body = bytes, download = download(runtime::ByteStream))]
                    Png(runtime::Bytes),
                    /// `image/jpeg`.
                    #[media(
                        1,
                        types = "image/jpeg",
                        body = bytes,
                        send = send_jpeg,
                        download = download_jpeg(runtime::ByteStream)
                    )]
                    Jpeg(runtime::Bytes),
                }
            }

            /// Error responses of [`ReadPicture`], which declares none.
            pub type ReadPictureError = runtime::Undeclared;
        }

        mod read_ranges {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// `.send()` requests `application/json`, `.send_json_version2()` for `application/json; version=2`, `.send_text()` for `text/*`, `.send_other()` for `*/*`, and `.send_any()` for any of them. `.download_other()` returns the bytes as they arrive.
                ///
                /// `GET /several/ranges`
                ///
                /// On success: By parameter and by range.
                ///
                /// Returns the request builder [`ReadRanges`]. Response: `types::First`.
                #[inline]
                pub fn read_ranges(&self) -> ReadRanges {
                    let template = "/several/ranges";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_ranges`](super::SeveralCalls::read_ranges).
                ///
                /// `GET /several/ranges`
                ///
                /// Response: `types::First`.
                #[call(
                    output = runtime::Declared<runtime::Json<types::First>, ReadRangesResponse, 1>,
                    failure = ReadRangesError
                )]
                pub struct ReadRanges {}
            }

            runtime::contents! {
                /// Responses of [`ReadRanges`], by media type.
                #[contents(
                    of = ReadRanges,
                    failure = ReadRangesError,
                    accept = "application/json, */*, text/*, application/json; version=2",
                    json = None
                )]
                pub enum ReadRangesResponse {
                    /// `application/json; version=2`.
                    #[media(0, types = "application/json; version=2", body = json, send = send_json_version2)]
                    JsonVersion2(types::Second),
                    /// `application/json`.
                    #[media(1, types = "application/json", body = json)] Json(types::First),
                    /// `text/*`.
                    #[media(2, types = "text/*", body = text, send = send_text)] Text(String),
                    /// `*/*`.
                    #[media(
                        3,
                        types = "*/*",
                        body = bytes,
                        send = send_other,
                        download = download_other(runtime::ByteStream)
                    )]
                    Other(runtime::Bytes),
                }
            }

            /// Error responses of [`ReadRanges`], which declares none.
            pub type ReadRangesError = runtime::Undeclared;
        }

        mod read_same {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The response is requested as `application/json`. The service also offers `text/json`.
                ///
                /// `GET /several/same`
                ///
                /// On success: The same JSON by two names.
                ///
                /// Returns the request builder [`ReadSame`]. Response: `types::First`.
                #[inline]
                pub fn read_same(&self) -> ReadSame {
                    let template = "/several/same";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`SeveralCalls::read_same`](super::SeveralCalls::read_same).
            ///
            /// `GET /several/same`
            ///
            /// Response: `types::First`.
            pub type ReadSame = runtime::Prepared<runtime::Json<types::First>, ReadSameError>;

            /// Error responses of [`ReadSame`], which declares none.
            pub type ReadSameError = runtime::Undeclared;
        }

        mod read_with_setters {
            use super::runtime;

            impl super::SeveralCalls<'_> {
                /// `.send()` requests `application/octet-stream`, `.send_json()` for `application/json`, and `.send_any()` for any of them. `.download_response()` returns the bytes as they arrive.
                ///
                /// `GET /several/setters`
                ///
                /// On success: The setter has the name of a method.
                ///
                /// Returns the request builder [`ReadWithSetters`]. Response: `Bytes`.
                #[inline]
                pub fn read_with_setters(&self) -> ReadWithSetters {
                    let template = "/several/setters";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_with_setters`](super::SeveralCalls::read_with_setters).
                ///
                /// `GET /several/setters`
                ///
                /// Parameters:
                ///
                /// - `download`: query parameter, optional.
                ///
                /// Response: `Bytes`.
                #[call(
                    output = runtime::Declared<runtime::Download, ReadWithSettersResponse, 0>,
                    failure = ReadWithSettersError
                )]
                pub struct ReadWithSetters {
                    #[query("download")] download: bool,
                }
            }

            runtime::contents! {
                /// Responses of [`ReadWithSetters`], by media type.
                #[contents(
                    of = ReadWithSetters,
                    failure = ReadWithSettersError,
                    accept = "application/octet-stream, application/json",
                    json = Some(1)
                )]
                pub enum ReadWithSettersResponse {
                    /// `application/octet-stream`.
                    #[media(
                        0,
                        types = "application/octet-stream",
                        body = bytes,
                        download = download_response(runtime::ByteStream)
                    )]
                    Bytes(runtime::Bytes),
                    /// `application/json`.
                    #[media(1, types = "application/json", body = json, send = send_json)] Json(String),
                }
            }

            /// Error responses of [`ReadWithSetters`], which declares none.
            pub type ReadWithSettersError = runtime::Undeclared;
        }

        mod read_statuses {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// The response is requested as `application/json`. The service also offers `text/plain`.
                ///
                /// `GET /several/statuses`
                ///
                /// Returns the request builder [`ReadStatuses`]. Response: `ReadStatusesResponse`.
                #[inline]
                pub fn read_statuses(&self) -> ReadStatuses {
                    let template = "/several/statuses";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`SeveralCalls::read_statuses`](super::SeveralCalls::read_statuses).
            ///
            /// `GET /several/statuses`
            ///
            /// Response: `ReadStatusesResponse`.
            pub type ReadStatuses = runtime::Prepared<ReadStatusesResponse, ReadStatusesError>;

            runtime::responses! {
                /// Responses of [`ReadStatuses`], by status.
                pub enum ReadStatusesResponse {
                    /// The same status with a body of the type `text/plain`.
                    #[status(200 if(runtime::MediaTypes(&["text/plain"])), body = text)] OkText(String),
                    /// As JSON or as text.
                    #[status(200)] Ok(types::First),
                    /// Later.
                    #[status(202)] Accepted(types::Second),
                }
            }

            /// Error responses of [`ReadStatuses`], which declares none.
            pub type ReadStatusesError = runtime::Undeclared;
        }

        mod read_rows {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// `.send()` requests `application/x-ndjson`, `.send_json_seq()` for `application/json-seq`, and `.send_any()` for any of them. `.download_json_seq()` returns the bytes as they arrive. `.stream()` requests `application/x-ndjson`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /several/streams`
                ///
                /// On success: Rows, as lines or as records.
                ///
                /// Returns the request builder [`ReadRows`]. Items of the stream: `types::First`.
                #[inline]
                pub fn read_rows(&self) -> ReadRows {
                    let template = "/several/streams";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_rows`](super::SeveralCalls::read_rows).
                ///
                /// `GET /several/streams`
                ///
                /// Parameters:
                ///
                /// - `stream_param`: query parameter `stream`, optional.
                ///
                /// Items of the stream: `types::First`.
                #[call(
                    output = runtime::Streamed<runtime::Declared<runtime::PlainText, ReadRowsResponse, 0>, runtime::JsonLines<types::First>>,
                    failure = ReadRowsError
                )]
                pub struct ReadRows {
                    #[query("stream")] stream_param: bool,
                }
            }

            runtime::contents! {
                /// Responses of [`ReadRows`], by media type.
                #[contents(
                    of = ReadRows,
                    failure = ReadRowsError,
                    accept = "application/x-ndjson, application/json-seq",
                    json = None
                )]
                pub enum ReadRowsResponse {
                    /// `application/x-ndjson`.
                    #[media(0, types = "application/x-ndjson", body = text)] Ndjson(String),
                    /// `application/json-seq`.
                    #[media(
                        1,
                        types = "application/json-seq",
                        body = bytes,
                        send = send_json_seq,
                        download = download_json_seq(runtime::ByteStream)
                    )]
                    JsonSeq(runtime::Bytes),
                }
            }

            /// Error responses of [`ReadRows`], which declares none.
            pub type ReadRowsError = runtime::Undeclared;
        }

        mod read_version {
            use super::{runtime, types};

            impl super::SeveralCalls<'_> {
                /// `.send()` requests `application/vnd.acme.v1+json`, `.send_acme_v2_json()` for `application/vnd.acme.v2+json`, and `.send_any()` for any of them.
                ///
                /// `GET /several/versions`
                ///
                /// Returns the request builder [`ReadVersion`]. Response: `types::First`. Error responses: [`ReadVersionError`] (400, default).
                #[inline]
                pub fn read_version(&self) -> ReadVersion {
                    let template = "/several/versions";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SeveralCalls::read_version`](super::SeveralCalls::read_version).
                ///
                /// `GET /several/versions`
                ///
                /// Response: `types::First`. Error responses: [`ReadVersionError`] (400, default).
                #[call(
                    output = runtime::Declared<runtime::Json<types::First>, ReadVersionResponse, 0>,
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
                pub enum ReadVersionResponse {
                    /// `application/vnd.acme.v1+json`.
                    #[media(0, types = "application/vnd.acme.v1+json", body = json)] AcmeV1Json(types::First),
                    /// `application/vnd.acme.v2+json`.
                    #[media(1, types = "application/vnd.acme.v2+json", body = json, send = send_acme_v2_json)]
                    AcmeV2Json(types::Second),
                }
            }

            /// Error responses of [`ReadVersion`].
            ///
            /// - `BadRequest`: Bad.
            /// - `BadRequestProblemJson`: The same status with a body of the type `application/problem+json`.
            /// - `OtherText`: The same status with a body of the type `text/plain`.
            /// - `Other`: Any other.
            pub type ReadVersionError = super::failures::ReadVersionError;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use read_version_error::ReadVersionError;

        use super::{runtime, types};

        mod read_version_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum ReadVersionError {
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
