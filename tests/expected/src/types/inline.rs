//! From `tests/cases/types/inline.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Inline.
    pub use order::{
        Order, OrderChoice, OrderChoiceKind, OrderChoiceOne, OrderChoiceTwo, OrderCustomer,
        OrderCustomerAddress, OrderGridItemItem, OrderLinesItem, OrderPricesValue,
        OrderStatusInline,
    };
    pub use order_status::OrderStatus;

    use super::runtime;

    mod order {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Order`.
            #[object(default)]
            pub struct Order {
                #[json(optional "customer")] pub customer: Option<OrderCustomer>,
                #[json(optional "lines")] pub lines: Option<Vec<OrderLinesItem>>,
                #[json(optional "status")] pub status: Option<OrderStatusInline>,
                #[json(optional "prices")] pub prices: Option<BTreeMap<String, OrderPricesValue>>,
                #[json(optional "grid")] pub grid: Option<Vec<Vec<OrderGridItemItem>>>,
                #[json(optional "choice")] pub choice: Option<OrderChoice>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `a`.
            #[union(tag "a", kind OrderChoiceKind)]
            pub enum OrderChoice {
                #[json("one", as_one, from OrderChoiceOne)] One(OrderChoiceOne),
                #[json("two", as_two, from OrderChoiceTwo)] Two(OrderChoiceTwo),
            }
        }

        runtime::object! {
            /// The object `Order.choice(1)`.
            #[object(tag "a" = "one", default)]
            pub struct OrderChoiceOne {
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.choice(2)`.
            #[object(tag "a" = "two", default)]
            pub struct OrderChoiceTwo {
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.customer`.
            #[object()]
            pub struct OrderCustomer {
                #[json("address")] pub address: OrderCustomerAddress,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.customer.address`.
            #[object(default)]
            pub struct OrderCustomerAddress {
                #[json(optional "street")] pub street: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.grid[][]`.
            #[object(default)]
            pub struct OrderGridItemItem {
                #[json(optional "cell")] pub cell: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.lines[]`.
            #[object(default)]
            pub struct OrderLinesItem {
                #[json(optional "amount")] pub amount: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.prices{}`.
            #[object(default)]
            pub struct OrderPricesValue {
                #[json(optional "net")] pub net: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Order.status`.
            pub enum OrderStatusInline {
                #[json("open")] Open,
                #[json("paid")] Paid,
            }
        }
    }

    mod order_status {
        use super::runtime;

        runtime::text! {
            /// Its name is one that an inline schema would have had.
            pub enum OrderStatus {
                #[json("x")] X,
            }
        }
    }
}
