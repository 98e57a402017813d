//! From `tests/cases/operations/pages.yaml`.

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
    //! The types of Every way in which a page may hold what leads on.
    pub use by_a_cursor_in_the_body_body::{
        ByACursorInTheBodyBody, ByACursorInTheBodyBodyPage,
    };
    pub use by_a_cursor_in_the_body_response::ByACursorInTheBodyResponse;
    pub use by_a_cursor_of_several_types_response::{
        ByACursorOfSeveralTypesResponse, ByACursorOfSeveralTypesResponseMeta,
    };
    pub use by_a_next_url_response::{
        ByANextUrlResponse, ByANextUrlResponseLinks, ByANextUrlResponseLinksNext,
    };
    pub use by_a_nullable_page_response::{
        ByANullablePageResponse, ByANullablePageResponseMeta,
    };
    pub use by_a_number_with_a_total_response::ByANumberWithATotalResponse;
    pub use by_an_offset_with_a_total_response::ByAnOffsetWithATotalResponse;
    pub use by_an_offset_with_pages_response::{
        ByAnOffsetWithPagesResponse, ByAnOffsetWithPagesResponsePages,
    };
    pub use by_the_id_of_the_item_response::ByTheIdOfTheItemResponse;
    pub use pet::Pet;
    pub use pets::Pets;
    pub use render_a_page_response::RenderAPageResponse;
    pub use string_or_integer::StringOrInteger;
    pub use with_taken_names_response::WithTakenNamesResponse;

    use super::runtime;

    mod by_a_cursor_in_the_body_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /pets/search`.
            #[object()]
            pub struct ByACursorInTheBodyBody {
                #[json("page", optional)] pub page: Option<ByACursorInTheBodyBodyPage>,
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `page` in the body of `POST /pets/search`.
            #[object()]
            pub struct ByACursorInTheBodyBodyPage {
                #[json("cursor", optional)] pub cursor: Option<String>,
                #[json("size", optional)] pub size: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_a_cursor_in_the_body_response {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object that is the response 200 of `POST /pets/search`.
            #[object()]
            pub struct ByACursorInTheBodyResponse {
                #[json("next_cursor", optional, nullable)] pub next_cursor: Option<String>,
                #[json("data", optional)] pub data: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_a_cursor_of_several_types_response {
        use super::{StringOrInteger, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /union`.
            #[object()]
            pub struct ByACursorOfSeveralTypesResponse {
                #[json("meta", optional)] pub meta: Option<ByACursorOfSeveralTypesResponseMeta>,
                #[json("data", optional)] pub data: Option<Vec<Option<String>>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `meta` in the response 200 of `GET /union`.
            #[object()]
            pub struct ByACursorOfSeveralTypesResponseMeta {
                #[json("cursor", optional)] pub cursor: Option<StringOrInteger>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_a_next_url_response {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /next`.
            #[object()]
            pub struct ByANextUrlResponse {
                #[json("_links", optional)] pub links: Option<ByANextUrlResponseLinks>,
                #[json("data", optional)] pub data: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `_links` in the response 200 of `GET /next`.
            #[object()]
            pub struct ByANextUrlResponseLinks {
                #[json("next", optional)] pub next: Option<ByANextUrlResponseLinksNext>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `_links.next` in the response 200 of `GET /next`.
            #[object()]
            pub struct ByANextUrlResponseLinksNext {
                #[json("href", optional)] pub href: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_a_nullable_page_response {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /nullable`.
            #[object()]
            pub struct ByANullablePageResponse {
                #[json("meta", optional)] pub meta: Option<ByANullablePageResponseMeta>,
                #[json("data", optional)] pub data: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `meta` in the response 200 of `GET /nullable`.
            #[object()]
            pub struct ByANullablePageResponseMeta {
                #[json("limit", optional)] #[deprecated] pub limit: Option<i64>,
                #[json("total", optional)] pub total: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_a_number_with_a_total_response {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /pets`.
            #[object()]
            pub struct ByANumberWithATotalResponse {
                #[json("total")] pub total: i64,
                #[json("data", optional)] pub data: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_an_offset_with_a_total_response {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /owners`.
            #[object()]
            pub struct ByAnOffsetWithATotalResponse {
                #[json("total", optional)] pub total: Option<i64>,
                #[json("data", optional)] pub data: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_an_offset_with_pages_response {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /visits`.
            #[object()]
            pub struct ByAnOffsetWithPagesResponse {
                #[json("total_pages", optional)] pub total_pages: Option<i64>,
                #[json("pages", optional)] pub pages: Option<ByAnOffsetWithPagesResponsePages>,
                #[json("data", optional)] pub data: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `pages` in the response 200 of `GET /visits`.
            #[object()]
            pub struct ByAnOffsetWithPagesResponsePages {
                #[json("total", optional)] pub total: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_the_id_of_the_item_response {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /last-id`.
            #[object()]
            pub struct ByTheIdOfTheItemResponse {
                #[json("has_more")] pub has_more: bool,
                #[json("data", optional)] pub data: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pet {
        use super::runtime;

        runtime::object! {
            /// The object `Pet`.
            #[object()]
            pub struct Pet {
                #[json("id", optional)] pub id: Option<String>,
                #[json("friends", optional)] pub friends: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pets {
        use super::Pet;

        /// The value `Pets`.
        pub type Pets = Vec<Pet>;
    }

    mod render_a_page_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `GET /scans/{id}/render`.
            #[object()]
            pub struct RenderAPageResponse {
                #[json("page", optional)] pub page: Option<i64>,
                #[json("words", optional)] pub words: Option<Vec<String>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod string_or_integer {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum StringOrInteger {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }
    }

    mod with_taken_names_response {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /taken`.
            #[object()]
            pub struct WithTakenNamesResponse {
                #[json("next_page_token", optional)] pub next_page_token: Option<String>,
                #[json("is_last", optional)] pub is_last: Option<bool>,
                #[json("pets", optional, nullable)] pub pets: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Every way in which a page may hold what leads on.
    use super::{runtime, types};

    pub mod untagged {
        //! Operations without a tag.
        pub use by_a_cursor_in_the_body::{ByACursorInTheBody, ByACursorInTheBodyError};
        pub use by_a_cursor_of_several_types::{
            ByACursorOfSeveralTypes, ByACursorOfSeveralTypesError,
        };
        pub use by_a_next_url::{ByANextUrl, ByANextUrlError};
        pub use by_a_nullable_page::{ByANullablePage, ByANullablePageError};
        pub use by_a_number_with_a_total::{ByANumberWithATotal, ByANumberWithATotalError};
        pub use by_a_required_page::{ByARequiredPage, ByARequiredPageError};
        pub use by_an_offset_with_a_total::{ByAnOffsetWithATotal, ByAnOffsetWithATotalError};
        pub use by_an_offset_with_pages::{ByAnOffsetWithPages, ByAnOffsetWithPagesError};
        pub use by_the_id_of_the_item::{ByTheIdOfTheItem, ByTheIdOfTheItemError};
        pub use render_a_page::{RenderAPage, RenderAPageError};
        pub use with_taken_names::{WithTakenNames, WithTakenNamesError};

        use super::{runtime, types};

        mod by_the_id_of_the_item {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /last-id`
                ///
                /// Returns the request builder [`ByTheIdOfTheItem`]. Response: `types::ByTheIdOfTheItemResponse`.
                #[inline]
                pub fn by_the_id_of_the_item(&self) -> ByTheIdOfTheItem {
                    let template = "/last-id";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_the_id_of_the_item`](runtime::Client::by_the_id_of_the_item).
                ///
                /// `GET /last-id`
                ///
                /// Parameters:
                ///
                /// - `after_id`: query parameter, optional.
                ///
                /// Response: `types::ByTheIdOfTheItemResponse`.
                #[call(output = runtime::Json<types::ByTheIdOfTheItemResponse>, failure = ByTheIdOfTheItemError)]
                pub struct ByTheIdOfTheItem {
                    #[query("after_id")] after_id: String,
                }
            }

            impl ByTheIdOfTheItem {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `after_id` is set to the `id` of the last item.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(
                    self,
                ) -> runtime::Pages<
                    types::ByTheIdOfTheItemResponse,
                    types::Pet,
                    ByTheIdOfTheItemError,
                > {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            types::ByTheIdOfTheItemResponse,
                            types::Pet,
                        >::last_id("after_id", |item| runtime::PageValue::of(&item.id))
                            .items(|page| page.data.as_mut())
                            .more(|page| runtime::PageValue::of(&page.has_more)),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `after_id` is set to the `id` of the last item.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(
                    self,
                ) -> runtime::Items<
                    types::ByTheIdOfTheItemResponse,
                    types::Pet,
                    ByTheIdOfTheItemError,
                > {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByTheIdOfTheItem`], which declares none.
            pub type ByTheIdOfTheItemError = runtime::Undeclared;
        }

        mod by_a_next_url {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /next`
                ///
                /// Returns the request builder [`ByANextUrl`]. Response: `types::ByANextUrlResponse`.
                #[deprecated]
                #[inline]
                pub fn by_a_next_url(&self) -> ByANextUrl {
                    let template = "/next";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_a_next_url`](runtime::Client::by_a_next_url).
                ///
                /// `GET /next`
                ///
                /// Parameters:
                ///
                /// - `page`: query parameter, optional.
                ///
                /// Response: `types::ByANextUrlResponse`.
                #[call(output = runtime::Json<types::ByANextUrlResponse>, failure = ByANextUrlError)]
                pub struct ByANextUrl {
                    #[query("page")] page: i64,
                }
            }

            impl ByANextUrl {
                /// Returns a stream of all pages, each of which is requested when it is polled for: the next page is at the URL in `/_links/next/href`.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(
                    self,
                ) -> runtime::Pages<types::ByANextUrlResponse, types::Pet, ByANextUrlError> {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            types::ByANextUrlResponse,
                            types::Pet,
                        >::next_url(|page| runtime::PageValue::of(
                                &page.links.as_ref()?.next.as_ref()?.href,
                            ))
                            .items(|page| page.data.as_mut()),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: the next page is at the URL in `/_links/next/href`.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(
                    self,
                ) -> runtime::Items<types::ByANextUrlResponse, types::Pet, ByANextUrlError> {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByANextUrl`], which declares none.
            pub type ByANextUrlError = runtime::Undeclared;
        }

        mod by_a_nullable_page {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /nullable`
                ///
                /// Returns the request builder [`ByANullablePage`]. Response: `Option<types::ByANullablePageResponse>`.
                #[inline]
                pub fn by_a_nullable_page(&self) -> ByANullablePage {
                    let template = "/nullable";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_a_nullable_page`](runtime::Client::by_a_nullable_page).
                ///
                /// `GET /nullable`
                ///
                /// Parameters:
                ///
                /// - `offset`: query parameter, optional.
                /// - `limit`: query parameter, optional.
                ///
                /// Response: `Option<types::ByANullablePageResponse>`.
                #[call(output = runtime::Json<Option<types::ByANullablePageResponse>>, failure = ByANullablePageError)]
                pub struct ByANullablePage {
                    #[query("offset")] offset: String,
                    #[query("limit")] limit: i64,
                }
            }

            impl ByANullablePage {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `offset` is increased by the size of a page.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[allow(deprecated)]
                #[inline]
                pub fn pages(
                    self,
                ) -> runtime::Pages<
                    Option<types::ByANullablePageResponse>,
                    types::Pet,
                    ByANullablePageError,
                > {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            Option<types::ByANullablePageResponse>,
                            types::Pet,
                        >::offset("offset", 0)
                            .items(|page| page.as_mut()?.data.as_mut())
                            .total_items(|page| runtime::PageValue::of(
                                &page.as_ref()?.meta.as_ref()?.total,
                            ))
                            .limit(|page| runtime::PageValue::of(
                                &page.as_ref()?.meta.as_ref()?.limit,
                            )),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `offset` is increased by the size of a page.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(
                    self,
                ) -> runtime::Items<
                    Option<types::ByANullablePageResponse>,
                    types::Pet,
                    ByANullablePageError,
                > {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByANullablePage`], which declares none.
            pub type ByANullablePageError = runtime::Undeclared;
        }

        mod by_an_offset_with_a_total {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /owners`
                ///
                /// Returns the request builder [`ByAnOffsetWithATotal`]. Response: `types::ByAnOffsetWithATotalResponse`.
                #[inline]
                pub fn by_an_offset_with_a_total(&self) -> ByAnOffsetWithATotal {
                    let template = "/owners";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_an_offset_with_a_total`](runtime::Client::by_an_offset_with_a_total).
                ///
                /// `GET /owners`
                ///
                /// Parameters:
                ///
                /// - `offset`: query parameter, optional.
                /// - `limit`: query parameter, optional.
                ///
                /// Response: `types::ByAnOffsetWithATotalResponse`.
                #[call(output = runtime::Json<types::ByAnOffsetWithATotalResponse>, failure = ByAnOffsetWithATotalError)]
                pub struct ByAnOffsetWithATotal {
                    #[query("offset")] offset: i64,
                    #[query("limit")] limit: i64,
                }
            }

            impl ByAnOffsetWithATotal {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `offset` is increased by the size of a page.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(
                    self,
                ) -> runtime::Pages<
                    types::ByAnOffsetWithATotalResponse,
                    types::Pet,
                    ByAnOffsetWithATotalError,
                > {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            types::ByAnOffsetWithATotalResponse,
                            types::Pet,
                        >::offset("offset", 0)
                            .items(|page| page.data.as_mut())
                            .total_items(|page| runtime::PageValue::of(&page.total)),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `offset` is increased by the size of a page.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(
                    self,
                ) -> runtime::Items<
                    types::ByAnOffsetWithATotalResponse,
                    types::Pet,
                    ByAnOffsetWithATotalError,
                > {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByAnOffsetWithATotal`], which declares none.
            pub type ByAnOffsetWithATotalError = runtime::Undeclared;
        }

        mod by_a_number_with_a_total {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /pets`
                ///
                /// Returns the request builder [`ByANumberWithATotal`]. Response: `types::ByANumberWithATotalResponse`.
                #[inline]
                pub fn by_a_number_with_a_total(&self) -> ByANumberWithATotal {
                    let template = "/pets";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_a_number_with_a_total`](runtime::Client::by_a_number_with_a_total).
                ///
                /// `GET /pets`
                ///
                /// Parameters:
                ///
                /// - `page`: query parameter, optional.
                ///
                /// Response: `types::ByANumberWithATotalResponse`.
                #[call(output = runtime::Json<types::ByANumberWithATotalResponse>, failure = ByANumberWithATotalError)]
                pub struct ByANumberWithATotal {
                    #[query("page")] page: i64,
                }
            }

            impl ByANumberWithATotal {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `page` is increased by one.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(
                    self,
                ) -> runtime::Pages<
                    types::ByANumberWithATotalResponse,
                    types::Pet,
                    ByANumberWithATotalError,
                > {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            types::ByANumberWithATotalResponse,
                            types::Pet,
                        >::page_number("page", 1)
                            .items(|page| page.data.as_mut())
                            .total_items(|page| runtime::PageValue::of(&page.total)),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `page` is increased by one.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(
                    self,
                ) -> runtime::Items<
                    types::ByANumberWithATotalResponse,
                    types::Pet,
                    ByANumberWithATotalError,
                > {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByANumberWithATotal`], which declares none.
            pub type ByANumberWithATotalError = runtime::Undeclared;
        }

        mod by_a_cursor_in_the_body {
            use super::{runtime, types};

            impl runtime::Client {
                /// `POST /pets/search`
                ///
                /// Returns the request builder [`ByACursorInTheBody`]. Response: `types::ByACursorInTheBodyResponse`.
                #[inline]
                pub fn by_a_cursor_in_the_body(&self) -> ByACursorInTheBody {
                    let template = "/pets/search";
                    runtime::Call::new(self, runtime::Method::POST, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_a_cursor_in_the_body`](runtime::Client::by_a_cursor_in_the_body).
                ///
                /// `POST /pets/search`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                ///
                /// Response: `types::ByACursorInTheBodyResponse`.
                #[call(output = runtime::Json<types::ByACursorInTheBodyResponse>, failure = ByACursorInTheBodyError)]
                pub struct ByACursorInTheBody {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::ByACursorInTheBodyBody,
                }
            }

            impl ByACursorInTheBody {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `/page/cursor` of the request body is set to `/next_cursor` of the previous page.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(
                    self,
                ) -> runtime::Pages<
                    types::ByACursorInTheBodyResponse,
                    types::Pet,
                    ByACursorInTheBodyError,
                > {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            types::ByACursorInTheBodyResponse,
                            types::Pet,
                        >::cursor("/page/cursor", |page| runtime::PageValue::of(&page.next_cursor))
                            .asked_in(runtime::PAGE_IN_BODY)
                            .items(|page| page.data.as_mut()),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `/page/cursor` of the request body is set to `/next_cursor` of the previous page.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(
                    self,
                ) -> runtime::Items<
                    types::ByACursorInTheBodyResponse,
                    types::Pet,
                    ByACursorInTheBodyError,
                > {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByACursorInTheBody`], which declares none.
            pub type ByACursorInTheBodyError = runtime::Undeclared;
        }

        mod by_a_required_page {
            use super::runtime;

            impl runtime::Client {
                /// The operation has no setters.
                ///
                /// `GET /required`
                ///
                /// Returns the request builder [`ByARequiredPage`]. Response: `Vec<String>`.
                #[inline]
                pub fn by_a_required_page(&self, page: u64, per_page: i64) -> ByARequiredPage {
                    let template = "/required";
                    runtime::Call::new(self, runtime::Method::GET, template)
                        .query("page", runtime::Style::FORM, &page)
                        .query("per_page", runtime::Style::FORM, &per_page)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_a_required_page`](runtime::Client::by_a_required_page).
                ///
                /// `GET /required`
                ///
                /// Parameters:
                ///
                /// - `page`: query parameter.
                /// - `per_page`: query parameter.
                ///
                /// Response: `Vec<String>`.
                #[call(output = runtime::Json<Vec<String>>, failure = ByARequiredPageError)]
                pub struct ByARequiredPage {}
            }

            impl ByARequiredPage {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `page` is increased by one.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(self) -> runtime::Pages<Vec<String>, String, ByARequiredPageError> {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<Vec<String>, String>::page_number("page", 0)
                            .items(|page| Some(page)),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `page` is increased by one.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(self) -> runtime::Items<Vec<String>, String, ByARequiredPageError> {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByARequiredPage`], which declares none.
            pub type ByARequiredPageError = runtime::Undeclared;
        }

        mod render_a_page {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /scans/{id}/render`
                ///
                /// - `page`: At least 1.
                ///
                /// Returns the request builder [`RenderAPage`]. Response: `types::RenderAPageResponse`.
                #[inline]
                pub fn render_a_page(&self, id: &str, page: u64) -> RenderAPage {
                    let template = "/scans/{id}/render";
                    runtime::Call::new(self, runtime::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .query("page", runtime::Style::FORM, &page)
                        .check("query", "page", &page, &runtime::minimum(1))
                        .into()
                }
            }

            /// Request builder returned by [`Client::render_a_page`](runtime::Client::render_a_page).
            ///
            /// `GET /scans/{id}/render`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            /// - `page`: query parameter. At least 1.
            ///
            /// Response: `types::RenderAPageResponse`.
            pub type RenderAPage = runtime::Prepared<runtime::Json<types::RenderAPageResponse>, RenderAPageError>;

            /// Error responses of [`RenderAPage`], which declares none.
            pub type RenderAPageError = runtime::Undeclared;
        }

        mod with_taken_names {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /taken`
                ///
                /// Returns the request builder [`WithTakenNames`]. Response: `types::WithTakenNamesResponse`.
                #[inline]
                pub fn with_taken_names(&self) -> WithTakenNames {
                    let template = "/taken";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::with_taken_names`](runtime::Client::with_taken_names).
                ///
                /// `GET /taken`
                ///
                /// Parameters:
                ///
                /// - `page_token`: query parameter, optional.
                /// - `pages`: query parameter, optional.
                /// - `items`: query parameter, optional.
                ///
                /// Response: `types::WithTakenNamesResponse`.
                #[call(output = runtime::Json<types::WithTakenNamesResponse>, failure = WithTakenNamesError)]
                pub struct WithTakenNames {
                    #[query("page_token")] page_token: String,
                    #[query("pages")] pages: i64,
                    #[query("items")] items: i64,
                }
            }

            impl WithTakenNames {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `page_token` is set to `/next_page_token` of the previous page.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn all_pages(
                    self,
                ) -> runtime::Pages<types::WithTakenNamesResponse, types::Pet, WithTakenNamesError> {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            types::WithTakenNamesResponse,
                            types::Pet,
                        >::cursor("page_token", |page| runtime::PageValue::of(&page.next_page_token))
                            .items(|page| page.pets.as_mut())
                            .last(|page| runtime::PageValue::of(&page.is_last)),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `page_token` is set to `/next_page_token` of the previous page.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn all_items(
                    self,
                ) -> runtime::Items<types::WithTakenNamesResponse, types::Pet, WithTakenNamesError> {
                    self.all_pages().into_items()
                }
            }

            /// Error responses of [`WithTakenNames`], which declares none.
            pub type WithTakenNamesError = runtime::Undeclared;
        }

        mod by_a_cursor_of_several_types {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /union`
                ///
                /// Returns the request builder [`ByACursorOfSeveralTypes`]. Response: `types::ByACursorOfSeveralTypesResponse`.
                #[inline]
                pub fn by_a_cursor_of_several_types(&self) -> ByACursorOfSeveralTypes {
                    let template = "/union";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_a_cursor_of_several_types`](runtime::Client::by_a_cursor_of_several_types).
                ///
                /// `GET /union`
                ///
                /// Parameters:
                ///
                /// - `cursor`: query parameter, optional.
                ///
                /// Response: `types::ByACursorOfSeveralTypesResponse`.
                #[call(
                    output = runtime::Json<types::ByACursorOfSeveralTypesResponse>,
                    failure = ByACursorOfSeveralTypesError
                )]
                pub struct ByACursorOfSeveralTypes {
                    #[query("cursor")] cursor: String,
                }
            }

            impl ByACursorOfSeveralTypes {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `cursor` is set to `/meta/cursor` of the previous page.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(
                    self,
                ) -> runtime::Pages<
                    types::ByACursorOfSeveralTypesResponse,
                    Option<String>,
                    ByACursorOfSeveralTypesError,
                > {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            types::ByACursorOfSeveralTypesResponse,
                            Option<String>,
                        >::cursor(
                                "cursor",
                                |page| runtime::PageValue::of(&page.meta.as_ref()?.cursor),
                            )
                            .items(|page| page.data.as_mut()),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `cursor` is set to `/meta/cursor` of the previous page.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(
                    self,
                ) -> runtime::Items<
                    types::ByACursorOfSeveralTypesResponse,
                    Option<String>,
                    ByACursorOfSeveralTypesError,
                > {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByACursorOfSeveralTypes`], which declares none.
            pub type ByACursorOfSeveralTypesError = runtime::Undeclared;
        }

        mod by_an_offset_with_pages {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /visits`
                ///
                /// Returns the request builder [`ByAnOffsetWithPages`]. Response: `types::ByAnOffsetWithPagesResponse`.
                #[inline]
                pub fn by_an_offset_with_pages(&self) -> ByAnOffsetWithPages {
                    let template = "/visits";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::by_an_offset_with_pages`](runtime::Client::by_an_offset_with_pages).
                ///
                /// `GET /visits`
                ///
                /// Parameters:
                ///
                /// - `offset`: query parameter, optional.
                /// - `limit`: query parameter, optional.
                ///
                /// Response: `types::ByAnOffsetWithPagesResponse`.
                #[call(output = runtime::Json<types::ByAnOffsetWithPagesResponse>, failure = ByAnOffsetWithPagesError)]
                pub struct ByAnOffsetWithPages {
                    #[query("offset")] offset: i64,
                    #[query("limit")] limit: i64,
                }
            }

            impl ByAnOffsetWithPages {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `offset` is increased by the size of a page.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(
                    self,
                ) -> runtime::Pages<
                    types::ByAnOffsetWithPagesResponse,
                    types::Pet,
                    ByAnOffsetWithPagesError,
                > {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<
                            types::ByAnOffsetWithPagesResponse,
                            types::Pet,
                        >::offset("offset", 0)
                            .items(|page| page.data.as_mut())
                            .total_pages(|page| runtime::PageValue::of(&page.total_pages)),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `offset` is increased by the size of a page.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(
                    self,
                ) -> runtime::Items<
                    types::ByAnOffsetWithPagesResponse,
                    types::Pet,
                    ByAnOffsetWithPagesError,
                > {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ByAnOffsetWithPages`], which declares none.
            pub type ByAnOffsetWithPagesError = runtime::Undeclared;
        }
    }
}
