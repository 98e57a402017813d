//! Codes of lowering a document to the normal form.

use super::{Code, Severity, codes};

codes! {
UNSUPPORTED_VERSION Error "unsupported-version" "unsupported OpenAPI version" "\
OpenAPI 3.0, 3.1 and 3.2 are supported. Swagger 2.0 is converted to 3.0. A document that declares both versions is
neither: remove `swagger` or `openapi`.
"
REF_CYCLE Error "ref-cycle" "references form a cycle" "\
Each of these references leads to the next one, and the last one to the first, so none of them refers to a value. Replace one of
them by a schema, parameter, body or response. Chains of more than 64 references are not followed either.
"
REF_WRONG_KIND Warning or Error "ref-wrong-kind" "reference to a different kind of object" "\
A schema can only refer to a schema, a parameter to a parameter, a response to a response. If the referenced object can be read as
the expected kind, it is; otherwise a schema accepts any value, and the other kinds are an error.
"
WRONG_TYPE Error "wrong-type" "value has the wrong JSON type" "\
OpenAPI defines a JSON type for the value of each field: a string, a number, an array, an object. A value of another type has no
meaning, and a guess would generate code for a different API. The message shows the expected and the actual type.
"
MISSING_FIELD Error "missing-field" was "missing-member" "required field is missing" "\
OpenAPI requires this field, and the object has no meaning without it. Add the field.
"
UNEXPECTED_NULL Warning "unexpected-null" was "null-member" "null where OpenAPI does not allow it" "\
In YAML, a key without a value is null. OpenAPI does not allow null at this location. The field is treated as absent, and a schema
as one that accepts any value. Add a value or remove the key.
"
ASSUMED_FIELD Warning "assumed-field" was "assumed-member" "missing or outdated field; assuming a value" "\
OpenAPI requires this field, but code can be generated without it: an unknown title or version, a server without a URL, a body
without `content`, an array of OpenAPI 3.0 without `items`, a document without `paths`. Or the value has the form of an earlier
version: a discriminator that is a string, an array of schemas in `items`, a tag that is a string. The message shows the assumed
value.
"
UNKNOWN_FIELD Warning or Note "unknown-field" was "unknown-member" "unknown field in this object" "\
Each OpenAPI object has a fixed set of fields, whose names are case-sensitive; extensions begin with `x-`. Any other field is
skipped. It is often misspelled, and then the message suggests a field with a similar name. In schemas, unknown keywords are
reported only if they are similar to a known one, since JSON Schema allows additional keywords.

It is a note if the field is not similar to a known one, is not a field of another object and is not part of Swagger 2.0: no tool
reads it. Fields of OpenAPI 3.2, such as `query` and `itemSchema`, are read in all documents. A `$ref` may replace a schema, a
parameter, a body, a response and some other objects; at any other location it is resolved as most tools do. In place of an operation,
which many documents have in a file of its own, that is a note.
"
UNKNOWN_PARENT Warning "unknown-parent" "parent of a tag is not a tag, or is its child" "\
The `parent` of a tag is the name of another tag of the document, and the parents of a tag form no cycle. The documentation of the group
does not mention a parent that is no tag.
"
UNKNOWN_METHOD Warning "unknown-method" "operation has no method of its own" "\
The keys of `additionalOperations` are HTTP methods, as requests have them, that a path item has no field for: `COPY`, `PROPFIND`. A
method with a field (`POST`) is read as this field, unless the path item has both. What is no method, and `CONNECT`, is skipped.
"
MERGED_PATH Warning "merged-path" "path item has a `$ref` and fields of its own" "\
OpenAPI does not define the meaning of such a path item. Disjunct merges both: the operations of both, each with the parameters of
both. If both have the same operation or the same parameter, the one of the path item itself is used.
"
UNKNOWN_VALUE Error "unknown-value" "value is not one that OpenAPI defines" "\
OpenAPI defines the values that this field may have, and this value is not one of them.
"
SKIPPED_SECURITY_SCHEME Warning "skipped-security-scheme" "unsupported security scheme" "\
The generated client takes no credentials of this type (`mutualTLS` and others), with this name, or for an incomplete scheme.
Requests work if the connection itself authenticates the client, or with a header that the caller sets.
"
UNKNOWN_SECURITY_SCHEME Warning "unknown-security-scheme" "undeclared security scheme" "\
Each name in `security` must be a key of `components.securitySchemes`. The generated client takes no credentials for an undeclared
scheme: the operation is called without them, unless the client can meet another of its security requirements.
"
NOT_CALLABLE Note "not-callable" was "not-a-call" "the client does not call callbacks and webhooks" "\
Callbacks and webhooks describe requests that the *service* sends, so a client has no method for them. The module `webhooks` has a
type for the JSON body of each.
"
SKIPPED_WEBHOOK Warning "skipped-webhook" "webhook or callback without a type" "\
The module `webhooks` has a type for the JSON body of each webhook and callback. There is no type for a body of another media type,
and none for callbacks of callbacks.
"
FILE_AS_STRING Warning "file-as-string" "files of a form are strings" "\
A body that is sent as JSON and in parts has a type for each if its schema has files: in JSON a file is a string, as a part it has a
name, a media type and any bytes. A union with a discriminator has one type, in which files are strings, so parts have neither a name
nor a media type, and their bytes must be UTF-8. Declare a schema of its own for the multipart media type.
"
DUPLICATE_PARAMETER Error or Warning "duplicate-parameter" "duplicate parameter" "\
Two parameters of an operation have the same `name` and the same `in`. If both are equal, the first one is used, which is a
warning. Header names are case-insensitive: of two headers whose names differ only in case, the first one is sent.
"
DUPLICATE_OPERATION Warning "duplicate-operation" "duplicate operation" "\
Each `operationId` must be unique, including webhooks and callbacks, and paths must not differ only in the names of their
parameters: `/pets/{id}` and `/pets/{name}` match the same requests. All operations are generated. Their methods are
distinguished by their groups, or by numbers, which may change when operations are added.
"
UNKNOWN_MEDIA_TYPE Warning "unknown-media-type" "unknown media type" "\
A media type is a type and a subtype, such as `application/json`, with optional parameters; either may be `*`. A key of `content`
that is not a media type, or that resembles a known one (`application/jsn`), is treated as bytes, and the service may not
recognize it.
"
UNNAMED_PARAMETER Warning "unnamed-parameter" "parameter with an empty name" "\
A parameter without a name cannot be sent, so the generated request builder skips it. Some editors create such parameters.
"
ASSUMED_STRING Warning "assumed-string" was "assumed-text" "parameter without a schema; assuming a string" "\
A parameter describes its value by `schema` or `content`. This parameter has neither, so it accepts any string.
"
UNKNOWN_STYLE Warning "unknown-style" "unsupported serialization style" "\
The valid styles depend on the location (`in`) of a parameter. The default style of the location is used instead; also if `content`
has a media type other than JSON. `in: querystring` has a `content` and no style. `deepObject` applies to objects (and to arrays, which some services use); a string or number is
serialized as with `form`.
"
IGNORED_ENCODING Warning "ignored-encoding" "encoding ignored" "\
A field of a multipart body is sent as a part with the `contentType` of its `encoding`. Only files have `headers`, which are set by
`File::header`. A `style` has an effect in `application/x-www-form-urlencoded` and, since OpenAPI 3.1, in `multipart/form-data`.

Parts without names are described by `itemSchema`, `prefixEncoding` and `itemEncoding`, of which only the `contentType` is used. Media
types that are no sequence of items have none of them.
"
UNKNOWN_STATUS Warning "unknown-status" "key of `responses` is not a status code" "\
The keys of `responses` are three digits from 100 to 599, ranges such as `4XX`, and `default`. The response is skipped.
"
UNCHECKED_KEYWORD Warning "unchecked-keyword" "keyword is not fully checked" "\
`not`, `if`, `then`, `else`, `dependentSchemas`, `contains` and others restrict values in a way that a Rust type cannot express;
`prefixItems` and `patternProperties` do in part, `unevaluatedProperties` and `unevaluatedItems` if what is evaluated depends on
the value. The generated types accept more values, and the service itself refuses the invalid ones. If a schema with
`additionalProperties: false` applies to a value together with schemas that describe other properties, the type has all of them.
`prefixItems` of more than six positions, of fewer items than positions with no further ones, or of arrays that contain themselves, are
not validated by position. In a map with `patternProperties`, a
property whose name matches no pattern may have any value and is kept. `validate()` reports such a property if the schema is
closed, and a property that does not match the schema of its pattern.
"
REF_SIBLING Warning or Note "ref-sibling" "field next to `$ref` ignored" "\
In OpenAPI 3.0, fields next to a `$ref` have no effect; only the description of a property and `nullable: true` are kept. In 3.1,
keywords next to the `$ref` of a schema apply; in 3.0, combine both with `allOf`. The `$ref` of a parameter, a body or a response may
only have a summary and a description. It is a note if the referenced schema has the same keyword with the same value.
"
UNKNOWN_TYPE Warning "unknown-type" "unknown JSON type" "\
The types of JSON Schema are string, number, integer, boolean, array, object and null. Another type is ignored, and the schema
accepts values of any type.
"
UNKNOWN_FORMAT Warning "unknown-format" "unknown `format`, similar to a known one" "\
Any string may be a `format`, and an unknown one has no effect. This one is similar to a format that selects a Rust type:
`dateTime` results in a string, `date-time` in a timestamp.
"
IGNORED_LIMIT Warning or Note "ignored-limit" "limit ignored" "\
A limit must be a number that the value can have: an integer if the value is one, not negative for lengths and counts, positive for
`multipleOf`. `exclusiveMinimum: true` without `minimum` has no effect, which is a note.
"
IGNORED_KEYWORD Warning or Note "ignored-keyword" "keyword ignored" "\
A keyword has an effect only if its value has the right JSON type (a string, a boolean, an array of names), and if it applies to the
`type` next to it: `properties` does not apply to strings, and the type next to a union does not apply to a branch of another type.
The keyword is ignored. Often it belongs one level deeper, or the `type` is wrong. An array of schemas in `items`, without
`type: array` and `minItems`, may be intended as a union for the value itself, so any value is accepted.

A limit for values of another type (`minLength` of an integer) is a note, since every value of the schema's type satisfies it. So is
`required` without `properties` next to a type other than `object`.
"
IGNORED_DISCRIMINATOR Warning "ignored-discriminator" "discriminator does not distinguish the branches" "\
A discriminator names a property (`propertyName`) and assigns values of it to each branch, by `mapping`, by a `const` or `enum` of
the property, or by the name of the branch's schema. If two branches share a value, or a branch has none, branches are selected in
another way, or the union stays untyped. A value that is mapped to no branch is an unknown variant. A branch whose own `const` or
`enum` has other values contradicts its mapping.
"
MIXED_ENUM Warning "mixed-enum" "`enum` is not enforced" "\
An `enum` of strings becomes a Rust enum, and so does an `enum` of integers that the document names; `validate()` checks other
numbers, and values of several types become a union. Objects and arrays without a `type` are checked by `validate()` too. If values
do not match the schema's own `type`, or are objects or arrays of a `type`, any value of the type is accepted.
"
MISMATCHED_VALUE Warning "mismatched-value" was "foreign-value" "value does not match the expected type" "\
The value has another type than its schema, or than OpenAPI defines for the field. Read strictly, an `enum` of such values accepts
nothing, and such a `default` is invalid. If the intended value is clear, it is used: a number or boolean in place of a string, such
as an unquoted `1.0` or `true` in YAML, is treated as that string; a string that contains a number or boolean is treated as that
value; strings in place of an array are treated as its items.
"
TOO_DEEP Error "too-deep-all-of" "`allOf` is nested too deep" "\
`allOf` is followed through at most 64 schemas.
"
ALL_OF_CYCLE Error "all-of-cycle" "`allOf` contains itself" "\
Schemas whose `allOf`s form a cycle describe nothing. Remove one part of the cycle.
"
ALL_OF_ITSELF Warning "all-of-itself" "schema is a part of its own `allOf`" "\
A value that satisfies a schema also satisfies it as a part of its own `allOf`, so this part has no effect, and is skipped. If the
schema has nothing else, it accepts any value. Schemas whose `allOf`s refer to each other are an error: `all-of-cycle`.
"
MERGED_UNIONS Warning "merged-unions" "`allOf` combines two unions" "\
If `allOf` combines several `oneOf` or `anyOf`, a value must satisfy each of them. The generated type represents only one of them.
"
REPEATED_BRANCH Warning or Note "repeated-branch" "union has a branch twice, or is its own branch" "\
Read strictly, a `oneOf` that lists a branch twice accepts no value of this branch, and a union that is its own branch adds nothing.
The repeated branch, and the union in its own branches, are skipped. In an `anyOf` neither has an effect, which is a note.
"
UNSATISFIABLE Warning "unsatisfiable" "no value satisfies the schema" "\
The parts of the schema contradict each other: types or `enum`s in an `allOf` that have no value in common, a property that one part
requires and another part forbids (`additionalProperties: false`), limits that exclude each other, a `const` that is not in the
`enum`, an empty union or `enum`, a required property whose values contain the same property without an end. Code is generated for
the last part, with the properties of all parts. A service that follows its document refuses every value. The message shows if only
a property or the items of the schema are affected.
"
NOT_MODELLED Error "not-modelled" "document does not fit the typed model" "\
The generator does not support this document yet. Please report it, with the lines in the message.
"
INVALID_PATH Error "invalid-path" "path cannot be appended to the server's URL" "\
A key of `paths` begins with `/` and is a path only: without a scheme, a query, a fragment and steps `.` or `..`. Otherwise requests
could go to a URL that the author did not intend.
"
RELATIVE_PATH Warning "relative-path" "path does not begin with `/`" "\
OpenAPI requires that a key of `paths` begins with `/`, since the path is appended to the URL of the server. A path without it is read as if
it began with `/`.
"
PATH_WITH_QUERY Warning or Note "path-with-query" "path has a query or a fragment" "\
OpenAPI allows no query and no fragment in the keys of `paths`, but some documents use them to distinguish operations of one path. The
query is sent with every request, except for parts with braces: use a parameter with `in: query` for those. A fragment is never sent
to a server, so it is removed. It is a note if there is only a query, without braces.
"
INVALID_HEADER_NAME Error or Warning "invalid-header-name" "invalid HTTP header name" "\
An HTTP header name consists of letters, digits and a few other characters. Requests with any other name would fail, or a header
would end too early. It is a warning for a header of a response or of a part, which no message can have: it is skipped.
"
RESERVED_HEADER Warning "reserved-header" "header is set by the HTTP transport" "\
`Connection`, `Content-Length`, `Host`, `Keep-Alive`, `Proxy-Connection`, `TE`, `Trailer`, `Transfer-Encoding` and `Upgrade` describe the
connection or the end of a message. The transport sets them, based on the URL and the body. A header parameter or API key with one
of these names is skipped, since services could disagree about the end of a request with a second value. If a proxy needs another
`Host`, set it on the request builder: `.header(\"Host\", \"…\")`.
"
LOOK_ALIKE_NAME Warning "look-alike-name" "two names look alike" "\
Two properties of an object, two parameters of an operation in the same location, or two headers of a response differ only in case, in
invisible characters, or in characters that look alike, such as Latin and Cyrillic letters. Usually one of them is a mistake. Both are
generated under different names; find out which one the service uses, and remove the other. Header names are case-insensitive: headers
that differ only in case are one header.
"
INVALID_COMPONENT_NAME Warning "invalid-component-name" "invalid component name" "\
Names of components consist of ASCII letters, digits, `.`, `-` and `_`. The component is generated, but other tools may refuse the
document, or fail to resolve a `$ref` to the component.
"
OPTIONAL_PATH_PARAMETER Warning "optional-path-parameter" "path parameter is not marked as required" "\
A path is incomplete without its parameters, so OpenAPI requires `required: true` for each of them. The value is always an argument of
the generated method. If the service also has the path without the parameter, describe it as another path.
"
NO_RESPONSES Warning "no-responses" "operation has no responses" "\
`responses` must have at least one entry, and OpenAPI 3.0 requires `responses` in every operation. Without it the type of the response
is unknown, and the generated method returns no value. Describe the response of a successful request.
"
SERVER_VARIABLE Warning "server-variable" "invalid server variable" "\
Every `{name}` in the `url` of a server needs an entry in its `variables`, whose `default` is one of its `enum`. The enum `Server` of
the generated client has a field for each variable. A variable without a default must be set: until then the URL is not complete.
"
UNUSABLE_SERVER Warning "unusable-server" "server URL cannot be used" "\
A URL to which paths are appended begins with `https://` or `http://` and ends with the host, a port or a path. Such a server of the
document is ignored: the user of the generated client sets the base URL, and the constant `SERVER` is the first usable URL. Requests of
an operation with such a server fail without being sent, unless `ClientBuilder::server_base` sets another URL for it.
"
UNUSABLE_TOKEN_URL Warning "unusable-token-url" "URL of a token endpoint cannot be used" "\
Tokens of OAuth 2.0 are requested from a URL that begins with `https://` or `http://`, or is relative to one. For any other
`tokenUrl`, such as `file:` or `javascript:`, the crate has no constant: the user of the client sets the URL.
"
OPERATION_SERVER Note "operation-server" was "ignored-servers" "operation has a server of its own" "\
The requests of this operation, or of the operations of this path, go to a server other than the document's. The enum `Server` of the
generated client has a variant for it. The client has its credentials for the origin of its base URL only: `ClientBuilder::allow_origin`
allows another one. A client whose base URL is not a server of the document sends nothing to this server, and the request
fails, until `ClientBuilder::server_base` sets its URL. A relative URL is joined to the base URL.
"
UNKNOWN_DIALECT Warning "unknown-dialect" "unknown JSON Schema dialect" "\
`jsonSchemaDialect` and `$schema` name the dialect of the schemas. The dialects of OpenAPI and JSON Schema 2020-12 are supported. A
schema in another dialect is read as if it used those, and some of its keywords may have another meaning.
"
NARROWED_REF Note "narrowed-ref" "keywords next to `$ref` create a new schema" "\
In OpenAPI 3.1, the keywords next to a `$ref` apply in addition to the referenced schema. If they are more than a description or a
default, the result has a Rust type of its own, which is different from the type of the referenced schema.
"
}
