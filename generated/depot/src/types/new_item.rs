use super::{ItemKind, runtime};

runtime::object! {
    /// An item to create.
    #[object(explicit(nulls = 0, defaults = 1))]
    pub struct NewItem {
        /// What is on the label.
        ///
        /// Between 1 and 200 characters.
        #[json("name")] #[check((min_length(1), max_length(200)))] pub name: String,
        #[json("kind")] pub kind: ItemKind,
        /// The number of pieces in stock.
        ///
        /// Default: `0`.
        #[json(default "quantity" = 0)] pub quantity: u64,
        /// Words to find the item by.
        #[json(optional "tags")] pub tags: Option<Vec<String>>,
        #[rest] pub extra: runtime::Extra,
    }
}
