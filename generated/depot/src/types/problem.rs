use super::runtime;

runtime::object! {
    /// Problem details (RFC 9457).
    #[object()]
    pub struct Problem {
        /// Default: `about:blank`.
        #[json("type", default = "about:blank".to_owned())] pub r#type: String,
        #[json("title", optional)] pub title: Option<String>,
        #[json("status", optional)] pub status: Option<i32>,
        #[json("detail", optional)] pub detail: Option<String>,
        #[json("instance", optional)] pub instance: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
