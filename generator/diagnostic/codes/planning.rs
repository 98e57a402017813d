//! Codes of deciding what the emitted crate contains.

use super::{Code, Severity, codes};

codes! {
TOO_DEEP_UNTYPED Warning "too-deep" "schemas are nested too deep" "\
Schemas inside schemas are followed through 64 levels. What lies deeper is kept as raw JSON. Naming one of the inner schemas under
`components.schemas` and referring to it makes the nesting flat.
"
UNDECIDED_UNION Warning "undecided-union" "the branches of a union cannot be told apart" "\
A union becomes an enum where something decides which branch a value is of: a `discriminator`; a property that every branch fixes to a
`const` of its own; or the kind of JSON value. Where nothing does, values are kept as raw JSON, so that none is taken for what it is
not.
"
SKIPPED_OPERATION Warning "skipped-operation" "an operation is left out" "\
The generated client cannot send or read something that this operation needs; the message says what. It can be called by hand:
`client.request(method, path)`.
"
PATH_PARAMETER_MISMATCH Warning "path-parameter-mismatch" "a path and its parameters do not fit together" "\
Every `{name}` of a path needs a parameter of that name with `in: path`, and every such parameter a place in the path.
"
}
