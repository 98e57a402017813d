//! From `tests/cases/unions/tag_of_several_values.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Tag of several values.
    pub use apple::Apple;
    pub use changed::{Changed, ChangedKind};
    pub use event::{Event, EventKind};
    pub use fruit::{Fruit, FruitKind};
    pub use image::Image;
    pub use message::{Message, MessageKind};
    pub use pear::Pear;
    pub use removed::Removed;
    pub use text::Text;

    use super::runtime;

    mod apple {
        use super::runtime;

        runtime::object! {
            /// The object `Apple`.
            ///
            /// Its `sort` is `red`.
            #[object(constant = ("sort", "red"), constant_optional)]
            pub struct Apple {
                #[json("seeds", optional)] pub seeds: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod changed {
        use super::runtime;

        runtime::object! {
            /// Its tag has two values, so it is a field.
            #[object()]
            pub struct Changed {
                #[json("kind")] pub kind: ChangedKind,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Changed.kind`.
            pub enum ChangedKind {
                #[json("created")] Created,
                #[json("updated")] Updated,
            }
        }
    }

    mod event {
        use super::{Changed, Removed, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = EventKind)]
            pub enum Event {
                /// Its tag has two values, so it is a field.
                #[json("created" | "updated", accessor = as_changed, from)] Changed(Changed),
                #[json("removed", accessor = as_removed, from)] Removed(Removed),
            }
        }
    }

    mod fruit {
        use super::{Apple, Pear, runtime};

        runtime::union! {
            /// Nobody describes the tag, so that no field says which of its values it is.
            ///
            /// A new fruit has its own name, or the first.
            #[union(tag = "sort", kind = FruitKind)]
            pub enum Fruit {
                #[json("red" | "green", accessor = as_apple, from)] Apple(Apple),
                #[json("conference" | "pear", accessor = as_pear, from)] Pear(Pear),
            }
        }
    }

    mod image {
        use super::runtime;

        runtime::object! {
            /// The object `Image`.
            ///
            /// Its `mime` is `image/png`.
            #[object(constant = ("mime", "image/png"))]
            pub struct Image {
                #[json("width", optional)] pub width: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod message {
        use super::{Image, Text, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `mime`.
            #[union(tag = "mime", kind = MessageKind)]
            pub enum Message {
                #[json("text/plain" | "text/html", accessor = as_text, from)] Text(Text),
                #[json("image/png", accessor = as_image_png, from)] ImagePng(Image),
            }
        }
    }

    mod pear {
        use super::runtime;

        runtime::object! {
            /// The object `pear`.
            ///
            /// Its `sort` is `pear`.
            #[object(constant = ("sort", "pear"), constant_optional)]
            pub struct Pear {
                #[json("length", optional)] pub length: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod removed {
        use super::runtime;

        runtime::object! {
            /// The object `Removed`.
            #[object(tag = ("kind", "removed"))]
            pub struct Removed {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod text {
        use super::runtime;

        runtime::object! {
            /// The object `Text`.
            #[object()]
            pub struct Text {
                #[json("mime")] pub mime: String,
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
