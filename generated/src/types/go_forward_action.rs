use super::runtime;

runtime::object! {
    /// The `go_forward` browser action.
    #[object(tag = ("type", "go_forward"), tag_optional)]
    pub struct GoForwardAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
