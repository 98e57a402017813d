//! From `tests/cases/types/inline.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Inline.
    pub use order::*;
    pub use order_status::*;

    use super::runtime;

    mod order {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Order` of the document.
            #[object(default)]
            pub struct Order {
                /// The `customer` property.
                #[json(optional "customer")] pub customer: Option<OrderCustomer>,
                /// The `lines` property.
                #[json(optional "lines")] pub lines: Option<Vec<OrderLinesItem>>,
                /// The `status` property.
                #[json(optional "status")] pub status: Option<OrderStatusInline>,
                /// The `prices` property.
                #[json(optional "prices")] pub prices: Option<BTreeMap<String, OrderPricesValue>>,
                /// The `grid` property.
                #[json(optional "grid")] pub grid: Option<Vec<Vec<OrderGridItemItem>>>,
                /// The `choice` property.
                #[json(optional "choice")] pub choice: Option<OrderChoice>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// One of several objects: `Order.choice` of the document.
            #[union(tag "a", kind OrderChoiceKind)]
            pub enum OrderChoice {
                /// `one`
                #[json("one", as_one, from OrderChoiceOne)] One(OrderChoiceOne),
                /// `two`
                #[json("two", as_two, from OrderChoiceTwo)] Two(OrderChoiceTwo),
            }
        }

        runtime::object! {
            /// The object `Order.choice(1)` of the document.
            #[object(tag "a" = "one", default)]
            pub struct OrderChoiceOne {
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.choice(2)` of the document.
            #[object(tag "a" = "two", default)]
            pub struct OrderChoiceTwo {
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.customer` of the document.
            #[object()]
            pub struct OrderCustomer {
                /// The `address` property.
                #[json(required "address")] pub address: OrderCustomerAddress,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.customer.address` of the document.
            #[object(default)]
            pub struct OrderCustomerAddress {
                /// The `street` property.
                #[json(optional "street")] pub street: Option<String>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.grid[][]` of the document.
            #[object(default)]
            pub struct OrderGridItemItem {
                /// The `cell` property.
                #[json(optional "cell")] pub cell: Option<String>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.lines[]` of the document.
            #[object(default)]
            pub struct OrderLinesItem {
                /// The `amount` property.
                #[json(optional "amount")] pub amount: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.prices{}` of the document.
            #[object(default)]
            pub struct OrderPricesValue {
                /// The `net` property.
                #[json(optional "net")] pub net: Option<f64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// One of several texts: `Order.status` of the document.
            pub enum OrderStatusInline {
                /// `open`
                #[json("open")] Open,
                /// `paid`
                #[json("paid")] Paid,
            }
        }
    }

    mod order_status {
        use super::runtime;

        runtime::text! {
            /// Its name is one that an inline schema would have had.
            pub enum OrderStatus {
                /// `x`
                #[json("x")] X,
            }
        }
    }
}
