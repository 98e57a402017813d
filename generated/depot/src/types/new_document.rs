use super::{FileMetadata, runtime};

runtime::object! {
    /// The object `NewDocument`.
    #[object()]
    pub struct NewDocument {
        #[json("metadata")] pub metadata: FileMetadata,
        #[json("document")] pub document: runtime::File,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
