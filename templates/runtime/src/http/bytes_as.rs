//! Bodies of bytes. In: bytes, a file or a stream. Out: the same, under the media type that the document declares. It must not look into
//! them.

use bytes::Bytes;

use super::{super::IntoField, body::Body, encoder::Encoder, request_error::RequestError};

/// Bytes of this media type.
#[derive(Clone, Copy, Debug)]
pub struct BytesAs(pub &'static str);

impl Encoder<Body> for BytesAs {
    fn encode(&self, value: &Body) -> Result<Body, RequestError> {
        Ok(value.clone().labelled(self.0))
    }
}

impl IntoField<Option<Body>> for Bytes {
    fn into_field(self) -> Option<Body> {
        Some(self.into())
    }
}

impl IntoField<Option<Body>> for Vec<u8> {
    fn into_field(self) -> Option<Body> {
        Some(self.into())
    }
}

impl IntoField<Option<Body>> for &'static [u8] {
    fn into_field(self) -> Option<Body> {
        Some(self.into())
    }
}
