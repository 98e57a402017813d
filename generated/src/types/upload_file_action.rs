use super::{TextOrNodeSelectors, runtime};

runtime::object! {
    /// The `upload_file` interaction action.
    #[object(tag "type" = "upload_file" optional, explicit(nulls = 3, defaults = 3))]
    pub struct UploadFileAction {
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
        #[json("file_path")] pub file_path: String,
        #[rest] pub extra: runtime::Extra,
    }
}
