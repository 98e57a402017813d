use super::{ItemKind, runtime};

runtime::object! {
    /// An item.
    #[object()]
    pub struct Item {
        /// What is on the label.
        ///
        /// Between 1 and 200 characters.
        #[json("name")] #[check(min_length = 1, max_length = 200)] pub name: String,
        #[json("kind")] pub kind: ItemKind,
        /// The number of pieces in stock.
        ///
        /// Default: `0`.
        #[json("quantity", default = 0)] pub quantity: u64,
        /// Words to find the item by.
        #[json("tags", optional)] pub tags: Option<Vec<String>>,
        #[json("id")] pub id: String,
        #[json("created_at")] pub created_at: runtime::DateTime,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
