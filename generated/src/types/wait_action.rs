use super::runtime;

runtime::object! {
    /// The `wait` browser action.
    #[object(tag = ("type", "wait"), tag_optional)]
    pub struct WaitAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// Milliseconds, from 0 to 30000 (max 30 seconds).
        #[json("time_ms")] #[check(maximum = 30_000)] pub time_ms: u64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
