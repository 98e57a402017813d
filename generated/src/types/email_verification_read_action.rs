use super::runtime;

runtime::object! {
    /// The `email_verification_read` browser action.
    #[object(tag = ("type", "email_verification_read"), tag_optional)]
    pub struct EmailVerificationReadAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// At least 1 character.
        #[json("mailbox_id")] #[check(min_length = 1)] pub mailbox_id: String,
        /// At least 1 character.
        #[json("sender_domain")] #[check(min_length = 1)] pub sender_domain: String,
        /// Between 30 and 900. Default: `300`.
        #[json("max_age_seconds", default = 300)] #[check(minimum = 30, maximum = 900)] pub max_age_seconds: u64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
