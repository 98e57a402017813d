use super::runtime;

runtime::object! {
    /// The object `Answer`.
    #[object()]
    pub struct Answer {
        #[json("id")] pub id: String,
        #[json("text")] pub text: String,
        /// The items that the answer is about.
        #[json("item_ids", optional)] pub item_ids: Option<Vec<String>>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
