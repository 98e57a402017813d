use std::collections::BTreeMap;

use super::{StringOrInteger, runtime};

runtime::object! {
    /// The object `ValidationError`.
    #[object()]
    pub struct ValidationError {
        #[json("loc")] pub loc: Vec<StringOrInteger>,
        #[json("msg")] pub msg: String,
        /// Error Type
        #[json("type")] pub r#type: String,
        #[json("input", optional)] pub input: Option<runtime::Untyped>,
        #[json("ctx", optional)] pub ctx: Option<BTreeMap<String, runtime::Untyped>>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
