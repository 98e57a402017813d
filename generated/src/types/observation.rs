use super::{ActionSpace, Screenshot, SnapshotMetadata, runtime};

runtime::object! {
    /// Response of page observe.
    #[object()]
    pub struct Observation {
        #[json("started_at")] pub started_at: runtime::DateTime,
        #[json("ended_at")] pub ended_at: runtime::DateTime,
        /// Current page: url, title, snapshot timestamp.
        #[json("metadata")] pub metadata: SnapshotMetadata,
        /// Base64-encoded screenshot of the current page.
        #[json("screenshot")] pub screenshot: Screenshot,
        /// Available actions in the current state.
        #[json("space")] #[check(nested)] pub space: ActionSpace,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
