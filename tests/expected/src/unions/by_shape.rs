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
            #[object()]
            pub struct Cat {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod date_range {
        use super::runtime;

        runtime::object! {
            /// The object `DateRange`.
            #[object()]
            pub struct DateRange {
                #[json("from", optional)] pub from: Option<runtime::Date>,
                #[json("to", optional)] pub to: Option<runtime::Date>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("next", optional)] #[check(nested)] pub next: Option<Box<Vectors>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object()]
            pub struct Dog {
                #[json("name", optional)] pub name: Option<String>,
                #[json("breed", optional)] pub breed: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod either {
        use super::{Cat, Dog, runtime};

        runtime::untagged_union! {
            /// All that fits the one fits the other; the first that fits best is taken.
            #[union(untagged)]
            pub enum Either {
                /// A [`Cat`].
                #[json({}, accessor = as_cat, from)] Cat(Cat),
                /// A [`Dog`].
                #[json({ ; "breed": string }, accessor = as_dog, from)] Dog(Dog),
            }
        }
    }

    mod empty {
        use super::runtime;

        runtime::object! {
            /// The object `Empty`.
            #[object(closed)]
            pub struct Empty {
                #[json("note", optional)] pub note: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod heard {
        use super::runtime;

        runtime::object! {
            /// The object `Heard`.
            ///
            /// Its `type` is `message`. Its `role` is `assistant`.
            #[object(constant = ("type", "message"), constant = ("role", "assistant"))]
            pub struct Heard {
                #[json("text")] pub text: String,
                #[json("score", optional)] pub score: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod item {
        use super::runtime;

        runtime::object! {
            /// The object `Item`.
            ///
            /// Its `type` is `item`.
            #[object(constant = ("type", "item"))]
            pub struct Item {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod message {
        use super::{Heard, Item, Said, runtime};

        runtime::untagged_union! {
            /// Two branches have one tag.
            #[union(untagged, open = "type")]
            pub enum Message {
                /// An object with `role` and `type`.
                #[json({ "role": ("user" | "system"), "type": "message" }, accessor = as_said, from)] Said(Said),
                /// An object with `role` and `type`.
                #[json({ "role": "assistant", "type": "message" }, accessor = as_heard, from)] Heard(Heard),
                /// An object with `type`.
                #[json({ "type": "item" }, accessor = as_item, from)] Item(Item),
            }
        }
    }

    mod number_range {
        use super::runtime;

        runtime::object! {
            /// The object `NumberRange`.
            #[object()]
            pub struct NumberRange {
                #[json("from", optional)] pub from: Option<f64>,
                #[json("to", optional, nullable)] pub to: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod prompt {
        use super::runtime;

        runtime::untagged_union! {
            /// Lists are told apart by their items.
            #[union(untagged)]
            pub enum Prompt {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json([string], accessor = as_string_array, from)] StringArray(Vec<String>),
                /// An array.
                #[json([integer], accessor = as_integer_array, from)] IntegerArray(Vec<i64>),
                /// An array.
                #[json([[any]], accessor = as_integer_array_array, from)] IntegerArrayArray(Vec<Vec<i64>>),
            }
        }
    }

    mod range {
        use super::{DateRange, NumberRange, runtime};

        runtime::untagged_union! {
            /// What need not be there tells them apart where it is there.
            #[union(untagged)]
            pub enum Range {
                /// A [`NumberRange`].
                #[json({ ; "from": number, "to": (number | null) }, accessor = as_number, from)] Number(NumberRange),
                /// A [`DateRange`].
                #[json({ ; "from": string, "to": string }, accessor = as_date, from)] Date(DateRange),
            }
        }
    }

    mod said {
        use super::runtime;

        runtime::object! {
            /// The object `Said`.
            ///
            /// Its `type` is `message`.
            #[object(constant = ("type", "message"))]
            pub struct Said {
                #[json("role")] pub role: SaidRole,
                #[json("text")] pub text: String,
                #[json(flatten)] pub extra: runtime::Extra,
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

        runtime::untagged_union! {
            /// A map among objects, and a closed one.
            #[union(untagged)]
            pub enum Vectors {
                /// An object with `text`.
                #[json({ "text": string }, accessor = as_document, from)] Document(Document),
                /// An [`Empty`].
                #[json({ ; "note": string; _: never }, accessor = as_empty, from)] Empty(Empty),
                /// An object.
                #[json({ ;; _: [number] }, accessor = as_map, from)] Map(BTreeMap<String, Vec<f64>>),
            }
        }
    }
}
