//! From `tests/cases/types/large_values.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Large values.
    pub use by_type::ByType;
    pub use counts::Counts;
    pub use large::Large;
    pub use map::Map;
    pub use named::Named;
    pub use small::Small;
    pub use tagged::{Tagged, TaggedKind};
    pub use tree::{Tree, TreeState};
    pub use untagged::{Untagged, UntaggedItems, UntaggedWide};
    pub use wide::Wide;

    use super::runtime;

    mod by_type {
        use super::{Wide, runtime};

        runtime::union! {
            /// A union of 3 JSON types: string, array, object.
            #[union(json_type)]
            pub enum ByType {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<String>),
                /// An object.
                #[json(object, accessor = as_wide, from)] Wide(Box<Wide>),
            }
        }
    }

    mod counts {
        use std::collections::BTreeMap;

        /// The value `Counts`.
        pub type Counts = BTreeMap<String, i64>;
    }

    mod large {
        use super::{Wide, runtime};

        runtime::object! {
            /// The object `Large`.
            #[object(tag = ("type", "Large"))]
            pub struct Large {
                #[json("wide", optional)] pub wide: Option<Wide>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod map {
        use std::collections::BTreeMap;

        use super::Wide;

        /// The value `Map`.
        pub type Map = BTreeMap<String, Wide>;
    }

    mod named {
        use std::collections::BTreeMap;

        use super::{Wide, runtime};

        /// The value `Named`.
        pub type Named = BTreeMap<String, runtime::Matching<Vec<Wide>>>;
    }

    mod small {
        use super::{Tagged, runtime};

        runtime::object! {
            /// The object `Small`.
            #[object(tag = ("type", "Small"))]
            pub struct Small {
                #[json("parts", optional)] pub parts: Option<Vec<Tagged>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod tagged {
        use super::{Large, Small, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = TaggedKind)]
            pub enum Tagged {
                #[json("Small", accessor = as_small, from)] Small(Small),
                #[json("Large", accessor = as_large, from)] Large(Box<Large>),
            }
        }
    }

    mod tree {
        use super::{Wide, runtime};

        runtime::object! {
            /// The object `Tree`.
            #[object()]
            pub struct Tree {
                #[json("wide", optional)] pub wide: Option<Wide>,
                #[json("next", optional)] pub next: Option<Box<Tree>>,
                #[json("state", optional)] pub state: Option<TreeState>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Tree.state`.
            pub enum TreeState {
                #[json("on")] On,
                #[json("off")] Off,
            }
        }
    }

    mod untagged {
        use super::{Wide, runtime};

        runtime::untagged_union! {
            /// An untagged union of 2 types: Wide, Items.
            #[union(untagged, open = "")]
            pub enum Untagged {
                /// An object with `wide`.
                #[json({ "wide": any }, accessor = as_wide, from)] Wide(Box<UntaggedWide>),
                /// An object with `items`.
                #[json({ "items": any }, accessor = as_items, from)] Items(UntaggedItems),
            }
        }

        runtime::object! {
            /// The object `Untagged(1)`.
            #[object()]
            pub struct UntaggedWide {
                #[json("wide")] pub wide: Wide,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Untagged(2)`.
            #[object()]
            pub struct UntaggedItems {
                #[json("items")] pub items: Vec<Untagged>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod wide {
        use super::runtime;

        runtime::object! {
            /// The object `Wide`.
            #[object()]
            pub struct Wide {
                #[json("a00", optional)] pub a00: Option<String>,
                #[json("a01", optional)] pub a01: Option<String>,
                #[json("a02", optional)] pub a02: Option<String>,
                #[json("a03", optional)] pub a03: Option<String>,
                #[json("a04", optional)] pub a04: Option<String>,
                #[json("a05", optional)] pub a05: Option<String>,
                #[json("a06", optional)] pub a06: Option<String>,
                #[json("a07", optional)] pub a07: Option<String>,
                #[json("a08", optional)] pub a08: Option<String>,
                #[json("a09", optional)] pub a09: Option<String>,
                #[json("a10", optional)] pub a10: Option<String>,
                #[json("a11", optional)] pub a11: Option<String>,
                #[json("a12", optional)] pub a12: Option<String>,
                #[json("a13", optional)] pub a13: Option<String>,
                #[json("a14", optional)] pub a14: Option<String>,
                #[json("a15", optional)] pub a15: Option<String>,
                #[json("a16", optional)] pub a16: Option<String>,
                #[json("a17", optional)] pub a17: Option<String>,
                #[json("a18", optional)] pub a18: Option<String>,
                #[json("a19", optional)] pub a19: Option<String>,
                #[json("a20", optional)] pub a20: Option<String>,
                #[json("a21", optional)] pub a21: Option<String>,
                #[json("a22", optional)] pub a22: Option<String>,
                #[json("a23", optional)] pub a23: Option<String>,
                #[json("a24", optional)] pub a24: Option<String>,
                #[json("a25", optional)] pub a25: Option<String>,
                #[json("a26", optional)] pub a26: Option<String>,
                #[json("a27", optional)] pub a27: Option<String>,
                #[json("a28", optional)] pub a28: Option<String>,
                #[json("a29", optional)] pub a29: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
