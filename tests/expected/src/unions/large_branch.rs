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
            #[union(tag = "size", kind = DocumentKind)]
            pub enum Document {
                #[json("small", accessor = as_small, from)] Small(Small),
                #[json("large", accessor = as_large, from)] Large(Box<Large>),
            }
        }
    }

    mod large {
        use super::runtime;

        runtime::object! {
            /// The object `Large`.
            #[object(tag = ("size", "large"))]
            pub struct Large {
                #[json("field_0", optional)] pub field_0: Option<String>,
                #[json("field_1", optional)] pub field_1: Option<String>,
                #[json("field_2", optional)] pub field_2: Option<String>,
                #[json("field_3", optional)] pub field_3: Option<String>,
                #[json("field_4", optional)] pub field_4: Option<String>,
                #[json("field_5", optional)] pub field_5: Option<String>,
                #[json("field_6", optional)] pub field_6: Option<String>,
                #[json("field_7", optional)] pub field_7: Option<String>,
                #[json("field_8", optional)] pub field_8: Option<String>,
                #[json("field_9", optional)] pub field_9: Option<String>,
                #[json("field_10", optional)] pub field_10: Option<String>,
                #[json("field_11", optional)] pub field_11: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object(constant = ("kind", "Maps"))]
            pub struct Maps {
                #[json("m1", optional)] pub m1: Option<BTreeMap<String, i64>>,
                #[json("m2", optional)] pub m2: Option<BTreeMap<String, i64>>,
                #[json("m3", optional)] pub m3: Option<BTreeMap<String, i64>>,
                #[json("m4", optional)] pub m4: Option<BTreeMap<String, i64>>,
                #[json("m5", optional)] pub m5: Option<BTreeMap<String, i64>>,
                #[json("m6", optional)] pub m6: Option<BTreeMap<String, i64>>,
                #[json("m7", optional)] pub m7: Option<BTreeMap<String, i64>>,
                #[json("m8", optional)] pub m8: Option<BTreeMap<String, i64>>,
                #[json("m9", optional)] pub m9: Option<BTreeMap<String, i64>>,
                #[json("m10", optional)] pub m10: Option<BTreeMap<String, i64>>,
                #[json("m11", optional)] pub m11: Option<BTreeMap<String, i64>>,
                #[json("m12", optional)] pub m12: Option<BTreeMap<String, i64>>,
                #[json("m13", optional)] pub m13: Option<BTreeMap<String, i64>>,
                #[json("m14", optional)] pub m14: Option<BTreeMap<String, i64>>,
                #[json("m15", optional)] pub m15: Option<BTreeMap<String, i64>>,
                #[json("m16", optional)] pub m16: Option<BTreeMap<String, i64>>,
                #[json("m17", optional)] pub m17: Option<BTreeMap<String, i64>>,
                #[json("m18", optional)] pub m18: Option<BTreeMap<String, i64>>,
                #[json("m19", optional)] pub m19: Option<BTreeMap<String, i64>>,
                #[json("m20", optional)] pub m20: Option<BTreeMap<String, i64>>,
                #[json("m21", optional)] pub m21: Option<BTreeMap<String, i64>>,
                #[json("m22", optional)] pub m22: Option<BTreeMap<String, i64>>,
                #[json("m23", optional)] pub m23: Option<BTreeMap<String, i64>>,
                #[json("m24", optional)] pub m24: Option<BTreeMap<String, i64>>,
                #[json("m25", optional)] pub m25: Option<BTreeMap<String, i64>>,
                #[json("m26", optional)] pub m26: Option<BTreeMap<String, i64>>,
                #[json("m27", optional)] pub m27: Option<BTreeMap<String, i64>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod maps_or_texts {
        use super::{Maps, Texts, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = MapsOrTextsKind)]
            pub enum MapsOrTexts {
                #[json("Maps", accessor = as_maps, from)] Maps(Box<Maps>),
                #[json("Texts", accessor = as_texts, from)] Texts(Box<Texts>),
            }
        }
    }

    mod small {
        use super::runtime;

        runtime::object! {
            /// The object `Small`.
            #[object(tag = ("size", "small"))]
            pub struct Small {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod texts {
        use super::runtime;

        runtime::object! {
            /// The object `Texts`.
            ///
            /// Its `kind` is `Texts`.
            #[object(constant = ("kind", "Texts"))]
            pub struct Texts {
                #[json("t1", optional)] pub t1: Option<String>,
                #[json("t2", optional)] pub t2: Option<String>,
                #[json("t3", optional)] pub t3: Option<String>,
                #[json("t4", optional)] pub t4: Option<String>,
                #[json("t5", optional)] pub t5: Option<String>,
                #[json("t6", optional)] pub t6: Option<String>,
                #[json("t7", optional)] pub t7: Option<String>,
                #[json("t8", optional)] pub t8: Option<String>,
                #[json("t9", optional)] pub t9: Option<String>,
                #[json("t10", optional)] pub t10: Option<String>,
                #[json("t11", optional)] pub t11: Option<String>,
                #[json("t12", optional)] pub t12: Option<String>,
                #[json("t13", optional)] pub t13: Option<String>,
                #[json("t14", optional)] pub t14: Option<String>,
                #[json("t15", optional)] pub t15: Option<String>,
                #[json("t16", optional)] pub t16: Option<String>,
                #[json("t17", optional)] pub t17: Option<String>,
                #[json("t18", optional)] pub t18: Option<String>,
                #[json("t19", optional)] pub t19: Option<String>,
                #[json("t20", optional)] pub t20: Option<String>,
                #[json("t21", optional)] pub t21: Option<String>,
                #[json("t22", optional)] pub t22: Option<String>,
                #[json("t23", optional)] pub t23: Option<String>,
                #[json("t24", optional)] pub t24: Option<String>,
                #[json("t25", optional)] pub t25: Option<String>,
                #[json("t26", optional)] pub t26: Option<String>,
                #[json("t27", optional)] pub t27: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
