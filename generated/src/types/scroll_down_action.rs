use super::runtime;

runtime::object! {
    /// The `scroll_down` browser action.
    #[object(tag = ("type", "scroll_down"), tag_optional)]
    pub struct ScrollDownAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// Pixels; `null` scrolls one page.
        #[json("amount", optional, nullable)] pub amount: Option<i64>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
