use super::runtime;

runtime::object! {
    /// The `scroll_down` browser action.
    #[object(tag "type" = "scroll_down" optional, explicit(nulls = 1, defaults = 1), default)]
    pub struct ScrollDownAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// Pixels; `null` scrolls one page.
        #[json(optional "amount" or null)] pub amount: Option<i64>,
        #[rest] pub extra: runtime::Extra,
    }
}
