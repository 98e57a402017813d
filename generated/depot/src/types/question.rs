use super::runtime;

runtime::object! {
    /// The object `Question`.
    #[object()]
    pub struct Question {
        /// At least 1 character.
        #[json("question")] #[check(min_length = 1)] pub question: String,
        /// Whether to send the answer in chunks.
        ///
        /// Default: `false`.
        #[json("stream", default = false)] pub stream: bool,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
