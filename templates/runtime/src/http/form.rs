//! Forms whose fields have styles. In: an object. Out: a body of `name=value` pairs. It must not know the
//! request around it.

use serde::Serialize;

use super::{body::Body, encoder::Encoder, request_error::RequestError, style::Style};

/// `application/x-www-form-urlencoded`, with the fields that have a style of their own.
///
/// Of any other field, a list repeats the field's name and an object is sent as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Form<'a>(pub &'a [(&'a str, Style)]);

impl<T: Serialize + ?Sized> Encoder<T> for Form<'_> {
    fn encode(&self, value: &T) -> Result<Body, RequestError> {
        Body::form_styled(value, self.0)
    }
}
