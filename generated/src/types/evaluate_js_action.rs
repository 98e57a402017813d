use super::runtime;

runtime::object! {
    /// The `evaluate_js` browser action.
    ///
    /// The result is returned.
    #[object(tag = ("type", "evaluate_js"), tag_optional)]
    pub struct EvaluateJsAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// A single expression, or an immediately invoked function for multi-statement code; the result is returned.
        #[json("code")] pub code: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
