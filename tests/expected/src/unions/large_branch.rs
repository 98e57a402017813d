//! From `tests/cases/unions/large_branch.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Large branch.
    pub use counts::Counts;
    pub use document::{Document, DocumentKind};
    pub use large::Large;
    pub use maps::Maps;
    pub use maps_or_texts::{MapsOrTexts, MapsOrTextsKind};
    pub use small::Small;
    pub use texts::Texts;

    use super::runtime;

    mod counts {
        use std::collections::BTreeMap;

        /// The value `Counts`.
        pub type Counts = BTreeMap<String, i64>;
    }

    mod document {
        use super::{Large, Small, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `size`.
            #[union(tag "size", kind DocumentKind)]
            pub enum Document {
                #[json("small", as_small, from Small)] Small(Small),
                #[json("large", as_large, from Large)] Large(Box<Large>),
            }
        }
    }

    mod large {
        use super::runtime;

        runtime::object! {
            /// The object `Large`.
            #[object(tag "size" = "large", default)]
            pub struct Large {
                #[json(optional "field_0")] pub field_0: Option<String>,
                #[json(optional "field_1")] pub field_1: Option<String>,
                #[json(optional "field_2")] pub field_2: Option<String>,
                #[json(optional "field_3")] pub field_3: Option<String>,
                #[json(optional "field_4")] pub field_4: Option<String>,
                #[json(optional "field_5")] pub field_5: Option<String>,
                #[json(optional "field_6")] pub field_6: Option<String>,
                #[json(optional "field_7")] pub field_7: Option<String>,
                #[json(optional "field_8")] pub field_8: Option<String>,
                #[json(optional "field_9")] pub field_9: Option<String>,
                #[json(optional "field_10")] pub field_10: Option<String>,
                #[json(optional "field_11")] pub field_11: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod maps {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Maps`.
            ///
            /// Its `kind` is `Maps`.
            #[object(constant "kind" = "Maps", default)]
            pub struct Maps {
                #[json(optional "m1")] pub m1: Option<BTreeMap<String, i64>>,
                #[json(optional "m2")] pub m2: Option<BTreeMap<String, i64>>,
                #[json(optional "m3")] pub m3: Option<BTreeMap<String, i64>>,
                #[json(optional "m4")] pub m4: Option<BTreeMap<String, i64>>,
                #[json(optional "m5")] pub m5: Option<BTreeMap<String, i64>>,
                #[json(optional "m6")] pub m6: Option<BTreeMap<String, i64>>,
                #[json(optional "m7")] pub m7: Option<BTreeMap<String, i64>>,
                #[json(optional "m8")] pub m8: Option<BTreeMap<String, i64>>,
                #[json(optional "m9")] pub m9: Option<BTreeMap<String, i64>>,
                #[json(optional "m10")] pub m10: Option<BTreeMap<String, i64>>,
                #[json(optional "m11")] pub m11: Option<BTreeMap<String, i64>>,
                #[json(optional "m12")] pub m12: Option<BTreeMap<String, i64>>,
                #[json(optional "m13")] pub m13: Option<BTreeMap<String, i64>>,
                #[json(optional "m14")] pub m14: Option<BTreeMap<String, i64>>,
                #[json(optional "m15")] pub m15: Option<BTreeMap<String, i64>>,
                #[json(optional "m16")] pub m16: Option<BTreeMap<String, i64>>,
                #[json(optional "m17")] pub m17: Option<BTreeMap<String, i64>>,
                #[json(optional "m18")] pub m18: Option<BTreeMap<String, i64>>,
                #[json(optional "m19")] pub m19: Option<BTreeMap<String, i64>>,
                #[json(optional "m20")] pub m20: Option<BTreeMap<String, i64>>,
                #[json(optional "m21")] pub m21: Option<BTreeMap<String, i64>>,
                #[json(optional "m22")] pub m22: Option<BTreeMap<String, i64>>,
                #[json(optional "m23")] pub m23: Option<BTreeMap<String, i64>>,
                #[json(optional "m24")] pub m24: Option<BTreeMap<String, i64>>,
                #[json(optional "m25")] pub m25: Option<BTreeMap<String, i64>>,
                #[json(optional "m26")] pub m26: Option<BTreeMap<String, i64>>,
                #[json(optional "m27")] pub m27: Option<BTreeMap<String, i64>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod maps_or_texts {
        use super::{Maps, Texts, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind MapsOrTextsKind)]
            pub enum MapsOrTexts {
                #[json("Maps", as_maps, from Maps)] Maps(Box<Maps>),
                #[json("Texts", as_texts, from Texts)] Texts(Box<Texts>),
            }
        }
    }

    mod small {
        use super::runtime;

        runtime::object! {
            /// The object `Small`.
            #[object(tag "size" = "small", default)]
            pub struct Small {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod texts {
        use super::runtime;

        runtime::object! {
            /// The object `Texts`.
            ///
            /// Its `kind` is `Texts`.
            #[object(constant "kind" = "Texts", default)]
            pub struct Texts {
                #[json(optional "t1")] pub t1: Option<String>,
                #[json(optional "t2")] pub t2: Option<String>,
                #[json(optional "t3")] pub t3: Option<String>,
                #[json(optional "t4")] pub t4: Option<String>,
                #[json(optional "t5")] pub t5: Option<String>,
                #[json(optional "t6")] pub t6: Option<String>,
                #[json(optional "t7")] pub t7: Option<String>,
                #[json(optional "t8")] pub t8: Option<String>,
                #[json(optional "t9")] pub t9: Option<String>,
                #[json(optional "t10")] pub t10: Option<String>,
                #[json(optional "t11")] pub t11: Option<String>,
                #[json(optional "t12")] pub t12: Option<String>,
                #[json(optional "t13")] pub t13: Option<String>,
                #[json(optional "t14")] pub t14: Option<String>,
                #[json(optional "t15")] pub t15: Option<String>,
                #[json(optional "t16")] pub t16: Option<String>,
                #[json(optional "t17")] pub t17: Option<String>,
                #[json(optional "t18")] pub t18: Option<String>,
                #[json(optional "t19")] pub t19: Option<String>,
                #[json(optional "t20")] pub t20: Option<String>,
                #[json(optional "t21")] pub t21: Option<String>,
                #[json(optional "t22")] pub t22: Option<String>,
                #[json(optional "t23")] pub t23: Option<String>,
                #[json(optional "t24")] pub t24: Option<String>,
                #[json(optional "t25")] pub t25: Option<String>,
                #[json(optional "t26")] pub t26: Option<String>,
                #[json(optional "t27")] pub t27: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
