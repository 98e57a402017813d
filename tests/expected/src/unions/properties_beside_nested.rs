//! From `tests/cases/unions/properties_beside_nested.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Properties beside a union of unions.
    pub use a::A;
    pub use b::B;
    pub use c::C;
    pub use inner::{Inner, InnerKind};
    pub use outer::{Outer, OuterKind};
    pub use with::{With, WithC, WithInner, WithInnerA, WithInnerB, WithInnerKind, WithKind};

    use super::runtime;

    mod a {
        use super::runtime;

        runtime::object! {
            /// The object `A`.
            #[object(tag "kind" = "a", default)]
            pub struct A {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod b {
        use super::runtime;

        runtime::object! {
            /// The object `B`.
            #[object(tag "kind" = "b", default)]
            pub struct B {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod c {
        use super::runtime;

        runtime::object! {
            /// The object `C`.
            #[object(tag "kind" = "c", default)]
            pub struct C {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod inner {
        use super::{A, B, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind InnerKind)]
            pub enum Inner {
                #[json("a", as_a, from A)] A(A),
                #[json("b", as_b, from B)] B(B),
            }
        }
    }

    mod outer {
        use super::{C, Inner, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind OuterKind)]
            pub enum Outer {
                #[json("a" | "b", as_inner, from Inner)] Inner(Inner),
                #[json("c", as_c, from C)] C(C),
            }
        }
    }

    mod with {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind WithKind)]
            pub enum With {
                #[json("a" | "b", as_inner, from WithInner)] Inner(WithInner),
                #[json("c", as_c, from WithC)] C(WithC),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind WithInnerKind)]
            #[shared(id: str)]
            pub enum WithInner {
                #[json("a", as_a, from WithInnerA)] A(WithInnerA),
                #[json("b", as_b, from WithInnerB)] B(WithInnerB),
            }
        }

        runtime::object! {
            /// The object `With(1)(1)`.
            #[object(tag "kind" = "a")]
            pub struct WithInnerA {
                #[json("id")] pub id: String,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `With(1)(2)`.
            #[object(tag "kind" = "b")]
            pub struct WithInnerB {
                #[json("id")] pub id: String,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `With(2)`.
            #[object(tag "kind" = "c")]
            pub struct WithC {
                #[json("id")] pub id: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
