//! From `tests/cases/types/replaced.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

runtime::custom_types! { ::jiff::Timestamp, ::jiff::civil::Date, ::uuid::Uuid, crate::own::Cents, crate::own::Money, crate::own::Size }

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Replaced.
    pub use money::Money;
    pub use order::Order;
    pub use string_or_integer::StringOrInteger;
    pub use string_or_money::StringOrMoney;

    use super::runtime;

    mod money {
        use super::runtime;

        /// The value `Money`.
        pub type Money = runtime::Custom<crate::own::Money>;
    }

    mod order {
        use std::collections::BTreeMap;

        use super::{StringOrInteger, StringOrMoney, runtime};

        runtime::object! {
            /// The object `Order`.
            #[object()]
            pub struct Order {
                #[json("id")] pub id: runtime::Custom<::uuid::Uuid>,
                /// What it costs.
                #[json("price")] pub price: runtime::Custom<crate::own::Money>,
                #[json("discount", optional, nullable)] pub discount: Option<runtime::Custom<crate::own::Money>>,
                #[json("at", optional)] pub at: Option<runtime::Custom<::jiff::Timestamp>>,
                #[json("day", optional, nullable)] pub day: Option<runtime::Custom<::jiff::civil::Date>>,
                #[json("parts", optional)] pub parts: Option<Vec<runtime::Custom<crate::own::Money>>>,
                #[json("fees", optional)] pub fees: Option<BTreeMap<String, runtime::Custom<crate::own::Cents>>>,
                #[json("size", optional)] pub size: Option<runtime::Custom<crate::own::Size>>,
                #[json("total", optional)] pub total: Option<StringOrMoney>,
                #[json("reference", optional)] pub reference: Option<StringOrInteger>,
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

    mod string_or_money {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum StringOrMoney {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object.
                #[json(object, accessor = as_money, from)] Money(runtime::Custom<crate::own::Money>),
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Replaced.
    #[doc(inline)]
    pub use orders_in_types_of_the_user::OrdersInTypesOfTheUserCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `orders in types of the user`.
        #[must_use]
        #[inline]
        pub fn orders_in_types_of_the_user(&self) -> OrdersInTypesOfTheUserCalls<'_> {
            OrdersInTypesOfTheUserCalls {
                client: self,
            }
        }
    }

    pub mod orders_in_types_of_the_user {
        //! The operations of `client.orders_in_types_of_the_user()`.
        pub use put_order::{PutOrder, PutOrderError};

        use super::{runtime, types};

        /// Operations tagged `orders in types of the user`.
        #[derive(Clone, Copy, Debug)]
        pub struct OrdersInTypesOfTheUserCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod put_order {
            use super::{runtime, types};

            impl super::OrdersInTypesOfTheUserCalls<'_> {
                /// `PUT /orders/{id}`
                ///
                /// Returns the request builder [`PutOrder`]. Response: `runtime::Custom<crate::own::Money>`.
                #[inline]
                pub fn put_order(
                    &self,
                    id: &runtime::Custom<::uuid::Uuid>,
                    body: types::Order,
                ) -> PutOrder {
                    let template = "/orders/{id}";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .json_unchecked(&body)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`OrdersInTypesOfTheUserCalls::put_order`](super::OrdersInTypesOfTheUserCalls::put_order).
                ///
                /// `PUT /orders/{id}`
                ///
                /// Parameters:
                ///
                /// - `id`: path parameter.
                /// - `body`: `application/json`.
                /// - `since`: query parameter, optional.
                /// - `prices`: query parameter, optional.
                ///
                /// Response: `runtime::Custom<crate::own::Money>`.
                #[call(output = runtime::Json<runtime::Custom<crate::own::Money>>, failure = PutOrderError)]
                pub struct PutOrder {
                    #[query("since")] since: runtime::Custom<::jiff::Timestamp>,
                    #[query("prices")] prices: Vec<runtime::Custom<crate::own::Cents>>,
                }
            }

            /// Error responses of [`PutOrder`], which declares none.
            pub type PutOrderError = runtime::Undeclared;
        }
    }
}
