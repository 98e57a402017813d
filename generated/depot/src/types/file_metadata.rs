use super::runtime;

runtime::object! {
    /// The object `FileMetadata`.
    #[object()]
    pub struct FileMetadata {
        #[json("name")] pub name: String,
        #[json(optional "description")] pub description: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
