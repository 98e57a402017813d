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
            #[object(tag = ("t", "a"))]
            pub struct Cat {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(tag = ("t", "b"))]
            pub struct Dog {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod holder {
        use super::{Cat, Maybe, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object()]
            pub struct Holder {
                #[json("needed")] pub needed: Option<Maybe>,
                #[json("optional", optional, nullable)] pub optional: Option<Maybe>,
                #[json("one", optional, nullable)] pub one: Option<Cat>,
                #[json("only", optional)] pub only: Option<Cat>,
                #[json("list", optional)] pub list: Option<Vec<Option<Maybe>>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod maybe {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = MaybeKind)]
            pub enum Maybe {
                #[json("a", accessor = as_a, from)] A(Cat),
                #[json("b", accessor = as_b, from)] B(Dog),
            }
        }
    }
}
