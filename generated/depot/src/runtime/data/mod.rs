//! JSON: reading, writing and validating the values of generated types.

mod bounds;
mod branches;
mod by_kind;
mod content;
mod corrected;
mod corrected_fields;
mod corrected_text;
mod corrections;
mod decode;
mod decode_error;
mod deviated;
mod deviation;
mod direction;
mod docs;
mod ecma;
mod entries;
mod events;
mod explicit;
mod extra;
mod fields;
mod file;
mod held;
mod into_field;
mod json;
mod json_schema;
mod keys;
mod lengths;
mod list_length;
mod members;
mod memory;
mod object;
mod object_macro;
mod open_enum;
mod owned;
mod patch;
mod pattern;
mod places;
mod read_macro;
mod read_value;
mod reader;
mod replay;
mod rest;
mod rules;
mod scalar;
mod scan;
mod secret;
mod segment;
mod serde_traits;
mod shape;
mod slots;
mod stack;
mod subject;
mod tag;
mod text;
mod text_length;
mod time;
mod time_format;
mod union;
mod unknown_variant;
mod unknown_word;
mod untyped;
mod valid;
mod validate;
mod verbatim;
mod visit;
mod whole;
mod write_object;
mod writer;

#[doc(hidden)]
pub use bounds::{Bound, above, below, maximum, minimum, multiple_of};
#[doc(hidden)]
pub use branches::Shared;
pub(crate) use branches::{branch, shared, write_branch, write_asked};
#[doc(hidden)]
pub use by_kind::{ByKind, read_by_kind};
#[doc(hidden)]
pub use content::Content;
pub use decode::{decode, decode_strict, decode_with_deviations, decode_within};
#[doc(hidden)]
pub use decode::{decode_declared, decode_noted};
pub use decode_error::DecodeError;
#[doc(hidden)]
pub use deviated::{Deviated, Read, Same};
pub use deviation::{Deviation, DeviationKind};
#[doc(hidden)]
pub use direction::in_request;
pub(crate) use docs::{docs, tagged_docs};
#[doc(hidden)]
pub use events::{find_event, read_event};
pub(crate) use events::{events};
pub use explicit::forget_nulls;
#[doc(hidden)]
pub use explicit::{Explicit, bytes_for, without_nulls};
pub use extra::Extra;
#[doc(hidden)]
pub use fields::Fields;
#[doc(hidden)]
pub use ::bytes::Bytes;
pub use file::{File, collect_files};
pub(crate) use file::{file_fields};
pub(crate) use into_field::{into_field, accept_items, accept};
#[doc(hidden)]
pub use json_schema::json_schema;
#[doc(hidden)]
pub use list_length::{ListLength, max_items, min_items};
#[doc(hidden)]
pub use object::{Object, read_branch, read_object};
pub(crate) use object_macro::{object, constructor, validated, checked, closed};
#[doc(hidden)]
pub use open_enum::show_unknown;
pub(crate) use open_enum::{open_enum};
#[doc(hidden)]
pub use owned::Owned;
pub(crate) use owned::{write_with_tag};
pub use patch::Patch;
pub(crate) use patch::{patch_fields};
#[doc(hidden)]
pub use pattern::{Pattern, pattern};
pub(crate) use read_macro::{read_members};
#[doc(hidden)]
pub use read_value::read_value;
#[doc(hidden)]
pub use rest::Rest;
#[doc(hidden)]
pub use rules::{Nested, Unchecked, all, nested, unchecked};
#[doc(hidden)]
pub use secret::SecretString;
pub use secret::{Secret, collect_secrets};
pub(crate) use secret::{secret_fields};
pub use segment::Segment;
#[doc(hidden)]
pub use segment::write_path;
#[doc(hidden)]
pub use serde_traits::{Deserialize, Deserializer, MapAccess, Serialize, Serializer};
#[doc(hidden)]
pub use shape::{Constant, Member, Shape};
pub(crate) use shape::{shape};
#[doc(hidden)]
pub use slots::{Correct, Nullable, Owning, Required, Slot};
pub use stack::with_decode_stack;
#[doc(hidden)]
pub use subject::{ItemCount, Number, Numeric, Subject};
#[doc(hidden)]
pub use tag::{Literal, Tag, TagKind};
#[doc(hidden)]
pub use text::{Text, into_text, read_text, text_of};
pub(crate) use text::{text, from_text};
#[doc(hidden)]
pub use text_length::{TextLength, max_length, min_length};
#[doc(hidden)]
pub use time::jiff;
pub use time::{Date, DateTime, Duration, Time};
pub(crate) use time::{time_fields};
pub(crate) use union::{union};
pub(crate) use unknown_word::{unknown_word, word};
pub use unknown_variant::UnknownVariant;
#[doc(hidden)]
pub use untyped::JsonValue;
pub use untyped::Untyped;
pub(crate) use untyped::{untyped_fields};
pub use valid::validate;
#[doc(hidden)]
pub use validate::MayBeAbsent;
pub use validate::{Report, Rule, Validate, Violation, Violations};
#[doc(hidden)]
pub use visit::{Field, MemberVisitor, Members, OrNull, ReadOnly, members_of, show_object};
#[doc(hidden)]
pub use write_object::{write_object, write_tagged};
#[doc(hidden)]
pub use writer::Writer;
