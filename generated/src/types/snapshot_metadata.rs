use super::{TabsData, ViewportData, runtime};

runtime::object! {
    /// Metadata of a page.
    #[object()]
    pub struct SnapshotMetadata {
        /// The `title` property.
        #[json(required "title")] pub title: String,
        /// The `url` property.
        #[json(required "url")] pub url: String,
        /// The `viewport` property.
        #[json(required "viewport")] pub viewport: ViewportData,
        /// The `tabs` property.
        #[json(required "tabs")] pub tabs: Vec<TabsData>,
        /// Time of the snapshot.
        #[json(optional "timestamp")] pub timestamp: Option<runtime::DateTime>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
