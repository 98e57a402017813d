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
            #[object(constant "sort" = "red" optional, default)]
            pub struct Apple {
                #[json(optional "seeds")] pub seeds: Option<i64>,
                #[rest] pub extra: runtime::Extra,
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
                #[rest] pub extra: runtime::Extra,
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
            #[union(tag "kind", kind EventKind)]
            pub enum Event {
                /// Its tag has two values, so it is a field.
                #[json("created" | "updated", as_changed, from Changed)] Changed(Changed),
                #[json("removed", as_removed, from Removed)] Removed(Removed),
            }
        }
    }

    mod fruit {
        use super::{Apple, Pear, runtime};

        runtime::union! {
            /// Nobody describes the tag, so that no field says which of its values it is.
            ///
            /// A new fruit has its own name, or the first.
            #[union(tag "sort", kind FruitKind)]
            pub enum Fruit {
                #[json("red" | "green", as_apple, from Apple)] Apple(Apple),
                #[json("conference" | "pear", as_pear, from Pear)] Pear(Pear),
            }
        }
    }

    mod image {
        use super::runtime;

        runtime::object! {
            /// The object `Image`.
            ///
            /// Its `mime` is `image/png`.
            #[object(constant "mime" = "image/png", default)]
            pub struct Image {
                #[json(optional "width")] pub width: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod message {
        use super::{Image, Text, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `mime`.
            #[union(tag "mime", kind MessageKind)]
            pub enum Message {
                #[json("text/plain" | "text/html", as_text, from Text)] Text(Text),
                #[json("image/png", as_image_png, from Image)] ImagePng(Image),
            }
        }
    }

    mod pear {
        use super::runtime;

        runtime::object! {
            /// The object `pear`.
            ///
            /// Its `sort` is `pear`.
            #[object(constant "sort" = "pear" optional, default)]
            pub struct Pear {
                #[json(optional "length")] pub length: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod removed {
        use super::runtime;

        runtime::object! {
            /// The object `Removed`.
            #[object(tag "kind" = "removed", default)]
            pub struct Removed {
                #[rest] pub extra: runtime::Extra,
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
                #[json(optional "text")] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
