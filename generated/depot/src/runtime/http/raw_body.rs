//! Bodies that are sent as they are. In: text or bytes. Out: the same, under the media type that was
//! declared for them. It must not look into them.

use bytes::Bytes;

use super::{super::IntoField, body::Body, encoder::Encoder, request_error::RequestError};

/// Text of this media type, in UTF-8.
#[derive(Clone, Copy, Debug)]
pub struct TextAs(pub &'static str);

impl Encoder<String> for TextAs {
    fn encode(&self, value: &String) -> Result<Body, RequestError> {
        Ok(Body::new(self.0, value.clone()))
    }
}

/// Bytes of this media type.
#[derive(Clone, Copy, Debug)]
pub struct BytesAs(pub &'static str);

impl Encoder<Bytes> for BytesAs {
    fn encode(&self, value: &Bytes) -> Result<Body, RequestError> {
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

impl IntoField<Option<Bytes>> for Vec<u8> {
    fn into_field(self) -> Option<Bytes> {
        Some(self.into())
    }
}

impl IntoField<Option<Bytes>> for &'static [u8] {
    fn into_field(self) -> Option<Bytes> {
        Some(Bytes::from_static(self))
    }
}
