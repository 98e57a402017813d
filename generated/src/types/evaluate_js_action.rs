use super::runtime;

runtime::object! {
    /// The `evaluate_js` browser action.
    ///
    /// The result is returned.
    #[object(tag "type" = "evaluate_js" optional, explicit(nulls = 0, defaults = 1))]
    pub struct EvaluateJsAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// A single expression, or an immediately invoked function for multi-statement code; the result is returned.
        #[json("code")] pub code: String,
        #[rest] pub extra: runtime::Extra,
    }
}
