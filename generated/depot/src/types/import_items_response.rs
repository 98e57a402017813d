use super::runtime;

runtime::object! {
    /// The object that is the response 200 of `POST /items/import`.
    #[object()]
    pub struct ImportItemsResponse {
        /// The number of items that were created.
        #[json("created")] pub created: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
