use super::runtime;

runtime::object! {
    /// The `switch_tab` browser action.
    #[object(tag = ("type", "switch_tab"), tag_optional)]
    pub struct SwitchTabAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        #[json("tab_index")] pub tab_index: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
