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
            #[object()]
            pub struct Order {
                #[json("customer", optional)] pub customer: Option<OrderCustomer>,
                #[json("lines", optional)] pub lines: Option<Vec<OrderLinesItem>>,
                #[json("status", optional)] pub status: Option<OrderStatusInline>,
                #[json("prices", optional)] pub prices: Option<BTreeMap<String, OrderPricesValue>>,
                #[json("grid", optional)] pub grid: Option<Vec<Vec<OrderGridItemItem>>>,
                #[json("choice", optional)] pub choice: Option<OrderChoice>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `a`.
            #[union(tag = "a", kind = OrderChoiceKind)]
            pub enum OrderChoice {
                #[json("one", accessor = as_one, from)] One(OrderChoiceOne),
                #[json("two", accessor = as_two, from)] Two(OrderChoiceTwo),
            }
        }

        runtime::object! {
            /// The object `Order.choice(1)`.
            #[object(tag = ("a", "one"))]
            pub struct OrderChoiceOne {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.choice(2)`.
            #[object(tag = ("a", "two"))]
            pub struct OrderChoiceTwo {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.customer`.
            #[object()]
            pub struct OrderCustomer {
                #[json("address")] pub address: OrderCustomerAddress,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.customer.address`.
            #[object()]
            pub struct OrderCustomerAddress {
                #[json("street", optional)] pub street: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.grid[][]`.
            #[object()]
            pub struct OrderGridItemItem {
                #[json("cell", optional)] pub cell: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.lines[]`.
            #[object()]
            pub struct OrderLinesItem {
                #[json("amount", optional)] pub amount: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Order.prices{}`.
            #[object()]
            pub struct OrderPricesValue {
                #[json("net", optional)] pub net: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
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
