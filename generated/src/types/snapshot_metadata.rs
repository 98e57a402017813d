use super::{TabsData, ViewportData, runtime};

runtime::object! {
    /// Metadata of a page.
    #[object()]
    pub struct SnapshotMetadata {
        #[json(required "title")] pub title: String,
        #[json(required "url")] pub url: String,
        #[json(required "viewport")] pub viewport: ViewportData,
        #[json(required "tabs")] pub tabs: Vec<TabsData>,
        /// Time of the snapshot.
        #[json(optional "timestamp")] pub timestamp: Option<runtime::DateTime>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
