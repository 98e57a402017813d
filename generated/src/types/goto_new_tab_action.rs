use super::runtime;

runtime::object! {
    /// The `goto_new_tab` browser action.
    #[object(tag "type" = "goto_new_tab" optional, explicit(nulls = 0, defaults = 1))]
    pub struct GotoNewTabAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        #[json("url")] pub url: String,
        #[rest] pub extra: runtime::Extra,
    }
}
