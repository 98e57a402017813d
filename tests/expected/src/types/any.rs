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
                #[json(optional "anything")] pub anything: Option<runtime::Untyped>,
                #[json(optional "nothing")] #[check(listed(&[]))] pub nothing: Option<runtime::Untyped>,
                #[json("object")] pub object: BTreeMap<String, runtime::Untyped>,
                #[json(optional "list")] pub list: Option<Vec<runtime::Untyped>>,
                #[json(optional "nullable")] pub nullable: Option<runtime::Untyped>,
                #[json(optional "only_null")] pub only_null: Option<()>,
                #[json(optional "no_properties")] pub no_properties: Option<runtime::Untyped>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
