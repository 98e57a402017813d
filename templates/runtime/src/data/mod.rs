//! JSON: reading, writing and validating the values of generated types.

// An empty line ends a part. The lines of a part are copied together. Items that only generated code names are hidden.

mod additional;
pub use additional::AdditionalProperties;

mod base64;
pub use base64::Base64;

mod base64_rule;
#[doc(hidden)]
pub use base64_rule::valid_base64;

mod bounds;
#[doc(hidden)]
pub use bounds::{Bound, above, below, maximum, minimum, multiple_of};

mod branches;
#[doc(hidden)]
pub use branches::Shared;

mod by_kind;
#[doc(hidden)]
pub use by_kind::{ByKind, read_by_kind};

mod by_shape;
#[doc(hidden)]
pub use by_shape::{ByShape, read_by_shape, read_fields_by_shape, read_variant};

mod content;
mod entries;
mod held;
mod replay;
#[doc(hidden)]
pub use content::Content;

mod custom;
pub use custom::{Custom, CustomType};

mod decode;
pub use decode::{decode, decode_strict, decode_with_deviations, decode_within};
#[doc(hidden)]
pub use decode::{decode_declared, decode_noted};

mod decode_error;
pub use decode_error::DecodeError;

mod corrected;
mod corrected_fields;
mod corrected_text;
mod corrections;
mod deviated;
mod places;
#[doc(hidden)]
pub use deviated::{Deviated, Read, Same};

mod deviation;
pub use deviation::{Deviation, DeviationKind};

mod denied;
pub use denied::Denied;

mod derived;

mod direction;
#[doc(hidden)]
pub use direction::in_request;

mod docs;

mod dropped;
pub use dropped::Dropped;

mod either;
#[doc(hidden)]
pub use either::{Either, either};

mod events;
#[doc(hidden)]
pub use events::{find_event, read_event};

mod explicit;
pub use explicit::forget_nulls;
#[doc(hidden)]
pub use explicit::{Explicit, bytes_for, without_nulls};

mod extra;
pub use extra::Extra;

mod extra_order;
#[doc(hidden)]
pub use extra_order::compare_extra;

mod fields;
#[doc(hidden)]
pub use fields::Fields;

mod file;
#[doc(hidden)]
pub use ::bytes::Bytes;
pub use file::{File, collect_files};

mod formats;
#[doc(hidden)]
pub use formats::{
    Format, valid_email, valid_hostname, valid_idn_email, valid_ipv4, valid_ipv6, valid_uri,
    valid_uuid,
};

mod integer;
#[doc(hidden)]
pub use integer::{Integer, integer_of, read_integer};

mod into_field;

mod item_rules;
#[doc(hidden)]
pub use item_rules::{Each, Keys, Values, each, keys, values};

mod json;
mod keys;
mod members;
mod memory;
mod reader;
mod scalar;
mod scan;
mod verbatim;

mod json_order;
#[doc(hidden)]
pub use json_order::{compare_json, hash_json};

mod json_schema;
#[doc(hidden)]
pub use json_schema::json_schema;

mod lengths;

mod list_length;
#[doc(hidden)]
pub use list_length::{ListLength, max_items, min_items};

mod listed;
#[doc(hidden)]
pub use listed::{Listed, listed};

mod map_length;
#[doc(hidden)]
pub use map_length::{MapLength, max_properties, min_properties};

#[cfg(feature = "regex")]
mod matching;
#[cfg(feature = "regex")]
pub use matching::Matching;
#[cfg(feature = "regex")]
#[doc(hidden)]
pub use matching::{ByPattern, by_pattern};

mod object;
#[doc(hidden)]
pub use object::{Object, read_branch, read_object};

mod object_macro;

mod one_of;
#[doc(hidden)]
pub use one_of::{Always, OneOf, always, one_of};

mod open_enum;
#[doc(hidden)]
pub use open_enum::show_unknown;

mod open_positions;
#[doc(hidden)]
pub use open_positions::{OpenPositions, open_positions};

mod open_tuple;
#[doc(hidden)]
pub use open_tuple::FirstItems;
pub use open_tuple::OpenTuple;

mod owned;
#[doc(hidden)]
pub use owned::Owned;

mod patch;
pub use patch::Patch;

#[cfg(feature = "regex")]
mod ecma;
#[cfg(feature = "regex")]
mod pattern;
#[cfg(feature = "regex")]
#[doc(hidden)]
pub use pattern::{Pattern, pattern};

mod positions;
#[doc(hidden)]
pub use positions::{Positions, positions};

mod read_macro;

mod read_value;
#[doc(hidden)]
pub use read_value::read_value;

mod required;
#[doc(hidden)]
pub use required::{
    DependentRequired, RequiredGroup, any_required, dependent_required, one_required,
};

mod rest;
#[doc(hidden)]
pub use rest::Rest;

mod rules;
#[doc(hidden)]
pub use rules::{Nested, Unchecked, all, nested, unchecked};

mod secret;
#[doc(hidden)]
pub use secret::SecretString;
pub use secret::{Secret, collect_secrets};

mod segment;
pub use segment::Segment;
#[doc(hidden)]
pub use segment::write_path;

mod serde_traits;
#[doc(hidden)]
pub use serde_traits::{Deserialize, Deserializer, MapAccess, Serialize, Serializer};

mod shape;
#[doc(hidden)]
pub use shape::{Constant, Member, Shape};

mod slots;
#[doc(hidden)]
pub use slots::{Correct, Nullable, Owning, Required, Slot};

mod stack;
pub use stack::with_decode_stack;

mod subject;
#[doc(hidden)]
pub use subject::{ItemCount, Number, Numeric, Subject};

mod subset;

#[cfg(feature = "regex")]
mod syntax_formats;
#[cfg(feature = "regex")]
#[doc(hidden)]
pub use syntax_formats::{
    valid_iri, valid_iri_reference, valid_json_pointer, valid_regex, valid_relative_json_pointer,
    valid_uri_reference, valid_uri_template,
};

mod tag;
#[doc(hidden)]
pub use tag::{Literal, Tag, TagKind};

mod text;
#[doc(hidden)]
pub use text::{Text, into_text, read_text, text_of};

mod text_length;
#[doc(hidden)]
pub use text_length::{TextLength, max_length, min_length};

#[cfg(feature = "time")]
mod time;
#[cfg(feature = "time")]
#[doc(hidden)]
pub use time::jiff;
#[cfg(feature = "time")]
pub use time::{Date, DateTime, Duration, Time};

#[cfg(feature = "time")]
mod time_format;

#[cfg(feature = "time")]
mod time_rules;
#[cfg(feature = "time")]
#[doc(hidden)]
pub use time_rules::{valid_date, valid_date_time, valid_duration, valid_time};

mod union;

mod untagged_union;

mod unique;
#[doc(hidden)]
pub use unique::{Unique, unique};

mod unknown_word;

mod unknown_order;
#[doc(hidden)]
pub use unknown_order::compare_unknown;

mod unknown_variant;
pub use unknown_variant::UnknownVariant;

mod untyped;
#[doc(hidden)]
pub use untyped::JsonValue;
pub use untyped::Untyped;

mod valid;
mod validate;
pub use valid::validate;
#[doc(hidden)]
pub use validate::MayBeAbsent;
pub use validate::{Report, Rule, Validate, Violation, Violations};

mod visit;
#[doc(hidden)]
pub use visit::{Field, MemberVisitor, Members, OrNull, ReadOnly, members_of, show_object};

mod whole;

mod write_object;
mod writer;
#[doc(hidden)]
pub use write_object::{write_object, write_tagged};
#[doc(hidden)]
pub use writer::Writer;

#[cfg(test)]
mod tests;
