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
            #[object(tag "t" = "a-b", default)]
            pub struct Dash {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod part {
        use super::{Third, Underscore, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag "t", kind PartKind)]
            pub enum Part {
                #[json("a_b", as_a_b, from Underscore)] AB(Underscore),
                #[json("c", as_c, from Third)] C(Third),
            }
        }
    }

    mod third {
        use super::runtime;

        runtime::object! {
            /// The object `Third`.
            #[object(tag "t" = "c", default)]
            pub struct Third {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod underscore {
        use super::runtime;

        runtime::object! {
            /// The object `Underscore`.
            #[object(tag "t" = "a_b", default)]
            pub struct Underscore {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod whole {
        use super::{Dash, Third, Underscore, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `t`.
            #[union(tag "t", kind WholeKind)]
            pub enum Whole {
                #[json("a-b", as_a_b, from Dash)] AB(Dash),
                #[json("a_b", as_a_underscore_b, from Underscore)] AUnderscoreB(Underscore),
                #[json("c", as_c, from Third)] C(Third),
            }
        }
    }
}
