use super::runtime;

runtime::object! {
    /// Rate limit exceeded.
    #[object()]
    pub struct RateLimitExceeded {
        #[json("message")] pub message: String,
        #[json("detail")] pub detail: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
