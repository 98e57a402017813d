//! From `tests/cases/unions/shared_schemas.yaml`.

use crate::runtime;

pub mod types {
    //! The types of Shared schemas.
    pub use a::*;
    pub use b::*;
    pub use box_::*;
    pub use boxed::*;
    pub use by_kind::*;
    pub use by_type::*;
    pub use c::*;
    pub use crate_::*;

    use super::runtime;

    mod a {
        use super::runtime;

        runtime::object! {
            /// The object `A` of the document.
            #[object(tag "type" = "a")]
            pub struct A {
                /// The `kind` property.
                #[json(required "kind")]
                pub kind: AKind,
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// One of several texts: `A/properties/kind` of the document.
            pub enum AKind {
                /// `a`
                #[json("a")]
                A,
            }
        }
    }

    mod b {
        use super::runtime;

        runtime::object! {
            /// The object `B` of the document.
            #[object(tag "type" = "b", default)]
            pub struct B {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod box_ {
        use super::runtime;

        runtime::object! {
            /// The object `Box` of the document.
            #[object()]
            pub struct BoxType {
                /// The `box` property.
                #[json(required "box")]
                pub r#box: String,
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod boxed {
        use super::{BoxType, Crate, runtime};

        runtime::union! {
            /// One schema under two tags.
            #[union(tag "box", kind BoxedKind)]
            #[shared(r#box:str)]
            pub enum Boxed {
                /// `small` or `big`
                #[json("small"|"big", as_box_type, from BoxType)]
                BoxType(BoxType),
                /// `crate`
                #[json("crate", as_crate, from Crate)]
                Crate(Crate),
            }
        }
    }

    mod by_kind {
        use super::{A, C, runtime};

        runtime::union! {
            /// One of several objects: `ByKind` of the document.
            #[union(tag "kind", kind ByKindKind)]
            pub enum ByKind {
                /// `a`
                #[json("a", as_a, from A)]
                A(A),
                /// `c`
                #[json("c", as_c, from C)]
                C(C),
            }
        }
    }

    mod by_type {
        use super::{A, B, runtime};

        runtime::union! {
            /// One of several objects: `ByType` of the document.
            #[union(tag "type", kind ByTypeKind)]
            pub enum ByType {
                /// `a`
                #[json("a", as_a, from A)]
                A(A),
                /// `b`
                #[json("b", as_b, from B)]
                B(B),
            }
        }
    }

    mod c {
        use super::runtime;

        runtime::object! {
            /// The object `C` of the document.
            #[object(tag "kind" = "c", default)]
            pub struct C {
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }

    mod crate_ {
        use super::runtime;

        runtime::object! {
            /// The object `Crate` of the document.
            #[object()]
            pub struct Crate {
                /// The `box` property.
                #[json(required "box")]
                pub r#box: String,
                #[json(rest)]
                pub extra: runtime::Extra,
            }
        }
    }
}
