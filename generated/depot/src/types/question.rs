use super::runtime;

runtime::object! {
    /// The object `Question`.
    #[object(explicit(nulls = 0, defaults = 1))]
    pub struct Question {
        /// The `question` property. At least 1 character.
        #[json("question")] #[check(min_length(1))] pub question: String,
        /// Whether to send the answer in chunks.
        ///
        /// Default: `false`.
        #[json(default "stream" = false)] pub stream: bool,
        #[rest] pub extra: runtime::Extra,
    }
}
