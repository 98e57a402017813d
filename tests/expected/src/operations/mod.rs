//! What the cases of `tests/cases/operations` give.

pub mod answer_kinds;
pub mod answers;
pub mod authentication;
pub mod bodies;
pub mod body_kinds;
pub mod checked_text;
pub mod client_headers;
pub mod components;
pub mod constants_of_mathematics;
pub mod deprecated;
pub mod failure_names;
pub mod failures;
pub mod failures_without_types;
pub mod groups;
pub mod media_types;
pub mod mentions;
pub mod methods;
pub mod names_that_clash;
pub mod no_operation_id;
pub mod one_sided;
pub mod operation_names;
pub mod parameters;
pub mod patch;
pub mod sent_by_the_service;
pub mod styles;
pub mod untagged;
