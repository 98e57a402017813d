use super::runtime;

runtime::object! {
    /// The `press_key` browser action.
    #[object(tag = ("type", "press_key"), tag_optional)]
    pub struct PressKeyAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// A keyboard key name.
        #[json("key")] pub key: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
