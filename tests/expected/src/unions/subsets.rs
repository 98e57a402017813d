//! From `tests/cases/unions/subsets.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Subsets.
    pub use ant::Ant;
    pub use any::{Any, AnyKind};
    pub use bee::Bee;
    pub use crow::Crow;
    pub use deer::Deer;
    pub use few::{Few, FewKind};
    pub use other::{Other, OtherKind};
    pub use twin::{Twin, TwinKind};

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

    mod ant {
        use super::runtime;

        runtime::object! {
            /// The object `Ant`.
            #[object(tag = ("t", "a"))]
            pub struct Ant {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod any {
        use super::{Ant, Bee, Crow, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `t`.
            #[union(tag = "t", kind = AnyKind)]
            pub enum Any {
                #[json("a", accessor = as_a, from)] A(Ant),
                #[json("b", accessor = as_b, from)] B(Bee),
                #[json("c", accessor = as_c, from)] C(Crow),
            }
        }
    }

    mod bee {
        use super::runtime;

        runtime::object! {
            /// The object `Bee`.
            #[object(tag = ("t", "b"))]
            pub struct Bee {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod crow {
        use super::runtime;

        runtime::object! {
            /// The object `Crow`.
            #[object(tag = ("t", "c"))]
            pub struct Crow {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod deer {
        use super::runtime;

        runtime::object! {
            /// The object `Deer`.
            #[object(tag = ("t", "d"))]
            pub struct Deer {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod few {
        use super::{Ant, Crow, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = FewKind)]
            pub enum Few {
                #[json("a", accessor = as_a, from)] A(Ant),
                #[json("c", accessor = as_c, from)] C(Crow),
            }
        }
    }

    mod other {
        use super::{Ant, Deer, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = OtherKind)]
            pub enum Other {
                #[json("a", accessor = as_a, from)] A(Ant),
                #[json("d", accessor = as_d, from)] D(Deer),
            }
        }
    }

    mod twin {
        use super::{Ant, Crow, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = TwinKind)]
            pub enum Twin {
                #[json("a", accessor = as_a, from)] A(Ant),
                #[json("c", accessor = as_c, from)] C(Crow),
            }
        }
    }
}
