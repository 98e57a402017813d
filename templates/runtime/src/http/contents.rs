//! Responses of several media types. In: what the document declares, and the head of a response. Out: which of the declared contents it has.
//! It must not know the types of the values.

use std::marker::PhantomData;

use super::{
    body_error::BodyError, head::Head, media_types::MediaTypes, output::Output,
    raw_response::RawResponse, reading::Reading,
};

/// The contents that the document declares for one response, by media type.
pub trait Contents {
    /// The media types of each content. What is more specific comes first.
    const DECLARED: &'static [&'static [&'static str]];

    /// The content that a response of an undeclared media type may have: the JSON, if only one is declared.
    const JSON: Option<usize>;

    /// The content of a response with this head.
    fn select(head: &Head) -> Option<usize> {
        let declared = Self::DECLARED.iter();
        let mut declared = declared.map(|media_types| MediaTypes(media_types).include_head(head));
        declared.position(|is_included| is_included).or(Self::JSON)
    }

    /// The error for a response that has another content than `expected`, or none of the document's.
    fn unexpected(head: &Head, expected: usize) -> BodyError {
        let declared = Self::select(head).map(|index| name::<Self>(index).to_owned());
        BodyError::Kind {
            expected: name::<Self>(expected),
            found: declared.or_else(|| head.media_type()),
        }
    }
}

/// The media type that asks for a content.
fn name<C: Contents + ?Sized>(index: usize) -> &'static str {
    let media_types = C::DECLARED.get(index);
    media_types
        .and_then(|media_types| media_types.first())
        .copied()
        .unwrap_or_default()
}

/// The content `N` of `C`, which `O` reads. A response with another content of `C` is never read as this one: it is [`BodyError::Kind`],
/// which names the declared media type that was found.
pub struct Declared<O, C, const N: usize>(PhantomData<(O, C)>);

impl<O: Output, C: Contents, const N: usize> Output for Declared<O, C, N> {
    type Value = O::Value;

    const ACCEPT: &'static str = C::DECLARED[N][0];

    fn reading(head: &Head) -> Reading {
        match C::select(head) {
            Some(index) if index == N => O::reading(head),
            _ => Reading::Whole,
        }
    }

    fn read(response: &RawResponse) -> Result<O::Value, BodyError> {
        match C::select(response.head()) {
            Some(index) if index == N => O::read(response),
            _ => Err(C::unexpected(response.head(), N)),
        }
    }
}
