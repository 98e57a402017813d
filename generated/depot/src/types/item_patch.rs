use super::runtime;

runtime::object! {
    /// The properties to change.
    #[object()]
    pub struct ItemPatch {
        /// Between 1 and 200 characters.
        #[json("name", optional)] #[check(min_length = 1, max_length = 200)] pub name: Option<String>,
        #[json("quantity", optional)] pub quantity: Option<u64>,
        /// Null removes all tags.
        #[json("tags", patch)] pub tags: runtime::Patch<Vec<String>>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
