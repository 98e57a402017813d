//! From `tests/cases/operations/swagger_calls.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use calls::{ErrorHeaders, ResponseHeaders};
#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, Body, BuildError, ByteStream, Client, ClientBuilder, Credential, Error, ErrorKind, File, HeaderError, OAuth, RateLimit, Response, RetryPolicy,
};

/// The URL of the token endpoint.
#[allow(dead_code)]
pub const TOKEN_URL: &str = "https://login.example.com/token";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Further calls of Swagger 2.0.
    pub use box_type::BoxType;
    pub use crate_::Crate;
    pub use delete_options::DeleteOptions;
    pub use fault::Fault;
    pub use integer_or_string::IntegerOrString;
    pub use patch::Patch;
    pub use pod::Pod;
    pub use post_message_body::PostMessageBody;
    pub use post_message_response::PostMessageResponse;
    pub use post_message_response_default::PostMessageResponseDefault;
    pub use thing::{Thing, ThingBase, ThingKind};
    pub use upload_parts_body::UploadPartsBody;

    use super::runtime;

    mod box_type {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Box`.
            ///
            /// Its `kind` is `Box`.
            #[object(constant = ("kind", "Box"))]
            pub struct BoxType {
                #[json("serial", optional)] pub serial: Option<i64>,
                #[json("made")] pub made: runtime::DateTime,
                #[json("lid", optional, nullable)] pub lid: Option<String>,
                #[json("ports", optional)] pub ports: Option<BTreeMap<String, Option<Vec<i64>>>>,
                #[json("empty", optional)] pub empty: Option<BTreeMap<String, BTreeMap<String, runtime::Untyped>>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod crate_ {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Crate`.
            ///
            /// Its `kind` is `Crate`.
            #[object(constant = ("kind", "Crate"))]
            pub struct Crate {
                #[json("serial", optional)] pub serial: Option<i64>,
                #[json("made")] pub made: runtime::DateTime,
                #[json("lid", optional, nullable)] pub lid: Option<String>,
                #[json("ports", optional)] pub ports: Option<BTreeMap<String, Option<Vec<i64>>>>,
                #[json("empty", optional)] pub empty: Option<BTreeMap<String, BTreeMap<String, runtime::Untyped>>>,
                #[json("slats", optional)] pub slats: Option<i32>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod delete_options {
        use super::runtime;

        runtime::object! {
            /// The object `DeleteOptions`.
            #[object()]
            pub struct DeleteOptions {
                #[json("grace", optional)] pub grace: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod fault {
        use super::runtime;

        runtime::object! {
            /// The object `Fault`.
            #[object()]
            pub struct Fault {
                #[json("message")] pub message: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod integer_or_string {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, string.
            #[union(json_type)]
            pub enum IntegerOrString {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod patch {
        use std::collections::BTreeMap;

        use super::runtime;

        /// The value `Patch`.
        pub type Patch = BTreeMap<String, runtime::Untyped>;
    }

    mod pod {
        use super::{IntegerOrString, runtime};

        runtime::object! {
            /// The object `Pod`.
            #[object()]
            pub struct Pod {
                #[json("name", optional)] pub name: Option<String>,
                #[json("port", optional)] pub port: Option<IntegerOrString>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod post_message_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /messages`.
            #[object()]
            pub struct PostMessageBody {
                #[json("channel")] pub channel: String,
                #[json("text", optional)] pub text: Option<String>,
                #[json("unfurl", optional)] pub unfurl: Option<bool>,
                #[json("spaces", optional)] pub spaces: Option<Vec<String>>,
                #[json("pipes", optional)] pub pipes: Option<Vec<String>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod post_message_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `POST /messages`.
            #[object()]
            pub struct PostMessageResponse {
                /// Always `true`.
                #[json("ok")] #[check(always = true)] pub ok: bool,
                #[json("ts", optional)] pub ts: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod post_message_response_default {
        use super::runtime;

        runtime::object! {
            /// The object that is the response default of `POST /messages`.
            #[object()]
            pub struct PostMessageResponseDefault {
                /// Always `false`.
                #[json("ok")] #[check(always = false)] pub ok: bool,
                #[json("error")] pub error: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod thing {
        use super::{BoxType, Crate, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `kind`.
            #[union(tag = "kind", kind = ThingKind)]
            #[shared(serial: i64)]
            pub enum Thing {
                #[json("Box", accessor = as_box, from)] Box(BoxType),
                #[json("Crate", accessor = as_crate, from)] Crate(Crate),
                #[json("Thing", accessor = as_thing, from)] Thing(ThingBase),
            }
        }

        runtime::object! {
            /// The object `Thing`.
            ///
            /// Its `kind` is `Thing`.
            #[object(constant = ("kind", "Thing"))]
            pub struct ThingBase {
                #[json("serial", optional)] pub serial: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod upload_parts_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /uploads/{lists}`.
            #[object()]
            pub struct UploadPartsBody {
                #[json("document")] pub document: runtime::File,
                #[json("preview", optional)] pub preview: Option<runtime::File>,
                #[json("size", optional)] pub size: Option<i64>,
                #[json("tags", optional)] pub tags: Option<Vec<String>>,
                #[json("notes", optional)] pub notes: Option<Vec<String>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Further calls of Swagger 2.0.
    #[doc(inline)]
    pub use swagger_calls::SwaggerCallsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `swagger_calls`.
        #[must_use]
        #[inline]
        pub fn swagger_calls(&self) -> SwaggerCallsCalls<'_> {
            SwaggerCallsCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sets the user and password that are sent as `Authorization: Basic …`.
        pub fn swagger_admin(
            self,
            user: impl Into<String>,
            password: impl Into<runtime::Secret>,
        ) -> Self {
            self.credential("swagger_admin", runtime::Credential::basic(user, password))
        }
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        pub fn swagger_guest(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("swagger_guest", token.into())
        }
        /// Sets the API key that is sent in the header `X-Swagger-Key`.
        pub fn swagger_key(self, key: impl Into<runtime::Secret>) -> Self {
            self.credential("swagger_key", runtime::Credential::header("X-Swagger-Key", key))
        }
        /// Sets the user and password that are sent as `Authorization: Basic …`.
        pub fn swagger_login(
            self,
            user: impl Into<String>,
            password: impl Into<runtime::Secret>,
        ) -> Self {
            self.credential("swagger_login", runtime::Credential::basic(user, password))
        }
        /// Sets the token that is sent as `Authorization: Bearer …`: a string, or [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.
        ///
        /// The token endpoints:
        ///
        /// - `authorizationCode`: `https://login.example.com/token`
        pub fn swagger_member(self, token: impl Into<runtime::Credential>) -> Self {
            self.credential("swagger_member", token.into())
        }
        /// Sets the API key that is sent in the query parameter `signature`.
        pub fn swagger_signature(self, key: impl Into<runtime::Secret>) -> Self {
            self.credential(
                "swagger_signature",
                runtime::Credential::query("signature", key),
            )
        }
    }

    /// Reads the headers that the document declares for successful responses.
    pub trait ResponseHeaders: runtime::ReadHeaders {
        /// The header `Api-Version`; `None` where it is absent.
        ///
        /// Declared by `GET /ping`, `HEAD /ping`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn api_version(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Api-Version")
        }
        /// The header `Build-Time`; `None` where it is absent.
        ///
        /// Declared by `GET /ping`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn build_time(&self) -> Result<Option<runtime::DateTime>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Build-Time")
                .map(|value| value.map(|runtime::StringHeader(value)| value))
        }
        /// The header `Content-Disposition`; `None` where it is absent.
        ///
        /// Declared by `GET /report`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn content_disposition(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Content-Disposition")
        }
        /// The header `Experimental`; `None` where it is absent.
        ///
        /// Declared by `GET /ping`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn experimental(&self) -> Result<Option<bool>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Experimental")
        }
        /// The header `Numbers`; `None` where it is absent.
        ///
        /// Declared by `GET /ping`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn numbers(&self) -> Result<Option<Vec<i64>>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Numbers")
        }
    }
    impl<T> ResponseHeaders for runtime::Response<T> {}
    /// Reads the headers that the document declares for error responses.
    pub trait ErrorHeaders: runtime::ReadHeaders {
        /// The header `Cache-Control`; `None` where it is absent.
        ///
        /// Declared by `GET /ping`.
        ///
        /// # Errors
        ///
        /// If the header is not as declared.
        fn cache_control(&self) -> Result<Option<String>, runtime::HeaderError> {
            runtime::read_header(self.declared_headers(), "Cache-Control")
        }
    }
    impl<E> ErrorHeaders for runtime::Error<E> {}

    pub mod swagger_calls {
        //! The operations of `client.swagger_calls()`.
        pub use delete_pod::{DeletePod, DeletePodError};
        pub use export_container::{ExportContainer, ExportContainerError};
        pub use get_file_report::{GetFileReport, GetFileReportError};
        pub use import_container::{ImportContainer, ImportContainerError};
        pub use measure_export::{MeasureExport, MeasureExportError};
        pub use patch_pod::{PatchPod, PatchPodError, PatchPodResponse};
        pub use ping::{Ping, PingError};
        pub use ping_head::{PingHead, PingHeadError};
        pub use post_message::{PostMessage, PostMessageError};
        pub use post_thing::{PostThing, PostThingError};
        pub use read_log::{ReadLog, ReadLogError, ReadLogResponse};
        pub use upload_parts::{UploadParts, UploadPartsError};

        use super::{failures, runtime, types};

        /// Operations tagged `swagger_calls`.
        #[derive(Clone, Copy, Debug)]
        pub struct SwaggerCallsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod export_container {
            use super::runtime;

            impl super::SwaggerCallsCalls<'_> {
                /// The response is read as bytes: `application/octet-stream`. `.download()` reads them while they arrive.
                ///
                /// `GET /containers/{id}/export`
                ///
                /// On success: A file without a schema.
                ///
                /// Returns the request builder [`ExportContainer`]. Response: `Bytes`. Error responses: [`ExportContainerError`] (404).
                #[inline]
                pub fn export_container(&self, id: &str) -> ExportContainer {
                    let template = "/containers/{id}/export";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["swagger_key"]])
                        .accept("application/octet-stream")
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCallsCalls::export_container`](super::SwaggerCallsCalls::export_container).
            ///
            /// `GET /containers/{id}/export`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            ///
            /// Response: `Bytes`. Error responses: [`ExportContainerError`] (404).
            pub type ExportContainer = runtime::Prepared<runtime::Download, ExportContainerError>;

            /// Error responses of [`ExportContainer`].
            ///
            /// - `NotFound`: No container.
            pub type ExportContainerError = super::failures::NotFoundFaultError;
        }

        mod measure_export {
            use super::runtime;

            impl super::SwaggerCallsCalls<'_> {
                /// `HEAD /containers/{id}/export`
                ///
                /// Returns the request builder [`MeasureExport`].
                #[inline]
                pub fn measure_export(&self, id: &str) -> MeasureExport {
                    let template = "/containers/{id}/export";
                    runtime::Call::new(self.client, runtime::Method::HEAD, template)
                        .security(&[&["swagger_key"]])
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCallsCalls::measure_export`](super::SwaggerCallsCalls::measure_export).
            ///
            /// `HEAD /containers/{id}/export`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            pub type MeasureExport = runtime::Prepared<runtime::NoContent, MeasureExportError>;

            /// Error responses of [`MeasureExport`], which declares none.
            pub type MeasureExportError = runtime::Undeclared;
        }

        mod import_container {
            use super::runtime;

            impl super::SwaggerCallsCalls<'_> {
                /// The body is sent as `application/x-tar`.
                ///
                /// [`import_container_with`](Self::import_container_with) sends the body as `application/octet-stream`.
                ///
                /// `PUT /containers/{id}/export`
                ///
                /// Returns the request builder [`ImportContainer`]. Error responses: [`ImportContainerError`] (403).
                #[inline]
                pub fn import_container(
                    &self,
                    id: &str,
                    path: &str,
                    body: impl Into<runtime::Body>,
                ) -> ImportContainer {
                    let template = "/containers/{id}/export";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .security(&[&["swagger_key"]])
                        .path("id", runtime::Style::SIMPLE, id)
                        .query("path", runtime::Style::FORM, path)
                        .encoded_unchecked(&body.into(), &runtime::BytesAs("application/x-tar"))
                        .into()
                }
                /// Like [`import_container`](Self::import_container), with a body of any media type, which is sent as it is. The service accepts `application/octet-stream`.
                #[inline]
                pub fn import_container_with(
                    &self,
                    id: &str,
                    path: &str,
                    body: runtime::Body,
                    media_type: &'static str,
                ) -> ImportContainer {
                    let template = "/containers/{id}/export";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .security(&[&["swagger_key"]])
                        .path("id", runtime::Style::SIMPLE, id)
                        .query("path", runtime::Style::FORM, path)
                        .body(body.labelled(media_type))
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCallsCalls::import_container`](super::SwaggerCallsCalls::import_container).
            ///
            /// `PUT /containers/{id}/export`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            /// - `path`: query parameter.
            /// - `body`: `application/x-tar`.
            ///
            /// Error responses: [`ImportContainerError`] (403).
            pub type ImportContainer = runtime::Prepared<runtime::NoContent, ImportContainerError>;

            /// Error responses of [`ImportContainer`].
            pub type ImportContainerError = super::failures::ForbiddenFaultError;
        }

        mod read_log {
            use super::runtime;

            impl super::SwaggerCallsCalls<'_> {
                /// `.send()` requests `text/plain`, `.send_json()` for `application/json`, `.send_yaml()` for `application/yaml`, and `.send_any()` for any of them.
                ///
                /// `GET /containers/{id}/log`
                ///
                /// Returns the request builder [`ReadLog`]. Response: `String`. Error responses: [`ReadLogError`] (404).
                #[inline]
                pub fn read_log(&self, id: &str) -> ReadLog {
                    let template = "/containers/{id}/log";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["swagger_key"]])
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SwaggerCallsCalls::read_log`](super::SwaggerCallsCalls::read_log).
                ///
                /// `GET /containers/{id}/log`
                ///
                /// Parameters:
                ///
                /// - `id`: path parameter.
                /// - `follow`: query parameter, optional.
                ///
                /// Response: `String`. Error responses: [`ReadLogError`] (404).
                #[call(output = runtime::Declared<runtime::PlainText, ReadLogResponse, 0>, failure = ReadLogError)]
                pub struct ReadLog {
                    /// Sets the `follow` query parameter. Default: `false`.
                    #[query("follow")] follow: bool,
                }
            }

            runtime::contents! {
                /// Responses of [`ReadLog`], by media type.
                #[contents(
                    of = ReadLog,
                    failure = ReadLogError,
                    accept = "text/plain, application/json, application/yaml",
                    json = Some(1)
                )]
                pub enum ReadLogResponse {
                    /// `text/plain`.
                    #[media(0, types = "text/plain", body = text)] Text(String),
                    /// `application/json`.
                    #[media(1, types = "application/json", body = json, send = send_json)] Json(String),
                    /// `application/yaml`.
                    #[media(2, types = "application/yaml", body = text, send = send_yaml)] Yaml(String),
                }
            }

            /// Error responses of [`ReadLog`].
            ///
            /// - `NotFoundYaml`: The same status with a body of the type `application/yaml`.
            /// - `NotFound`: No container.
            pub type ReadLogError = super::failures::NotFoundPlainTextOrNotFoundFaultError;
        }

        mod post_message {
            use super::{runtime, types};

            impl super::SwaggerCallsCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /messages`
                ///
                /// Returns the request builder [`PostMessage`]. Response: `types::PostMessageResponse`. Error responses: [`PostMessageError`] (default).
                #[inline]
                pub fn post_message(
                    &self,
                    token: &runtime::Secret,
                    body: types::PostMessageBody,
                ) -> PostMessage {
                    let template = "/messages";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .security(&[&["swagger_member"]])
                        .header("token", runtime::Style::SIMPLE, token)
                        .encoded_unchecked(
                            &body,
                            &runtime::Form(
                                &[
                                    ("pipes", runtime::Style::PIPE_DELIMITED),
                                    ("spaces", runtime::Style::SPACE_DELIMITED),
                                ],
                            ),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCallsCalls::post_message`](super::SwaggerCallsCalls::post_message).
            ///
            /// `POST /messages`
            ///
            /// Parameters:
            ///
            /// - `token`: header.
            /// - `body`: `application/x-www-form-urlencoded`.
            ///
            /// Response: `types::PostMessageResponse`. Error responses: [`PostMessageError`] (default).
            pub type PostMessage = runtime::Prepared<runtime::Json<types::PostMessageResponse>, PostMessageError>;

            runtime::failure! {
                /// Error responses of [`PostMessage`].
                pub enum PostMessageError {
                    /// An error.
                    #[status(_)] Other(types::PostMessageResponseDefault),
                }
            }
        }

        mod ping {
            use super::runtime;

            impl super::SwaggerCallsCalls<'_> {
                /// The response is read as text: `text/plain`.
                ///
                /// `GET /ping`
                ///
                /// On success: It is there.
                ///
                /// Returns the request builder [`Ping`]. Response: `String`. Error responses: [`PingError`] (500).
                #[inline]
                pub fn ping(&self) -> Ping {
                    let template = "/ping";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`SwaggerCallsCalls::ping`](super::SwaggerCallsCalls::ping).
            ///
            /// `GET /ping`
            ///
            /// Response: `String`. Error responses: [`PingError`] (500).
            pub type Ping = runtime::Prepared<runtime::PlainText, PingError>;

            /// Error responses of [`Ping`].
            ///
            /// - `InternalServerError`: An error.
            pub type PingError = super::failures::InternalServerFaultError;
        }

        mod ping_head {
            use super::runtime;

            impl super::SwaggerCallsCalls<'_> {
                /// `HEAD /ping`
                ///
                /// On success: It is there.
                ///
                /// Returns the request builder [`PingHead`]. Error responses: [`PingHeadError`] (500).
                #[inline]
                pub fn ping_head(&self) -> PingHead {
                    let template = "/ping";
                    runtime::Call::new(self.client, runtime::Method::HEAD, template)
                        .security(&[&["swagger_key"]])
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCallsCalls::ping_head`](super::SwaggerCallsCalls::ping_head).
            ///
            /// `HEAD /ping`
            ///
            /// Error responses: [`PingHeadError`] (500).
            pub type PingHead = runtime::Prepared<runtime::NoContent, PingHeadError>;

            /// Error responses of [`PingHead`].
            ///
            /// - `InternalServerError`: An error.
            pub type PingHeadError = super::failures::InternalServerStatusError;
        }

        mod delete_pod {
            use std::collections::BTreeMap;
            use super::{runtime, types};

            impl super::SwaggerCallsCalls<'_> {
                /// `DELETE /pods/{name}`
                ///
                /// Returns the request builder [`DeletePod`]. Response: `std::collections::BTreeMap<String, runtime::Untyped>`.
                #[inline]
                pub fn delete_pod(&self, name: &str) -> DeletePod {
                    let template = "/pods/{name}";
                    runtime::Call::new(self.client, runtime::Method::DELETE, template)
                        .security(&[&["swagger_key"]])
                        .path("name", runtime::Style::SIMPLE, name)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SwaggerCallsCalls::delete_pod`](super::SwaggerCallsCalls::delete_pod).
                ///
                /// `DELETE /pods/{name}`
                ///
                /// Parameters:
                ///
                /// - `name`: path parameter.
                /// - `body`: `application/json`, optional.
                ///
                /// Response: `std::collections::BTreeMap<String, runtime::Untyped>`.
                #[call(output = runtime::Json<BTreeMap<String, runtime::Untyped>>, failure = DeletePodError)]
                pub struct DeletePod {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::DeleteOptions,
                }
            }

            /// Error responses of [`DeletePod`], which declares none.
            pub type DeletePodError = runtime::Undeclared;
        }

        mod patch_pod {
            use std::collections::BTreeMap;
            use super::{runtime, types};

            impl super::SwaggerCallsCalls<'_> {
                /// The body is sent as `application/json-patch+json`.
                ///
                /// `.send()` requests `application/json`, `.send_yaml()` for `application/yaml`, and `.send_any()` for any of them.
                ///
                /// [`patch_pod_with`](Self::patch_pod_with) sends the body as `application/merge-patch+json`, `application/apply-patch+yaml`.
                ///
                /// `PATCH /pods/{name}`
                ///
                /// Returns the request builder [`PatchPod`]. Response: `types::Pod`. Error responses: [`PatchPodError`] (401).
                #[inline]
                pub fn patch_pod(
                    &self,
                    name: &str,
                    body: BTreeMap<String, runtime::Untyped>,
                ) -> PatchPod {
                    let template = "/pods/{name}";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template)
                        .security(&[&["swagger_key"]])
                        .path("name", runtime::Style::SIMPLE, name)
                        .encoded_unchecked(&body, &runtime::JsonAs("application/json-patch+json"))
                        .into()
                }
                /// Like [`patch_pod`](Self::patch_pod), with a body of any media type, which is sent as it is. The service accepts `application/merge-patch+json`, `application/apply-patch+yaml`.
                #[inline]
                pub fn patch_pod_with(
                    &self,
                    name: &str,
                    body: runtime::Body,
                    media_type: &'static str,
                ) -> PatchPod {
                    let template = "/pods/{name}";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template)
                        .security(&[&["swagger_key"]])
                        .path("name", runtime::Style::SIMPLE, name)
                        .body(body.labelled(media_type))
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SwaggerCallsCalls::patch_pod`](super::SwaggerCallsCalls::patch_pod).
                ///
                /// `PATCH /pods/{name}`
                ///
                /// Parameters:
                ///
                /// - `name`: path parameter.
                /// - `body`: `application/json-patch+json`.
                ///
                /// Response: `types::Pod`. Error responses: [`PatchPodError`] (401).
                #[call(output = runtime::Declared<runtime::Json<types::Pod>, PatchPodResponse, 0>, failure = PatchPodError)]
                pub struct PatchPod {}
            }

            runtime::contents! {
                /// Responses of [`PatchPod`], by media type.
                #[contents(
                    of = PatchPod,
                    failure = PatchPodError,
                    accept = "application/json, application/yaml",
                    json = Some(0)
                )]
                pub enum PatchPodResponse {
                    /// `application/json`.
                    #[media(0, types = "application/json", body = json)] Json(types::Pod),
                    /// `application/yaml`.
                    #[media(1, types = "application/yaml", body = text, send = send_yaml)] Yaml(String),
                }
            }

            /// Error responses of [`PatchPod`].
            ///
            /// - `Unauthorized`: No credential.
            pub type PatchPodError = super::failures::UnauthorizedStatusError;
        }

        mod get_file_report {
            use super::runtime;

            impl super::SwaggerCallsCalls<'_> {
                /// The response is read as bytes: `application/pdf`. `.download()` reads them while they arrive.
                ///
                /// `GET /report`
                ///
                /// Returns the request builder [`GetFileReport`]. Response: `Bytes`. Error responses: [`GetFileReportError`] (default).
                #[inline]
                pub fn get_file_report(&self) -> GetFileReport {
                    let template = "/report";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["swagger_key"]])
                        .accept("application/pdf")
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCallsCalls::get_file_report`](super::SwaggerCallsCalls::get_file_report).
            ///
            /// `GET /report`
            ///
            /// Response: `Bytes`. Error responses: [`GetFileReportError`] (default).
            pub type GetFileReport = runtime::Prepared<runtime::Download, GetFileReportError>;

            /// Error responses of [`GetFileReport`].
            ///
            /// - `Other`: An error.
            pub type GetFileReportError = super::failures::AnyFaultError;
        }

        mod post_thing {
            use super::{runtime, types};

            impl super::SwaggerCallsCalls<'_> {
                /// The body is sent as `application/json`.
                ///
                /// [`post_thing_with`](Self::post_thing_with) sends the body as `text/plain`.
                ///
                /// `POST /things`
                ///
                /// Returns the request builder [`PostThing`]. Response: `types::Thing`. Error responses: [`PostThingError`] (default).
                #[inline]
                pub fn post_thing(&self, body: types::Thing) -> PostThing {
                    let template = "/things";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .security(&[&["swagger_key"]])
                        .json_unchecked(&body)
                        .into()
                }
                /// Like [`post_thing`](Self::post_thing), with a body of any media type, which is sent as it is. The service accepts `text/plain`.
                #[inline]
                pub fn post_thing_with(
                    &self,
                    body: runtime::Body,
                    media_type: &'static str,
                ) -> PostThing {
                    let template = "/things";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .security(&[&["swagger_key"]])
                        .body(body.labelled(media_type))
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCallsCalls::post_thing`](super::SwaggerCallsCalls::post_thing).
            ///
            /// `POST /things`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Thing`. Error responses: [`PostThingError`] (default).
            pub type PostThing = runtime::Prepared<runtime::Json<types::Thing>, PostThingError>;

            /// Error responses of [`PostThing`].
            ///
            /// - `Other`: An error.
            pub type PostThingError = super::failures::AnyFaultError;
        }

        mod upload_parts {
            use super::{runtime, types};

            impl super::SwaggerCallsCalls<'_> {
                /// The body is sent as a multipart form.
                ///
                /// `POST /uploads/{lists}`
                ///
                /// Returns the request builder [`UploadParts`].
                #[inline]
                pub fn upload_parts(
                    &self,
                    lists: &[String],
                    body: types::UploadPartsBody,
                ) -> UploadParts {
                    let template = "/uploads/{lists}";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .security(&[&["swagger_login"], &["swagger_signature"]])
                        .path("lists", runtime::Style::SIMPLE, lists)
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SwaggerCallsCalls::upload_parts`](super::SwaggerCallsCalls::upload_parts).
                ///
                /// `POST /uploads/{lists}`
                ///
                /// Parameters:
                ///
                /// - `lists`: path parameter.
                /// - `body`: `multipart/form-data`.
                /// - `tabs`: query parameter, optional.
                /// - `x_names`: header `X-Names`, optional.
                #[call(output = runtime::NoContent, failure = UploadPartsError)]
                pub struct UploadParts {
                    #[query("tabs", explode = false)] tabs: Vec<String>,
                    #[header("X-Names")] x_names: Vec<String>,
                }
            }

            /// Error responses of [`UploadParts`], which declares none.
            pub type UploadPartsError = runtime::Undeclared;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use any_fault_error::AnyFaultError;
        pub use forbidden_fault_error::ForbiddenFaultError;
        pub use internal_server_fault_error::InternalServerFaultError;
        pub use internal_server_status_error::InternalServerStatusError;
        pub use not_found_fault_error::NotFoundFaultError;
        pub use not_found_plain_text_or_not_found_fault_error::NotFoundPlainTextOrNotFoundFaultError;
        pub use unauthorized_status_error::UnauthorizedStatusError;

        use super::{runtime, types};

        mod any_fault_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum AnyFaultError {
                    /// Any other status.
                    #[status(_)] Other(types::Fault),
                }
            }
        }

        mod forbidden_fault_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum ForbiddenFaultError {
                    /// Status 403, Forbidden.
                    #[status(403)] Forbidden(types::Fault),
                }
            }
        }

        mod internal_server_fault_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum InternalServerFaultError {
                    /// Status 500, Internal Server Error.
                    #[status(500)] InternalServerError(types::Fault),
                }
            }
        }

        mod internal_server_status_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum InternalServerStatusError {
                    /// Status 500, Internal Server Error.
                    #[status(500)] InternalServerError,
                }
            }
        }

        mod not_found_fault_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundFaultError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::Fault),
                }
            }
        }

        mod not_found_plain_text_or_not_found_fault_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundPlainTextOrNotFoundFaultError {
                    /// Status 404, Not Found.
                    #[status(404 if(runtime::MediaTypes(&["application/yaml"])), body = text)] NotFoundYaml(String),
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::Fault),
                }
            }
        }

        mod unauthorized_status_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum UnauthorizedStatusError {
                    /// Status 401, Unauthorized.
                    #[status(401)] Unauthorized,
                }
            }
        }
    }
}
