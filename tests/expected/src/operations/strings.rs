//! From `tests/cases/operations/strings.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Strings.
    pub use alias::Alias;
    pub use content::{Content, ContentValue};
    pub use key::Key;
    pub use kind::Kind;
    pub use link::Link;
    pub use note::Note;
    pub use text::Text;
    pub use tree::{Tree, TreeTree};
    pub use when::When;

    use super::runtime;

    mod alias {
        use super::Kind;

        /// The value `Alias`.
        pub type Alias = Kind;
    }

    mod content {
        use super::{Link, Text, runtime};

        runtime::untagged_union! {
            /// An untagged union of 3 types: Text, Link, Value.
            #[union(untagged, open = "")]
            pub enum Content {
                /// An object with `text`.
                #[json({ "text": any }, accessor = as_text, from)] Text(Text),
                /// An object with `url`.
                #[json({ "url": any }, accessor = as_link, from)] Link(Link),
                /// A string.
                #[json(string, accessor = as_value, from, from_text)] Value(ContentValue),
            }
        }

        runtime::text! {
            /// The string enum `Content(3)`.
            pub enum ContentValue {
                #[json("")] Empty,
            }
        }
    }

    mod key {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, string.
            #[union(json_type)]
            pub enum Key {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod kind {
        use super::runtime;

        runtime::text! {
            /// The string enum `Kind`.
            pub enum Kind {
                #[json("short")] Short,
                #[json("long")] Long,
            }
        }
    }

    mod link {
        use super::runtime;

        runtime::object! {
            /// The object `Link`.
            #[object()]
            pub struct Link {
                #[json("url")] pub url: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod note {
        use std::collections::BTreeMap;

        use super::{Content, Key, Kind, Tree, When, runtime};

        runtime::object! {
            /// The object `Note`.
            #[object()]
            pub struct Note {
                #[json("kind")] pub kind: Kind,
                #[json("key")] pub key: Key,
                #[json("content")] pub content: Content,
                #[json("tags")] pub tags: Vec<Key>,
                #[json("more", optional)] pub more: Option<BTreeMap<String, Kind>>,
                #[json("former", optional, nullable)] pub former: Option<Kind>,
                #[json("parent", optional)] pub parent: Option<Tree>,
                #[json("when", optional)] pub when: Option<When>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod text {
        use super::runtime;

        runtime::object! {
            /// The object `Text`.
            #[object()]
            pub struct Text {
                #[json("text")] pub text: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod tree {
        use super::runtime;

        runtime::union! {
            /// A union of 3 JSON types: string, array, object.
            #[union(json_type)]
            pub enum Tree {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Tree>),
                /// An object.
                #[json(object, accessor = as_tree, from)] Tree(TreeTree),
            }
        }

        runtime::object! {
            /// The object `Tree(3)`.
            #[object()]
            pub struct TreeTree {
                #[json("tree")] pub tree: Box<Tree>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod when {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum When {
                /// A string.
                #[json(string, accessor = as_string, from)] String(runtime::Date),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Strings.
    #[doc(inline)]
    pub use notes::NotesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `notes`.
        #[must_use]
        #[inline]
        pub fn notes(&self) -> NotesCalls<'_> {
            NotesCalls { client: self }
        }
    }

    pub mod notes {
        //! The operations of `client.notes()`.
        pub use create_note::{CreateNote, CreateNoteError};
        pub use get_notes::{GetNotes, GetNotesError};

        use super::{runtime, types};

        /// Operations tagged `notes`.
        #[derive(Clone, Copy, Debug)]
        pub struct NotesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod get_notes {
            use super::{runtime, types};

            impl super::NotesCalls<'_> {
                /// `GET /notes/{kind}`
                ///
                /// Returns the request builder [`GetNotes`]. Response: `types::Note`.
                #[inline]
                pub fn get_notes(
                    &self,
                    kind: impl runtime::IntoField<types::Kind>,
                    kinds: impl runtime::IntoField<Vec<types::Kind>>,
                    key: impl runtime::IntoField<types::Key>,
                ) -> GetNotes {
                    let template = "/notes/{kind}";
                    let kind: types::Kind = kind.into_field();
                    let kinds: Vec<types::Kind> = kinds.into_field();
                    let key: types::Key = key.into_field();
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("kind", runtime::Style::SIMPLE, &kind)
                        .query("kinds", runtime::Style::FORM, &kinds)
                        .query("key", runtime::Style::FORM, &key)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`NotesCalls::get_notes`](super::NotesCalls::get_notes).
                ///
                /// `GET /notes/{kind}`
                ///
                /// Parameters:
                ///
                /// - `kind`: path parameter.
                /// - `kinds`: query parameter.
                /// - `key`: query parameter.
                /// - `other`: query parameter, optional.
                /// - `others`: query parameter, optional.
                ///
                /// Response: `types::Note`.
                #[call(output = runtime::Json<types::Note>, failure = GetNotesError)]
                pub struct GetNotes {
                    #[query("other")] other: types::Kind,
                    #[query("others")] others: Vec<types::Key>,
                }
            }

            /// Error responses of [`GetNotes`], which declares none.
            pub type GetNotesError = runtime::Undeclared;
        }

        mod create_note {
            use super::{runtime, types};

            impl super::NotesCalls<'_> {
                /// `POST /notes/{kind}`
                ///
                /// Returns the request builder [`CreateNote`]. Response: `types::Note`.
                #[inline]
                pub fn create_note(
                    &self,
                    kind: impl runtime::IntoField<types::Kind>,
                    body: impl runtime::IntoField<types::Content>,
                ) -> CreateNote {
                    let template = "/notes/{kind}";
                    let kind: types::Kind = kind.into_field();
                    let body: types::Content = body.into_field();
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .path("kind", runtime::Style::SIMPLE, &kind)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`NotesCalls::create_note`](super::NotesCalls::create_note).
            ///
            /// `POST /notes/{kind}`
            ///
            /// Parameters:
            ///
            /// - `kind`: path parameter.
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Note`.
            pub type CreateNote = runtime::Prepared<runtime::Json<types::Note>, CreateNoteError>;

            /// Error responses of [`CreateNote`], which declares none.
            pub type CreateNoteError = runtime::Undeclared;
        }
    }
}
