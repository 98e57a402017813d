use super::runtime;

runtime::object! {
    /// The `close_tab` browser action.
    #[object(tag "type" = "close_tab" optional, explicit(nulls = 0, defaults = 1), default)]
    pub struct CloseTabAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
