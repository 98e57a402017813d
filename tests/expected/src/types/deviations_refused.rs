//! From `tests/cases/types/deviations_refused.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Deviations refused.
    pub use line::Line;
    pub use order::Order;
    pub use prices::Prices;

    use super::runtime;

    mod line {
        use super::runtime;

        runtime::object! {
            /// The object `Line`.
            #[object(exact)]
            pub struct Line {
                #[json("count")] pub count: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod order {
        use super::{Line, runtime};

        runtime::object! {
            /// The object `Order`.
            #[object(exact)]
            pub struct Order {
                #[json("id")] pub id: i64,
                #[json("note", optional)] pub note: Option<String>,
                #[json("weight", optional)] pub weight: Option<f64>,
                #[json("lines")] pub lines: Vec<Line>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod prices {
        use super::runtime;

        runtime::object! {
            /// The object `Prices`.
            #[object(exact)]
            pub struct Prices {
                #[json("currency", optional)] pub currency: Option<String>,
                #[json(flatten)] pub extra: runtime::AdditionalProperties<f64>,
            }
        }
    }
}
