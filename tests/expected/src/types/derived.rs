//! From `tests/cases/types/derived.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
#[allow(deprecated)]
pub mod types {
    //! The types of Derived.
    pub use address::Address;
    pub use any_shape::AnyShape;
    pub use card::Card;
    pub use cash::Cash;
    pub use document::Document;
    pub use line::Line;
    pub use order::{Order, OrderType};
    pub use payment::{Payment, PaymentKind};
    pub use reading::Reading;
    pub use round_shape::RoundShape;
    pub use square_shape::SquareShape;

    use super::runtime;

    mod address {
        use super::runtime;

        runtime::object! {
            /// The object `Address`.
            #[object()]
            pub struct Address {
                #[json("street")] pub street: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::derived! {
            Hash for Address {
                street, extra,
            }
        }
    }

    mod any_shape {
        use super::{RoundShape, runtime};

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[attributes(derive(Hash, Eq), derive(::strum::VariantNames), strum(serialize_all = "kebab-case"))]
            #[union(json_type)]
            pub enum AnyShape {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object.
                #[json(object, accessor = as_round_shape, from)] RoundShape(RoundShape),
            }
        }
    }

    mod card {
        use super::runtime;

        runtime::object! {
            /// The object `Card`.
            #[object(tag = ("kind", "card"))]
            pub struct Card {
                #[json("number")] pub number: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::derived! {
            Hash, Eq, PartialOrd, Ord for Card {
                number, extra,
            }
        }
    }

    mod cash {
        use super::{Payment, runtime};

        runtime::object! {
            /// The object `Cash`.
            #[object(tag = ("kind", "cash"), closed)]
            pub struct Cash {
                #[json("next", optional)] #[check(nested)] pub next: Option<Box<Payment>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::derived! {
            Hash, Eq, PartialOrd, Ord for Cash {
                next, extra,
            }
        }
    }

    mod document {
        use super::runtime;

        runtime::object! {
            /// The object `Document`.
            #[object()]
            pub struct Document {
                #[json("any", optional)] pub any: Option<runtime::Untyped>,
                #[json("secret", optional)] pub secret: Option<runtime::Secret>,
                #[json("bytes", optional)] pub bytes: Option<runtime::Base64>,
                #[json("at", optional)] pub at: Option<runtime::DateTime>,
                #[json("on", optional)] pub on: Option<runtime::Date>,
                #[json("time", optional)] pub time: Option<runtime::Time>,
                #[json("takes", optional)] pub takes: Option<runtime::Duration>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::derived! {
            Hash, Eq for Document {
                any, secret, bytes, at, on, time, takes, extra,
            }
        }
    }

    #[allow(deprecated)]
    mod line {
        use super::runtime;

        runtime::object! {
            /// The object `Line`.
            #[deprecated]
            #[object()]
            pub struct Line {
                #[json("item")] pub item: String,
                #[json("count", optional)] #[deprecated] pub count: Option<i64>,
                #[json(flatten)] pub extra: runtime::AdditionalProperties<i64>,
            }
        }

        runtime::derived! {
            Hash, Eq, PartialOrd, Ord for Line {
                item, count, extra,
            }
        }
    }

    #[allow(deprecated)]
    mod order {
        use std::collections::BTreeMap;

        use super::{Line, Payment, runtime};

        runtime::object! {
            /// The object `Order`.
            #[object()]
            pub struct Order {
                #[json("id")] pub id: String,
                #[json("lines")] pub lines: Vec<Line>,
                #[json("note", optional, nullable)] pub note: Option<String>,
                /// Default: `3`.
                #[json("size", default = 3)] pub size: i64,
                #[json("type", optional)] pub r#type: Option<OrderType>,
                #[json("labels", optional)] pub labels: Option<BTreeMap<String, String>>,
                #[json("first")] #[check(nested)] pub first: Payment,
                #[json("position", optional)]
                pub position: Option<runtime::OpenTuple<(Option<i64>, Option<String>), String>>,
                #[json("pair", optional)] pub pair: Option<(i64, String)>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::derived! {
            Hash, Eq, PartialOrd, Ord for Order {
                id, lines, note, size, r#type, labels, first, position, pair, extra,
            }
        }

        runtime::text! {
            /// The string enum `Order.type`.
            #[attributes(must_use)]
            pub enum OrderType {
                #[json("post")] Post,
                #[json("pickup")] Pickup,
            }
        }
    }

    mod payment {
        use super::{Card, Cash, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[attributes(derive(Hash, Eq, PartialOrd, Ord))]
            #[union(tag = "kind", kind = PaymentKind)]
            pub enum Payment {
                #[json("card", accessor = as_card, from)] Card(Card),
                #[json("cash", accessor = as_cash, from)] Cash(Cash),
            }
        }
    }

    mod reading {
        use super::runtime;

        runtime::object! {
            /// The object `Reading`.
            #[attributes(doc(alias = "measurement"), must_use)]
            #[object()]
            pub struct Reading {
                #[json("value", optional)] pub value: Option<f64>,
                #[json("at", optional)] pub at: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::derived! {
            PartialOrd for Reading {
                value, at, extra,
            }
        }
    }

    mod round_shape {
        use super::runtime;

        runtime::object! {
            /// The object `RoundShape`.
            #[object()]
            pub struct RoundShape {
                #[json("radius", optional)] pub radius: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::derived! {
            Hash, Eq for RoundShape {
                radius, extra,
            }
        }
    }

    mod square_shape {
        use super::runtime;

        runtime::object! {
            /// The object `SquareShape`.
            #[object()]
            pub struct SquareShape {
                #[json("width", optional)] pub width: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
