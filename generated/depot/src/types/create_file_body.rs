use super::{FileMetadata, runtime};

runtime::object! {
    /// The object that is the body of `POST /files`.
    #[object()]
    pub struct CreateFileBody {
        #[json("metadata")] pub metadata: FileMetadata,
        #[json("file")] pub file: runtime::File,
        #[json("tags", optional)] pub tags: Option<Vec<String>>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
