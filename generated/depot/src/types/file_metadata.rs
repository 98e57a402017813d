use super::runtime;

runtime::object! {
    /// The object `FileMetadata`.
    #[object()]
    pub struct FileMetadata {
        #[json("name")] pub name: String,
        #[json("description", optional)] pub description: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
