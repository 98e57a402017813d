//! From `tests/cases/operations/sent_by_the_service.yaml`.

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
    //! The types of Shop.
    pub use create_order_body::CreateOrderBody;
    pub use create_order_on_shipped_callback::{
        CreateOrderOnShippedCallback, CreateOrderOnShippedCallbackCarrier,
    };
    pub use item::Item;
    pub use noted_webhook::NotedWebhook;
    pub use payment_body::PaymentBody;
    pub use stock_changed_webhook::{StockChangedWebhook, StockChangedWebhookGone};

    use super::runtime;

    mod create_order_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /orders`.
            #[object()]
            pub struct CreateOrderBody {
                #[json("callbackUrl", optional)] pub callback_url: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod create_order_on_shipped_callback {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of the callback `onShipped` of `POST /orders`.
            #[object()]
            pub struct CreateOrderOnShippedCallback {
                #[json("order")] pub order: String,
                #[json("carrier", optional)] pub carrier: Option<CreateOrderOnShippedCallbackCarrier>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `carrier` in the body of the callback `onShipped` of `POST /orders`.
            pub enum CreateOrderOnShippedCallbackCarrier {
                #[json("dhl")] Dhl,
                #[json("ups")] Ups,
            }
        }
    }

    mod item {
        use super::runtime;

        runtime::object! {
            /// The object `Item`.
            #[object()]
            pub struct Item {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod noted_webhook {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of the path item `noted`.
            #[object()]
            pub struct NotedWebhook {
                #[json("note", optional)] pub note: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod payment_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body `Payment`.
            #[object()]
            pub struct PaymentBody {
                #[json("amount")] pub amount: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod stock_changed_webhook {
        use super::{Item, runtime};

        runtime::untagged_union! {
            /// An untagged union of 2 types: Item, Gone.
            #[union(untagged, open = "")]
            pub enum StockChangedWebhook {
                /// An object with `id`.
                #[json({ "id": any }, accessor = as_item, from)] Item(Item),
                /// An object with `gone`.
                #[json({ "gone": any }, accessor = as_gone, from)] Gone(StockChangedWebhookGone),
            }
        }

        runtime::object! {
            /// The object `(2)` in the body of the webhook `item.stock-changed`.
            #[object()]
            pub struct StockChangedWebhookGone {
                #[json("gone")] pub gone: bool,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Shop.
    #[doc(inline)]
    pub use orders::OrdersCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `orders`.
        #[must_use]
        #[inline]
        pub fn orders(&self) -> OrdersCalls<'_> {
            OrdersCalls { client: self }
        }
    }

    pub mod orders {
        //! The operations of `client.orders()`.
        pub use create_order::{CreateOrder, CreateOrderError};

        use super::{runtime, types};

        /// Operations tagged `orders`.
        #[derive(Clone, Copy, Debug)]
        pub struct OrdersCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod create_order {
            use super::{runtime, types};

            impl super::OrdersCalls<'_> {
                /// `POST /orders`
                ///
                /// Returns the request builder [`CreateOrder`].
                #[inline]
                pub fn create_order(&self, body: types::CreateOrderBody) -> CreateOrder {
                    let template = "/orders";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`OrdersCalls::create_order`](super::OrdersCalls::create_order).
            ///
            /// `POST /orders`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type CreateOrder = runtime::Prepared<runtime::NoContent, CreateOrderError>;

            /// Error responses of [`CreateOrder`], which declares none.
            pub type CreateOrderError = runtime::Undeclared;
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod webhooks {
    //! The webhooks and callbacks of Shop: JSON that the service sends. [`decode`] reads it.
    #[doc(inline)]
    pub use super::runtime::{decode, decode_within};

    use std::collections::BTreeMap;
    use super::{runtime, types};

    runtime::events! {
        /// A webhook of Shop, with what it carries.
        ///
        /// [`decode`](Self::decode) reads it by its name, and [`read`](Self::read) without it, where bodies show of which webhook they are.
        pub enum Event {
            /// The webhook `first`.
            #[event("first")] First(types::NotedWebhook),
            /// The webhook `item.sold`.
            #[event("item.sold", { "id": string })] ItemSold(types::Item),
            /// The webhook `many`.
            #[event("many")] Many(BTreeMap<String, Vec<types::Item>>),
            /// The webhook `PUT many`.
            #[event("PUT many")] ManyPut(runtime::Untyped),
            /// The webhook `second`.
            #[event("second")] Second(types::NotedWebhook),
            /// The webhook `item.stock-changed`.
            #[event("item.stock-changed", { "id": string }, { "gone": boolean })]
            StockChanged(types::StockChangedWebhook),
        }
    }

    /// The order is on its way
    ///
    /// The callback `onShipped` of `POST /orders`.
    pub type CreateOrderOnShipped = types::CreateOrderOnShippedCallback;

    /// The webhook `first`.
    pub type First = types::NotedWebhook;

    /// An item was sold.
    ///
    /// The webhook `item.sold`.
    pub type ItemSold = types::Item;

    /// The webhook `many`.
    pub type Many = BTreeMap<String, Vec<types::Item>>;

    /// The webhook `many`.
    #[deprecated]
    pub type ManyPut = runtime::Untyped;

    /// The callback `paid`.
    pub type Paid = types::PaymentBody;

    /// The webhook `second`.
    pub type Second = types::NotedWebhook;

    /// The webhook `item.stock-changed`.
    pub type StockChanged = types::StockChangedWebhook;
}
