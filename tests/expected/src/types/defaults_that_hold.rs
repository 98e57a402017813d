//! From `tests/cases/types/defaults_that_hold.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Defaults that hold more.
    pub use circle::Circle;
    pub use figure::{Figure, FigureKind};
    pub use large::Large;
    pub use large_or_string::LargeOrString;
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
            #[object(tag = ("kind", "circle"))]
            pub struct Circle {
                #[json("radius")] pub radius: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod figure {
        use super::{Circle, Square, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = FigureKind)]
            pub enum Figure {
                #[json("circle", accessor = as_circle, from)] Circle(Circle),
                #[json("square", accessor = as_square, from)] Square(Square),
            }
        }
    }

    mod large {
        use super::runtime;

        runtime::object! {
            /// The object `Large`.
            #[object()]
            pub struct Large {
                #[json("a0", optional)] pub a0: Option<String>,
                #[json("a1", optional)] pub a1: Option<String>,
                #[json("a2", optional)] pub a2: Option<String>,
                #[json("a3", optional)] pub a3: Option<String>,
                #[json("a4", optional)] pub a4: Option<String>,
                #[json("a5", optional)] pub a5: Option<String>,
                #[json("a6", optional)] pub a6: Option<String>,
                #[json("a7", optional)] pub a7: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod large_or_string {
        use super::{Large, runtime};

        runtime::union! {
            /// A union of 2 JSON types: object, string.
            #[union(json_type)]
            pub enum LargeOrString {
                /// An object.
                #[json(object, accessor = as_large, from)] Large(Box<Large>),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod leaf {
        use super::{Node, runtime};

        runtime::object! {
            /// The object `Leaf`.
            #[object()]
            pub struct Leaf {
                #[json("node", optional)] pub node: Option<Box<Node>>,
                /// Default: `2`.
                #[json("size", default = 2)] pub size: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod lonely {
        use super::{Large, LargeOrString, runtime};

        runtime::object! {
            /// The object `Lonely`.
            #[object()]
            pub struct Lonely {
                #[json("large", default = LargeOrString::Large(Box::<Large>::default()))] pub large: LargeOrString,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod node {
        use super::{Leaf, Settings, runtime};

        runtime::object! {
            /// A default that holds itself has no end.
            #[object()]
            pub struct Node {
                #[json("child", optional)] pub child: Option<Box<Node>>,
                #[json("leaf", optional)] pub leaf: Option<Box<Leaf>>,
                #[json("other", default = Settings::new())] pub other: Settings,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod point {
        use super::{Unit, runtime};

        runtime::object! {
            /// The object `Point`.
            #[object()]
            pub struct Point {
                #[json("x")] pub x: i64,
                #[json("y")] pub y: Option<f64>,
                #[json("unit")] pub unit: Unit,
                #[json("label", optional)] pub label: Option<String>,
                #[json("note", optional, nullable)] pub note: Option<String>,
                #[json("next", optional)] pub next: Option<Box<Point>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod range {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: Least, Most.
            #[union(untagged, open = "")]
            pub enum Range {
                /// An object with `least`.
                #[json({ "least": any }, accessor = as_least, from)] Least(RangeLeast),
                /// An object with `most`.
                #[json({ "most": any }, accessor = as_most, from)] Most(RangeMost),
            }
        }

        runtime::object! {
            /// The object `Range(1)`.
            #[object()]
            pub struct RangeLeast {
                #[json("least")] pub least: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Range(2)`.
            #[object()]
            pub struct RangeMost {
                #[json("most")] pub most: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod settings {
        use std::collections::BTreeMap;

        use super::{
            Circle, Figure, Large, LargeOrString, Point, Range, RangeMost, Square, Unit, Voice,
            VoiceId, runtime,
        };

        runtime::object! {
            /// The object `Settings`.
            #[object()]
            pub struct Settings {
                #[json(
                    "from",
                    default = Point::new(1, None, Unit::Mile).note(None).next(
                        Point::new(2, 0.5, Unit::Kilometre).label("end".to_owned())
                    )
                )]
                pub from: Point,
                #[json("place", default = SettingsPlace::new())] pub place: SettingsPlace,
                #[json("points", default = vec![Point::new(1, 2.0, Unit::Mile)])] pub points: Vec<Point>,
                #[json("named", default = BTreeMap::from([("home".to_owned(), Point::new(0, 0.0, Unit::Mile))]))]
                pub named: BTreeMap<String, Point>,
                #[json("counts", default = BTreeMap::from([(Unit::Mile, 3)]))] pub counts: BTreeMap<Unit, i64>,
                #[json("figure", default = Figure::Square(Square::new().side(4)))] pub figure: Figure,
                #[json("maybe", default = Some(Figure::Circle(Circle::new(1.5))))] pub maybe: Option<Figure>,
                /// Default: `alloy`.
                #[json("voice", default = Voice::String("alloy".to_owned()))] pub voice: Voice,
                #[json("custom", default = Voice::Id(VoiceId::new("v1".to_owned())))] pub custom: Voice,
                #[json("range", default = Range::Most(RangeMost::new(9)))] pub range: Range,
                /// Default: `aGk=`.
                #[json("bytes", default = runtime::Base64::from(b"hi".as_slice()))] pub bytes: runtime::Base64,
                #[json("empty", default = runtime::Base64::default())] pub empty: runtime::Base64,
                #[json("large", default = LargeOrString::Large(Box::<Large>::default()))] pub large: LargeOrString,
                #[json("gaps", default = vec![Some(1), None])] pub gaps: Vec<Option<i64>>,
                #[json(
                    "anything",
                    default = runtime::Untyped::from(
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
                #[json("unknown", optional)] pub unknown: Option<Square>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Settings.place`.
            #[object()]
            pub struct SettingsPlace {
                #[json("z", optional)] pub z: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            #[object(tag = ("kind", "square"))]
            pub struct Square {
                /// Default: `1`.
                #[json("side", default = 1)] pub side: i64,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[union(json_type)]
            pub enum Voice {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object.
                #[json(object, accessor = as_id, from)] Id(VoiceId),
            }
        }

        runtime::object! {
            /// The object `Voice(2)`.
            #[object()]
            pub struct VoiceId {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
