use super::runtime;

runtime::object! {
    /// Response of profile cookies set.
    #[object()]
    pub struct SetCookiesResponse {
        /// The `success` property.
        #[json(required "success")] pub success: bool,
        /// The `message` property.
        #[json(required "message")] pub message: String,
        /// The `cookies_count` property.
        #[json(required "cookies_count")] pub cookies_count: i64,
        /// The `mode` property.
        #[json(required "mode")] pub mode: String,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
