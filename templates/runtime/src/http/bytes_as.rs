//! Bodies of bytes. In: bytes, a file or a stream. Out: the same, under the media type that the document declares. It must not look into
//! them.

use super::{body::Body, encoder::Encoder, request_error::RequestError};

/// Bytes of this media type.
#[derive(Clone, Copy, Debug)]
pub struct BytesAs(pub &'static str);

impl Encoder<Body> for BytesAs {
    fn encode(&self, value: &Body) -> Result<Body, RequestError> {
        Ok(value.clone().labelled(self.0))
    }
}

/// What is accepted for a body of bytes.
#[doc(hidden)]
#[macro_export]
macro_rules! body_fields {
    () => {
        runtime::accept! { runtime::Body: runtime::Bytes, Vec<u8>, &'static [u8] }
    };
}
