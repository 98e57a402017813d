use super::runtime;

runtime::object! {
    /// The object that is the response 202 of `POST /labels/print`.
    #[object()]
    pub struct PrintLabelsResponse202 {
        /// The number of labels.
        #[json("labels")] pub labels: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
