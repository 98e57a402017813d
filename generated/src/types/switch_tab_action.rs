use super::runtime;

runtime::object! {
    /// The `switch_tab` browser action.
    #[object(tag "type" = "switch_tab" optional, explicit(nulls = 0, defaults = 1))]
    pub struct SwitchTabAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        #[json("tab_index")] pub tab_index: i64,
        #[rest] pub extra: runtime::Extra,
    }
}
