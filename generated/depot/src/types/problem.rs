use super::runtime;

runtime::object! {
    /// Problem details (RFC 9457).
    #[object(explicit(nulls = 0, defaults = 1), default)]
    pub struct Problem {
        /// The `type` property. Default: `about:blank`.
        #[json(default "type" = "about:blank".to_owned())] pub r#type: String,
        #[json(optional "title")] pub title: Option<String>,
        #[json(optional "status")] pub status: Option<i32>,
        #[json(optional "detail")] pub detail: Option<String>,
        #[json(optional "instance")] pub instance: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
