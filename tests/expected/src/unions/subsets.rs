//! From `tests/cases/unions/subsets.yaml`.

use crate::runtime;

pub mod types {
    //! The types of Subsets.
    pub use a::*;
    pub use any::*;
    pub use b::*;
    pub use c::*;
    pub use d::*;
    pub use few::*;
    pub use other::*;
    pub use twin::*;

    use super::runtime;

    runtime::subset! {
        Few in Any {
            A, C,
        }
    }

    runtime::subset! {
        Twin in Any {
            A, C,
        }
    }

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

    mod any {
        use super::{A, B, C, runtime};

        runtime::union! {
            /// One of several objects: `Any` of the document.
            #[union(tag "t", kind AnyKind)]
            pub enum Any {
                /// `a`
                #[json("a", as_a, from A)]
                A(A),
                /// `b`
                #[json("b", as_b, from B)]
                B(B),
                /// `c`
                #[json("c", as_c, from C)]
                C(C),
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

    mod c {
        use super::runtime;

        runtime::object! {
            /// The object `C` of the document.
            #[object(tag "t" = "c", default)]
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
            #[object(tag "t" = "d", default)]
            pub struct D {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod few {
        use super::{A, C, runtime};

        runtime::union! {
            /// One of several objects: `Few` of the document.
            #[union(tag "t", kind FewKind)]
            pub enum Few {
                /// `a`
                #[json("a", as_a, from A)]
                A(A),
                /// `c`
                #[json("c", as_c, from C)]
                C(C),
            }
        }
    }

    mod other {
        use super::{A, D, runtime};

        runtime::union! {
            /// One of several objects: `Other` of the document.
            #[union(tag "t", kind OtherKind)]
            pub enum Other {
                /// `a`
                #[json("a", as_a, from A)]
                A(A),
                /// `d`
                #[json("d", as_d, from D)]
                D(D),
            }
        }
    }

    mod twin {
        use super::{A, C, runtime};

        runtime::union! {
            /// One of several objects: `Twin` of the document.
            #[union(tag "t", kind TwinKind)]
            pub enum Twin {
                /// `a`
                #[json("a", as_a, from A)]
                A(A),
                /// `c`
                #[json("c", as_c, from C)]
                C(C),
            }
        }
    }
}
