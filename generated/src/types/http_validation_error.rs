use super::{ValidationError, runtime};

runtime::object! {
    /// The object `HTTPValidationError`.
    #[object(default)]
    pub struct HttpValidationError {
        #[json(optional "detail")] pub detail: Option<Vec<ValidationError>>,
        #[rest] pub extra: runtime::Extra,
    }
}
