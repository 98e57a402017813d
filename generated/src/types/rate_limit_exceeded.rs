use super::runtime;

runtime::object! {
    /// Rate limit exceeded.
    #[object()]
    pub struct RateLimitExceeded {
        #[json(required "message")] pub message: String,
        #[json(required "detail")] pub detail: String,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
