use super::runtime;

runtime::object! {
    /// The object `ItemMoved`.
    #[object(tag = ("type", "item.moved"))]
    pub struct ItemMoved {
        #[json("item_id")] pub item_id: String,
        /// The `id` of a location.
        #[json("from")] pub from: String,
        /// The `id` of a location.
        #[json("to")] pub to: String,
        #[json("note", optional)] pub note: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
