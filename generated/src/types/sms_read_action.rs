use super::runtime;

runtime::object! {
    /// The `sms_read` browser action.
    #[object(tag "type" = "sms_read" optional, explicit(nulls = 0, defaults = 4), default)]
    pub struct SmsReadAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// The `limit` property. Default: `10`.
        #[json(default "limit" = 10)] pub limit: i64,
        /// ISO 8601 duration.
        ///
        /// Default: `PT5M`.
        #[json(default "timedelta" = Some(runtime::Duration::from_static("PT5M")))]
        pub timedelta: Option<runtime::Duration>,
        /// The `only_unread` property. Default: `true`.
        #[json(default "only_unread" = true)] pub only_unread: bool,
        #[rest] pub extra: runtime::Extra,
    }
}
