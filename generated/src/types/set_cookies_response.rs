use super::runtime;

runtime::object! {
    /// Response of profile cookies set.
    #[object()]
    pub struct SetCookiesResponse {
        #[json(required "success")] pub success: bool,
        #[json(required "message")] pub message: String,
        #[json(required "cookies_count")] pub cookies_count: i64,
        #[json(required "mode")] pub mode: String,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
