//! From `tests/cases/types/any.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Any.
    pub use empty::Empty;
    pub use loose::Loose;

    use super::runtime;

    mod empty {
        use std::collections::BTreeMap;

        use super::runtime;

        /// The value `Empty`.
        pub type Empty = BTreeMap<String, runtime::Untyped>;
    }

    mod loose {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Loose`.
            #[object()]
            pub struct Loose {
                /// Any value but none.
                #[json("needed")] pub needed: runtime::Untyped,
                #[json("anything", optional)] pub anything: Option<runtime::Untyped>,
                #[json("nothing", optional)] #[check(listed = &[])] pub nothing: Option<runtime::Untyped>,
                #[json("object")] pub object: BTreeMap<String, runtime::Untyped>,
                #[json("list", optional)] pub list: Option<Vec<runtime::Untyped>>,
                #[json("nullable", optional)] pub nullable: Option<runtime::Untyped>,
                #[json("only_null", optional)] pub only_null: Option<()>,
                #[json("no_properties", optional)] pub no_properties: Option<runtime::Untyped>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
