//! From `tests/cases/operations/parameters.yaml`.

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
    //! The types of Parameters.
    pub use get_pet_filter::GetPetFilter;
    pub use get_pet_order::GetPetOrder;
    pub use get_vague_response::GetVagueResponse;

    use super::runtime;

    mod get_pet_filter {
        use super::runtime;

        runtime::object! {
            /// The object that is a parameter of `GET /shops/{shop-id}/pets/{petId}`.
            #[object()]
            pub struct GetPetFilter {
                #[json("age", optional)] pub age: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod get_pet_order {
        use super::runtime;

        runtime::text! {
            /// The string enum that is a parameter of `GET /shops/{shop-id}/pets/{petId}`.
            pub enum GetPetOrder {
                #[json("asc")] Asc,
                #[json("desc")] Desc,
            }
        }
    }

    mod get_vague_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `GET /vague/{foo}`.
            #[object()]
            pub struct GetVagueResponse {
                #[json("baz")] pub baz: String,
                #[json("quux", optional)] pub quux: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Parameters.
    #[doc(inline)]
    pub use parameters::ParametersCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Where a parameter can travel.
        #[must_use]
        #[inline]
        pub fn parameters(&self) -> ParametersCalls<'_> {
            ParametersCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sends the `api-token` header with every request whose operation declares it.
        pub fn api_token(self, value: impl Into<runtime::Secret>) -> Self {
            self.secret_header("api-token", value)
        }
    }

    pub mod parameters {
        //! The operations of `client.parameters()`.
        pub use get_form::{GetForm, GetFormError};
        pub use get_pet::{GetPet, GetPetError};
        pub use get_vague::{GetVague, GetVagueError};
        pub use search::{Search, SearchError};

        use super::{runtime, types};

        /// Where a parameter can travel.
        #[derive(Clone, Copy, Debug)]
        pub struct ParametersCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod get_form {
            use super::runtime;

            impl super::ParametersCalls<'_> {
                /// - It has many arguments,
                ///   more than most.
                ///
                /// `GET /forms/{a}/{b}/{c}/{d}/{e}/{f}/{g}`
                ///
                /// Returns the request builder [`GetForm`].
                #[allow(clippy::too_many_arguments)]
                #[inline]
                pub fn get_form(
                    &self,
                    a: &str,
                    b: &str,
                    c: &str,
                    d: &str,
                    e: &str,
                    f: &str,
                    g: &str,
                ) -> GetForm {
                    let template = "/forms/{a}/{b}/{c}/{d}/{e}/{f}/{g}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("a", runtime::Style::SIMPLE, a)
                        .path("b", runtime::Style::SIMPLE, b)
                        .path("c", runtime::Style::SIMPLE, c)
                        .path("d", runtime::Style::SIMPLE, d)
                        .path("e", runtime::Style::SIMPLE, e)
                        .path("f", runtime::Style::SIMPLE, f)
                        .path("g", runtime::Style::SIMPLE, g)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ParametersCalls::get_form`](super::ParametersCalls::get_form).
                ///
                /// `GET /forms/{a}/{b}/{c}/{d}/{e}/{f}/{g}`
                ///
                /// Parameters:
                ///
                /// - `a`: path parameter.
                /// - `b`: path parameter.
                /// - `c`: path parameter.
                /// - `d`: path parameter.
                /// - `e`: path parameter.
                /// - `f`: path parameter.
                /// - `g`: path parameter.
                /// - `sub`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = GetFormError)]
                pub struct GetForm {
                    #[query("sub")] sub: i64,
                }
            }

            /// Error responses of [`GetForm`], which declares none.
            pub type GetFormError = runtime::Undeclared;
        }

        mod search {
            use super::runtime;

            impl super::ParametersCalls<'_> {
                /// `GET /search`
                ///
                /// Returns the request builder [`Search`].
                #[inline]
                pub fn search(&self, owner: &str) -> Search {
                    let template = "/search?kind=pet";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .query("of", runtime::Style::FORM, owner)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ParametersCalls::search`](super::ParametersCalls::search).
                ///
                /// `GET /search`
                ///
                /// Parameters:
                ///
                /// - `owner`: query parameter `of`.
                /// - `page`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = SearchError)]
                pub struct Search {
                    #[query("page")] page: i64,
                }
            }

            /// Error responses of [`Search`], which declares none.
            pub type SearchError = runtime::Undeclared;
        }

        mod get_pet {
            use super::{runtime, types};

            impl super::ParametersCalls<'_> {
                /// `GET /shops/{shop-id}/pets/{petId}`
                ///
                /// - `shop_id`: The shop.
                /// - `pet_id`: At least 1.
                /// - `fields`: What is wanted.
                ///
                ///   At most 5 items.
                ///
                /// Returns the request builder [`GetPet`].
                #[inline]
                pub fn get_pet(
                    &self,
                    shop_id: &str,
                    pet_id: u64,
                    fields: &[String],
                    x_trace: &str,
                ) -> GetPet {
                    let template = "/shops/{shop-id}/pets/{petId}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .inherit_headers(&["api-token"])
                        .path("shop-id", runtime::Style::SIMPLE, shop_id)
                        .path("petId", runtime::Style::SIMPLE, &pet_id)
                        .check("path", "petId", &pet_id, &runtime::minimum(1))
                        .query("fields", runtime::Style::FORM, fields)
                        .check("query", "fields", &fields, &runtime::max_items(5))
                        .header("X-Trace", runtime::Style::SIMPLE, x_trace)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ParametersCalls::get_pet`](super::ParametersCalls::get_pet).
                ///
                /// `GET /shops/{shop-id}/pets/{petId}`
                ///
                /// Parameters:
                ///
                /// - `shop_id`: path parameter `shop-id`. The shop.
                /// - `pet_id`: path parameter `petId`. At least 1.
                /// - `fields`: query parameter. What is wanted.
                /// - `x_trace`: header `X-Trace`.
                /// - `dry`: query parameter, optional. Said of the operation.
                /// - `since`: query parameter, optional.
                /// - `order`: query parameter, optional.
                /// - `filter`: query parameter, optional.
                /// - `x_count`: header `X-Count`, optional. How many.
                /// - `x_size`: header `X-Size`, optional. How large; 5 by default.
                /// - `api_token`: header `api-token`, optional.
                /// - `session`: cookie, optional.
                /// - `old`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = GetPetError)]
                pub struct GetPet {
                    /// Said of the operation.
                    ///
                    /// At most 3.
                    #[query("dry")] #[check(maximum = 3)] dry: i64,
                    #[query("since")] since: runtime::DateTime,
                    /// Sets the `order` query parameter. Default: `asc`.
                    #[query("order")] order: types::GetPetOrder,
                    #[query("filter", style = json)] filter: types::GetPetFilter,
                    /// How many.
                    ///
                    /// Default: `20`.
                    #[header("X-Count")] x_count: i64,
                    /// How large; 5 by default.
                    #[header("X-Size")] x_size: i64,
                    #[header("api-token")] api_token: runtime::Secret,
                    #[cookie("session")] session: String,
                    #[deprecated] #[query("old")] old: String,
                }
            }

            /// Error responses of [`GetPet`], which declares none.
            pub type GetPetError = runtime::Undeclared;
        }

        mod get_vague {
            use super::{runtime, types};

            impl super::ParametersCalls<'_> {
                /// `GET /vague/{foo}`
                ///
                /// Returns the request builder [`GetVague`]. Response: `types::GetVagueResponse`.
                #[allow(clippy::disallowed_names)]
                #[inline]
                pub fn get_vague(&self, foo: &str) -> GetVague {
                    let template = "/vague/{foo}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("foo", runtime::Style::SIMPLE, foo)
                        .into()
                }
            }

            /// Request builder returned by [`ParametersCalls::get_vague`](super::ParametersCalls::get_vague).
            ///
            /// `GET /vague/{foo}`
            ///
            /// Parameters:
            ///
            /// - `foo`: path parameter.
            ///
            /// Response: `types::GetVagueResponse`.
            pub type GetVague = runtime::Prepared<runtime::Json<types::GetVagueResponse>, GetVagueError>;

            /// Error responses of [`GetVague`], which declares none.
            pub type GetVagueError = runtime::Undeclared;
        }
    }
}
