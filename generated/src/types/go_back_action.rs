use super::runtime;

runtime::object! {
    /// The `go_back` browser action.
    #[object(tag "type" = "go_back" optional, explicit(nulls = 0, defaults = 1), default)]
    pub struct GoBackAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
