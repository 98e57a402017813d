use super::runtime;

runtime::object! {
    /// The `help` browser action.
    #[object(tag "type" = "help" optional, explicit(nulls = 0, defaults = 1))]
    pub struct HelpAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        #[json("reason")] pub reason: String,
        #[rest] pub extra: runtime::Extra,
    }
}
