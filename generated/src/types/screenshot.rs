use super::{BoundingBox, runtime};

runtime::object! {
    /// Screenshot of a page.
    #[object(explicit(nulls = 1, defaults = 0))]
    pub struct Screenshot {
        /// Encoded image content.
        #[json("raw")] pub raw: String,
        #[json(optional "bboxes")] pub bboxes: Option<Vec<BoundingBox>>,
        #[json(optional "last_action_id" or null)] pub last_action_id: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
