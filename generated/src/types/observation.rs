use super::{ActionSpace, Screenshot, SnapshotMetadata, runtime};

runtime::object! {
    /// Response of page observe.
    #[object()]
    pub struct Observation {
        #[json(required "started_at")] pub started_at: runtime::DateTime,
        #[json(required "ended_at")] pub ended_at: runtime::DateTime,
        /// Current page: url, title, snapshot timestamp.
        #[json(required "metadata")] pub metadata: SnapshotMetadata,
        /// Base64-encoded screenshot of the current page.
        #[json(required "screenshot")] pub screenshot: Screenshot,
        /// Available actions in the current state.
        #[json(required "space")] #[check(nested())] pub space: ActionSpace,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
