use super::runtime;

runtime::object! {
    /// The `completion` browser action.
    ///
    /// Completes the task and terminates the browser session.
    #[object(tag "type" = "completion" optional, explicit(nulls = 0, defaults = 1))]
    pub struct CompletionAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        #[json("success")] pub success: bool,
        #[json("answer")] pub answer: String,
        #[rest] pub extra: runtime::Extra,
    }
}
