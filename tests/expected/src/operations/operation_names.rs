//! From `tests/cases/operations/operation_names.yaml`.

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
    //! The types of Operation names.
    pub use b_tree_map_body_value::BTreeMapBodyValue;
    pub use clone_body::CloneBody;
    pub use partial_eq_response404::PartialEqResponse404;

    use super::runtime;

    mod b_tree_map_body_value {
        use super::runtime;

        runtime::object! {
            /// The object `{}` in the body of `POST /j`.
            #[object()]
            pub struct BTreeMapBodyValue {
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod clone_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /g/{self}/{body}`.
            #[object()]
            pub struct CloneBody {
                #[json("x", optional)] pub x: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod partial_eq_response404 {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 404 of `GET /i`.
            #[object()]
            pub struct PartialEqResponse404 {
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Operation names.
    #[doc(inline)]
    pub use names::NamesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `names`.
        #[must_use]
        #[inline]
        pub fn names(&self) -> NamesCalls<'_> {
            NamesCalls { client: self }
        }
    }

    pub mod names {
        //! The operations of `client.names()`.
        pub use b_tree_map::{BTreeMapCall, BTreeMapCallError};
        pub use clone::{CloneCall, CloneCallError};
        pub use get_f::{GetF, GetFError};
        pub use get_thing::{GetThing, GetThingError};
        pub use get_underscore_thing::{GetUnderscoreThing, GetUnderscoreThingError};
        pub use into::{IntoCall, IntoCallError};
        pub use match_::{Match, MatchError};
        pub use partial_eq::{PartialEqCall, PartialEqCallError};
        pub use pets_list_all::{PetsListAll, PetsListAllError};
        pub use read_item::{ReadItem, ReadItemError};
        pub use read_item_v2_items_id_get::{ReadItemV2ItemsIdGet, ReadItemV2ItemsIdGetError};
        pub use request::{Request, RequestError};

        use super::{runtime, types};

        /// Operations tagged `names`.
        #[derive(Clone, Copy, Debug)]
        pub struct NamesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod match_ {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /a`
                ///
                /// Returns the request builder [`Match`].
                #[inline]
                pub fn r#match(&self) -> Match {
                    let template = "/a";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`NamesCalls::match`](super::NamesCalls::match).
            ///
            /// `GET /a`
            pub type Match = runtime::Prepared<runtime::NoContent, MatchError>;

            /// Error responses of [`Match`], which declares none.
            pub type MatchError = runtime::Undeclared;
        }

        mod request {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /b`
                ///
                /// Returns the request builder [`Request`].
                #[inline]
                pub fn request(&self) -> Request {
                    let template = "/b";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`NamesCalls::request`](super::NamesCalls::request).
            ///
            /// `GET /b`
            pub type Request = runtime::Prepared<runtime::NoContent, RequestError>;

            /// Error responses of [`Request`], which declares none.
            pub type RequestError = runtime::Undeclared;
        }

        mod get_thing {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /c`
                ///
                /// Returns the request builder [`GetThing`].
                #[inline]
                pub fn get_thing(&self) -> GetThing {
                    let template = "/c";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`NamesCalls::get_thing`](super::NamesCalls::get_thing).
            ///
            /// `GET /c`
            pub type GetThing = runtime::Prepared<runtime::NoContent, GetThingError>;

            /// Error responses of [`GetThing`], which declares none.
            pub type GetThingError = runtime::Undeclared;
        }

        mod get_underscore_thing {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /d`
                ///
                /// Returns the request builder [`GetUnderscoreThing`].
                #[inline]
                pub fn get_underscore_thing(&self) -> GetUnderscoreThing {
                    let template = "/d";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`NamesCalls::get_underscore_thing`](super::NamesCalls::get_underscore_thing).
            ///
            /// `GET /d`
            pub type GetUnderscoreThing = runtime::Prepared<runtime::NoContent, GetUnderscoreThingError>;

            /// Error responses of [`GetUnderscoreThing`], which declares none.
            pub type GetUnderscoreThingError = runtime::Undeclared;
        }

        mod pets_list_all {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /e`
                ///
                /// Returns the request builder [`PetsListAll`].
                #[inline]
                pub fn pets_list_all(&self) -> PetsListAll {
                    let template = "/e";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`NamesCalls::pets_list_all`](super::NamesCalls::pets_list_all).
            ///
            /// `GET /e`
            pub type PetsListAll = runtime::Prepared<runtime::NoContent, PetsListAllError>;

            /// Error responses of [`PetsListAll`], which declares none.
            pub type PetsListAllError = runtime::Undeclared;
        }

        mod get_f {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /f`
                ///
                /// Returns the request builder [`GetF`].
                #[inline]
                pub fn get_f(&self) -> GetF {
                    let template = "/f";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`NamesCalls::get_f`](super::NamesCalls::get_f).
            ///
            /// `GET /f`
            pub type GetF = runtime::Prepared<runtime::NoContent, GetFError>;

            /// Error responses of [`GetF`], which declares none.
            pub type GetFError = runtime::Undeclared;
        }

        mod clone {
            use super::{runtime, types};

            impl super::NamesCalls<'_> {
                /// `POST /g/{self}/{body}`
                ///
                /// Returns the request builder [`CloneCall`].
                #[inline]
                pub fn clone_call(
                    &self,
                    self_: &str,
                    body_param: &str,
                    body: types::CloneBody,
                ) -> CloneCall {
                    let template = "/g/{self}/{body}";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .path("self", runtime::Style::SIMPLE, self_)
                        .path("body", runtime::Style::SIMPLE, body_param)
                        .json_unchecked(&body)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`NamesCalls::clone_call`](super::NamesCalls::clone_call).
                ///
                /// `POST /g/{self}/{body}`
                ///
                /// Parameters:
                ///
                /// - `self_`: path parameter `self`.
                /// - `body_param`: path parameter `body`.
                /// - `body`: `application/json`.
                /// - `send_param`: query parameter `send`, optional.
                /// - `timeout_param`: query parameter `timeout`, optional.
                /// - `type`: query parameter, optional.
                /// - `value`: query parameter, optional.
                /// - `call`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = CloneCallError)]
                pub struct CloneCall {
                    #[query("send")] send_param: String,
                    #[query("timeout")] timeout_param: i64,
                    #[query("type")] r#type: String,
                    #[query("value")] value: String,
                    #[query("call")] call: String,
                }
            }

            /// Error responses of [`CloneCall`], which declares none.
            pub type CloneCallError = runtime::Undeclared;
        }

        mod into {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /h`
                ///
                /// Returns the request builder [`IntoCall`].
                #[inline]
                pub fn into_call(&self, into: &str) -> IntoCall {
                    let template = "/h";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .query("into", runtime::Style::FORM, into)
                        .into()
                }
            }

            /// Request builder returned by [`NamesCalls::into_call`](super::NamesCalls::into_call).
            ///
            /// `GET /h`
            ///
            /// Parameters:
            ///
            /// - `into`: query parameter.
            pub type IntoCall = runtime::Prepared<runtime::NoContent, IntoCallError>;

            /// Error responses of [`IntoCall`], which declares none.
            pub type IntoCallError = runtime::Undeclared;
        }

        mod partial_eq {
            use super::{runtime, types};

            impl super::NamesCalls<'_> {
                /// `GET /i`
                ///
                /// Returns the request builder [`PartialEqCall`]. Error responses: [`PartialEqCallError`] (404).
                #[inline]
                pub fn partial_eq(&self) -> PartialEqCall {
                    let template = "/i";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`NamesCalls::partial_eq`](super::NamesCalls::partial_eq).
            ///
            /// `GET /i`
            ///
            /// Error responses: [`PartialEqCallError`] (404).
            pub type PartialEqCall = runtime::Prepared<runtime::NoContent, PartialEqCallError>;

            runtime::failure! {
                /// Error responses of [`PartialEqCall`].
                pub enum PartialEqCallError {
                    /// None.
                    #[status(404)] NotFound(types::PartialEqResponse404),
                }
            }
        }

        mod read_item {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /items/{id}/`
                ///
                /// Returns the request builder [`ReadItem`].
                #[inline]
                pub fn read_item(&self, id: &str) -> ReadItem {
                    let template = "/items/{id}/";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`NamesCalls::read_item`](super::NamesCalls::read_item).
            ///
            /// `GET /items/{id}/`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            pub type ReadItem = runtime::Prepared<runtime::NoContent, ReadItemError>;

            /// Error responses of [`ReadItem`], which declares none.
            pub type ReadItemError = runtime::Undeclared;
        }

        mod b_tree_map {
            use std::collections::BTreeMap;
            use super::{runtime, types};

            impl super::NamesCalls<'_> {
                /// `POST /j`
                ///
                /// Returns the request builder [`BTreeMapCall`].
                #[inline]
                pub fn b_tree_map(
                    &self,
                    body: BTreeMap<String, types::BTreeMapBodyValue>,
                ) -> BTreeMapCall {
                    let template = "/j";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`NamesCalls::b_tree_map`](super::NamesCalls::b_tree_map).
            ///
            /// `POST /j`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type BTreeMapCall = runtime::Prepared<runtime::NoContent, BTreeMapCallError>;

            /// Error responses of [`BTreeMapCall`], which declares none.
            pub type BTreeMapCallError = runtime::Undeclared;
        }

        mod read_item_v2_items_id_get {
            use super::runtime;

            impl super::NamesCalls<'_> {
                /// `GET /v2/items/{id}/`
                ///
                /// Returns the request builder [`ReadItemV2ItemsIdGet`].
                #[inline]
                pub fn read_item_v2_items_id_get(&self, id: &str) -> ReadItemV2ItemsIdGet {
                    let template = "/v2/items/{id}/";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`NamesCalls::read_item_v2_items_id_get`](super::NamesCalls::read_item_v2_items_id_get).
            ///
            /// `GET /v2/items/{id}/`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            pub type ReadItemV2ItemsIdGet = runtime::Prepared<runtime::NoContent, ReadItemV2ItemsIdGetError>;

            /// Error responses of [`ReadItemV2ItemsIdGet`], which declares none.
            pub type ReadItemV2ItemsIdGetError = runtime::Undeclared;
        }
    }
}
