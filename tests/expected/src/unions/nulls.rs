//! From `tests/cases/unions/nulls.yaml`.

use crate::runtime;

pub mod types {
    //! The types of Nulls.
    pub use a::*;
    pub use b::*;
    pub use holder::*;
    pub use maybe::*;

    use super::runtime;

    mod a {
        use super::runtime;

        runtime::object! {
            /// The object `A` of the document.
            #[object(tag "t" = "a", default)]
            pub struct A {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod b {
        use super::runtime;

        runtime::object! {
            /// The object `B` of the document.
            #[object(tag "t" = "b", default)]
            pub struct B {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod holder {
        use super::{A, Maybe, runtime};

        runtime::object! {
            /// The object `Holder` of the document.
            #[object()]
            pub struct Holder {
                /// The `needed` property.
                #[json(required "needed")]
                pub needed: Option<Maybe>,
                /// The `optional` property.
                #[json(maybe "optional")]
                pub optional: Option<Maybe>,
                /// The `one` property.
                #[json(maybe "one")]
                pub one: Option<A>,
                /// The `only` property.
                #[json(optional "only")]
                pub only: Option<A>,
                /// The `list` property.
                #[json(optional "list")]
                pub list: Option<Vec<Option<Maybe>>>,
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod maybe {
        use super::{A, B, runtime};

        runtime::union! {
            /// One of several objects: `Maybe` of the document.
            #[union(tag "t", kind MaybeKind)]
            pub enum Maybe {
                /// `a`
                #[json("a", as_a, from A)]
                A(A),
                /// `b`
                #[json("b", as_b, from B)]
                B(B),
            }
        }
    }
}
