//! Unions whose variants differ neither by a tag nor by JSON type: the value is compared with the shape of each variant, and read
//! as the one that it matches best.
//!
//! It is compared once with each variant and read once, however deep it is nested, so that decoding stays linear. The module
//! `shape` compares values with shapes.

use std::any::type_name;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{
    Deserialize, DeserializeOwned, Deserializer, Error, MapAccess, SeqAccess, Visitor,
};

use super::content::{Content, ContentVisitor, Entry};
use super::corrected_fields::Raw;
use super::corrections::{Note, ReadAs};
use super::decode::read_foreign;
use super::decode_error::DecodeError;
use super::deviation::DeviationKind;
use super::fields::Fields;
use super::held::{ENDLESS, HOLD};
use super::memory;
use super::reader::Reader;
use super::shape::{Look, Shape, UnknownTag};
use super::unknown_variant::UnknownVariant;
use super::untyped::Untyped;

/// A union whose variants have different shapes.
pub trait ByShape<'de>: Sized {
    /// The shape of each variant, the most specific first.
    const SHAPES: &'static [Shape];

    /// The name of each variant.
    const NAMES: &'static [&'static str];

    /// The property whose constants distinguish the variants, if there is one. Empty if each variant is an object with only one
    /// property, whose name distinguishes them.
    const OPEN: &'static [&'static str];

    /// Keeps a value in which that property is another constant.
    fn unknown(_: UnknownVariant) -> Option<Self> {
        None
    }

    /// Reads the variant at an index.
    ///
    /// # Errors
    ///
    /// If the variant's type does not accept the value.
    fn read<A: MapAccess<'de>>(branch: usize, value: A) -> Result<Self, A::Error>;
}

/// Reads a union by the shapes of its variants. A value is read as the variant that it matches best. If it matches none, it is
/// read as the nearest variant, which reports the error, or as the unknown variant if it has an unknown constant.
///
/// # Errors
///
/// If the value is not similar to any variant, or the selected variant does not accept it.
pub fn read_by_shape<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: ByShape<'de> + DeserializeOwned,
    D: Deserializer<'de>,
{
    if !(is_reader::<D>() || is_own_content::<D>()) {
        return read_foreign(&Untyped::deserialize(deserializer)?.text());
    }
    memory::take_if_boxed::<T, D::Error>()?;
    deserializer.deserialize_newtype_struct(HOLD, ShapeVisitor(PhantomData))
}

/// Reads the union from a value that `read` buffers. The buffer is freed afterwards, and no longer counted.
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

/// Reads such a union from the fields of an object. An error is stored in `fields`.
pub fn read_fields_by_shape<'de, T: ByShape<'de>, A: MapAccess<'de>>(
    fields: &mut Fields<'de, A>,
) -> Option<T> {
    let whole = if corrects() { fields.whole()? } else { None };
    if let Some(text) = whole {
        let union = memory::with(|memory| {
            let mut reader = Reader::inside(text, memory);
            reader.deserialize_newtype_struct(HOLD, ShapeVisitor(PhantomData))
        });
        return fields.kept(union.map_err(DecodeError::retold));
    }
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

/// Reads a value as one variant.
///
/// # Errors
///
/// If the variant's type does not accept it.
// A function of its own, to use less of the stack: see `read_branch`.
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

    /// A value that can be inspected repeatedly, or an object that is partly read.
    fn visit_map<A: MapAccess<'de>>(self, value: A) -> Result<T, A::Error> {
        if value.size_hint() == ENDLESS {
            return read_nearest(value);
        }
        read_aside(|| ContentVisitor.visit_map(value))
    }
}

/// Compares the value with the shape of each variant.
fn read_nearest<'de, T: ByShape<'de>, A: MapAccess<'de>>(mut value: A) -> Result<T, A::Error> {
    let mut best = None;
    let mut near = Vec::new();
    for (branch, shape) in T::SHAPES.iter().enumerate() {
        let Some(fit) = value.next_key_seed(Look(shape))? else {
            continue;
        };
        if fit.near {
            near.push(branch);
        }
        let rank = (fit.whole, fit.score);
        let eligible = fit.whole || (fit.kind && fit.score >= 0);
        if eligible && best.is_none_or(|(_, before)| rank > before) {
            best = Some((branch, rank));
        }
    }
    let unknown = if best.is_none_or(|(_, (whole, _))| !whole) {
        let key = value.next_key_seed(UnknownTag {
            keys: T::OPEN,
            shapes: T::SHAPES,
        });
        key.ok().flatten().flatten()
    } else {
        None
    };
    if let Some(tag) = unknown {
        let unknown = T::unknown(value.next_value::<UnknownVariant>()?.of_tag(tag));
        return unknown.ok_or_else(|| A::Error::custom("unknown variant"));
    }
    if best.is_none_or(|(_, (whole, _))| !whole) && corrects() {
        return read_near(&near, value);
    }
    match best {
        Some((branch, _)) => T::read(branch, value),
        None => Err(A::Error::custom(format_args!(
            "matches no variant, expected {}",
            T::NAMES.join(" or ")
        ))),
    }
}

/// Whether it is the deserializer of JSON text.
fn is_reader<D>() -> bool {
    type_name::<D>() == type_name::<&mut Reader<'_, '_>>()
}

fn is_own_content<D>() -> bool {
    type_name::<D>() == type_name::<Content<'_>>()
}

fn corrects() -> bool {
    memory::is_correcting()
}

/// Reads the value as the only variant that it matches with corrections. An empty value is an unknown variant, or else the
/// first one.
#[cold]
fn read_near<'de, T: ByShape<'de>, A: MapAccess<'de>>(
    near: &[usize],
    mut value: A,
) -> Result<T, A::Error> {
    let is_null = value
        .next_key_seed(Look(&Shape::Null))?
        .is_some_and(|fit| fit.whole);
    if is_null {
        let nothing = UnknownVariant::of_nothing();
        if let Some(unknown) = T::unknown(nothing) {
            let text = value.next_value_seed(Raw)?;
            let note = Note::of(&text, DeviationKind::Null, ReadAs::Empty);
            memory::with(|memory| memory.corrections.note(note));
            return Ok(unknown);
        }
        return T::read(0, value);
    }
    match near {
        [branch] => T::read(*branch, value),
        _ => Err(A::Error::custom(format_args!(
            "matches no variant, expected {}",
            T::NAMES.join(" or ")
        ))),
    }
}
