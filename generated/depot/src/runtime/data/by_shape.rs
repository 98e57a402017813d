//! Unions that neither a tag nor the kind of JSON value decides: the value is looked at first, and goes to the branch that it
//! fits best.
//!
//! It is looked at once for each branch and read once, whatever is nested in it, so that decoding stays linear. How a value
//! fits is told elsewhere.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::content::{Content, ContentVisitor, Entry};
use super::decode_error::DecodeError;
use super::fields::Fields;
use super::held::{ENDLESS, HOLD};
use super::memory;
use super::shape::{Look, Shape, UnknownTag};
use super::unknown_variant::UnknownVariant;

/// A union of branches that look different.
pub trait ByShape<'de>: Sized {
    /// What each branch looks like, the most specific first.
    const SHAPES: &'static [Shape];

    /// What each branch is called.
    const NAMES: &'static [&'static str];

    /// The field whose constants tell branches apart, where there is one; empty where each branch is an object with one member only,
    /// which tells them apart by its name.
    const OPEN: &'static [&'static str];

    /// Keeps a value of which that field is another constant.
    fn unknown(_: UnknownVariant) -> Option<Self> {
        None
    }

    /// Reads the branch at a place.
    ///
    /// # Errors
    ///
    /// Where the value is not what the branch holds.
    fn read<A: MapAccess<'de>>(branch: usize, value: A) -> Result<Self, A::Error>;
}

/// Reads a union by what its branches look like. A value fits the branch of which it has most; one that fits none is read as the
/// branch that it is nearest to, for the sake of the error, or of constants that are not known yet.
///
/// # Errors
///
/// Where the value has nothing of any branch, or is not what its branch holds.
pub fn read_by_shape<'de, T: ByShape<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    memory::take_if_boxed::<T, D::Error>()?;
    deserializer.deserialize_newtype_struct(HOLD, ShapeVisitor(PhantomData))
}

/// Reads the union from a value that `read` puts aside. That is gone afterwards and counts no longer.
fn read_aside<'de, T, E>(read: impl FnOnce() -> Result<Content<'de>, E>) -> Result<T, E>
where
    T: ByShape<'de>,
    E: Error,
{
    let (content, size) = memory::counted(read);
    let union = content?.deserialize_newtype_struct(HOLD, ShapeVisitor(PhantomData));
    memory::give_back(size);
    union.map_err(DecodeError::retold)
}

/// Reads such a union from the fields of an object, which have an error where [`read_by_shape`] has one.
pub fn read_fields_by_shape<'de, T: ByShape<'de>, A: MapAccess<'de>>(
    fields: &mut Fields<'de, A>,
) -> Option<T> {
    let (entries, size) = memory::counted(|| read_entries(fields));
    let union =
        Content::Object(entries?).deserialize_newtype_struct(HOLD, ShapeVisitor(PhantomData));
    memory::give_back(size);
    fields.kept(union.map_err(DecodeError::retold))
}

fn read_entries<'de, A: MapAccess<'de>>(fields: &mut Fields<'de, A>) -> Option<Vec<Entry<'de>>> {
    let mut entries = Vec::new();
    while fields.next(&[]).is_some() {
        entries.push((fields.take_key(), fields.value()?));
    }
    (!fields.has_failed()).then_some(entries)
}

/// Reads a value as one branch.
///
/// # Errors
///
/// Where it is not what the branch holds.
// A function of its own, for the sake of the stack: see `read_branch`.
#[inline]
pub fn read_variant<'de, T: Deserialize<'de>, U, A: MapAccess<'de>>(
    mut value: A,
    branch: impl FnOnce(T) -> U,
) -> Result<U, A::Error> {
    value.next_value().map(branch)
}

struct ShapeVisitor<T>(PhantomData<T>);

impl<'de, T: ByShape<'de>> Visitor<'de> for ShapeVisitor<T> {
    type Value = T;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&T::NAMES.join(" or "))
    }

    /// A value that can be read only once.
    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        read_aside(|| Content::deserialize(deserializer))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<T, A::Error> {
        read_aside(|| ContentVisitor.visit_seq(items))
    }

    /// A value to look at, or an object of which the reading has begun.
    fn visit_map<A: MapAccess<'de>>(self, value: A) -> Result<T, A::Error> {
        if value.size_hint() == ENDLESS {
            return read_nearest(value);
        }
        read_aside(|| ContentVisitor.visit_map(value))
    }
}

/// Looks at the value with each branch in mind.
fn read_nearest<'de, T: ByShape<'de>, A: MapAccess<'de>>(mut value: A) -> Result<T, A::Error> {
    let mut best = None;
    for (branch, shape) in T::SHAPES.iter().enumerate() {
        let Some(fit) = value.next_key_seed(Look(shape))? else {
            continue;
        };
        let rank = (fit.whole, fit.score);
        let eligible = fit.whole || (fit.kind && fit.score >= 0);
        if eligible && best.is_none_or(|(_, before)| rank > before) {
            best = Some((branch, rank));
        }
    }
    if best.is_none_or(|(_, (whole, _))| !whole)
        && let Ok(Some(Some(tag))) = value.next_key_seed(UnknownTag {
            keys: T::OPEN,
            shapes: T::SHAPES,
        })
    {
        let unknown = T::unknown(value.next_value::<UnknownVariant>()?.of_tag(tag));
        return unknown.ok_or_else(|| A::Error::custom("unknown variant"));
    }
    match best {
        Some((branch, _)) => T::read(branch, value),
        None => Err(A::Error::custom(format_args!(
            "fits no branch, expected {}",
            T::NAMES.join(" or ")
        ))),
    }
}
