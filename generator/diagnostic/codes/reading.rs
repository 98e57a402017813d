//! Codes of reading a text.

use super::{Code, Severity, codes};

codes! {
INVALID_SYNTAX Error "invalid-syntax" "the text is not valid JSON or YAML" "\
The file could not be read as the notation it is in. A file that ends in `.json` is read as JSON (RFC 8259: no comments, no
trailing commas), one that ends in `.yaml` or `.yml` as YAML 1.2, any other by its first character. HTML and XML are neither: a
server that has no such document, or asks for a login, often answers with a web page.

Nothing after the place shown was read, so there may be more to correct.
"
MISNAMED_FILE Note "misnamed-file" "a file's name ends in `.json`, and it holds YAML" "\
The file begins as YAML does and JSON never, so it is read as YAML. Other tools may go by its name. (JSON in a file that ends in `.yaml`
is no mistake: JSON is YAML.)
"
DUPLICATE_KEY Error "duplicate-key" "a map has the same key twice" "\
Which of the two values counts differs between tools: most take the last one and say nothing. In an OpenAPI document the other
path, property or operation would be lost without a word, so one of the two must go or be renamed.
"
NUMBER_OUT_OF_RANGE Warning "number-out-of-range" "a number cannot be held exactly" "\
Whole numbers are held in 64 bits. One beyond -9223372036854775808 … 18446744073709551615 is read as the nearest double, and a
fraction too small for a double is read as 0. As a limit that is usually what its author meant (\"no limit\").
"
NUMBER_NOT_FINITE Error "number-not-finite" "a number is infinite, or not a number" "\
JSON has no infinity, so `1e999`, and YAML's `.inf` and `.nan`, have no value to stand for. To say \"no limit\", leave the
limit out.
"
NOT_UTF8 Error "not-utf8" "a file is not UTF-8" "\
JSON that is exchanged between systems is UTF-8, and so is everything read here. Save the file as UTF-8; a byte order mark
at its beginning does no harm. PowerShell's `>` writes UTF-16; `curl -o FILE` keeps what the server sends. A compressed file is
decompressed first.
"
LONE_SURROGATE Error "lone-surrogate" "a JSON escape is half of a surrogate pair" "\
`\\ud800` to `\\udfff` only mean a character in pairs: `\\ud83d\\ude00`. Half of a pair is no character at all, and no Rust
string can hold it.
"
EMPTY_FILE Error "empty-file" "a file holds no document" "\
The file is empty, or has nothing but space and comments. An OpenAPI document is at least `openapi`, `info` and `paths`.
"
NOT_AN_OBJECT Error "not-an-object" "the document is not an object" "\
An OpenAPI document is one object with the keys `openapi`, `info`, `paths` and so on. This one is a list, a text, a number
or null at its top.
"
SECOND_DOCUMENT Error "second-document" "a YAML file holds several documents" "\
A line `---` begins another document in the same file. Which of them is meant cannot be known, so each must be a file of its
own.
"
NESTED_TOO_DEEP Error "nested-too-deep" "something is nested too deeply" "\
Maps and lists may be nested 128 deep, which is what other JSON readers allow too. No document written by people comes near
that; deeper ones make tools overflow their stack.
"
TOO_LARGE Error "too-large" "a document is too large" "\
All files of a document together may have 128 MiB and 2,500,000 values. The option `max_size` sets another limit, in MiB: `--max-size 256`,
`max_size = 256` in `disjunct.toml`, or `Builder::max_size(256)` in a build script. The number of values is limited in proportion. A
published document has 3,200,000 values in 47 MiB and needs 256.

What `allOf` brings together may have 300,000 properties, of which 20,000 are described by several parts, and 20,000 branches of unions
may be merged with what stands beside them. These limits are fixed; no published document comes near them.
"
YAML_COPIES Error "yaml-copies" "aliases of a YAML file would copy too much" "\
`*name` puts a copy of what stands at `&name` in its place. Aliases of aliases grow exponentially, so all the copies of a document
together may hold 1,000,000 values. Use `$ref`, which copies nothing.
"
YAML_MERGE_KEY Warning "yaml-merge-key" "a YAML merge key was honoured" "\
`<<` is YAML 1.1; YAML 1.2, which OpenAPI asks for, has no such thing, and tools differ: some merge, some see a property
that is called `<<`. Here it is merged, keys of the map itself winning. `allOf` or `$ref` says the same to every tool.
"
YAML_MERGE_VALUE Error "yaml-merge-value" "a YAML merge key has nothing to merge" "\
The value of `<<` must be a map, an alias of one, or a list of those. If a property called `<<` is meant, put it in quotes.
"
YAML_KEY Error "yaml-key" "a YAML key is not a scalar" "\
In YAML a map or list can be a key (`? [a, b]`), and so can an alias. In JSON, and so in OpenAPI, a key is always a text.
"
YAML_TAG Warning "yaml-tag" "a YAML tag was ignored" "\
Tags outside YAML's core schema (`!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq`, `!!map`) mean something only to the
program that made them up. The value is read as if the tag were not there.
"
}
