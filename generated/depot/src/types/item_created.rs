use super::{Item, runtime};

runtime::object! {
    /// The object `ItemCreated`.
    #[object(tag = ("type", "item.created"))]
    pub struct ItemCreated {
        #[json("item")] #[check(nested)] pub item: Item,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
