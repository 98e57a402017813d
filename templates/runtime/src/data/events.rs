//! The events of a service: the macro `events!` writes an enum of all webhooks of a document.
//!
//! In: an enum whose attributes have the name of each webhook and the shapes of its body. Out: the enum, and what reads it by a webhook's name
//! or by the body alone.

use serde::de::{DeserializeOwned, DeserializeSeed};

use super::decode::{decode, default_memory};
use super::decode_error::DecodeError;
use super::memory;
use super::reader::Reader;
use super::shape::{Look, Shape};

/// Writes the enum of all webhooks. [`macros`](super::super::macros) describes its attributes.
#[doc(hidden)]
#[macro_export]
macro_rules! events {
    (
        $(#[doc = $enum_doc:literal])*
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[event($key:literal $(, $shape:tt)*)]
                $variant:ident($payload:ty $(,)?)
            ),* $(,)?
        }
    ) => {
        $(#[doc = $enum_doc])*
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[doc = $doc])*
                $variant(Box<$payload>),
            )*
            /// Any other JSON: a webhook that this crate does not know, or one that its body does not show.
            Unknown(runtime::Untyped),
        }

        impl $name {
            /// Reads the body of the webhook with this name in the document. With any other name it is [`Unknown`](Self::Unknown).
            ///
            /// # Errors
            ///
            /// If the body is not JSON, or not as the document declares it for the webhook: see [`decode`](runtime::decode()).
            #[inline]
            pub fn decode(name: &str, body: &[u8]) -> Result<Self, runtime::DecodeError> {
                match name {
                    $($key => runtime::read_event(body, Self::$variant),)*
                    _ => runtime::decode(body).map(Self::Unknown),
                }
            }

            /// Reads a body whose webhook is not known: it is the webhook whose declaration it matches best. If there is none, or several,
            /// it is [`Unknown`](Self::Unknown).
            ///
            /// # Errors
            ///
            /// Under the conditions of [`decode`](Self::decode).
            #[inline]
            pub fn read(body: &[u8]) -> Result<Self, runtime::DecodeError> {
                const NAMES: &[&str] = &[$($key),*];
                const SHAPES: &[&[runtime::Shape]] = &[$(&[$(runtime::shape!($shape)),*]),*];
                let found = runtime::find_event(body, SHAPES)?;
                Self::decode(found.map_or("", |found| NAMES[found]), body)
            }

            /// Returns the name of the webhook in the document, if it is known.
            #[inline]
            #[must_use]
            pub fn name(&self) -> Option<&'static str> {
                match self {
                    $(Self::$variant(_) => Some($key),)*
                    Self::Unknown(_) => None,
                }
            }
        }
    };
    ($($item:tt)*) => {
        runtime::unknown_word! { events $($item)* }
    };
}

/// Reads the body of a webhook.
///
/// # Errors
///
/// Under the conditions of [`decode`](super::super::decode()).
pub fn read_event<T: DeserializeOwned, U>(
    body: &[u8],
    event: impl FnOnce(Box<T>) -> U,
) -> Result<U, DecodeError> {
    decode(body).map(Box::new).map(event)
}

/// The position of the shapes of which a body matches one best; `None` where it matches none, or several equally well.
///
/// # Errors
///
/// If the body is not JSON.
pub fn find_event(body: &[u8], shapes: &[&'static [Shape]]) -> Result<Option<usize>, DecodeError> {
    let text = str::from_utf8(body).map_err(|error| DecodeError::syntax(error.to_string()))?;
    let mut best: Option<(usize, i32)> = None;
    let mut is_alone = true;
    for (index, shapes) in shapes.iter().enumerate() {
        for shape in *shapes {
            let fit = memory::limited(default_memory(body.len()), |memory| {
                Look(shape).deserialize(&mut Reader::new(text, memory))
            })?;
            if !fit.whole || best.is_some_and(|(_, score)| score > fit.score) {
                continue;
            }
            is_alone = match best {
                Some((other, score)) if score == fit.score => is_alone && other == index,
                _ => true,
            };
            best = Some((index, fit.score));
        }
    }
    Ok(best.filter(|_| is_alone).map(|(index, _)| index))
}
