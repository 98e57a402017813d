//! The limits and defaults of the description's sections 2 and 8, one row each: what `new()` gives, what both sides of a
//! bound come to, and that a call that breaks one sends nothing.

mod bounds;
mod defaults;
mod sending;
