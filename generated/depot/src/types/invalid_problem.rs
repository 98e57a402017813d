use super::runtime;

runtime::object! {
    /// Problem details with what is wrong with each property.
    #[object(explicit(nulls = 0, defaults = 1), default)]
    pub struct InvalidProblem {
        /// The `type` property. Default: `about:blank`.
        #[json(default "type" = "about:blank".to_owned())] pub r#type: String,
        #[json(optional "title")] pub title: Option<String>,
        #[json(optional "status")] pub status: Option<i32>,
        #[json(optional "detail")] pub detail: Option<String>,
        #[json(optional "instance")] pub instance: Option<String>,
        #[json(optional "errors")] pub errors: Option<Vec<InvalidProblemErrorsItem>>,
        #[rest] pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// The object `InvalidProblem.errors[]`.
    #[object()]
    pub struct InvalidProblemErrorsItem {
        /// A JSON pointer into the request body.
        #[json("pointer")] pub pointer: String,
        #[json("detail")] pub detail: String,
        #[rest] pub extra: runtime::Extra,
    }
}
