use super::{ValidationError, runtime};

runtime::object! {
    /// The object `HTTPValidationError`.
    #[object()]
    pub struct HttpValidationError {
        #[json("detail", optional)] pub detail: Option<Vec<ValidationError>>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
