//! Codes of reading JSON and YAML.

use super::{Code, Severity, codes};

codes! {
INVALID_SYNTAX Error "invalid-syntax" "invalid JSON or YAML syntax" "\
The file could not be parsed. A file that ends in `.json` is parsed as JSON (RFC 8259: no comments, no trailing commas), a file
that ends in `.yaml` or `.yml` as YAML 1.2, and any other file by its first character. HTML and XML are neither: a server that
does not have the document, or requires a login, often responds with a web page.

Nothing after this location was parsed, so there may be more errors.
"
MISNAMED_FILE Note "misnamed-file" "YAML in a file named `.json`" "\
The file begins with something that is valid in YAML only, so it is parsed as YAML. Other tools may choose the parser by the
file name. (JSON in a file that ends in `.yaml` is valid, since JSON is a subset of YAML.)
"
DUPLICATE_KEY Error "duplicate-key" "duplicate key" "\
Tools differ in which of the two values they use; most use the last one without a message. In an OpenAPI document, a path,
property or operation would be lost. Remove or rename one of the keys.
"
NUMBER_OUT_OF_RANGE Warning "number-out-of-range" "number cannot be represented exactly" "\
Integers have 64 bits. An integer outside of -9223372036854775808 … 18446744073709551615 is read as the nearest double, and a
fraction that is too small for a double is read as 0. In a limit this usually has the intended effect (\"no limit\").
"
NUMBER_NOT_FINITE Error "number-not-finite" "number is infinite or not a number" "\
JSON has no infinity and no NaN, so `1e999`, and `.inf` and `.nan` in YAML, have no value. Omit a limit to allow any number.
"
NOT_UTF8 Error "not-utf8" "file is not UTF-8" "\
JSON that is exchanged between systems is UTF-8, and Disjunct reads only UTF-8. Save the file as UTF-8; a byte order mark is
accepted. PowerShell's `>` writes UTF-16; `curl -o FILE` keeps the bytes that the server sends. Decompress a compressed file
first.
"
LONE_SURROGATE Error "lone-surrogate" "JSON escape is half of a surrogate pair" "\
`\\ud800` to `\\udfff` represent a character only in pairs, such as `\\ud83d\\ude00`. Half of a pair is not a character, and a
Rust string cannot hold it.
"
EMPTY_FILE Error "empty-file" "file is empty" "\
The file is empty, or contains only whitespace and comments. An OpenAPI document has at least `openapi`, `info` and `paths`.
"
NOT_AN_OBJECT Error "not-an-object" "document is not an object" "\
An OpenAPI document is an object with the fields `openapi`, `info`, `paths` and others. This document is an array, a string, a
number, a boolean or null.
"
SECOND_DOCUMENT Error "second-document" "several documents in one YAML file" "\
A line `---` begins another document in the same file. Split the file, since it is unknown which document to use.
"
NESTED_TOO_DEEP Error "nested-too-deep" "nesting is too deep" "\
Objects and arrays may be nested up to 128 levels deep, which is the limit of other JSON parsers too. Deeper documents cause a
stack overflow in many tools.
"
TOO_LARGE Error "too-large" "document is too large" "\
The files of a document may have 128 MiB and 2,500,000 values in total. The option `max_size` sets another limit in MiB:
`--max-size 256`, `max_size = 256` in `disjunct.toml`, or `Builder::max_size(256)` in a build script. The number of values is
limited in proportion. One published document has 3,200,000 values in 47 MiB and needs 256.

A schema that `allOf` combines may have 300,000 properties, 20,000 of which are described by several parts, and 20,000 branches
of unions may be merged with their sibling keywords. These limits are fixed; no published document comes near them.
"
YAML_COPIES Error "yaml-copies" "YAML aliases expand to too many values" "\
An alias `*name` copies the value of the anchor `&name`. Aliases of aliases grow exponentially, so the copies in a document may
have 1,000,000 values in total. Use `$ref`, which does not copy.
"
YAML_MERGE_KEY Warning "yaml-merge-key" "YAML merge key applied" "\
The merge key `<<` is part of YAML 1.1, but not of YAML 1.2, which OpenAPI requires. Some tools merge, others read a property
named `<<`. Disjunct merges; keys of the map itself take precedence. `allOf` and `$ref` have the same meaning in every tool.
"
YAML_MERGE_VALUE Error "yaml-merge-value" "YAML merge key has no map to merge" "\
The value of `<<` must be a map, an alias of a map, or an array of those. Quote the key if it is the name of a property.
"
YAML_KEY Error "yaml-key" "YAML key is not a scalar" "\
In YAML, a key can be a map, an array (`? [a, b]`) or an alias. In JSON, and therefore in OpenAPI, a key is a string.
"
YAML_TAG Warning "yaml-tag" "YAML tag ignored" "\
Tags outside of YAML's core schema (`!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq`, `!!map`) are specific to one
program. The value is read as if it had no tag.
"
INVALID_OVERLAY Error "invalid-overlay" "overlay cannot be applied" "\
An overlay changes the document before anything of it is read, as the OpenAPI Overlay Specification 1.0 and 1.1 describe. It has the
fields `overlay` (the version), `info`, `extends` and `actions`; an action has a `target`, which is a JSONPath of RFC 9535, and `update`,
`remove` or, from 1.1 on, `copy`. An unknown field is an error, so that a misspelled one is not ignored.

```yaml
overlay: 1.1.0
info: {title: Corrections, version: 1.0.0}
actions:
  - target: $.components.schemas.Pet.required
    update: [id]
  - target: $.paths['/internal']
    remove: true
```

A value is merged with each node that `target` selects: an object property by property, an array with an array at its end, any other value
takes the place of another one. An object, an array and any other value do not go together: remove the one by an action of its own, and then
add the other. `copy` selects exactly one node. `extends` is not needed and not read: the option `overlays` decides which document is changed.
`disjunct effective` prints the document with all changes.
"
UNUSED_ACTION Warning "unused-action" "overlay action has no effect" "\
The `target` of the action selects no node of the document, as the actions before it have left it, or the action has neither `update` nor
`remove` nor `copy`. A document that was corrected needs the action no more; a JSONPath that selects nothing may be misspelled:
`$.paths['/pets'].get` has quotes around a path, since it contains `/`.
"
}
