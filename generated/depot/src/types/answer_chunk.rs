use super::runtime;

runtime::object! {
    /// The object `AnswerChunk`.
    #[object()]
    pub struct AnswerChunk {
        #[json("id")] pub id: String,
        /// The next words of the answer.
        #[json("delta")] pub delta: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
