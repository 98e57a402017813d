//! From `tests/cases/unions/shared_schemas.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Shared schemas.
    pub use ant::Ant;
    pub use bee::Bee;
    pub use box_type::BoxType;
    pub use boxed::{Boxed, BoxedKind};
    pub use by_kind::{ByKind, ByKindKind};
    pub use by_type::{ByType, ByTypeKind};
    pub use crate_::Crate;
    pub use crow::Crow;

    use super::runtime;

    mod ant {
        use super::runtime;

        runtime::object! {
            /// The object `Ant`.
            ///
            /// Its `type` is `a`.
            #[object(tag = ("kind", "a"), constant = ("type", "a"))]
            pub struct Ant {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod bee {
        use super::runtime;

        runtime::object! {
            /// The object `Bee`.
            #[object(tag = ("type", "b"))]
            pub struct Bee {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod box_type {
        use super::runtime;

        runtime::object! {
            /// The object `Box`.
            #[object()]
            pub struct BoxType {
                #[json("box")] pub r#box: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod boxed {
        use super::{BoxType, Crate, runtime};

        runtime::union! {
            /// One schema under two tags.
            #[union(tag = "box", kind = BoxedKind)]
            pub enum Boxed {
                #[json("small" | "big", accessor = as_box_type, from)] BoxType(BoxType),
                #[json("crate", accessor = as_crate, from)] Crate(Crate),
            }
        }
    }

    mod by_kind {
        use super::{Ant, Crow, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = ByKindKind)]
            pub enum ByKind {
                #[json("a", accessor = as_a, from)] A(Ant),
                #[json("c", accessor = as_c, from)] C(Crow),
            }
        }
    }

    mod by_type {
        use super::{Ant, Bee, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = ByTypeKind)]
            pub enum ByType {
                #[json("a", accessor = as_a, from)] A(Ant),
                #[json("b", accessor = as_b, from)] B(Bee),
            }
        }
    }

    mod crate_ {
        use super::runtime;

        runtime::object! {
            /// The object `Crate`.
            ///
            /// Its `box` is `crate`.
            #[object(constant = ("box", "crate"))]
            pub struct Crate {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod crow {
        use super::runtime;

        runtime::object! {
            /// The object `Crow`.
            #[object(tag = ("kind", "c"))]
            pub struct Crow {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
