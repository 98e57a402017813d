use std::collections::BTreeMap;

use super::{TextOrInteger, runtime};

runtime::object! {
    /// The object `ValidationError` of the document.
    #[object()]
    pub struct ValidationError {
        #[json(required "loc")] pub loc: Vec<TextOrInteger>,
        #[json(required "msg")] pub msg: String,
        #[json(required "type")] pub r#type: String,
        #[json(optional "input")] pub input: Option<runtime::Untyped>,
        #[json(optional "ctx")] pub ctx: Option<BTreeMap<String, runtime::Untyped>>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
