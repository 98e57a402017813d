//! What the cases of `tests/cases/types` give.

pub mod additional_properties;
pub mod aliases;
pub mod all_of;
pub mod any;
pub mod bare_urls;
pub mod checks;
pub mod closed;
pub mod defaults;
pub mod defaults_that_do_not_fit;
pub mod deprecated;
pub mod docs;
pub mod enums;
pub mod field_names;
pub mod formats;
pub mod inline;
pub mod lists;
pub mod names_of_methods;
pub mod non_ascii_names;
pub mod presence;
pub mod recursion;
pub mod secrets;
pub mod type_names;
pub mod unknown_fields_deny;
pub mod unknown_fields_drop;
pub mod variant_err;
