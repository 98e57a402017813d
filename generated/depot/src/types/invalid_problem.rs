use super::runtime;

runtime::object! {
    /// Problem details with what is wrong with each property.
    #[object()]
    pub struct InvalidProblem {
        /// Default: `about:blank`.
        #[json("type", default = "about:blank".to_owned())] pub r#type: String,
        #[json("title", optional)] pub title: Option<String>,
        #[json("status", optional)] pub status: Option<i32>,
        #[json("detail", optional)] pub detail: Option<String>,
        #[json("instance", optional)] pub instance: Option<String>,
        #[json("errors", optional)] pub errors: Option<Vec<InvalidProblemErrorsItem>>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// The object `InvalidProblem.errors[]`.
    #[object()]
    pub struct InvalidProblemErrorsItem {
        /// A JSON pointer into the request body.
        #[json("pointer")] pub pointer: String,
        #[json("detail")] pub detail: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
