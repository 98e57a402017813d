use super::runtime;

runtime::object! {
    /// Response of profile cookies set.
    #[object()]
    pub struct SetCookiesResponse {
        #[json("success")] pub success: bool,
        #[json("message")] pub message: String,
        #[json("cookies_count")] pub cookies_count: i64,
        #[json("mode")] pub mode: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
