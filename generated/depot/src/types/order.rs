use super::runtime;

runtime::object! {
    /// The object `Order`.
    #[object()]
    pub struct Order {
        #[json("id")] pub id: String,
        #[json("item_id")] pub item_id: String,
        #[json("quantity")] pub quantity: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
