use super::runtime;

runtime::object! {
    /// The `wait` browser action.
    #[object(tag "type" = "wait" optional, explicit(nulls = 0, defaults = 1))]
    pub struct WaitAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// Milliseconds, from 0 to 30000 (max 30 seconds).
        #[json("time_ms")] #[check(maximum(30_000))] pub time_ms: u64,
        #[rest] pub extra: runtime::Extra,
    }
}
