use super::runtime;

runtime::object! {
    /// Rate limit exceeded.
    #[object()]
    pub struct RateLimitExceeded {
        /// The `message` property.
        #[json(required "message")] pub message: String,
        /// The `detail` property.
        #[json(required "detail")] pub detail: String,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
