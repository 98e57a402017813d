//! Text in another charset than UTF-8. In: text. Out: a body in the charset that its media type names. It must not know the request
//! around it.

use super::{body::Body, charset, encoder::Encoder, request_error::RequestError};

/// Text of this media type, in the charset that the media type names.
#[derive(Clone, Copy, Debug)]
pub struct TextIn(pub &'static str);

impl Encoder<String> for TextIn {
    fn encode(&self, value: &String) -> Result<Body, RequestError> {
        let bytes = charset::encode(value, self.0).map_err(RequestError::body)?;
        Ok(Body::new(self.0, bytes))
    }
}
