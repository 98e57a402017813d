use super::runtime;

runtime::object! {
    /// A file as it was received.
    #[object()]
    pub struct StoredFile {
        #[json("id")] pub id: String,
        #[json("name", optional)] pub name: Option<String>,
        /// The number of bytes.
        #[json("size")] pub size: i64,
        /// Matches `^[0-9a-f]{64}$`.
        #[json("sha256")] #[check(pattern = "^[0-9a-f]{64}$")] pub sha256: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
