use super::runtime;

runtime::object! {
    /// The `goto_new_tab` browser action.
    #[object(tag = ("type", "goto_new_tab"), tag_optional)]
    pub struct GotoNewTabAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        #[json("url")] pub url: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
