//! From `tests/cases/unions/properties_next_to_nested_union.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Properties next to a union of unions.
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
            #[object(tag = ("kind", "a"))]
            pub struct A {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod b {
        use super::runtime;

        runtime::object! {
            /// The object `B`.
            #[object(tag = ("kind", "b"))]
            pub struct B {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod c {
        use super::runtime;

        runtime::object! {
            /// The object `C`.
            #[object(tag = ("kind", "c"))]
            pub struct C {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod inner {
        use super::{A, B, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = InnerKind)]
            pub enum Inner {
                #[json("a", accessor = as_a, from)] A(A),
                #[json("b", accessor = as_b, from)] B(B),
            }
        }
    }

    mod outer {
        use super::{C, Inner, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = OuterKind)]
            pub enum Outer {
                #[json("a" | "b", accessor = as_inner, from)] Inner(Inner),
                #[json("c", accessor = as_c, from)] C(C),
            }
        }
    }

    mod with {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = WithKind)]
            pub enum With {
                #[json("a" | "b", accessor = as_inner, from)] Inner(WithInner),
                #[json("c", accessor = as_c, from)] C(WithC),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = WithInnerKind)]
            #[shared(id: str)]
            pub enum WithInner {
                #[json("a", accessor = as_a, from)] A(WithInnerA),
                #[json("b", accessor = as_b, from)] B(WithInnerB),
            }
        }

        runtime::object! {
            /// The object `With(1)(1)`.
            #[object(tag = ("kind", "a"))]
            pub struct WithInnerA {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `With(1)(2)`.
            #[object(tag = ("kind", "b"))]
            pub struct WithInnerB {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `With(2)`.
            #[object(tag = ("kind", "c"))]
            pub struct WithC {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
