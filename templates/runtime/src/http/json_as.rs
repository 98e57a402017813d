//! JSON bodies under another name than `application/json`. In: values. Out: bodies. It must not know the
//! request around them.

use serde::Serialize;

use super::{body::Body, encoder::Encoder, request_error::RequestError};

/// JSON of this media type, such as `application/merge-patch+json`.
#[derive(Clone, Copy, Debug)]
pub struct JsonAs(pub &'static str);

impl<T: Serialize + ?Sized> Encoder<T> for JsonAs {
    fn encode(&self, value: &T) -> Result<Body, RequestError> {
        Ok(Body::json(value)?.labelled(self.0))
    }
}
