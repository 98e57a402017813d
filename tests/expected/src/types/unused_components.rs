//! From `tests/cases/types/unused_components.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Unused components.
    pub use item::Item;
    pub use order_body::OrderBody;
    pub use receipt_response::{ReceiptResponse, ReceiptResponseState};

    use super::runtime;

    mod item {
        use super::runtime;

        runtime::object! {
            /// The object `Item`.
            #[object()]
            pub struct Item {
                #[json("name")] pub name: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod order_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body `Order`.
            #[object()]
            pub struct OrderBody {
                #[json("amount")] pub amount: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod receipt_response {
        use super::{Item, runtime};

        runtime::object! {
            /// The object that is the response `Receipt`.
            #[object()]
            pub struct ReceiptResponse {
                #[json("state", optional)] pub state: Option<ReceiptResponseState>,
                #[json("items", optional)] pub items: Option<Vec<Item>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `state` in the response `Receipt`.
            pub enum ReceiptResponseState {
                #[json("paid")] Paid,
                #[json("open")] Open,
            }
        }
    }
}
