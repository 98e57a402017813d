use super::runtime;

runtime::object! {
    /// The `goto` browser action.
    #[object(tag "type" = "goto" optional, explicit(nulls = 0, defaults = 1), closed)]
    pub struct GotoAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        #[json("url")] pub url: String,
        #[rest] pub extra: runtime::Extra,
    }
}
