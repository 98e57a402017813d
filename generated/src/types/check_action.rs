use super::{TextOrNodeSelectors, runtime};

runtime::object! {
    /// The `check` interaction action.
    #[object(tag "type" = "check" optional, explicit(nulls = 3, defaults = 3))]
    pub struct CheckAction {
        /// The `category` property. At least 1 character. Default: `Interaction Actions`.
        #[json(default "category" = "Interaction Actions".to_owned())] #[check(min_length(1))]
        pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// Identifier of the target element.
        #[json(default "id" = String::new())] pub id: String,
        #[json(optional "selector" or null)] pub selector: Option<TextOrNodeSelectors>,
        #[json(optional "press_enter" or null)] pub press_enter: Option<bool>,
        #[json(optional "text_label" or null)] pub text_label: Option<String>,
        /// Action timeout in milliseconds.
        ///
        /// Default: `15000`.
        #[json(default "timeout" = 15_000)] pub timeout: u64,
        /// `true` checks, `false` unchecks.
        #[json("value")] pub value: bool,
        #[rest] pub extra: runtime::Extra,
    }
}
