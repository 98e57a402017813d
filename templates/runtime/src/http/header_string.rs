//! Headers whose values are strings with a type of their own: times, and enums of the document. In: the text of a header. Out: the value. It
//! must not know which type it is.

use serde::de::{
    DeserializeOwned,
    value::{Error, StrDeserializer},
};

use super::read_header::HeaderValue;

/// A value that is read as a string of JSON is.
pub struct StringHeader<T>(pub T);

impl<T: DeserializeOwned> HeaderValue for StringHeader<T> {
    fn read(text: &str) -> Option<Self> {
        let text: StrDeserializer<'_, Error> = StrDeserializer::new(text);
        T::deserialize(text).ok().map(Self)
    }
}
