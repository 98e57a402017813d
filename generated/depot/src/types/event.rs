use super::{ItemCreated, ItemMoved, StockLow, runtime};

runtime::union! {
    /// Something that happened.
    #[union(tag "type", kind EventKind)]
    pub enum Event {
        #[json("item.created", as_item_created, from ItemCreated)] ItemCreated(ItemCreated),
        #[json("item.moved", as_item_moved, from ItemMoved)] ItemMoved(ItemMoved),
        #[json("stock.low", as_stock_low, from StockLow)] StockLow(StockLow),
    }
}
