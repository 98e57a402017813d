//! Codes of bringing a document into normal form.

use super::{Code, Severity, codes};

codes! {
UNSUPPORTED_VERSION Error "unsupported-version" "the document is of an OpenAPI that is not read" "\
OpenAPI 3.0, 3.1 and 3.2 are read. A Swagger 2.0 document can be converted by one of several free tools, of which
`swagger2openapi` (npm) is the most used; most editors of API documents export OpenAPI 3 too.
"
READ_AS_31 Warning "read-as-3.1" "an OpenAPI 3.2 document is read as 3.1" "\
Everything that 3.2 has in common with 3.1 is read. What it added (`query` operations, `itemSchema`, `defaultMapping` and others)
is left out until it is supported.
"
REF_CYCLE Error "ref-cycle" "references run in a circle" "\
Each of these references leads to the next and the last one back to the first, so nothing is described at all. One of them has to
hold a schema, parameter, body or response of its own. More than 64 in a row, circle or not, are not followed.
"
REF_WRONG_KIND Warning or Error "ref-wrong-kind" "a reference leads to something of another kind" "\
A schema can only refer to a schema, a parameter to a parameter, a response to a response.
Where what is found can be read as what is wanted, it is; a schema of which nothing is known accepts any value.
"
WRONG_TYPE Error "wrong-type" "a value is of a kind that OpenAPI does not have there" "\
OpenAPI says of every member what it holds: a text, a number, a list, an object. A value of another kind has no meaning, and
guessing at one would generate code for another API. The message says what was expected and what was found.
"
MISSING_FIELD Error "missing-field" was "missing-member" "something that OpenAPI requires is not there" "\
Without this member the object has no meaning; add it.
"
UNEXPECTED_NULL Warning "unexpected-null" was "null-member" "null stands where OpenAPI has no null" "\
A key without a value, as YAML allows it, is null. OpenAPI has no null there; it is taken for what it would mean if the key were not
there: no text, no list, a schema that allows anything. Fill it in or remove the key.
"
ASSUMED_FIELD Warning "assumed-field" was "assumed-member" "something is not there, or in an older spelling, and is assumed" "\
OpenAPI requires this member, but code can be generated without it: a title or version that is not known, a server without an address, a
body that does not say what it holds, which is none, an array of OpenAPI 3.0 without `items`, a document without `paths`. Or it stands
there as an earlier version had it: a discriminator that is a text, a list of schemas at `items`, a tag that is a name. The message says
what is assumed.
"
UNKNOWN_FIELD Warning or Note "unknown-field" was "unknown-member" "a member is none that OpenAPI has there" "\
Each object of OpenAPI has members of fixed names, in small and capital letters as the specification writes them; what tools add has a name
that begins with `x-`. Any other is left out, and is mostly a misspelling: the message says which name is like it. Of a schema only those
are said that are nearly a keyword, since JSON Schema lets anyone add some. A field that resembles none, belongs nowhere
else and is not of Swagger 2.0 is a note: no tool reads it. What OpenAPI 3.2 added, as `query` and `itemSchema`, is not
supported yet. A `$ref` stands in place of a schema, parameter, body, response and the like; one elsewhere is followed as most tools do it.
"
MERGED_PATH Warning "merged-path" "a path item has a `$ref` and members of its own" "\
OpenAPI leaves open what such a path item means. Both are read: the operations of both, each with the parameters of both. Where both have
an operation of one method, or one parameter, the item's own is used.
"
UNKNOWN_VALUE Error "unknown-value" "a value is none of those that OpenAPI lists" "\
OpenAPI lists the values that may stand here, and this is none of them.
"
SKIPPED_SECURITY_SCHEME Warning "skipped-security-scheme" "a security scheme is not supported" "\
Credentials of this kind (`mutualTLS` and others), under this name, or of a scheme that does not say what it asks for, cannot be handed to
the generated client. Calls can still be made where the connection itself proves who the client is, or with a header set by hand.
"
UNKNOWN_SECURITY_SCHEME Warning "unknown-security-scheme" "a security requirement names a scheme that is not declared" "\
Each name in `security` is a key of `components.securitySchemes`. Nothing is known of this one, so the generated client cannot be handed
a credential for it: the operation is called without, unless another requirement can be met.
"
NOT_CALLABLE Warning or Note "not-callable" was "not-a-call" "callbacks and webhooks make no calls" "\
Callbacks and webhooks describe requests that the *service* sends. A client has no calls for them; the module `webhooks` has a type for
what each carries as JSON. It is a warning of callbacks, which a call of the client causes, and a note of webhooks.
"
SKIPPED_WEBHOOK Warning "skipped-webhook" "a webhook or callback has no type" "\
The module `webhooks` has a type for what each webhook and callback carries as JSON. A body of another media type has none, and neither
has what the answer to a callback causes in turn.
"
DUPLICATE_PARAMETER Error or Warning "duplicate-parameter" "a parameter is declared twice" "\
Two parameters of one operation have the same `name` and the same `in`. Only one of them can be meant. Where both say the same, the first
is sent, which is a warning. The names of headers have no case: of two that differ in it the first is sent, too.
"
DUPLICATE_OPERATION Warning "duplicate-operation" "an operation is like another one" "\
No two operations have the same `operationId`, webhooks and callbacks included, and no two paths differ in the names of their parameters
only: `/pets/{id}` and `/pets/{name}` are the same requests. Each operation has its call all the same; the calls are told apart by their
groups, or by numbers, which may change when there are more of them.
"
UNKNOWN_MEDIA_TYPE Warning "unknown-media-type" "a key of `content` is no media type, or nearly one" "\
A media type is a type and a subtype, as in `application/json`, perhaps with parameters; either may be `*`. What is called otherwise, or
is a slip of one that has a meaning (`application/jsn`), is read as bytes, and a service that is asked for it by that name does not know
what is meant.
"
UNNAMED_PARAMETER Warning "unnamed-parameter" "a parameter has an empty name" "\
Editors leave such parameters behind. Nothing can be sent under no name, so the generated call does not have the parameter.
"
ASSUMED_STRING Warning "assumed-string" was "assumed-text" "a parameter without a schema is taken for a text" "\
A parameter says what it holds by `schema` or `content`. This one says neither, so any text is taken.
"
UNKNOWN_STYLE Warning "unknown-style" "a parameter is not spelled as the document says" "\
Which styles there are depends on where a parameter travels. The default style of its place is used instead, also where `content` has a
media type other than JSON. `deepObject` is a style of objects (and of lists, as some services have it): a text or a number is spelled as by
`form`.
"
IGNORED_ENCODING Warning "ignored-encoding" "a part of a form is not sent as its encoding says" "\
A field of a multipart form is sent as a part with the media type that its `encoding` gives it. Headers of a part are not sent, and a
`style` has a meaning in `application/x-www-form-urlencoded` only.
"
UNKNOWN_STATUS Warning "unknown-status" "a response has a key that is no status code" "\
The keys of `responses` are three digits from 100 to 599, ranges such as `4XX`, and `default`. The response is left out.
"
UNCHECKED_KEYWORD Warning "unchecked-keyword" "a keyword says more than the types can" "\
`not`, `if`, `then`, `else`, `dependentSchemas`, `contains`, `unevaluated…` and others narrow which values a schema accepts in a way that no
Rust type can say, and so do `prefixItems` and `patternProperties` in part. The generated types accept more; the service itself still
refuses what does not fit. Items of which nothing is said beside such as are described are taken to be like these. In a map that
`patternProperties` describes, a property whose name matches no pattern can have any value and is kept as it is; `validate()` reports it
where the schema is closed, and a property that is not as its pattern describes.
"
REF_SIBLING Warning or Note "ref-sibling" "what stands beside a `$ref` is ignored" "\
In OpenAPI 3.0 a `$ref` stands alone, and what stands beside it has no meaning; the description of a member is kept. In 3.1 a
schema's siblings have one; or put both into an `allOf`. Beside the `$ref` of a parameter, a body or a response there is a description
at most. It is a note where the schema that the `$ref` leads to says the same.
"
UNKNOWN_TYPE Warning "unknown-type" "a `type` is none of JSON Schema's" "\
The types are string, number, integer, boolean, array, object and null. Any other is ignored, so that values may be of any type.
"
UNKNOWN_FORMAT Warning "unknown-format" "a `format` is nearly one that has a type" "\
A `format` may be anything, and one that is not known says nothing. This one is spelled nearly as one that makes a type another one:
`dateTime` leaves a text, where `date-time` is a point in time.
"
IGNORED_LIMIT Warning or Note "ignored-limit" "a limit is ignored" "\
A limit has to be a number that the limited value can reach: whole where the value is whole, not below zero for lengths and counts,
above zero for `multipleOf`. `exclusiveMinimum: true` without a `minimum` limits nothing, which is a note.
"
IGNORED_KEYWORD Warning or Note "ignored-keyword" "a keyword has no meaning where it stands" "\
A keyword has a meaning only with a value of the right kind (a text, a boolean, a list of names), and beside a `type` that it speaks of:
`properties` say nothing of a text, and a union that has a branch of another type than the one beside it keeps the branch. The
keyword is ignored. Often it stands one level too high, or the `type` is wrong. Several schemas at `items` beside which nothing speaks of
a list, no `type: array` and no `minItems`, are as often meant as a choice for the value itself: any value is taken.

A limit of values of another type (`minLength` of an integer) is a note: every value of the schema's type satisfies it. So is
`required` without `properties` next to a type other than `object`.
"
IGNORED_DISCRIMINATOR Warning "ignored-discriminator" "a discriminator does not tell the branches apart" "\
A discriminator names a property (`propertyName`) and gives each branch values of it, by `mapping`, by a `const` or `enum` of the
property, or by the name of the branch's schema. Where two branches have a value in common, or one has none, the union is decided in another
way or stays untyped. A value that is mapped to no branch is of none that is known, and a branch whose own `const` or `enum` has other values
contradicts its mapping.
"
MIXED_ENUM Warning "mixed-enum" "an `enum` has values that are not of the schema's type" "\
An `enum` of texts becomes a Rust enum, as does one of integers for which the document has names; other numbers are checked by
`validate()`, and values of several types are a union. Where the schema's own `type` rules values out, or they are objects or lists,
any value of the type is taken.
"
MISMATCHED_VALUE Warning "mismatched-value" was "foreign-value" "a value is not of its schema's type, or no text where one belongs" "\
Taken at its word, an `enum` of such values allows nothing, and such a `default` is none. They are read as they were meant where that is
plain: a number or a boolean at a text, which YAML makes of an unquoted `1.0` or `true`, is that text; a text that spells a number or a
boolean is that; and texts at a list are those of its items.
"
TOO_DEEP Error "too-deep-all-of" "`allOf` leads too deep" "\
Merging follows `allOf` from schema to schema through at most 64 of them.
"
ALL_OF_CYCLE Error "all-of-cycle" "an `allOf` contains itself" "\
A schema that has to satisfy itself says nothing. One part of the circle has to be taken out.
"
ALL_OF_ITSELF Warning "all-of-itself" "a schema is a part of its own `allOf`" "\
A value that satisfies a schema satisfies it as a part of its own `allOf` too: that part adds nothing, and is skipped. Where nothing else is
declared, any value is accepted. Schemas whose `allOf`s lead to each other are an error: `all-of-cycle`.
"
MERGED_UNIONS Warning "merged-unions" "two unions meet in one schema" "\
Where `allOf` brings several `oneOf` or `anyOf` together, values have to satisfy each of them. Only one of them is represented.
"
REPEATED_BRANCH Warning or Note "repeated-branch" "a union has a branch twice, or is its own branch" "\
To the letter a `oneOf` with a branch twice accepts nothing of it, and a union that is its own branch says nothing by that. The branch is
taken once, and the union out of itself. In an `anyOf` both change nothing and are notes.
"
UNSATISFIABLE Warning "unsatisfiable" "no value can satisfy a schema" "\
The parts of the schema contradict each other: types or `enum`s of an `allOf` that have nothing in common, a member that one part requires
and another has no room for (`additionalProperties: false`), limits with nothing between them, a `const` that its `enum` has not, a union
or an `enum` of nothing. Code is generated for the part that stands last, with the members of all, and without what is empty; every value
of it is refused by the service, if the service does what its document says. Where only a member or the items of the schema are meant,
the message says so.
"
NOT_MODELLED Error "not-modelled" "the typed model does not take the document" "\
This is a gap of the generator rather than of the document; please report it with the lines that the message names.
"
INVALID_PATH Error "invalid-path" "a path cannot be appended to the server's address" "\
A key of `paths` begins with `/` and is a path alone: no scheme, no query, no fragment, no step `.` or `..`. What it lacks would end
up at another address than its author meant.
"
PATH_WITH_QUERY Warning or Note "path-with-query" "a path has a query or a fragment" "\
OpenAPI has no query and no fragment in the keys of `paths`, but some documents tell operations of one path apart by them. A query there
is sent with every call as it stands, less what has braces: what varies is a parameter with `in: query`. A fragment never reaches a
server, so it is left out. It is a warning where the query has something in braces, and otherwise a note.
"
INVALID_HEADER_NAME Error "invalid-header-name" "a header's name is none that HTTP has" "\
HTTP has header names of letters, digits and a few signs. Any other name would fail each time the call is made, or end a header early.
"
RESERVED_HEADER Warning "reserved-header" "a header is set by HTTP itself" "\
`Connection`, `Content-Length`, `Host`, `Keep-Alive`, `Proxy-Connection`, `TE`, `Trailer`, `Transfer-Encoding` and `Upgrade` describe the
connection or where a message ends. The transport sets them, from the address and the body that are sent. A header parameter or an API
key of such a name is skipped: a second value would make services disagree on where the request ends. Where a proxy needs another `Host`,
set it on the call: `call.header(\"Host\", \"…\")`.
"
LOOK_ALIKE_NAME Warning "look-alike-name" "two names look alike" "\
Two properties of an object, two parameters of an operation in the same location, or two headers of a response differ only in case, in
characters that cannot be seen, or in characters that look alike, such as Latin and Cyrillic letters. Usually one of them is a mistake.
Both are generated, under different names; check which one the service uses, and remove the other. The names of headers have no case:
headers that differ in it are one header.
"
INVALID_COMPONENT_NAME Warning "invalid-component-name" "a component has a name that OpenAPI does not allow" "\
The names under `components` consist of ASCII letters, digits, `.`, `-` and `_`. Another name is read all the same; other tools may refuse
the document, or fail to find the component by a `$ref`.
"
OPTIONAL_PATH_PARAMETER Warning "optional-path-parameter" "a path parameter is not marked as required" "\
A path is not complete without its parameters, so OpenAPI demands `required: true` of each of them. The generated call always asks for
the value. If the service has the path without the parameter as well, describe that as a path of its own.
"
NO_RESPONSES Warning "no-responses" "an operation describes no response" "\
`responses` has at least one entry, and OpenAPI 3.0 demands `responses` of every operation. Without it nothing is known of what a call
returns: the generated call returns no value. Describe the response of a successful call.
"
SERVER_VARIABLE Warning "server-variable" "a variable of a server's address is not defined well" "\
Every `{name}` in a server's `url` needs an entry in its `variables`, whose `default` is one of its `enum`. The generated client is told
its base address by its user; its constant `SERVER` is the first address that is complete.
"
UNUSABLE_SERVER Warning "unusable-server" "an address is none that a client can be told" "\
An address that every path can be appended to begins with `https://` or `http://` and ends with the host, a port or a path. This one is
ignored: the generated client is told its base address by its user, and its constant `SERVER` is the first address that is one. An address
relative to the document's own is ignored too, without a word.
"
IGNORED_SERVERS Warning "ignored-servers" "a path or operation has servers of its own" "\
The generated client is told one base address by its user and sends every call there. Where some calls go elsewhere, make a second client
with the other address: `Client::builder(address)`.
"
UNKNOWN_DIALECT Warning "unknown-dialect" "schemas say that they are in a dialect that is not known" "\
`jsonSchemaDialect` and `$schema` name the vocabulary that schemas are written in. OpenAPI's own and JSON Schema 2020-12 are read; a
schema in another is read as if it were in those, in which a keyword may mean something else.
"
NARROWED_REF Warning "narrowed-ref" "keywords beside a `$ref` make another schema of it" "\
In OpenAPI 3.1 the keywords beside a `$ref` hold in addition to those of the schema that it leads to. Where they say more than a
description or a default, the result is a type of its own, which is not the type of that schema.
"
}
