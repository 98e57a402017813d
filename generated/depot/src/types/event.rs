use super::{ItemCreated, ItemMoved, StockLow, runtime};

runtime::union! {
    /// Something that happened.
    #[union(tag = "type", kind = EventKind)]
    pub enum Event {
        #[json("item.created", accessor = as_item_created, from)] ItemCreated(ItemCreated),
        #[json("item.moved", accessor = as_item_moved, from)] ItemMoved(ItemMoved),
        #[json("stock.low", accessor = as_stock_low, from)] StockLow(StockLow),
    }
}
