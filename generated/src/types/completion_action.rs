use super::runtime;

runtime::object! {
    /// The `completion` browser action.
    ///
    /// Completes the task and terminates the browser session.
    #[object(tag = ("type", "completion"), tag_optional)]
    pub struct CompletionAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        #[json("success")] pub success: bool,
        #[json("answer")] pub answer: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
