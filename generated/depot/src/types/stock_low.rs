use super::runtime;

runtime::object! {
    /// The object `StockLow`.
    #[object(tag = ("type", "stock.low"))]
    pub struct StockLow {
        #[json("item_id")] pub item_id: String,
        #[json("quantity")] pub quantity: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
