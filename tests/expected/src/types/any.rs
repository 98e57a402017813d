//! From `tests/cases/types/any.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Any.
    pub use empty::*;
    pub use loose::*;

    use super::runtime;

    mod empty {
        use std::collections::BTreeMap;

        /// The value `Empty` of the document.
        pub type Empty = BTreeMap<String, serde_json::Value>;
    }

    mod loose {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Loose` of the document.
            #[object()]
            pub struct Loose {
                /// Any value but none.
                #[json(required "needed")] pub needed: serde_json::Value,
                /// The `anything` property.
                #[json(maybe "anything")] pub anything: Option<serde_json::Value>,
                /// The `nothing` property.
                #[json(maybe "nothing")] pub nothing: Option<serde_json::Value>,
                /// The `object` property.
                #[json(required "object")] pub object: BTreeMap<String, serde_json::Value>,
                /// The `list` property.
                #[json(optional "list")] pub list: Option<Vec<serde_json::Value>>,
                /// The `nullable` property.
                #[json(maybe "nullable")] pub nullable: Option<serde_json::Value>,
                /// The `only_null` property.
                #[json(maybe "only_null")] pub only_null: Option<serde_json::Value>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }
}
