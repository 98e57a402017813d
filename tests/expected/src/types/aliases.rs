//! From `tests/cases/types/aliases.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Aliases.
    pub use anything::Anything;
    pub use count::Count;
    pub use described::Described;
    pub use id::Id;
    pub use ids::Ids;
    pub use index::Index;
    pub use maybe::Maybe;
    pub use moment::Moment;
    pub use same::Same;
    pub use thing::Thing;
    pub use uses::Uses;

    use super::runtime;

    mod anything {
        use super::runtime;

        /// No type at all.
        pub type Anything = runtime::Untyped;
    }

    mod count {
        /// The value `Count`.
        pub type Count = u64;
    }

    mod described {
        use super::Thing;

        /// The same thing under another name.
        pub type Described = Thing;
    }

    mod id {
        /// Identifies a thing.
        pub type Id = String;
    }

    mod ids {
        /// The value `Ids`.
        pub type Ids = Vec<String>;
    }

    mod index {
        use std::collections::BTreeMap;

        /// The value `Index`.
        pub type Index = BTreeMap<String, Vec<String>>;
    }

    mod maybe {
        use super::Thing;

        /// The value `Maybe`.
        pub type Maybe = Thing;
    }

    mod moment {
        use super::runtime;

        /// The value `Moment`.
        pub type Moment = runtime::DateTime;
    }

    mod same {
        use super::Thing;

        /// The value `Same`.
        pub type Same = Thing;
    }

    mod thing {
        use super::runtime;

        runtime::object! {
            /// The object `Thing`.
            #[object()]
            pub struct Thing {
                /// Identifies a thing.
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod uses {
        use std::collections::BTreeMap;

        use super::{Thing, runtime};

        runtime::object! {
            /// The object `Uses`.
            #[object()]
            pub struct Uses {
                #[json("same")] pub same: Thing,
                #[json("described", optional)] pub described: Option<Thing>,
                #[json("maybe")] pub maybe: Option<Thing>,
                #[json("perhaps", optional, nullable)] pub perhaps: Option<Thing>,
                #[json("index", optional)] pub index: Option<BTreeMap<String, Vec<String>>>,
                /// No type at all.
                #[json("anything")] pub anything: runtime::Untyped,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
