use super::{BoundingBox, runtime};

runtime::object! {
    /// Screenshot of a page.
    #[object()]
    pub struct Screenshot {
        /// Encoded image content.
        #[json("raw")] pub raw: String,
        #[json("bboxes", optional)] pub bboxes: Option<Vec<BoundingBox>>,
        #[json("last_action_id", optional, nullable)] pub last_action_id: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
