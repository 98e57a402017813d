//! The three unions of actions: every kind in every form, alone and in its unions, read, converted and written.
//!
//! In: JSON from the service's fixtures, with the tag at each position. Out: the types of the generated crate, and the
//! same JSON again. It must not know HTTP: what a call makes of a union is asserted in `wire`.

mod broken;
mod conversions;
mod json;
mod kinds;
mod table;
mod unknown;
