//! The body of a request. In: values. Out: bytes and their media type, ready to be sent any number of
//! times. It must not know the request around it.

use std::borrow::Cow;
use std::io;

use bytes::Bytes;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};

use super::{finite, param, request_error::RequestError, style::Style, tree::Tree};

/// What a request carries.
#[derive(Clone, Default)]
#[non_exhaustive]
pub enum Body {
    /// Nothing.
    #[default]
    Empty,
    /// `application/json`.
    Json(Bytes),
    /// `application/x-www-form-urlencoded`.
    Form(Bytes),
    /// `text/plain`, in UTF-8.
    Text(Bytes),
    /// Any other media type, already encoded.
    Bytes {
        /// The media type, as `Content-Type` says it.
        content_type: Cow<'static, str>,
        /// The encoded body.
        bytes: Bytes,
    },
}

/// Writes a whole number without a fraction, as JavaScript does: services refuse `1.0` where they have an integer.
struct PlainNumbers;

impl Formatter for PlainNumbers {
    fn write_f64<W: io::Write + ?Sized>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        /// From here on a double does not hold every whole number.
        const LARGE: f64 = 9_007_199_254_740_992.0;
        if value.fract().abs() < f64::MIN_POSITIVE && value.abs() < LARGE {
            write!(writer, "{value}")
        } else {
            CompactFormatter.write_f64(writer, value)
        }
    }
}

impl Body {
    /// `value` as JSON, without its read-only properties.
    ///
    /// # Errors
    ///
    /// Fails where the value cannot be written as JSON, such as a map whose keys are no strings, or a number that is
    /// not finite.
    pub fn json<T: Serialize + ?Sized>(value: &T) -> Result<Self, RequestError> {
        let mut json = Vec::new();
        finite::write(
            value,
            &mut Serializer::with_formatter(&mut json, PlainNumbers),
        )
        .map_err(|unwritten| {
            RequestError::unwritten_body("cannot be written as JSON", unwritten)
        })?;
        Ok(Self::Json(json.into()))
    }

    /// The fields of `value` as a form: a list repeats its field's name, an object is JSON.
    ///
    /// # Errors
    ///
    /// Fails where the value is no object, or has a number that is not finite.
    pub fn form<T: Serialize + ?Sized>(value: &T) -> Result<Self, RequestError> {
        Self::form_styled(value, &[])
    }

    /// The same with fields that have a style of their own.
    pub(super) fn form_styled<T: Serialize + ?Sized>(
        value: &T,
        styles: &[(&str, Style)],
    ) -> Result<Self, RequestError> {
        let value = Tree::of(value).map_err(|unwritten| {
            RequestError::unwritten_body("cannot be written as a form", unwritten)
        })?;
        let Tree::Object(fields) = value else {
            return Err(RequestError::body("is no object, which a form has to be"));
        };
        let mut pairs = Vec::new();
        for (name, value) in &fields {
            let own = styles.iter().find(|(styled, _)| styled == name);
            let style = match (own, value) {
                (Some((_, style)), _) => *style,
                (None, Tree::Object(_)) => Style::JSON,
                (None, _) => Style::FORM,
            };
            let field = param::pairs(name, style.optional(), value);
            pairs.extend(field.map_err(RequestError::body)?);
        }
        Ok(Self::Form(pairs.join("&").into()))
    }

    /// The bytes that are sent; none for [`Body::Empty`].
    #[must_use]
    pub fn bytes(&self) -> Option<&Bytes> {
        match self {
            Self::Empty => None,
            Self::Json(bytes)
            | Self::Form(bytes)
            | Self::Text(bytes)
            | Self::Bytes { bytes, .. } => Some(bytes),
        }
    }

    /// The media type that is declared for them.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        match self {
            Self::Empty => None,
            Self::Json(_) => Some("application/json"),
            Self::Form(_) => Some("application/x-www-form-urlencoded"),
            Self::Text(_) => Some("text/plain; charset=utf-8"),
            Self::Bytes { content_type, .. } => Some(content_type),
        }
    }

    /// The same bytes under another media type; of nothing, nothing.
    #[must_use]
    pub fn labelled(self, content_type: impl Into<Cow<'static, str>>) -> Self {
        match self {
            Self::Empty => Self::Empty,
            Self::Json(bytes)
            | Self::Form(bytes)
            | Self::Text(bytes)
            | Self::Bytes { bytes, .. } => Self::Bytes {
                content_type: content_type.into(),
                bytes,
            },
        }
    }
}
