//! From `tests/cases/unions/variant_names.yaml`.

use crate::runtime;

pub mod types {
    //! The types of Variant names.
    pub use a::*;
    pub use b::*;
    pub use c::*;
    pub use d::*;
    pub use e::*;
    pub use f::*;
    pub use g::*;
    pub use odd::*;

    use super::runtime;

    mod a {
        use super::runtime;

        runtime::object! {
            /// The object `A` of the document.
            #[object(tag "t" = "self", default)]
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
            #[object(tag "t" = "unknown", default)]
            pub struct B {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod c {
        use super::runtime;

        runtime::object! {
            /// The object `C` of the document.
            #[object(tag "t" = "1st", default)]
            pub struct C {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod d {
        use super::runtime;

        runtime::object! {
            /// The object `D` of the document.
            #[object(tag "t" = "a-b", default)]
            pub struct D {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod e {
        use super::runtime;

        runtime::object! {
            /// The object `E` of the document.
            #[object(tag "t" = "a_b", default)]
            pub struct E {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod f {
        use super::runtime;

        runtime::object! {
            /// The object `F` of the document.
            #[object(tag "t" = "", default)]
            pub struct F {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod g {
        use super::runtime;

        runtime::object! {
            /// The object `G` of the document.
            #[object(tag "t" = "it's \"g\"", default)]
            pub struct G {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod odd {
        use super::{A, B, C, D, E, F, G, runtime};

        runtime::union! {
            /// One of several objects: `Odd` of the document.
            #[union(tag "t", kind OddKind)]
            pub enum Odd {
                /// `self`
                #[json("self", as_self_value, from A)]
                SelfValue(A),
                /// `unknown`
                #[json("unknown", as_unknown_value, from B)]
                UnknownValue(B),
                /// `1st`
                #[json("1st", as_n1st, from C)]
                N1st(C),
                /// `a-b`
                #[json("a-b", as_ab, from D)]
                AB(D),
                /// `a_b`
                #[json("a_b", as_ab2, from E)]
                AB2(E),
                /// ``
                #[json("", as_empty, from F)]
                Empty(F),
                /// `it's "g"`
                #[json("it's \"g\"", as_it_sg, from G)]
                ItSG(G),
            }
        }
    }
}
