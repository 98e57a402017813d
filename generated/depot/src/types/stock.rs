use super::runtime;

runtime::object! {
    /// How many pieces of an item there are.
    #[object()]
    pub struct Stock {
        #[json("item_id")] pub item_id: String,
        #[json("quantity")] pub quantity: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
