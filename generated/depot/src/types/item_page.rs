use super::{Item, runtime};

runtime::object! {
    /// A page of items.
    #[object(explicit(nulls = 1, defaults = 0))]
    pub struct ItemPage {
        #[json("items")] #[check(nested())] pub items: Vec<Item>,
        /// The cursor of the next page.
        #[json(optional "next_cursor" or null)] pub next_cursor: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
