//! Codes of resolving `$ref`s between files.

use super::{Code, Severity, codes};

codes! {
UNRESOLVED_REF Error or Warning "unresolved-ref" "unresolved reference" "\
The file that the `$ref` names (the same file, if the `$ref` begins with `#`) has no value at that location. The part after the
`#` is a JSON pointer: keys separated by `/`, in which `/` is written as `~1` and `~` as `~0`, so the path `/pets` is
`#/paths/~1pets`. A plain name such as `#Pet` refers to the schema with `$anchor: Pet`.

If a schema is missing that cannot be added, allow this reference by its pointer, `unresolved-ref@/…/$ref`: the schema accepts any
value, as one in a missing file does. A missing path, parameter, body or response stays an error. It is a warning where a client does
not need what is missing, such as an example.
"
MALFORMED_REF Error "malformed-ref" "malformed reference" "\
A `$ref` consists of the path of a file, `#`, and a JSON pointer. The path or the pointer may be omitted. In the pointer, `~`
must be followed by `0` or `1`, and `%` by two hexadecimal digits; the decoded bytes must be UTF-8.
"
REF_NOT_A_STRING Error "ref-not-a-string" "value of `$ref` is not a string" "\
The value of `$ref` is a URI reference, which is a string. (A *property* may be named `$ref`: below `properties` it is a name
like any other.)
"
REMOTE_REF Error "remote-ref" "reference to a remote file" "\
References with a scheme or a host (`https:`, `ftp:`, `data:`, `//host/…`, `\\\\host\\…`) are never fetched: the generated code must
not depend on the current response of a server. Download the file into the document's folder, and refer to it by a relative path.

A URI that is the `$id` of a schema in the same file refers to that schema, without a download.
"
ABSOLUTE_REF Error "absolute-ref" "reference to an absolute path" "\
A `$ref` that is an absolute path, has a drive letter or begins with `file:` refers to a different file on each computer, and
could make the generator read any file of this one. It is never opened. Use a path relative to the file with the `$ref`.
"
ESCAPING_REF Error "escaping-ref" "reference to a file outside of the document's folder" "\
Only files in the folder of the document and below it are read. This path leaves the folder by `..` or by a symbolic link, and
was not opened. If the file belongs to the document, set `root` to a folder that contains both: `--root`, `root` in
`disjunct.toml`, or `Builder::root` in a build script.
"
MISSING_FILE Warning or Error "missing-file" "referenced file does not exist" "\
The path in a `$ref` is relative to the file with the `$ref`, not to the main document. A schema in a missing file accepts any
value, which is a warning; `--strict` makes it an error. A path, a parameter or a body in a missing file is an error, since
operations would be missing or incorrect.
"
UNREADABLE_FILE Error "unreadable-file" "referenced file cannot be read" "\
The file that a `$ref` names exists, but cannot be read: it is a folder, access is denied, or its path is not UTF-8.
"
RESERVED_KEY Error "reserved-key" "reserved key in the document" "\
The generator stores the other files of the document under `x-disjunct-files` at its root. Rename or remove the key.
"
EXTERNAL_EXAMPLE Warning "external-example" "external example not read" "\
`externalValue` is the URL of an example. It is never fetched, so the documentation of the generated code does not show this
example.
"
EXTERNAL_OPERATION Note "external-operation" "link to an operation of another document not followed" "\
`operationRef` may refer to an operation of another document. It is never fetched. No code is generated for links.
"
}
