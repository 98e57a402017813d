//! From `tests/cases/operations/swagger.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, Body, BuildError, ByteStream, Client, ClientBuilder, Credential, Error, ErrorKind, File, RateLimit, Response, RetryPolicy,
};

/// The URL of the service, for [`Client::builder`].
#[allow(dead_code)]
pub const SERVER: &str = "https://api.example.com/v2";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Calls of Swagger 2.0.
    pub use cat::Cat;
    pub use dog::Dog;
    pub use pet::{Pet, PetBase, PetKind};
    pub use problem::Problem;
    pub use send_file_body::SendFileBody;
    pub use send_form_body::SendFormBody;

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `kind` is `Cat`.
            #[object(constant = ("kind", "Cat"))]
            pub struct Cat {
                #[json("name", optional, nullable)] pub name: Option<String>,
                #[json("lives", optional)] pub lives: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `kind` is `hound`.
            #[object(constant = ("kind", "hound"))]
            pub struct Dog {
                #[json("name", optional, nullable)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `kind`.
            #[union(tag = "kind", kind = PetKind)]
            #[shared(name: str)]
            pub enum Pet {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("hound", accessor = as_hound, from)] Hound(Dog),
                #[json("Pet", accessor = as_pet, from)] Pet(PetBase),
            }
        }

        runtime::object! {
            /// The object `Pet`.
            ///
            /// Its `kind` is `Pet`.
            #[object(constant = ("kind", "Pet"))]
            pub struct PetBase {
                #[json("name", optional, nullable)] pub name: Option<String>,
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
                #[json("message")] pub message: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod send_file_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /files`.
            #[object()]
            pub struct SendFileBody {
                #[json("name", optional)] pub name: Option<String>,
                #[json("content")] pub content: runtime::File,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod send_form_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /forms`.
            #[object()]
            pub struct SendFormBody {
                #[json("name")] pub name: String,
                #[json("codes", optional)] pub codes: Option<Vec<i64>>,
                #[json("tags", optional)] pub tags: Option<Vec<String>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Calls of Swagger 2.0.
    #[doc(inline)]
    pub use swagger::SwaggerCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `swagger`.
        #[must_use]
        #[inline]
        pub fn swagger(&self) -> SwaggerCalls<'_> {
            SwaggerCalls { client: self }
        }
    }

    pub mod swagger {
        //! The operations of `client.swagger()`.
        pub use get_lists::{GetLists, GetListsError};
        pub use put_pet::{PutPet, PutPetError};
        pub use read_logs::{ReadLogs, ReadLogsError};
        pub use send_file::{SendFile, SendFileError};
        pub use send_form::{SendForm, SendFormError};

        use super::{failures, runtime, types};

        /// Operations tagged `swagger`.
        #[derive(Clone, Copy, Debug)]
        pub struct SwaggerCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod send_file {
            use super::{runtime, types};

            impl super::SwaggerCalls<'_> {
                /// The body is sent as a multipart form.
                ///
                /// The response is read as bytes: `application/octet-stream`. `.download()` reads them while they arrive.
                ///
                /// `POST /files`
                ///
                /// Returns the request builder [`SendFile`]. Response: `Bytes`.
                #[inline]
                pub fn send_file(&self, body: types::SendFileBody) -> SendFile {
                    let template = "/files";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .accept("application/octet-stream")
                        .encoded_unchecked(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCalls::send_file`](super::SwaggerCalls::send_file).
            ///
            /// `POST /files`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/form-data`.
            ///
            /// Response: `Bytes`.
            pub type SendFile = runtime::Prepared<runtime::Download, SendFileError>;

            /// Error responses of [`SendFile`], which declares none.
            pub type SendFileError = runtime::Undeclared;
        }

        mod send_form {
            use super::{runtime, types};

            impl super::SwaggerCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /forms`
                ///
                /// Returns the request builder [`SendForm`].
                #[inline]
                pub fn send_form(&self, body: types::SendFormBody) -> SendForm {
                    let template = "/forms";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(
                            &body,
                            &runtime::Form(&[("codes", runtime::Style::FORM.explode(false))]),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCalls::send_form`](super::SwaggerCalls::send_form).
            ///
            /// `POST /forms`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/x-www-form-urlencoded`.
            pub type SendForm = runtime::Prepared<runtime::NoContent, SendFormError>;

            /// Error responses of [`SendForm`], which declares none.
            pub type SendFormError = runtime::Undeclared;
        }

        mod get_lists {
            use super::runtime;

            impl super::SwaggerCalls<'_> {
                /// `GET /lists/{ids}`
                ///
                /// Returns the request builder [`GetLists`]. Response: `Vec<String>`.
                #[inline]
                pub fn get_lists(&self, ids: &[i64]) -> GetLists {
                    let template = "/lists/{ids}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("ids", runtime::Style::SIMPLE, ids)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`SwaggerCalls::get_lists`](super::SwaggerCalls::get_lists).
                ///
                /// `GET /lists/{ids}`
                ///
                /// Parameters:
                ///
                /// - `ids`: path parameter.
                /// - `csv`: query parameter, optional.
                /// - `ssv`: query parameter, optional.
                /// - `pipes`: query parameter, optional.
                /// - `multi`: query parameter, optional.
                /// - `x_numbers`: header `X-Numbers`, optional.
                ///
                /// Response: `Vec<String>`.
                #[call(output = runtime::Json<Vec<String>>, failure = GetListsError)]
                pub struct GetLists {
                    #[query("csv", explode = false)] csv: Vec<String>,
                    #[query("ssv", style = space_delimited)] ssv: Vec<String>,
                    #[query("pipes", style = pipe_delimited)] pipes: Vec<String>,
                    #[query("multi")] multi: Vec<String>,
                    #[header("X-Numbers")] x_numbers: Vec<i64>,
                }
            }

            /// Error responses of [`GetLists`], which declares none.
            pub type GetListsError = runtime::Undeclared;
        }

        mod read_logs {
            use super::runtime;

            impl super::SwaggerCalls<'_> {
                /// The response is read as bytes: `application/vnd.logs.raw-stream`. `.download()` reads them while they arrive.
                ///
                /// `GET /logs`
                ///
                /// Returns the request builder [`ReadLogs`]. Response: `Bytes`. Error responses: [`ReadLogsError`] (404, default).
                #[inline]
                pub fn read_logs(&self) -> ReadLogs {
                    let template = "/logs";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/vnd.logs.raw-stream")
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCalls::read_logs`](super::SwaggerCalls::read_logs).
            ///
            /// `GET /logs`
            ///
            /// Response: `Bytes`. Error responses: [`ReadLogsError`] (404, default).
            pub type ReadLogs = runtime::Prepared<runtime::Download, ReadLogsError>;

            /// Error responses of [`ReadLogs`].
            ///
            /// - `NotFound`: No logs.
            /// - `Other`: An error.
            pub type ReadLogsError = super::failures::NotFoundProblemOrAnyBytesError;
        }

        mod put_pet {
            use super::{runtime, types};

            impl super::SwaggerCalls<'_> {
                /// `PUT /pets`
                ///
                /// Returns the request builder [`PutPet`]. Response: `types::Pet`.
                #[inline]
                pub fn put_pet(&self, body: types::Pet) -> PutPet {
                    let template = "/pets";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`SwaggerCalls::put_pet`](super::SwaggerCalls::put_pet).
            ///
            /// `PUT /pets`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Pet`.
            pub type PutPet = runtime::Prepared<runtime::Json<types::Pet>, PutPetError>;

            /// Error responses of [`PutPet`], which declares none.
            pub type PutPetError = runtime::Undeclared;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use not_found_problem_or_any_bytes_error::NotFoundProblemOrAnyBytesError;

        use super::{runtime, types};

        mod not_found_problem_or_any_bytes_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundProblemOrAnyBytesError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::Problem),
                    /// Any other status.
                    #[status(_, body = bytes)] Other(runtime::Bytes),
                }
            }
        }
    }
}
