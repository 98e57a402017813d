use super::{FileMetadata, runtime};

runtime::object! {
    /// The object that is the body of `POST /files`.
    #[object()]
    pub struct CreateFileBody {
        #[json("metadata")] pub metadata: FileMetadata,
        #[json("file")] pub file: runtime::File,
        #[json(optional "tags")] pub tags: Option<Vec<String>>,
        #[rest] pub extra: runtime::Extra,
    }
}
