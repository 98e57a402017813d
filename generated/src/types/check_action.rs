use super::{StringOrNodeSelectors, runtime};

runtime::object! {
    /// The `check` interaction action.
    #[object(tag = ("type", "check"), tag_optional)]
    pub struct CheckAction {
        /// At least 1 character. Default: `Interaction Actions`.
        #[json("category", default = "Interaction Actions".to_owned())] #[check(min_length = 1)]
        pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// Identifier of the target element.
        #[json("id", default = String::new())] pub id: String,
        #[json("selector", optional, nullable)] pub selector: Option<StringOrNodeSelectors>,
        #[json("press_enter", optional, nullable)] pub press_enter: Option<bool>,
        #[json("text_label", optional, nullable)] pub text_label: Option<String>,
        /// Action timeout in milliseconds.
        ///
        /// Default: `15000`.
        #[json("timeout", default = 15_000)] pub timeout: u64,
        /// `true` checks, `false` unchecks.
        #[json("value")] pub value: bool,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
