//! From `tests/cases/operations/file_forms.yaml`.

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
    //! The types of Files in JSON and in parts.
    pub use attachment::Attachment;
    pub use attachments::Attachments;
    pub use change::{Change, ChangeMultipart};
    pub use document::{Document, DocumentDetails, DocumentMultipart};
    pub use named::Named;
    pub use scan::{
        Scan, ScanMultipart, ScanMultipartPage, ScanMultipartPages, ScanPage, ScanPages,
    };

    use super::runtime;

    mod attachment {
        /// The value `Attachment`.
        pub type Attachment = String;
    }

    mod attachments {
        /// The value `Attachments`.
        pub type Attachments = Vec<String>;
    }

    mod change {
        use super::runtime;

        runtime::object! {
            /// The object `Change`.
            #[object()]
            pub struct Change {
                #[json("name", optional)] pub name: Option<String>,
                #[json("cover", optional)] pub cover: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Change`.
            #[object()]
            pub struct ChangeMultipart {
                #[json("name", optional)] pub name: Option<String>,
                #[json("cover", optional)] pub cover: Option<runtime::File>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod document {
        use super::runtime;

        runtime::object! {
            /// The object `Document`.
            #[object()]
            pub struct Document {
                #[json("id", optional, read_only)] pub id: Option<i64>,
                #[json("name")] pub name: String,
                #[json("file")] pub file: String,
                #[json("files", optional)] pub files: Option<Vec<String>>,
                #[json("attachments", optional)] pub attachments: Option<Vec<String>>,
                /// The first page.
                #[json("cover", optional, nullable)] pub cover: Option<String>,
                #[json("details", optional)] pub details: Option<DocumentDetails>,
                #[json("settings", optional)] pub settings: Option<runtime::Untyped>,
                #[json("url", optional, read_only)] pub url: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Document.details`.
            #[object()]
            pub struct DocumentDetails {
                #[json("pages", optional)] pub pages: Option<i64>,
                #[json("thumbnail", optional)] pub thumbnail: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Document`.
            #[object()]
            pub struct DocumentMultipart {
                #[json("id", optional, read_only)] pub id: Option<i64>,
                #[json("name")] pub name: String,
                #[json("file")] pub file: runtime::File,
                #[json("files", optional)] pub files: Option<Vec<runtime::File>>,
                #[json("attachments", optional)] pub attachments: Option<Vec<runtime::File>>,
                /// The first page.
                #[json("cover", optional, nullable)] pub cover: Option<runtime::File>,
                #[json("details", optional)] pub details: Option<DocumentDetails>,
                #[json("settings", optional)] pub settings: Option<runtime::Untyped>,
                #[json("url", optional, read_only)] pub url: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod named {
        use super::runtime;

        runtime::object! {
            /// The object `Named`.
            #[object()]
            pub struct Named {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod scan {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: Page, Pages.
            #[union(untagged, open = "")]
            pub enum Scan {
                /// An object with `page`.
                #[json({ "page": any }, accessor = as_page, from)] Page(ScanPage),
                /// An object with `pages`.
                #[json({ "pages": any }, accessor = as_pages, from)] Pages(ScanPages),
            }
        }

        runtime::object! {
            /// The object `Scan(1)`.
            #[object()]
            pub struct ScanPage {
                #[json("page")] pub page: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Scan(2)`.
            #[object()]
            pub struct ScanPages {
                #[json("pages")] pub pages: Vec<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::untagged_union! {
            /// An untagged union of 2 types: Page, Pages.
            #[union(untagged, open = "")]
            pub enum ScanMultipart {
                /// An object with `page`.
                #[json({ "page": any }, accessor = as_page, from)] Page(ScanMultipartPage),
                /// An object with `pages`.
                #[json({ "pages": any }, accessor = as_pages, from)] Pages(ScanMultipartPages),
            }
        }

        runtime::object! {
            /// The object `Scan(1)`.
            #[object()]
            pub struct ScanMultipartPage {
                #[json("page")] pub page: runtime::File,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Scan(2)`.
            #[object()]
            pub struct ScanMultipartPages {
                #[json("pages")] pub pages: Vec<runtime::File>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Files in JSON and in parts.
    #[doc(inline)]
    pub use documents::DocumentsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `documents`.
        #[must_use]
        #[inline]
        pub fn documents(&self) -> DocumentsCalls<'_> {
            DocumentsCalls { client: self }
        }
    }

    pub mod documents {
        //! The operations of `client.documents()`.
        pub use change_document::{ChangeDocument, ChangeDocumentError};
        pub use create_document::{CreateDocument, CreateDocumentError};
        pub use create_scan::{CreateScan, CreateScanError};
        pub use replace_document::{ReplaceDocument, ReplaceDocumentError};

        use super::{runtime, types};

        /// Operations tagged `documents`.
        #[derive(Clone, Copy, Debug)]
        pub struct DocumentsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod create_document {
            use super::{runtime, types};

            impl super::DocumentsCalls<'_> {
                /// The body is sent as `application/json`.
                ///
                /// [`create_document_form`](Self::create_document_form) sends the body as `application/x-www-form-urlencoded`. [`create_document_multipart`](Self::create_document_multipart) sends the body as `multipart/form-data`.
                ///
                /// `POST /documents`
                ///
                /// Returns the request builder [`CreateDocument`]. Response: `types::Document`.
                #[inline]
                pub fn create_document(&self, body: types::Document) -> CreateDocument {
                    let template = "/documents";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
                /// Like [`create_document`](Self::create_document), with the body as `application/x-www-form-urlencoded`.
                #[inline]
                pub fn create_document_form(&self, body: types::Document) -> CreateDocument {
                    let template = "/documents";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Form(&[]))
                        .into()
                }
                /// Like [`create_document`](Self::create_document), with the body as `multipart/form-data`.
                #[inline]
                pub fn create_document_multipart(
                    &self,
                    body: types::DocumentMultipart,
                ) -> CreateDocument {
                    let template = "/documents";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`DocumentsCalls::create_document`](super::DocumentsCalls::create_document).
            ///
            /// `POST /documents`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Document`.
            pub type CreateDocument = runtime::Prepared<runtime::Json<types::Document>, CreateDocumentError>;

            /// Error responses of [`CreateDocument`], which declares none.
            pub type CreateDocumentError = runtime::Undeclared;
        }

        mod change_document {
            use super::{runtime, types};

            impl super::DocumentsCalls<'_> {
                /// The body is sent as `application/json`.
                ///
                /// `PATCH /documents/{id}`
                ///
                /// Returns the request builder [`ChangeDocument`].
                #[inline]
                pub fn change_document(&self, id: i64) -> ChangeDocument {
                    let template = "/documents/{id}";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template)
                        .path("id", runtime::Style::SIMPLE, &id)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`DocumentsCalls::change_document`](super::DocumentsCalls::change_document).
                ///
                /// `PATCH /documents/{id}`
                ///
                /// Parameters:
                ///
                /// - `id`: path parameter.
                /// - `body`: `application/json`, optional.
                /// - `body_multipart`: the body as `multipart/form-data`.
                #[call(output = runtime::NoContent, failure = ChangeDocumentError)]
                pub struct ChangeDocument {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::Change,
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::Multipart::new(&[("cover", "image/png")]))]
                    body_multipart: types::ChangeMultipart,
                }
            }

            /// Error responses of [`ChangeDocument`], which declares none.
            pub type ChangeDocumentError = runtime::Undeclared;
        }

        mod replace_document {
            use super::{runtime, types};

            impl super::DocumentsCalls<'_> {
                /// The body is sent as a multipart form.
                ///
                /// `PUT /documents/{id}`
                ///
                /// Returns the request builder [`ReplaceDocument`].
                #[inline]
                pub fn replace_document(
                    &self,
                    id: i64,
                    body: types::DocumentMultipart,
                ) -> ReplaceDocument {
                    let template = "/documents/{id}";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .path("id", runtime::Style::SIMPLE, &id)
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`DocumentsCalls::replace_document`](super::DocumentsCalls::replace_document).
            ///
            /// `PUT /documents/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            /// - `body`: `multipart/form-data`.
            pub type ReplaceDocument = runtime::Prepared<runtime::NoContent, ReplaceDocumentError>;

            /// Error responses of [`ReplaceDocument`], which declares none.
            pub type ReplaceDocumentError = runtime::Undeclared;
        }

        mod create_scan {
            use super::{runtime, types};

            impl super::DocumentsCalls<'_> {
                /// The body is sent as `application/json`.
                ///
                /// [`create_scan_multipart`](Self::create_scan_multipart) sends the body as `multipart/form-data`.
                ///
                /// `POST /scans`
                ///
                /// Returns the request builder [`CreateScan`].
                #[inline]
                pub fn create_scan(&self, body: types::Scan) -> CreateScan {
                    let template = "/scans";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
                /// Like [`create_scan`](Self::create_scan), with the body as `multipart/form-data`.
                #[inline]
                pub fn create_scan_multipart(&self, body: types::ScanMultipart) -> CreateScan {
                    let template = "/scans";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`DocumentsCalls::create_scan`](super::DocumentsCalls::create_scan).
            ///
            /// `POST /scans`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type CreateScan = runtime::Prepared<runtime::NoContent, CreateScanError>;

            /// Error responses of [`CreateScan`], which declares none.
            pub type CreateScanError = runtime::Undeclared;
        }
    }
}
