use std::collections::BTreeMap;

use super::{TextOrInteger, runtime};

runtime::object! {
    /// The object `ValidationError` of the document.
    #[object()]
    pub struct ValidationError {
        /// The `loc` property.
        #[json(required "loc")] pub loc: Vec<TextOrInteger>,
        /// The `msg` property.
        #[json(required "msg")] pub msg: String,
        /// The `type` property.
        #[json(required "type")] pub r#type: String,
        /// The `input` property.
        #[json(optional "input")] pub input: Option<runtime::Untyped>,
        /// The `ctx` property.
        #[json(optional "ctx")] pub ctx: Option<BTreeMap<String, runtime::Untyped>>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
