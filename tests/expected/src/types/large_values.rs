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
            #[union(json)]
            pub enum ByType {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An array.
                #[json(array, as_list, from Vec<String>)] List(Vec<String>),
                /// An object.
                #[json(object, as_wide, from Wide)] Wide(Box<Wide>),
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
            #[object(tag "type" = "Large", default)]
            pub struct Large {
                #[json(optional "wide")] pub wide: Option<Wide>,
                #[rest] pub extra: runtime::Extra,
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
            #[object(tag "type" = "Small", default)]
            pub struct Small {
                #[json(optional "parts")] pub parts: Option<Vec<Tagged>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod tagged {
        use super::{Large, Small, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag "type", kind TaggedKind)]
            pub enum Tagged {
                #[json("Small", as_small, from Small)] Small(Small),
                #[json("Large", as_large, from Large)] Large(Box<Large>),
            }
        }
    }

    mod tree {
        use super::{Wide, runtime};

        runtime::object! {
            /// The object `Tree`.
            #[object(default)]
            pub struct Tree {
                #[json(optional "wide")] pub wide: Option<Wide>,
                #[json(optional "next")] pub next: Option<Box<Tree>>,
                #[json(optional "state")] pub state: Option<TreeState>,
                #[rest] pub extra: runtime::Extra,
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

        runtime::union! {
            /// An untagged union of 2 types: Wide, Items.
            #[union(shape, open "")]
            pub enum Untagged {
                /// An object with `wide`.
                #[json({ "wide": any }, as_wide, from UntaggedWide)] Wide(Box<UntaggedWide>),
                /// An object with `items`.
                #[json({ "items": any }, as_items, from UntaggedItems)] Items(UntaggedItems),
            }
        }

        runtime::object! {
            /// The object `Untagged(1)`.
            #[object()]
            pub struct UntaggedWide {
                #[json("wide")] pub wide: Wide,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Untagged(2)`.
            #[object()]
            pub struct UntaggedItems {
                #[json("items")] pub items: Vec<Untagged>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod wide {
        use super::runtime;

        runtime::object! {
            /// The object `Wide`.
            #[object(default)]
            pub struct Wide {
                #[json(optional "a00")] pub a00: Option<String>,
                #[json(optional "a01")] pub a01: Option<String>,
                #[json(optional "a02")] pub a02: Option<String>,
                #[json(optional "a03")] pub a03: Option<String>,
                #[json(optional "a04")] pub a04: Option<String>,
                #[json(optional "a05")] pub a05: Option<String>,
                #[json(optional "a06")] pub a06: Option<String>,
                #[json(optional "a07")] pub a07: Option<String>,
                #[json(optional "a08")] pub a08: Option<String>,
                #[json(optional "a09")] pub a09: Option<String>,
                #[json(optional "a10")] pub a10: Option<String>,
                #[json(optional "a11")] pub a11: Option<String>,
                #[json(optional "a12")] pub a12: Option<String>,
                #[json(optional "a13")] pub a13: Option<String>,
                #[json(optional "a14")] pub a14: Option<String>,
                #[json(optional "a15")] pub a15: Option<String>,
                #[json(optional "a16")] pub a16: Option<String>,
                #[json(optional "a17")] pub a17: Option<String>,
                #[json(optional "a18")] pub a18: Option<String>,
                #[json(optional "a19")] pub a19: Option<String>,
                #[json(optional "a20")] pub a20: Option<String>,
                #[json(optional "a21")] pub a21: Option<String>,
                #[json(optional "a22")] pub a22: Option<String>,
                #[json(optional "a23")] pub a23: Option<String>,
                #[json(optional "a24")] pub a24: Option<String>,
                #[json(optional "a25")] pub a25: Option<String>,
                #[json(optional "a26")] pub a26: Option<String>,
                #[json(optional "a27")] pub a27: Option<String>,
                #[json(optional "a28")] pub a28: Option<String>,
                #[json(optional "a29")] pub a29: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
