//! From `tests/cases/unions/by_shape.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of By shape.
    pub use cat::Cat;
    pub use date_range::DateRange;
    pub use document::Document;
    pub use dog::Dog;
    pub use either::Either;
    pub use empty::Empty;
    pub use heard::Heard;
    pub use item::Item;
    pub use message::Message;
    pub use number_range::NumberRange;
    pub use prompt::Prompt;
    pub use range::Range;
    pub use said::{Said, SaidRole};
    pub use vectors::Vectors;

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object(default)]
            pub struct Cat {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod date_range {
        use super::runtime;

        runtime::object! {
            /// The object `DateRange`.
            #[object(default)]
            pub struct DateRange {
                #[json(optional "from")] pub from: Option<runtime::Date>,
                #[json(optional "to")] pub to: Option<runtime::Date>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod document {
        use super::{Vectors, runtime};

        runtime::object! {
            /// The object `Document`.
            #[object()]
            pub struct Document {
                #[json("text")] pub text: String,
                #[json(optional "next")] #[check(nested())] pub next: Option<Box<Vectors>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(default)]
            pub struct Dog {
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "breed")] pub breed: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod either {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// All that fits the one fits the other; the first that fits best is taken.
            #[union(shape)]
            pub enum Either {
                /// A [`Cat`].
                #[json({}, as_cat, from Cat)] Cat(Cat),
                /// A [`Dog`].
                #[json({ ; "breed": string }, as_dog, from Dog)] Dog(Dog),
            }
        }
    }

    mod empty {
        use super::runtime;

        runtime::object! {
            /// The object `Empty`.
            #[object(default, closed)]
            pub struct Empty {
                #[json(optional "note")] pub note: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod heard {
        use super::runtime;

        runtime::object! {
            /// The object `Heard`.
            ///
            /// Its `type` is `message`. Its `role` is `assistant`.
            #[object(constant "type" = "message", constant "role" = "assistant")]
            pub struct Heard {
                #[json("text")] pub text: String,
                #[json(optional "score")] pub score: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod item {
        use super::runtime;

        runtime::object! {
            /// The object `Item`.
            ///
            /// Its `type` is `item`.
            #[object(constant "type" = "item")]
            pub struct Item {
                #[json("id")] pub id: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod message {
        use super::{Heard, Item, Said, runtime};

        runtime::union! {
            /// Two branches have one tag.
            #[union(shape, open "type")]
            pub enum Message {
                /// An object with `type` and `role`.
                #[json({ "type": "message", "role": ("user" | "system") }, as_said, from Said)] Said(Said),
                /// An object with `type` and `role`.
                #[json({ "type": "message", "role": "assistant" }, as_heard, from Heard)] Heard(Heard),
                /// An object with `type`.
                #[json({ "type": "item" }, as_item, from Item)] Item(Item),
            }
        }
    }

    mod number_range {
        use super::runtime;

        runtime::object! {
            /// The object `NumberRange`.
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct NumberRange {
                #[json(optional "from")] pub from: Option<f64>,
                #[json(optional "to" or null)] pub to: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod prompt {
        use super::runtime;

        runtime::union! {
            /// Lists are told apart by their items.
            #[union(shape)]
            pub enum Prompt {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json([string], as_text_list, from Vec<String>)] TextList(Vec<String>),
                /// An array.
                #[json([integer], as_integer_list, from Vec<i64>)] IntegerList(Vec<i64>),
                /// An array.
                #[json([[any]], as_integer_list_list, from Vec<Vec<i64>>)] IntegerListList(Vec<Vec<i64>>),
            }
        }
    }

    mod range {
        use super::{DateRange, NumberRange, runtime};

        runtime::union! {
            /// What need not be there tells them apart where it is there.
            #[union(shape)]
            pub enum Range {
                /// A [`NumberRange`].
                #[json({ ; "from": number, "to": (number | null) }, as_number, from NumberRange)] Number(NumberRange),
                /// A [`DateRange`].
                #[json({ ; "from": string, "to": string }, as_date, from DateRange)] Date(DateRange),
            }
        }
    }

    mod said {
        use super::runtime;

        runtime::object! {
            /// The object `Said`.
            ///
            /// Its `type` is `message`.
            #[object(constant "type" = "message")]
            pub struct Said {
                #[json("role")] pub role: SaidRole,
                #[json("text")] pub text: String,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Said.role`.
            pub enum SaidRole {
                #[json("user")] User,
                #[json("system")] System,
            }
        }
    }

    mod vectors {
        use std::collections::BTreeMap;

        use super::{Document, Empty, runtime};

        runtime::union! {
            /// A map among objects, and a closed one.
            #[union(shape)]
            pub enum Vectors {
                /// An object with `text`.
                #[json({ "text": string }, as_document, from Document)] Document(Document),
                /// An [`Empty`].
                #[json({ ; "note": string; _: never }, as_empty, from Empty)] Empty(Empty),
                /// An object.
                #[json({ ;; _: [number] }, as_map, from BTreeMap<String, Vec<f64>>)] Map(BTreeMap<String, Vec<f64>>),
            }
        }
    }
}
