//! From `tests/cases/unions/nulls.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Nulls.
    pub use cat::Cat;
    pub use dog::Dog;
    pub use holder::Holder;
    pub use maybe::{Maybe, MaybeKind};

    use super::runtime;

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object(tag "t" = "a", default)]
            pub struct Cat {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(tag "t" = "b", default)]
            pub struct Dog {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod holder {
        use super::{Cat, Maybe, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object(explicit(nulls = 2, defaults = 0))]
            pub struct Holder {
                #[json("needed")] pub needed: Option<Maybe>,
                #[json(optional "optional" or null)] pub optional: Option<Maybe>,
                #[json(optional "one" or null)] pub one: Option<Cat>,
                #[json(optional "only")] pub only: Option<Cat>,
                #[json(optional "list")] pub list: Option<Vec<Option<Maybe>>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod maybe {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag "t", kind MaybeKind)]
            pub enum Maybe {
                #[json("a", as_a, from Cat)] A(Cat),
                #[json("b", as_b, from Dog)] B(Dog),
            }
        }
    }
}
