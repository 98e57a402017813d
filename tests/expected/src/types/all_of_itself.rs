//! From `tests/cases/types/all_of_itself.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of All of itself.
    pub use alias::Alias;
    pub use beside::Beside;
    pub use holder::Holder;
    pub use loop_::Loop;
    pub use named::Named;
    pub use other::Other;

    use super::runtime;

    mod alias {
        use super::Named;

        /// The value `Alias`.
        pub type Alias = Named;
    }

    mod beside {
        use super::runtime;

        runtime::object! {
            /// The object `Beside`.
            #[object()]
            pub struct Beside {
                #[json("c", optional)] pub c: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod holder {
        use super::{Other, runtime};

        runtime::object! {
            /// The object `Holder`.
            #[object()]
            pub struct Holder {
                #[json("only", optional)] pub only: Option<Other>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod loop_ {
        use super::runtime;

        runtime::object! {
            /// The object `Loop`.
            #[object()]
            pub struct Loop {
                #[json("a")] pub a: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod named {
        use super::runtime;

        runtime::object! {
            /// The object `Named`.
            #[object()]
            pub struct Named {
                #[json("a")] pub a: String,
                #[json("b")] pub b: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod other {
        use super::runtime;

        runtime::object! {
            /// The object `Other`.
            #[object()]
            pub struct Other {
                #[json("a")] pub a: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
