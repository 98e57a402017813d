//! From `tests/cases/unions/subset_with_other_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Subset with other names.
    pub use dash::Dash;
    pub use part::{Part, PartKind};
    pub use third::Third;
    pub use underscore::Underscore;
    pub use whole::{Whole, WholeKind};

    use super::runtime;

    mod dash {
        use super::runtime;

        runtime::object! {
            /// The object `Dash`.
            #[object(tag = ("t", "a-b"))]
            pub struct Dash {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod part {
        use super::{Third, Underscore, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = PartKind)]
            pub enum Part {
                #[json("a_b", accessor = as_a_b, from)] AB(Underscore),
                #[json("c", accessor = as_c, from)] C(Third),
            }
        }
    }

    mod third {
        use super::runtime;

        runtime::object! {
            /// The object `Third`.
            #[object(tag = ("t", "c"))]
            pub struct Third {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod underscore {
        use super::runtime;

        runtime::object! {
            /// The object `Underscore`.
            #[object(tag = ("t", "a_b"))]
            pub struct Underscore {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod whole {
        use super::{Dash, Third, Underscore, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `t`.
            #[union(tag = "t", kind = WholeKind)]
            pub enum Whole {
                #[json("a-b", accessor = as_a_b, from)] AB(Dash),
                #[json("a_b", accessor = as_a_underscore_b, from)] AUnderscoreB(Underscore),
                #[json("c", accessor = as_c, from)] C(Third),
            }
        }
    }
}
