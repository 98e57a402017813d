//! The rules that bring schemas into normal form, in the order in which they run. One rule, one file, or one folder.

mod all_of;
mod bounds;
mod constant_unions;
mod constants;
mod contents;
mod corrected_keywords;
mod corrected_values;
mod format_types;
mod formats;
mod infer_types;
mod inheritance;
mod limits;
mod mixed_enums;
mod no_ops;
mod null_branches;
mod pattern_properties;
mod prefix_items;
mod property_names;
mod required_properties;
mod type_lists;
mod union_siblings;
mod vocabulary;

pub use bounds::as_whole;
pub use no_ops::restricts_nothing;
pub use null_branches::is_inside;
pub use type_lists::applies_to;

use super::normal::Schemas;
use crate::diagnostic::Diagnostics;

/// A rule rewrites the schemas it is about and does not change the others.
pub type Rule = fn(&mut Schemas, &mut Diagnostics);

/// Every rule with what holds after it.
pub const RULES: &[(&str, Rule)] = &[
    (
        "booleans, numbers and strings are written as such",
        corrected_keywords::lower,
    ),
    ("a `format` that is misspelled is reported", formats::lower),
    (
        "a `format` of several types is an array of them",
        format_types::lower,
    ),
    (
        "no branch of a union extends the union",
        inheritance::open_cycles,
    ),
    (
        "items by position are items, unless parts are to be merged with them",
        prefix_items::lower,
    ),
    (
        "`type` is one string, and null among several types is `nullable`",
        type_lists::lower,
    ),
    ("every keyword restricts something", no_ops::lower),
    (
        "`const` is an `enum` of one value, and an `enum` holds no null",
        constants::lower,
    ),
    (
        "an `enum` and a `default` hold values of the schema's type",
        corrected_values::lower,
    ),
    ("a union of constants is an `enum`", constant_unions::lower),
    (
        "no union has a null branch, and a union of one branch is that branch",
        null_branches::lower,
    ),
    (
        "a union of nothing but `required`s is a rule about properties",
        required_properties::lower,
    ),
    ("an `enum` holds values of one type", mixed_enums::lower),
    ("limits are numbers, exclusive ones too", bounds::lower),
    ("binary strings have a `format`", contents::lower),
    (
        "a parent schema with a discriminator is the union of its child schemas",
        inheritance::lower,
    ),
    (
        "a schema with several `allOf` parts, or one and other keywords, is their merger",
        all_of::lower,
    ),
    (
        "properties by pattern are additional properties",
        pattern_properties::lower,
    ),
    (
        "a union's own properties are properties of each branch",
        union_siblings::lower,
    ),
    ("merged positions are items", prefix_items::lower_merged),
    ("a schema about one type has it", infer_types::lower),
    (
        "exclusive limits are flags, and those of integers whole",
        limits::lower,
    ),
    (
        "names of properties are strings, or those of a map an `enum` of them",
        property_names::lower,
    ),
    ("only keywords of the model are left", vocabulary::lower),
];
