//! Codes of deciding what the emitted crate contains.

use super::{Code, Severity, codes};

codes! {
TOO_DEEP_UNTYPED Warning "too-deep" "schemas are nested too deep" "\
Schemas inside schemas are followed through 64 levels. What lies deeper is kept as raw JSON. Naming one of the inner schemas under
`components.schemas` and referring to it makes the nesting flat.
"
ASSUMED_TYPE Warning or Note "assumed-type" "a schema without `type` is assumed to have one" "\
To JSON Schema, `properties` and `required` describe a value if it is an object, and allow any other value; likewise `items`, the limits
of strings, arrays and numbers, `pattern`, `format` and `contentEncoding`. Few authors mean that, so the schema is assumed to have the type
that all of its keywords are about, and a value of another type is refused. Where they are about several types, as `minimum` and `properties`
are, the schema becomes a union of these. Add the `type`; where the schema inside `items` describes the value itself, remove `items`.

It is a note where the type is `object`: a schema that describes properties is meant for objects, so no other value is to be expected.
"
LARGE_INTEGER Warning or Note "large-integer" "a schema allows integers that its type does not hold" "\
JSON has integers of any size, a Rust type has not. An integer is an `i64`, or a `u64` where it cannot be negative or where a limit, a listed
value, the default or the example is beyond `i64`. Where these show integers that the type does not hold, a response with such an integer is
refused, with its path. A `type: integer` that shows none is not reported. Where identifiers are that large, declare them as strings.

It is a note where only a limit is beyond 64 bits, which is often written for no limit at all, and where only the lack of `minimum: 0` means
that a `u64` does not hold all values.
"
UNDECIDED_UNION Warning or Note "undecided-union" "branches of a union have values in common" "\
A union becomes an enum, and something decides which branch a value is of: a `discriminator`; a property that every branch fixes to a
`const` of its own, or that the discriminator of a base which they extend gives each; the kind of JSON value; properties that one branch
requires and no other one has; else what the value looks like: its members, their types and constants. Where a value can look like several
branches, it is read as the one of which it has most, and of equal ones as the first that the enum lists. A `oneOf` does not allow a value
that satisfies several of its branches; the client accepts one all the same, which is a note that shows such a value.

It is a note where nothing is lost by that: the branches are objects that keep unknown fields, and what they both describe has
the same type (or is a string in both) and the same limits. It is a warning where a value may be read as a branch that it is not valid for.
"
IGNORED_DEFAULT Warning "ignored-default" "a default is ignored" "\
A default has to be a value of its own schema: of its type, within its limits, one of its `enum`, in its `format`; null is one only where
the schema accepts null. What the generated code has no place for cannot be a default either: an object with members that its schema does
not describe, one that holds a default that holds it, or more than 16 KiB of JSON. A field whose default is ignored is absent until it is
set, and the service fills in what it likes.
"
UNREADABLE_PATTERN Warning "unreadable-pattern" "a pattern is not checked" "\
Patterns are checked in linear time, by an engine that has no look-around and no back references. `validate()` accepts any text where
a pattern has them; the service still refuses what does not match.
"
UNKNOWN_REQUIRED Warning "unknown-required" "a property is required that is not described" "\
`required` lists names of `properties`. A name that is none of them is usually misspelled, or the property has been removed. Values
without it are accepted; where it comes, it is found among the members that no field takes.
"
UNREAD_SCHEMA Warning "unread-schema" "a body that is no JSON has a schema" "\
Bodies and answers in JSON, and forms, have types. What has another media type, as `application/xml`, is sent and brought as the text or
the bytes that it is, and what its schema says of it is not used. Where the service offers JSON as well, that is taken.
"
SKIPPED_OPERATION Warning "skipped-operation" "an operation is left out" "\
The generated client cannot send or read something that this operation needs; the message says what. It can be called by hand:
`client.request(method, path)`.
"
IGNORED_HEADER Note "ignored-header" "OpenAPI ignores a header parameter" "\
OpenAPI ignores header parameters named `Accept`, `Content-Type` and `Authorization`: the media types of responses and bodies and the
security schemes say what these headers are. So the generated call has no such parameter. `Authorization` is kept where no security
scheme of the operation sets that header.
"
PATH_PARAMETER_MISMATCH Warning "path-parameter-mismatch" "a path and its parameters do not fit together" "\
Every `{name}` of a path needs a parameter of that name with `in: path`, and every such parameter a place in the path. A parameter whose
name is nearly that of the only one that nothing describes, as `pet_id` is `{petId}`, or `id`, is taken for it.
"
}
