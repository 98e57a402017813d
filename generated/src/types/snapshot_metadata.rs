use super::{TabsData, ViewportData, runtime};

runtime::object! {
    /// Metadata of a page.
    #[object()]
    pub struct SnapshotMetadata {
        #[json("title")] pub title: String,
        #[json("url")] pub url: String,
        #[json("viewport")] pub viewport: ViewportData,
        #[json("tabs")] pub tabs: Vec<TabsData>,
        /// Time of the snapshot.
        #[json("timestamp", optional)] pub timestamp: Option<runtime::DateTime>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
