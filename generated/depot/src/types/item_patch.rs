use super::runtime;

runtime::object! {
    /// The properties to change.
    #[object(default)]
    pub struct ItemPatch {
        /// The `name` property. Between 1 and 200 characters.
        #[json(optional "name")] #[check((min_length(1), max_length(200)))] pub name: Option<String>,
        #[json(optional "quantity")] pub quantity: Option<u64>,
        /// Null removes all tags.
        #[json(patch "tags")] pub tags: runtime::Patch<Vec<String>>,
        #[rest] pub extra: runtime::Extra,
    }
}
