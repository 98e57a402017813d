//! Values of every type of the crate `expected`, and what becomes of them if they are not as declared.
//!
//! In: the documents of `tests/cases`, and the types that the generator makes of them. Out: valid values ([`valid`]), the places in
//! them ([`places`]), the deviations of each place with what must become of them ([`deviate`]), and a judgement ([`judge`]). What a
//! schema accepts, and what must become of a deviation, is read from the document by other code than the generator's.

// Deprecated types are read too.
#[allow(deprecated)]
#[rustfmt::skip]
pub mod operations;
// Deprecated types are read too.
#[allow(deprecated)]
#[rustfmt::skip]
pub mod types;
// Deprecated types are read too.
#[allow(deprecated)]
#[rustfmt::skip]
pub mod unions;

pub mod applied;
pub mod deviate;
pub mod judge;
pub mod listed;
pub mod path;
pub mod places;
pub mod valid;
