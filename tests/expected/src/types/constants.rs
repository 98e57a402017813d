//! From `tests/cases/types/constants.yaml`.

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
    //! The types of Constants.
    pub use asked::{Asked, AskedState};
    pub use kind::Kind;
    pub use page::{Page, PageMood, PageNote, PageSize};
    pub use typed::{Typed, TypedObject};

    use super::runtime;

    mod asked {
        use super::runtime;

        runtime::object! {
            /// What only the service says is not asked for.
            ///
            /// Its `object` is `page`.
            #[object(constant = ("object", "page"))]
            pub struct Asked {
                #[json("state", optional, read_only)] pub state: Option<AskedState>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Asked.state`.
            pub enum AskedState {
                #[json("new")] New,
            }
        }
    }

    mod kind {
        use super::runtime;

        runtime::text! {
            /// The string enum `Kind`.
            pub enum Kind {
                #[json("page")] Page,
            }
        }
    }

    mod page {
        use super::{Kind, runtime};

        runtime::object! {
            /// A page.
            ///
            ///
            /// ```text
            /// a block that nobody closes
            /// ```
            ///
            /// Its `object` is `list`. Its `kind` is `page`. Its `blank` is empty. Its `unit` is `mm`.
            #[object(
                constant = ("object", "list"),
                constant = ("kind", "page"),
                constant = ("blank", ""),
                constant = ("unit", "mm")
            )]
            pub struct Page {
                /// One of 2.
                #[json("version")] #[check(one_of = [2])] pub version: i64,
                #[json("size")] pub size: PageSize,
                #[json("note")] pub note: Option<PageNote>,
                #[json("mood", optional)] pub mood: Option<PageMood>,
                #[json("other")] pub other: Option<Kind>,
                #[json("role")] pub role: Vec<Kind>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Page.mood`.
            pub enum PageMood {
                #[json("good")] Good,
            }
        }

        runtime::text! {
            /// The string enum `Page.note`.
            pub enum PageNote {
                #[json("none")] None,
            }
        }

        runtime::text! {
            /// The string enum `Page.size`.
            pub enum PageSize {
                #[json("a4")] A4,
                #[json("a5")] A5,
            }
        }
    }

    mod typed {
        use super::runtime;

        runtime::object! {
            /// It has no room for another value of its constant.
            #[object()]
            pub struct Typed {
                #[json("object")] pub object: TypedObject,
                #[json(flatten)] pub extra: runtime::AdditionalProperties<i64>,
            }
        }

        runtime::text! {
            /// The string enum `Typed.object`.
            pub enum TypedObject {
                #[json("typed")] Typed,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Constants.
    use super::{runtime, types};

    pub mod untagged {
        //! Operations without a tag.
        pub use add_page::{AddPage, AddPageError};

        use super::{runtime, types};

        mod add_page {
            use super::{runtime, types};

            impl runtime::Client {
                /// `POST /pages`
                ///
                /// Returns the request builder [`AddPage`].
                #[inline]
                pub fn add_page(&self, body: types::Asked) -> AddPage {
                    let template = "/pages";
                    runtime::Call::new(self, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`Client::add_page`](runtime::Client::add_page).
            ///
            /// `POST /pages`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type AddPage = runtime::Prepared<runtime::NoContent, AddPageError>;

            /// Error responses of [`AddPage`], which declares none.
            pub type AddPageError = runtime::Undeclared;
        }
    }
}
