use super::runtime;

runtime::object! {
    /// The `email_read` browser action.
    #[object(tag = ("type", "email_read"), tag_optional)]
    pub struct EmailReadAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// Default: `10`.
        #[json("limit", default = 10)] pub limit: i64,
        /// ISO 8601 duration.
        ///
        /// Default: `PT5M`.
        #[json("timedelta", default = Some(runtime::Duration::from_static("PT5M")))]
        pub timedelta: Option<runtime::Duration>,
        /// Default: `true`.
        #[json("only_unread", default = true)] pub only_unread: bool,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
