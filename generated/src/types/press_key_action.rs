use super::runtime;

runtime::object! {
    /// The `press_key` browser action.
    #[object(tag "type" = "press_key" optional, explicit(nulls = 0, defaults = 1))]
    pub struct PressKeyAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// A keyboard key name.
        #[json("key")] pub key: String,
        #[rest] pub extra: runtime::Extra,
    }
}
