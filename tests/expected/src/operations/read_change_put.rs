//! From `tests/cases/operations/read_change_put.yaml`.

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
    //! The types of Read-change-put.
    pub use block::{Block, BlockKind};
    pub use id::Id;
    pub use image_block::ImageBlock;
    pub use kept::Kept;
    pub use note::Note;
    pub use person::Person;
    pub use seal::Seal;
    pub use text_block::TextBlock;

    use super::runtime;

    mod block {
        use super::{ImageBlock, TextBlock, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = BlockKind)]
            pub enum Block {
                #[json("text", accessor = as_text, from)] Text(TextBlock),
                #[json("image", accessor = as_image, from)] Image(ImageBlock),
            }
        }
    }

    mod id {
        /// A reference to a schema that is read-only.
        pub type Id = u64;
    }

    mod image_block {
        use super::runtime;

        runtime::object! {
            /// The object `ImageBlock`.
            ///
            /// Its `kind` is `image`.
            #[object(constant = ("kind", "image"))]
            pub struct ImageBlock {
                #[json("upload", optional, required_in_requests)] pub upload: Option<runtime::Secret>,
                #[json("url", optional, read_only)] pub url: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod kept {
        use super::runtime;

        runtime::object! {
            /// What the service keeps of everything.
            #[object()]
            pub struct Kept {
                /// A reference to a schema that is read-only.
                ///
                /// At least 1.
                #[json("id")] #[check(minimum = 1)] pub id: u64,
                #[json("made")] pub made: runtime::DateTime,
                #[json("removed", optional, nullable)] pub removed: Option<String>,
                /// Default: `0`.
                #[json("views", default = 0)] pub views: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod note {
        use std::collections::BTreeMap;

        use super::{Block, Person, Seal, runtime};

        runtime::object! {
            /// The object `Note`.
            #[object()]
            pub struct Note {
                /// A reference to a schema that is read-only.
                ///
                /// At least 1.
                #[json("id", optional, read_only)] #[check(minimum = 1)] pub id: Option<u64>,
                #[json("made", optional, read_only)] pub made: Option<runtime::DateTime>,
                #[json("removed", optional, nullable, read_only)] pub removed: Option<String>,
                /// Default: `0`.
                #[json("views", default = 0, read_only)] pub views: i64,
                #[json("text")] pub text: String,
                /// At least 4 characters.
                #[json("pin", optional, required_in_requests)] #[check(min_length = 4)] pub pin: Option<runtime::Secret>,
                #[json("code", patch, required_in_requests)] pub code: runtime::Patch<runtime::Secret>,
                #[json("hint", optional)] pub hint: Option<runtime::Secret>,
                #[json("owner")] #[check(nested)] pub owner: Person,
                #[json("readers", optional)] #[check(nested)] pub readers: Option<Vec<Person>>,
                #[json("seals", optional)] #[check(nested)] pub seals: Option<BTreeMap<String, Seal>>,
                #[json("block", optional)] #[check(nested)] pub block: Option<Block>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod person {
        use super::runtime;

        runtime::object! {
            /// The object `Person`.
            #[object()]
            pub struct Person {
                #[json("name")] pub name: String,
                /// At most 3 characters.
                #[json("rank", optional, read_only)] #[check(max_length = 3)] pub rank: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod seal {
        use super::runtime;

        runtime::object! {
            /// The object `Seal`.
            #[object()]
            pub struct Seal {
                #[json("mark", optional, read_only)] pub mark: Option<String>,
                #[json("key", optional, required_in_requests)] pub key: Option<runtime::Secret>,
                #[json("color", optional)] pub color: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod text_block {
        use super::runtime;

        runtime::object! {
            /// The object `TextBlock`.
            ///
            /// Its `kind` is `text`.
            #[object(constant = ("kind", "text"))]
            pub struct TextBlock {
                #[json("words", optional, read_only)] pub words: Option<i64>,
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Read-change-put.
    #[doc(inline)]
    pub use read_change_put::ReadChangePutCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `read change put`.
        #[must_use]
        #[inline]
        pub fn read_change_put(&self) -> ReadChangePutCalls<'_> {
            ReadChangePutCalls { client: self }
        }
    }

    pub mod read_change_put {
        //! The operations of `client.read_change_put()`.
        pub use find_seals::{FindSeals, FindSealsError};
        pub use get_note::{GetNote, GetNoteError};
        pub use patch_upload::{PatchUpload, PatchUploadError};
        pub use post_form::{PostForm, PostFormError};
        pub use put_note::{PutNote, PutNoteError};

        use super::{runtime, types};

        /// Operations tagged `read change put`.
        #[derive(Clone, Copy, Debug)]
        pub struct ReadChangePutCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod get_note {
            use super::{runtime, types};

            impl super::ReadChangePutCalls<'_> {
                /// `GET /notes/{id}`
                ///
                /// Returns the request builder [`GetNote`]. Response: `types::Note`.
                #[inline]
                pub fn get_note(&self, id: i64) -> GetNote {
                    let template = "/notes/{id}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, &id)
                        .into()
                }
            }

            /// Request builder returned by [`ReadChangePutCalls::get_note`](super::ReadChangePutCalls::get_note).
            ///
            /// `GET /notes/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            ///
            /// Response: `types::Note`.
            pub type GetNote = runtime::Prepared<runtime::Json<types::Note>, GetNoteError>;

            /// Error responses of [`GetNote`], which declares none.
            pub type GetNoteError = runtime::Undeclared;
        }

        mod patch_upload {
            use super::{runtime, types};

            impl super::ReadChangePutCalls<'_> {
                /// The body is sent as a multipart form.
                ///
                /// `PATCH /notes/{id}`
                ///
                /// Returns the request builder [`PatchUpload`].
                #[inline]
                pub fn patch_upload(&self, id: i64, body: types::Seal) -> PatchUpload {
                    let template = "/notes/{id}";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template)
                        .path("id", runtime::Style::SIMPLE, &id)
                        .encoded(&body, &runtime::Multipart::new(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`ReadChangePutCalls::patch_upload`](super::ReadChangePutCalls::patch_upload).
            ///
            /// `PATCH /notes/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            /// - `body`: `multipart/form-data`.
            pub type PatchUpload = runtime::Prepared<runtime::NoContent, PatchUploadError>;

            /// Error responses of [`PatchUpload`], which declares none.
            pub type PatchUploadError = runtime::Undeclared;
        }

        mod post_form {
            use super::{runtime, types};

            impl super::ReadChangePutCalls<'_> {
                /// The body is sent as a form.
                ///
                /// `POST /notes/{id}`
                ///
                /// Returns the request builder [`PostForm`]. Response: `types::Seal`.
                #[inline]
                pub fn post_form(&self, id: i64, body: types::Seal) -> PostForm {
                    let template = "/notes/{id}";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .path("id", runtime::Style::SIMPLE, &id)
                        .encoded(&body, &runtime::Form(&[]))
                        .into()
                }
            }

            /// Request builder returned by [`ReadChangePutCalls::post_form`](super::ReadChangePutCalls::post_form).
            ///
            /// `POST /notes/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            /// - `body`: `application/x-www-form-urlencoded`.
            ///
            /// Response: `types::Seal`.
            pub type PostForm = runtime::Prepared<runtime::Json<types::Seal>, PostFormError>;

            /// Error responses of [`PostForm`], which declares none.
            pub type PostFormError = runtime::Undeclared;
        }

        mod put_note {
            use super::{runtime, types};

            impl super::ReadChangePutCalls<'_> {
                /// `PUT /notes/{id}`
                ///
                /// Returns the request builder [`PutNote`]. Response: `types::Note`.
                #[inline]
                pub fn put_note(&self, id: i64, body: types::Note) -> PutNote {
                    let template = "/notes/{id}";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .path("id", runtime::Style::SIMPLE, &id)
                        .json(&body)
                        .into()
                }
            }

            /// Request builder returned by [`ReadChangePutCalls::put_note`](super::ReadChangePutCalls::put_note).
            ///
            /// `PUT /notes/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Note`.
            pub type PutNote = runtime::Prepared<runtime::Json<types::Note>, PutNoteError>;

            /// Error responses of [`PutNote`], which declares none.
            pub type PutNoteError = runtime::Undeclared;
        }

        mod find_seals {
            use super::{runtime, types};

            impl super::ReadChangePutCalls<'_> {
                /// `GET /seals`
                ///
                /// Returns the request builder [`FindSeals`].
                #[inline]
                pub fn find_seals(&self) -> FindSeals {
                    let template = "/seals";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ReadChangePutCalls::find_seals`](super::ReadChangePutCalls::find_seals).
                ///
                /// `GET /seals`
                ///
                /// Parameters:
                ///
                /// - `like`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = FindSealsError)]
                pub struct FindSeals {
                    #[query("like", style = json)] #[check(nested)] like: types::Seal,
                }
            }

            /// Error responses of [`FindSeals`], which declares none.
            pub type FindSealsError = runtime::Undeclared;
        }
    }
}
