use super::{Action, BrowserAction, InteractionAction, SpaceCategory, runtime};

runtime::object! {
    /// Description and available actions of a page.
    #[object()]
    pub struct ActionSpace {
        /// Human-readable description of the current page.
        #[json("description")] pub description: String,
        /// Actions available on page elements.
        #[json("interaction_actions")] #[check(nested)] pub interaction_actions: Vec<InteractionAction>,
        /// Category of the page.
        #[json("category", optional, nullable)] pub category: Option<SpaceCategory>,
        /// All actions.
        #[json("actions")] #[check(nested)] pub actions: Vec<Action>,
        /// The browser actions.
        #[json("browser_actions")] #[check(nested)] pub browser_actions: Vec<BrowserAction>,
        #[json("markdown")] pub markdown: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
