use super::{BoundingBox, runtime};

runtime::object! {
    /// Screenshot of a page.
    #[object()]
    pub struct Screenshot {
        /// Encoded image content.
        #[json("raw")] pub raw: String,
        #[json(optional "bboxes")] pub bboxes: Option<Vec<BoundingBox>>,
        #[json(maybe "last_action_id")] pub last_action_id: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
