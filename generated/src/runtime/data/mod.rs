//! JSON: reading, writing and checking the values of generated types.

mod bounds;
mod branches;
mod by_kind;
mod by_shape;
mod content;
mod decode;
mod decode_error;
mod docs;
mod extra;
mod fields;
mod held;
mod into_field;
mod json;
mod keys;
mod lengths;
mod members;
mod modes;
mod object;
mod object_macro;
mod omitted;
mod open_tag;
mod patch;
mod reader;
mod replay;
mod rest;
mod rules;
mod scalar;
mod scan;
mod secret;
mod segment;
mod shape;
mod stack;
mod subject;
mod subset;
mod tag;
mod text;
mod time;
mod time_format;
mod union;
mod unknown_variant;
mod untyped;
mod validate;
mod whole;
mod writer;

pub use bounds::{Bound, above, below, maximum, minimum, multiple_of, range};
pub use branches::Shared;
pub(crate) use branches::{branches, shared, unboxed};
pub use by_kind::{ByKind, read_by_kind};
pub use by_shape::{ByShape, read_by_shape, read_fields_by_shape, read_variant};
pub use content::Content;
pub use decode::decode;
pub use decode_error::DecodeError;
pub(crate) use docs::docs;
pub use extra::Extra;
pub use fields::{FieldTable, Fields};
pub use into_field::IntoField;
pub use lengths::{
    ListLength, MapLength, TextLength, Unique, max_items, max_length, max_properties, min_items, min_length,
    min_properties, unique,
};
pub use modes::{slot, taken};
pub use object::{Object, members_of, read_branch, read_object};
pub(crate) use object_macro::object;
pub(crate) use omitted::omission;
pub use omitted::{NeverOmitted, Omission, Omitted};
pub use open_tag::{read_open_tag, write_open_tag};
pub use patch::Patch;
pub use rest::Rest;
pub use rules::{
    Each, Keys, Nested, Positions, Unchecked, Values, each, keys, nested, positions, unchecked, values,
};
pub use secret::Secret;
pub use segment::Segment;
pub(crate) use shape::shape;
pub use shape::{Constant, Member, Shape};
pub use subject::{Number, Numeric, Subject};
pub(crate) use subset::subset;
pub use tag::{Literal, Tag, TagKind};
pub(crate) use text::text;
pub use text::{Text, into_text, read_text, text_of};
pub use time::{Date, DateTime, Duration, Time};
pub(crate) use union::union;
pub use unknown_variant::UnknownVariant;
pub use untyped::Untyped;
pub use validate::{Report, Rule, Validate, Violation, Violations, validate};
pub use writer::Writer;
