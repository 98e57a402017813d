//! Codes of following `$ref`s from text to text.

use super::{Code, Severity, codes};

codes! {
UNRESOLVED_REF Error "unresolved-ref" "a reference leads nowhere" "\
The file that the `$ref` names (or its own, if it begins with `#`) has nothing at that place. What follows the `#` is a JSON
pointer: one key a step, in which `/` is written `~1` and `~` is written `~0`, so that the path `/pets` is found at
`#/paths/~1pets`. A plain name (`#Pet`) is found where a schema says `$anchor: Pet`.
"
MALFORMED_REF Error "malformed-ref" "a reference is not well formed" "\
A `$ref` is the path of a file, then `#`, then a JSON pointer, and either part may be left out. In the pointer `~` must be followed
by `0` or `1`, and `%` by two hexadecimal digits that make up UTF-8.
"
REF_NOT_A_STRING Error "ref-not-a-string" "the value of `$ref` is not a text" "\
`$ref` names the place to look at, so it is always a text. (A *property* may well be called `$ref`: under `properties` it is a name
like any other.)
"
REMOTE_REF Error "remote-ref" "a reference leads to another computer" "\
References that have a scheme or a host (`https:`, `ftp:`, `data:`, `//host/…`, `\\\\host\\…`) are never opened: what code is generated must not depend
on what somebody else's server answers today. Download the file into the document's folder and refer to it by a relative path.

A URI that some schema of the same file gives as its `$id` is found there, and nothing is fetched.
"
ABSOLUTE_REF Error "absolute-ref" "a reference is an absolute path" "\
A `$ref` that is an absolute path, has a drive letter or begins with `file:` means another file on every computer, and could make the
generator read any file of this one. It is never opened. Refer to files by their path relative to the file that refers to them.
"
ESCAPING_REF Error "escaping-ref" "a reference leads out of the document's folder" "\
Only files in the folder of the document, and in the folders below it, are read. This path leads out of it, by `..` or by a symbolic link,
and was not opened. If the file belongs to the document, name the folder that both lie in as the document's `root`: `--root`, `root` in
`disjunct.toml`, or `Builder::root` in a build script.
"
MISSING_FILE Warning or Error "missing-file" "a referenced file does not exist" "\
The path of a `$ref` is relative to the file that it stands in, not to the document that is generated from. Nothing is known
of what the file would have described. Of a schema any value is accepted then, and `--strict` refuses such a document. What is no
schema (a path, a parameter, a body) is an error: calls would be missing, or would be others.
"
UNREADABLE_FILE Error "unreadable-file" "a referenced file cannot be read" "\
The file that a `$ref` names is there, but cannot be read: it is a folder, is protected, or its path is not UTF-8.
"
RESERVED_KEY Error "reserved-key" "the document has a key that is kept for the generator" "\
`x-disjunct-files` at the top of a document is where the generator puts the other files of the same document. Rename or remove it.
"
EXTERNAL_EXAMPLE Warning "external-example" "an external example was not read" "\
`externalValue` says that an example is found elsewhere. It is never fetched, so the documentation of the generated code lacks this example.
"
EXTERNAL_OPERATION Note "external-operation" "a link to another document's operation was not followed" "\
`operationRef` may lead to an operation of another document. That is never fetched, and links make no code.
"
}
