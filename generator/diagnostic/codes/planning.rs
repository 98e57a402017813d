//! Codes of planning the generated crate.

use super::{Code, Severity, codes};

codes! {
TOO_DEEP_UNTYPED Warning "too-deep" "schemas are nested too deep" "\
Schemas inside schemas get types up to 64 levels deep. Deeper values are kept as raw JSON. Move one of the inner schemas to
`components.schemas` and refer to it, which makes the nesting flat.
"
ASSUMED_TYPE Warning or Note "assumed-type" "schema has no `type`; assuming one" "\
In JSON Schema, `properties` and `required` describe a value if it is an object, and allow any other value. The same applies to
`items`, to the limits of strings, arrays and numbers, and to `pattern`, `format` and `contentEncoding`. Few authors intend
that, so the schema is assumed to have the type that all of its keywords apply to, and a value of another type is refused. Add
the `type`. If the schema in `items` describes the value itself, remove `items`. A schema whose keywords apply to several types,
such as `minimum` and `properties`, becomes a union of these types.

It is a note if the assumed type is `object`, since a schema with properties is almost always intended for objects.
"
LARGE_INTEGER Warning or Note "large-integer" "integers are allowed that the type cannot hold" "\
JSON has integers of any size. An integer is an `i64`, or a `u64` if it cannot be negative, or if a limit, a listed value, the
default or the example is beyond `i64`. If these show integers that the type cannot hold, a response with such an integer is
refused, with its path. A `type: integer` without such a value is not reported. Declare identifiers of this size as strings.

It is a note if only a limit is beyond 64 bits, which often means no limit at all, and if a `u64` cannot hold all values only
because `minimum: 0` is missing.
"
UNDECIDED_UNION Warning or Note "undecided-union" "branches of a union accept common values" "\
A union becomes an enum, and each value is assigned to one branch: by a `discriminator`; by a property that has a `const` of its
own in each branch; by JSON type; by properties that only one branch requires; otherwise by the properties of the value, their
types and their constants. A value that several branches accept is read as the branch that shares most properties with it, and
if several share equally many, as the first in the enum. A `oneOf` does not allow a value that several branches accept. The client
accepts such a value; a note shows an example.

It is a note if nothing is lost: the branches are objects that keep unknown fields, and the properties that they share have the
same type (or are strings) and the same limits. It is a warning if a value may be read as a branch that it is not valid for.
"
IGNORED_DEFAULT Warning "ignored-default" "default value ignored" "\
A default must be valid for its own schema: have its type and format, be within its limits and in its `enum`. It may be null only
if the schema accepts null. A default that the generated code cannot represent is ignored too: an object with properties that its
schema does not describe, a default that contains itself, and more than 16 KiB of JSON. A field whose default is ignored is
absent until it is set, and the service applies its own default.
"
UNREADABLE_PATTERN Warning "unreadable-pattern" "pattern is not checked" "\
Patterns are checked in linear time, by a regex engine without look-around and back references. `validate()` accepts any string
if the pattern uses those. The service still refuses strings that do not match.
"
UNCHECKED_FORMAT Note "unchecked-format" "format is not checked" "\
With `formats = \"check\"`, `validate()` checks `byte` and the formats of JSON Schema, except `idn-hostname`, which needs the tables of
Unicode. Any string is accepted where the format is that one, or one that JSON Schema does not define. Add a `pattern` if the service
refuses other strings.
"
UNKNOWN_REQUIRED Warning "unknown-required" "required property is not described" "\
`required` lists names of `properties`. A name that is not in `properties` is usually misspelled, or the property was removed.
Values without the property are accepted. If the property is present, it is kept with the unknown fields.
"
UNREAD_SCHEMA Warning "unread-schema" "schema of a body that is not JSON ignored" "\
JSON bodies, JSON responses and forms have types. A body or response with another media type, such as `application/xml`, is a
string or bytes, and its schema is not used. If the service offers JSON as well, JSON is used by default.
"
SKIPPED_OPERATION Warning "skipped-operation" "operation skipped" "\
The generated client does not support something that this operation needs; the message describes it. The operation can be called
with `client.request(method, path)`.
"
IGNORED_HEADER Note "ignored-header" "header parameter ignored" "\
OpenAPI ignores header parameters named `Accept`, `Content-Type` and `Authorization`: the media types of responses and bodies and
the security schemes describe these headers. The generated request builder has no such parameter. `Authorization` is kept if no
security scheme of the operation sets the header.
"
UNDEFINED_STYLE Warning or Note "undefined-style" "serialization that OpenAPI does not define" "\
OpenAPI defines each `style` for some JSON types only: `spaceDelimited` and `pipeDelimited` for arrays and objects without `explode`,
`deepObject` for objects of scalars with `explode`, and all styles for arrays and objects of scalars. The message shows what is sent
instead, which the service may not understand. Declare another style, or JSON: `content: {application/json: …}`.

It is a note for arrays and nested values in `deepObject`, which most services read as they are sent.
"
PATH_PARAMETER_MISMATCH Warning "path-parameter-mismatch" "path template and path parameters do not match" "\
Every `{name}` in a path needs a parameter with this name and `in: path`, and every such parameter needs its `{name}` in the path.
If one parameter and one `{name}` are left over and their names are similar, such as `pet_id` or `id` and `{petId}`, the parameter
is used for it.
"
}
