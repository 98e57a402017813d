//! String bodies. In: a string. Out: the same, under the media type that was declared for it. It must not look into it.

use super::{body::Body, encoder::Encoder, request_error::RequestError};

/// Text of this media type, in UTF-8.
#[derive(Clone, Copy, Debug)]
pub struct TextAs(pub &'static str);

impl Encoder<String> for TextAs {
    fn encode(&self, value: &String) -> Result<Body, RequestError> {
        Ok(Body::new(self.0, value.clone()))
    }
}

/// A body as the caller wrote and labelled it.
#[derive(Clone, Copy, Debug)]
pub struct AsWritten;

impl Encoder<Body> for AsWritten {
    fn encode(&self, body: &Body) -> Result<Body, RequestError> {
        Ok(body.clone())
    }
}
