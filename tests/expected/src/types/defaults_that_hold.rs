//! From `tests/cases/types/defaults_that_hold.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Defaults that hold more.
    pub use circle::Circle;
    pub use figure::{Figure, FigureKind};
    pub use large::Large;
    pub use large_or_text::LargeOrText;
    pub use leaf::Leaf;
    pub use lonely::Lonely;
    pub use node::Node;
    pub use point::Point;
    pub use range::{Range, RangeLeast, RangeMost};
    pub use settings::{Settings, SettingsPlace};
    pub use square::Square;
    pub use unit::Unit;
    pub use voice::{Voice, VoiceId};

    use super::runtime;

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            #[object(tag "kind" = "circle")]
            pub struct Circle {
                #[json("radius")] pub radius: f64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod figure {
        use super::{Circle, Square, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind FigureKind)]
            pub enum Figure {
                #[json("circle", as_circle, from Circle)] Circle(Circle),
                #[json("square", as_square, from Square)] Square(Square),
            }
        }
    }

    mod large {
        use super::runtime;

        runtime::object! {
            /// The object `Large`.
            #[object(default)]
            pub struct Large {
                #[json(optional "a0")] pub a0: Option<String>,
                #[json(optional "a1")] pub a1: Option<String>,
                #[json(optional "a2")] pub a2: Option<String>,
                #[json(optional "a3")] pub a3: Option<String>,
                #[json(optional "a4")] pub a4: Option<String>,
                #[json(optional "a5")] pub a5: Option<String>,
                #[json(optional "a6")] pub a6: Option<String>,
                #[json(optional "a7")] pub a7: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod large_or_text {
        use super::{Large, runtime};

        runtime::union! {
            /// A union of 2 JSON types: object, string.
            #[union(json)]
            pub enum LargeOrText {
                /// An object.
                #[json(object, as_large, from Large)] Large(Box<Large>),
                /// A string.
                #[json(string, as_text, from String)] Text(String),
            }
        }
    }

    mod leaf {
        use super::{Node, runtime};

        runtime::object! {
            /// The object `Leaf`.
            #[object(explicit(nulls = 0, defaults = 1), default)]
            pub struct Leaf {
                #[json(optional "node")] pub node: Option<Box<Node>>,
                /// The `size` property. Default: `2`.
                #[json(default "size" = 2)] pub size: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod lonely {
        use super::{Large, LargeOrText, runtime};

        runtime::object! {
            /// The object `Lonely`.
            #[object(explicit(nulls = 0, defaults = 1), default)]
            pub struct Lonely {
                #[json(default "large" = LargeOrText::Large(Box::<Large>::default()))] pub large: LargeOrText,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod node {
        use super::{Leaf, Settings, runtime};

        runtime::object! {
            /// A default that holds itself has no end.
            #[object(explicit(nulls = 0, defaults = 1), default)]
            pub struct Node {
                #[json(optional "child")] pub child: Option<Box<Node>>,
                #[json(optional "leaf")] pub leaf: Option<Box<Leaf>>,
                #[json(default "other" = Settings::new())] pub other: Settings,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod point {
        use super::{Unit, runtime};

        runtime::object! {
            /// The object `Point`.
            #[object(explicit(nulls = 1, defaults = 0))]
            pub struct Point {
                #[json("x")] pub x: i64,
                #[json("y")] pub y: Option<f64>,
                #[json("unit")] pub unit: Unit,
                #[json(optional "label")] pub label: Option<String>,
                #[json(optional "note" or null)] pub note: Option<String>,
                #[json(optional "next")] pub next: Option<Box<Point>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod range {
        use super::runtime;

        runtime::union! {
            /// An untagged union of 2 types: Least, Most.
            #[union(shape, open "")]
            pub enum Range {
                /// An object with `least`.
                #[json({ "least": any }, as_least, from RangeLeast)] Least(RangeLeast),
                /// An object with `most`.
                #[json({ "most": any }, as_most, from RangeMost)] Most(RangeMost),
            }
        }

        runtime::object! {
            /// The object `Range(1)`.
            #[object()]
            pub struct RangeLeast {
                #[json("least")] pub least: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Range(2)`.
            #[object()]
            pub struct RangeMost {
                #[json("most")] pub most: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod settings {
        use std::collections::BTreeMap;

        use super::{
            Circle, Figure, Large, LargeOrText, Point, Range, RangeMost, Square, Unit, Voice,
            VoiceId, runtime,
        };

        runtime::object! {
            /// The object `Settings`.
            #[object(explicit(nulls = 0, defaults = 15), default)]
            pub struct Settings {
                #[json(
                    default "from" = Point::new(1, None, Unit::Mile).note(None).next(
                        Point::new(2, 0.5, Unit::Kilometre).label("end".to_owned())
                    )
                )]
                pub from: Point,
                #[json(default "place" = SettingsPlace::new())] pub place: SettingsPlace,
                #[json(default "points" = vec![Point::new(1, 2.0, Unit::Mile)])] pub points: Vec<Point>,
                #[json(default "named" = BTreeMap::from([("home".to_owned(), Point::new(0, 0.0, Unit::Mile))]))]
                pub named: BTreeMap<String, Point>,
                #[json(default "counts" = BTreeMap::from([(Unit::Mile, 3)]))] pub counts: BTreeMap<Unit, i64>,
                #[json(default "figure" = Figure::Square(Square::new().side(4)))] pub figure: Figure,
                #[json(default "maybe" = Some(Figure::Circle(Circle::new(1.5))))] pub maybe: Option<Figure>,
                /// The `voice` property. Default: `alloy`.
                #[json(default "voice" = Voice::Text("alloy".to_owned()))] pub voice: Voice,
                #[json(default "custom" = Voice::Id(VoiceId::new("v1".to_owned())))] pub custom: Voice,
                #[json(default "range" = Range::Most(RangeMost::new(9)))] pub range: Range,
                /// The `bytes` property. Default: `aGk=`.
                #[json(default "bytes" = runtime::Base64::from(b"hi".as_slice()))] pub bytes: runtime::Base64,
                #[json(default "empty" = runtime::Base64::default())] pub empty: runtime::Base64,
                #[json(default "large" = LargeOrText::Large(Box::<Large>::default()))] pub large: LargeOrText,
                #[json(default "gaps" = vec![Some(1), None])] pub gaps: Vec<Option<i64>>,
                #[json(
                    default "anything" = runtime::Untyped::from(
                        ::serde_json::Value::from_iter([
                            ("depth", ::serde_json::Value::from(5_000_000_000_i64)),
                            ("list", ::serde_json::Value::Array(Vec::new())),
                            ("none", ::serde_json::Value::Null),
                            (
                                "inner",
                                ::serde_json::Value::from_iter([
                                    (
                                        "flags",
                                        ::serde_json::Value::Array(
                                            vec![
                                                ::serde_json::Value::Bool(true),
                                                ::serde_json::Value::from(-0.5),
                                                ::serde_json::Value::from("text")
                                            ]
                                        )
                                    ),
                                    ("empty", ::serde_json::Value::Object(::serde_json::Map::new()))
                                ])
                            )
                        ])
                    )
                )]
                pub anything: runtime::Untyped,
                #[json(optional "unknown")] pub unknown: Option<Square>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Settings.place`.
            #[object(default)]
            pub struct SettingsPlace {
                #[json(optional "z")] pub z: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            #[object(tag "kind" = "square", explicit(nulls = 0, defaults = 1), default)]
            pub struct Square {
                /// The `side` property. Default: `1`.
                #[json(default "side" = 1)] pub side: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod unit {
        use super::runtime;

        runtime::text! {
            /// The string enum `Unit`.
            pub enum Unit {
                #[json("kilometre")] Kilometre,
                #[json("mile")] Mile,
            }
        }
    }

    mod voice {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json)]
            pub enum Voice {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An object.
                #[json(object, as_id, from VoiceId)] Id(VoiceId),
            }
        }

        runtime::object! {
            /// The object `Voice(2)`.
            #[object()]
            pub struct VoiceId {
                #[json("id")] pub id: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
