use std::collections::BTreeMap;

use super::runtime;

runtime::object! {
    /// Session exported as a script.
    #[object()]
    pub struct SessionScriptResponse {
        #[json("python_script")] pub python_script: runtime::Secret,
        #[json("json_actions")] pub json_actions: Vec<BTreeMap<String, runtime::Untyped>>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
