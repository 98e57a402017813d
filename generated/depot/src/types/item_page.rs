use super::{Item, runtime};

runtime::object! {
    /// A page of items.
    #[object()]
    pub struct ItemPage {
        #[json("items")] #[check(nested)] pub items: Vec<Item>,
        /// The cursor of the next page.
        #[json("next_cursor", optional, nullable)] pub next_cursor: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
