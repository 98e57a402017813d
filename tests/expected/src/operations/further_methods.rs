//! From `tests/cases/operations/further_methods.yaml`.

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
    //! The types of Further methods.
    pub use book::Book;
    pub use methods_additional_operations_link_request_body::MethodsAdditionalOperationsLinkRequestBody;
    pub use search_shelf_body::SearchShelfBody;
    pub use shelf_moved_move_webhook::ShelfMovedMoveWebhook;

    use super::runtime;

    mod book {
        use super::runtime;

        runtime::object! {
            /// The object `Book`.
            #[object()]
            pub struct Book {
                #[json("title")] pub title: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod methods_additional_operations_link_request_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the component `methods`.
            #[object()]
            pub struct MethodsAdditionalOperationsLinkRequestBody {
                #[json("shelf", optional)] pub shelf: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod search_shelf_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `QUERY /catalogue/{shelf}`.
            #[object()]
            pub struct SearchShelfBody {
                #[json("words")] pub words: Vec<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shelf_moved_move_webhook {
        use super::runtime;

        runtime::object! {
            /// The object `/webhooks/shelf.moved/additionalOperations/MOVE/requestBody/content/application~1json/schema`.
            #[object()]
            pub struct ShelfMovedMoveWebhook {
                #[json("to")] pub to: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Further methods.
    #[doc(inline)]
    pub use further_methods::FurtherMethodsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `further methods`.
        #[must_use]
        #[inline]
        pub fn further_methods(&self) -> FurtherMethodsCalls<'_> {
            FurtherMethodsCalls {
                client: self,
            }
        }
    }

    pub mod further_methods {
        //! The operations of `client.further_methods()`.
        pub use copy_shelf::{CopyShelf, CopyShelfError};
        pub use link_shelves::{LinkShelves, LinkShelvesError};
        pub use propfind_catalogue_by_shelf::{
            PropfindCatalogueByShelf, PropfindCatalogueByShelfError,
        };
        pub use purge_all_catalogue_by_shelf::{
            PurgeAllCatalogueByShelf, PurgeAllCatalogueByShelfError,
        };
        pub use search_shelf::{SearchShelf, SearchShelfError};

        use super::{runtime, types};

        /// Operations tagged `further methods`.
        #[derive(Clone, Copy, Debug)]
        pub struct FurtherMethodsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod copy_shelf {
            use super::runtime;

            impl super::FurtherMethodsCalls<'_> {
                /// `COPY /catalogue/{shelf}`
                ///
                /// Returns the request builder [`CopyShelf`].
                #[inline]
                pub fn copy_shelf(&self, shelf: &str, destination: &str) -> CopyShelf {
                    let template = "/catalogue/{shelf}";
                    runtime::Call::with_method(self.client, "COPY", template)
                        .path("shelf", runtime::Style::SIMPLE, shelf)
                        .header("Destination", runtime::Style::SIMPLE, destination)
                        .into()
                }
            }

            /// Request builder returned by [`FurtherMethodsCalls::copy_shelf`](super::FurtherMethodsCalls::copy_shelf).
            ///
            /// `COPY /catalogue/{shelf}`
            ///
            /// Parameters:
            ///
            /// - `shelf`: path parameter.
            /// - `destination`: header `Destination`.
            pub type CopyShelf = runtime::Prepared<runtime::NoContent, CopyShelfError>;

            /// Error responses of [`CopyShelf`], which declares none.
            pub type CopyShelfError = runtime::Undeclared;
        }

        mod propfind_catalogue_by_shelf {
            use super::{runtime, types};

            impl super::FurtherMethodsCalls<'_> {
                /// `PROPFIND /catalogue/{shelf}`
                ///
                /// On success: The properties of the shelf.
                ///
                /// Returns the request builder [`PropfindCatalogueByShelf`]. Response: `types::Book`.
                #[inline]
                pub fn propfind_catalogue_by_shelf(&self, shelf: &str) -> PropfindCatalogueByShelf {
                    let template = "/catalogue/{shelf}";
                    runtime::Call::with_method(self.client, "PROPFIND", template)
                        .path("shelf", runtime::Style::SIMPLE, shelf)
                        .into()
                }
            }

            /// Request builder returned by [`FurtherMethodsCalls::propfind_catalogue_by_shelf`](super::FurtherMethodsCalls::propfind_catalogue_by_shelf).
            ///
            /// `PROPFIND /catalogue/{shelf}`
            ///
            /// Parameters:
            ///
            /// - `shelf`: path parameter.
            ///
            /// Response: `types::Book`.
            pub type PropfindCatalogueByShelf = runtime::Prepared<
                runtime::Json<types::Book>,
                PropfindCatalogueByShelfError,
            >;

            /// Error responses of [`PropfindCatalogueByShelf`], which declares none.
            pub type PropfindCatalogueByShelfError = runtime::Undeclared;
        }

        mod purge_all_catalogue_by_shelf {
            use super::runtime;

            impl super::FurtherMethodsCalls<'_> {
                /// `purge-All /catalogue/{shelf}`
                ///
                /// Returns the request builder [`PurgeAllCatalogueByShelf`].
                #[deprecated]
                #[inline]
                pub fn purge_all_catalogue_by_shelf(&self, shelf: &str) -> PurgeAllCatalogueByShelf {
                    let template = "/catalogue/{shelf}";
                    runtime::Call::with_method(self.client, "purge-All", template)
                        .path("shelf", runtime::Style::SIMPLE, shelf)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`FurtherMethodsCalls::purge_all_catalogue_by_shelf`](super::FurtherMethodsCalls::purge_all_catalogue_by_shelf).
                ///
                /// `purge-All /catalogue/{shelf}`
                ///
                /// Parameters:
                ///
                /// - `shelf`: path parameter.
                /// - `reason`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = PurgeAllCatalogueByShelfError)]
                pub struct PurgeAllCatalogueByShelf {
                    #[query("reason")] reason: String,
                }
            }

            /// Error responses of [`PurgeAllCatalogueByShelf`], which declares none.
            pub type PurgeAllCatalogueByShelfError = runtime::Undeclared;
        }

        mod search_shelf {
            use super::{runtime, types};

            impl super::FurtherMethodsCalls<'_> {
                /// `QUERY /catalogue/{shelf}`
                ///
                /// On success: The books that were found.
                ///
                /// Returns the request builder [`SearchShelf`]. Response: `Vec<types::Book>`.
                #[inline]
                pub fn search_shelf(
                    &self,
                    shelf: &str,
                    body: types::SearchShelfBody,
                ) -> SearchShelf {
                    let template = "/catalogue/{shelf}";
                    runtime::Call::with_method(self.client, "QUERY", template)
                        .path("shelf", runtime::Style::SIMPLE, shelf)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`FurtherMethodsCalls::search_shelf`](super::FurtherMethodsCalls::search_shelf).
            ///
            /// `QUERY /catalogue/{shelf}`
            ///
            /// Parameters:
            ///
            /// - `shelf`: path parameter.
            /// - `body`: `application/json`.
            ///
            /// Response: `Vec<types::Book>`.
            pub type SearchShelf = runtime::Prepared<runtime::Json<Vec<types::Book>>, SearchShelfError>;

            /// Error responses of [`SearchShelf`], which declares none.
            pub type SearchShelfError = runtime::Undeclared;
        }

        mod link_shelves {
            use super::{runtime, types};

            impl super::FurtherMethodsCalls<'_> {
                /// `LINK /shared/methods`
                ///
                /// Returns the request builder [`LinkShelves`].
                #[inline]
                pub fn link_shelves(&self) -> LinkShelves {
                    let template = "/shared/methods";
                    runtime::Call::with_method(self.client, "LINK", template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`FurtherMethodsCalls::link_shelves`](super::FurtherMethodsCalls::link_shelves).
                ///
                /// `LINK /shared/methods`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                #[call(output = runtime::NoContent, failure = LinkShelvesError)]
                pub struct LinkShelves {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::MethodsAdditionalOperationsLinkRequestBody,
                }
            }

            /// Error responses of [`LinkShelves`], which declares none.
            pub type LinkShelvesError = runtime::Undeclared;
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod webhooks {
    //! The webhooks and callbacks of Further methods: JSON that the service sends. [`decode`] reads it.
    #[doc(inline)]
    pub use super::runtime::{decode, decode_within};

    use super::{runtime, types};

    runtime::events! {
        /// A webhook of Further methods, with what it carries.
        ///
        /// [`decode`](Self::decode) reads it by its name, and [`read`](Self::read) without it, where bodies show of which webhook they are.
        pub enum Event {
            /// The webhook `shelf.moved`.
            #[event("shelf.moved", { "to": any })] ShelfMovedMove(types::ShelfMovedMoveWebhook),
            /// The webhook `QUERY shelf.moved`.
            #[event("QUERY shelf.moved", { "title": any })] ShelfMovedQuery(types::Book),
        }
    }

    /// The webhook `shelf.moved`.
    pub type ShelfMovedMove = types::ShelfMovedMoveWebhook;

    /// The webhook `shelf.moved`.
    pub type ShelfMovedQuery = types::Book;
}
