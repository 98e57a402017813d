use super::runtime;

runtime::object! {
    /// Pieces of an item that came or went.
    #[object()]
    pub struct Movement {
        #[json("id")] pub id: String,
        #[json("item_id")] pub item_id: String,
        /// Negative if they went.
        #[json("pieces")] pub pieces: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
