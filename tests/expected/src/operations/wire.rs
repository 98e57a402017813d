//! From `tests/cases/operations/wire.yaml`.

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
    //! The types of Wire.
    pub use circle::Circle;
    pub use describe_wire_body::DescribeWireBody;
    pub use file_wire_body::FileWireBody;
    pub use letters::Letters;
    pub use number_or_string::NumberOrString;
    pub use range::Range;
    pub use reading::Reading;
    pub use relate_wire_body::{RelateWireBody, RelateWireBodyMetadata};
    pub use shape::{Shape, ShapeKind};
    pub use square::Square;

    use super::runtime;

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            #[object(tag = ("type", "circle"))]
            pub struct Circle {
                #[json("radius")] pub radius: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod describe_wire_body {
        use super::{Letters, runtime};

        runtime::object! {
            /// The object that is the body of `POST /wire/described`.
            #[object()]
            pub struct DescribeWireBody {
                #[json("photo", optional)] pub photo: Option<runtime::File>,
                #[json("letters", optional)] pub letters: Option<Letters>,
                #[json("tags", optional)] pub tags: Option<Vec<String>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod file_wire_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /wire/files`.
            #[object()]
            pub struct FileWireBody {
                #[json("archive")] pub archive: runtime::File,
                #[json("pictures")] pub pictures: Vec<runtime::File>,
                #[json("sound", optional)] pub sound: Option<runtime::File>,
                #[json("note", optional)] pub note: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod letters {
        use super::runtime;

        runtime::object! {
            /// The object `Letters`.
            #[object()]
            pub struct Letters {
                #[json("zeta")] pub zeta: String,
                #[json("alpha", optional)] pub alpha: Option<String>,
                #[json("number", optional)] pub number: Option<f64>,
                #[json("middle", optional)] pub middle: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod number_or_string {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: number, string.
            #[union(json_type)]
            pub enum NumberOrString {
                /// A number.
                #[json(number, accessor = as_number, from)] Number(f64),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod range {
        use super::runtime;

        runtime::object! {
            /// The object `Range`.
            #[object()]
            pub struct Range {
                #[json("from", optional)] pub from: Option<f64>,
                #[json("to", optional)] pub to: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod reading {
        use std::collections::BTreeMap;

        use super::{NumberOrString, Range, Shape, runtime};

        runtime::object! {
            /// The object `Reading`.
            #[object()]
            pub struct Reading {
                #[json("value")] pub value: f64,
                /// Greater than 0 and at most 10.
                #[json("bounded", optional)] #[check(above = 0.0, maximum = 10.0)] pub bounded: Option<f64>,
                #[json("series", optional)] pub series: Option<Vec<f64>>,
                #[json("by name", optional)] pub by_name: Option<BTreeMap<String, f64>>,
                #[json("limit", optional)] pub limit: Option<NumberOrString>,
                #[json("range", optional)] pub range: Option<Range>,
                #[json("pair", optional)] pub pair: Option<(String, f64)>,
                #[json("shape", optional)] pub shape: Option<Shape>,
                #[json("level", optional, nullable)] pub level: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod relate_wire_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /wire/related`.
            #[object()]
            pub struct RelateWireBody {
                #[json("metadata", optional)] pub metadata: Option<RelateWireBodyMetadata>,
                #[json("media", optional)] pub media: Option<runtime::File>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `metadata` in the body of `POST /wire/related`.
            #[object()]
            pub struct RelateWireBodyMetadata {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shape {
        use super::{Circle, Square, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = ShapeKind)]
            pub enum Shape {
                #[json("circle", accessor = as_circle, from)] Circle(Circle),
                #[json("square", accessor = as_square, from)] Square(Square),
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            #[object(tag = ("type", "square"))]
            pub struct Square {
                #[json("side")] pub side: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Wire.
    #[doc(inline)]
    pub use wire::WireCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `wire`.
        #[must_use]
        #[inline]
        pub fn wire(&self) -> WireCalls<'_> {
            WireCalls { client: self }
        }
    }

    pub mod wire {
        //! The operations of `client.wire()`.
        pub use describe_wire::{DescribeWire, DescribeWireError};
        pub use file_wire::{FileWire, FileWireError};
        pub use get_wire_empty::{GetWireEmpty, GetWireEmptyError};
        pub use list_numbers::{ListNumbers, ListNumbersError};
        pub use mix_wire::{MixWire, MixWireError};
        pub use read_note::{ReadNote, ReadNoteError};
        pub use read_numbers::{ReadNumbers, ReadNumbersError};
        pub use relate_wire::{RelateWire, RelateWireError};
        pub use search_wire::{SearchWire, SearchWireError};
        pub use send_numbers::{SendNumbers, SendNumbersError};
        pub use send_wire_form::{SendWireForm, SendWireFormError};
        pub use send_wire_upload::{SendWireUpload, SendWireUploadError};
        pub use write_list::{WriteList, WriteListError};
        pub use write_note::{WriteNote, WriteNoteError};

        use super::{runtime, types};

        /// Operations tagged `wire`.
        #[derive(Clone, Copy, Debug)]
        pub struct WireCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod describe_wire {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// The body is sent as a multipart form. The part `photo` has the header `X-Size`: `File::header` sets one.
                ///
                /// `POST /wire/described`
                ///
                /// Returns the request builder [`DescribeWire`].
                #[inline]
                pub fn describe_wire(&self, body: types::DescribeWireBody) -> DescribeWire {
                    let template = "/wire/described";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(
                            &body,
                            &runtime::Multipart::new(&[("photo", "image/png")])
                                .styled(
                                    &[
                                        ("letters", runtime::Style::DEEP_OBJECT),
                                        ("tags", runtime::Style::FORM.explode(false)),
                                    ],
                                ),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::describe_wire`](super::WireCalls::describe_wire).
            ///
            /// `POST /wire/described`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/form-data`.
            pub type DescribeWire = runtime::Prepared<runtime::NoContent, DescribeWireError>;

            /// Error responses of [`DescribeWire`], which declares none.
            pub type DescribeWireError = runtime::Undeclared;
        }

        mod get_wire_empty {
            use super::runtime;

            impl super::WireCalls<'_> {
                /// `GET /wire/empty`
                ///
                /// Returns the request builder [`GetWireEmpty`].
                #[inline]
                pub fn get_wire_empty(&self) -> GetWireEmpty {
                    let template = "/wire/empty";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`WireCalls::get_wire_empty`](super::WireCalls::get_wire_empty).
            ///
            /// `GET /wire/empty`
            pub type GetWireEmpty = runtime::Prepared<runtime::NoContent, GetWireEmptyError>;

            /// Error responses of [`GetWireEmpty`], which declares none.
            pub type GetWireEmptyError = runtime::Undeclared;
        }

        mod file_wire {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// The body is sent as a multipart form. `pictures` is a file of the type `image/png` or `image/jpeg`: `File::of_type` sets it. `sound` is a file of the type `audio/*`: `File::of_type` sets it. The part `archive` has the headers `X-Part-Digest` (required), `X-Shelf`: `File::header` sets one.
                ///
                /// `POST /wire/files`
                ///
                /// Returns the request builder [`FileWire`].
                #[inline]
                pub fn file_wire(&self, body: types::FileWireBody) -> FileWire {
                    let template = "/wire/files";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(
                            &body,
                            &runtime::Multipart::new(
                                    &[
                                        ("archive", "application/zip"),
                                        ("pictures", "image/png, image/jpeg"),
                                        ("sound", "audio/*"),
                                    ],
                                )
                                .headers(&[("archive", &["X-Part-Digest"])]),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::file_wire`](super::WireCalls::file_wire).
            ///
            /// `POST /wire/files`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/form-data`.
            pub type FileWire = runtime::Prepared<runtime::NoContent, FileWireError>;

            /// Error responses of [`FileWire`], which declares none.
            pub type FileWireError = runtime::Undeclared;
        }

        mod send_wire_form {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /wire/form`
                ///
                /// Returns the request builder [`SendWireForm`].
                #[inline]
                pub fn send_wire_form(&self, body: types::Letters) -> SendWireForm {
                    let template = "/wire/form";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Form(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::send_wire_form`](super::WireCalls::send_wire_form).
            ///
            /// `POST /wire/form`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/x-www-form-urlencoded`.
            pub type SendWireForm = runtime::Prepared<runtime::NoContent, SendWireFormError>;

            /// Error responses of [`SendWireForm`], which declares none.
            pub type SendWireFormError = runtime::Undeclared;
        }

        mod write_list {
            use super::runtime;

            impl super::WireCalls<'_> {
                /// The body is sent as `text/csv; charset=utf-8`.
                ///
                /// `PUT /wire/list`
                ///
                /// Returns the request builder [`WriteList`].
                #[inline]
                pub fn write_list(&self, body: impl Into<String>) -> WriteList {
                    let template = "/wire/list";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .encoded_unchecked(&body.into(), &runtime::TextAs("text/csv; charset=utf-8"))
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::write_list`](super::WireCalls::write_list).
            ///
            /// `PUT /wire/list`
            ///
            /// Parameters:
            ///
            /// - `body`: `text/csv; charset=utf-8`.
            pub type WriteList = runtime::Prepared<runtime::NoContent, WriteListError>;

            /// Error responses of [`WriteList`], which declares none.
            pub type WriteListError = runtime::Undeclared;
        }

        mod mix_wire {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// The body is sent as `multipart/mixed`.
                ///
                /// `POST /wire/mixed`
                ///
                /// Returns the request builder [`MixWire`].
                #[inline]
                pub fn mix_wire(&self, body: Vec<types::Letters>) -> MixWire {
                    let template = "/wire/mixed";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(
                            &body,
                            &runtime::Multipart::new(&[]).media_type("multipart/mixed"),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::mix_wire`](super::WireCalls::mix_wire).
            ///
            /// `POST /wire/mixed`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/mixed`.
            pub type MixWire = runtime::Prepared<runtime::NoContent, MixWireError>;

            /// Error responses of [`MixWire`], which declares none.
            pub type MixWireError = runtime::Undeclared;
        }

        mod read_note {
            use super::runtime;

            impl super::WireCalls<'_> {
                /// The response is read as text: `text/plain; charset=iso-8859-1`.
                ///
                /// `GET /wire/note`
                ///
                /// Returns the request builder [`ReadNote`]. Response: `String`.
                #[inline]
                pub fn read_note(&self) -> ReadNote {
                    let template = "/wire/note";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/plain; charset=iso-8859-1")
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::read_note`](super::WireCalls::read_note).
            ///
            /// `GET /wire/note`
            ///
            /// Response: `String`.
            pub type ReadNote = runtime::Prepared<runtime::PlainText, ReadNoteError>;

            /// Error responses of [`ReadNote`], which declares none.
            pub type ReadNoteError = runtime::Undeclared;
        }

        mod write_note {
            use super::runtime;

            impl super::WireCalls<'_> {
                /// The body is sent as `text/plain; charset=iso-8859-1`.
                ///
                /// `PUT /wire/note`
                ///
                /// Returns the request builder [`WriteNote`].
                #[inline]
                pub fn write_note(&self, body: impl Into<String>) -> WriteNote {
                    let template = "/wire/note";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .encoded_unchecked(
                            &body.into(),
                            &runtime::TextIn("text/plain; charset=iso-8859-1"),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::write_note`](super::WireCalls::write_note).
            ///
            /// `PUT /wire/note`
            ///
            /// Parameters:
            ///
            /// - `body`: `text/plain; charset=iso-8859-1`.
            pub type WriteNote = runtime::Prepared<runtime::NoContent, WriteNoteError>;

            /// Error responses of [`WriteNote`], which declares none.
            pub type WriteNoteError = runtime::Undeclared;
        }

        mod read_numbers {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// `GET /wire/numbers/{level}`
                ///
                /// Returns the request builder [`ReadNumbers`].
                #[inline]
                pub fn read_numbers(&self, level: f64) -> ReadNumbers {
                    let template = "/wire/numbers/{level}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("level", runtime::Style::SIMPLE, &level)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`WireCalls::read_numbers`](super::WireCalls::read_numbers).
                ///
                /// `GET /wire/numbers/{level}`
                ///
                /// Parameters:
                ///
                /// - `level`: path parameter.
                /// - `ratio`: query parameter, optional.
                /// - `ratios`: query parameter, optional.
                /// - `range`: query parameter, optional.
                /// - `filter`: query parameter, optional.
                /// - `x_weight`: header `X-Weight`, optional.
                /// - `share`: cookie, optional.
                #[call(output = runtime::NoContent, failure = ReadNumbersError)]
                pub struct ReadNumbers {
                    /// Sets the `ratio` query parameter. Between 0 and 1.
                    #[query("ratio")] #[check(minimum = 0.0, maximum = 1.0)] ratio: f64,
                    #[query("ratios")] ratios: Vec<f64>,
                    #[query("range", style = deep_object)] range: types::Range,
                    #[query("filter", style = json)] #[check(nested)] filter: types::Reading,
                    #[header("X-Weight")] x_weight: f64,
                    #[cookie("share")] share: f64,
                }
            }

            /// Error responses of [`ReadNumbers`], which declares none.
            pub type ReadNumbersError = runtime::Undeclared;
        }

        mod send_numbers {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// `POST /wire/numbers/{level}`
                ///
                /// Returns the request builder [`SendNumbers`].
                #[inline]
                pub fn send_numbers(&self, level: f64) -> SendNumbers {
                    let template = "/wire/numbers/{level}";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .path("level", runtime::Style::SIMPLE, &level)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`WireCalls::send_numbers`](super::WireCalls::send_numbers).
                ///
                /// `POST /wire/numbers/{level}`
                ///
                /// Parameters:
                ///
                /// - `level`: path parameter.
                /// - `body`: `application/json`, optional.
                /// - `ratio`: query parameter, optional.
                /// - `ratios`: query parameter, optional.
                /// - `range`: query parameter, optional.
                /// - `filter`: query parameter, optional.
                /// - `x_weight`: header `X-Weight`, optional.
                /// - `share`: cookie, optional.
                #[call(output = runtime::NoContent, failure = SendNumbersError)]
                pub struct SendNumbers {
                    /// Sets the `ratio` query parameter. Between 0 and 1.
                    #[query("ratio")] #[check(minimum = 0.0, maximum = 1.0)] ratio: f64,
                    #[query("ratios")] ratios: Vec<f64>,
                    #[query("range", style = deep_object)] range: types::Range,
                    #[query("filter", style = json)] #[check(nested)] filter: types::Reading,
                    #[header("X-Weight")] x_weight: f64,
                    #[cookie("share")] share: f64,
                    /// Sets the request body.
                    #[body(json)] body: types::Reading,
                }
            }

            /// Error responses of [`SendNumbers`], which declares none.
            pub type SendNumbersError = runtime::Undeclared;
        }

        mod list_numbers {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// `PUT /wire/numbers/{level}`
                ///
                /// Returns the request builder [`ListNumbers`].
                #[inline]
                pub fn list_numbers(&self, level: f64, body: Vec<f64>) -> ListNumbers {
                    let template = "/wire/numbers/{level}";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .path("level", runtime::Style::SIMPLE, &level)
                        .json_unchecked(&body)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`WireCalls::list_numbers`](super::WireCalls::list_numbers).
                ///
                /// `PUT /wire/numbers/{level}`
                ///
                /// Parameters:
                ///
                /// - `level`: path parameter.
                /// - `body`: `application/json`.
                /// - `ratio`: query parameter, optional.
                /// - `ratios`: query parameter, optional.
                /// - `range`: query parameter, optional.
                /// - `filter`: query parameter, optional.
                /// - `x_weight`: header `X-Weight`, optional.
                /// - `share`: cookie, optional.
                #[call(output = runtime::NoContent, failure = ListNumbersError)]
                pub struct ListNumbers {
                    /// Sets the `ratio` query parameter. Between 0 and 1.
                    #[query("ratio")] #[check(minimum = 0.0, maximum = 1.0)] ratio: f64,
                    #[query("ratios")] ratios: Vec<f64>,
                    #[query("range", style = deep_object)] range: types::Range,
                    #[query("filter", style = json)] #[check(nested)] filter: types::Reading,
                    #[header("X-Weight")] x_weight: f64,
                    #[cookie("share")] share: f64,
                }
            }

            /// Error responses of [`ListNumbers`], which declares none.
            pub type ListNumbersError = runtime::Undeclared;
        }

        mod relate_wire {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// The body is sent as `multipart/related`.
                ///
                /// `POST /wire/related`
                ///
                /// Returns the request builder [`RelateWire`].
                #[inline]
                pub fn relate_wire(&self, body: types::RelateWireBody) -> RelateWire {
                    let template = "/wire/related";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(
                            &body,
                            &runtime::Multipart::new(&[]).media_type("multipart/related"),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::relate_wire`](super::WireCalls::relate_wire).
            ///
            /// `POST /wire/related`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/related`.
            pub type RelateWire = runtime::Prepared<runtime::NoContent, RelateWireError>;

            /// Error responses of [`RelateWire`], which declares none.
            pub type RelateWireError = runtime::Undeclared;
        }

        mod search_wire {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// `GET /wire/search/{where}`
                ///
                /// Returns the request builder [`SearchWire`].
                #[inline]
                pub fn search_wire(&self, r#where: &types::Letters) -> SearchWire {
                    let template = "/wire/search/{where}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("where", runtime::Style::SIMPLE.explode(true), r#where)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`WireCalls::search_wire`](super::WireCalls::search_wire).
                ///
                /// `GET /wire/search/{where}`
                ///
                /// Parameters:
                ///
                /// - `where`: path parameter.
                /// - `letters`: query parameter, optional.
                /// - `deep`: query parameter, optional.
                /// - `x_letters`: header `X-Letters`, optional.
                #[call(output = runtime::NoContent, failure = SearchWireError)]
                pub struct SearchWire {
                    #[query("letters")] letters: types::Letters,
                    #[query("deep", style = deep_object)] deep: types::Letters,
                    #[header("X-Letters")] x_letters: types::Letters,
                }
            }

            /// Error responses of [`SearchWire`], which declares none.
            pub type SearchWireError = runtime::Undeclared;
        }

        mod send_wire_upload {
            use super::{runtime, types};

            impl super::WireCalls<'_> {
                /// The body is sent as a multipart form.
                ///
                /// `POST /wire/upload`
                ///
                /// Returns the request builder [`SendWireUpload`].
                #[inline]
                pub fn send_wire_upload(&self, body: types::Letters) -> SendWireUpload {
                    let template = "/wire/upload";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`WireCalls::send_wire_upload`](super::WireCalls::send_wire_upload).
            ///
            /// `POST /wire/upload`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/form-data`.
            pub type SendWireUpload = runtime::Prepared<runtime::NoContent, SendWireUploadError>;

            /// Error responses of [`SendWireUpload`], which declares none.
            pub type SendWireUploadError = runtime::Undeclared;
        }
    }
}
