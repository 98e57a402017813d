//! Codes of what the user decides: `disjunct.toml`, the command line, a build script.

use super::{Code, Severity, codes};

codes! {
INVALID_CONFIG Error "invalid-config" "`disjunct.toml` is not valid" "\
`disjunct.toml` is TOML with a table `[[client]]` for each client. Its keys are `spec`, which it must have, `root`, `max_size`, `output`,
`name`, `unknown_fields`, `secret`, `strict` and `allow`; `disjunct generate --help` says what they mean. Paths are relative to the folder of
the file.

```toml
[[client]]
spec = \"specs/openapi.json\"
output = \"generated\"
name = \"browser-session\"
unknown_fields = \"keep\"
secret = [\"/components/schemas/Login/properties/pin\"]
strict = true
allow = [\"yaml-tag@/info/title\"]
```

A key that is not known is an error, so that a misspelled one is not taken for a decision.
"
UNUSABLE_LOCK Warning "unusable-lock" "an entry of `disjunct.lock` cannot be honoured" "\
`disjunct.lock` lists the names that Disjunct gave, by JSON pointer, so that they stay what they are when something is added to
the document. It is written beside the crate and belongs under version control; nobody needs to edit it.

An entry that is no name, or a second one of the same name, is left out, and a file that cannot be read (because a merge left its
marks in it, say) keeps no name at all. Names made anew may differ from those of before, so such a file is only replaced with
`--overwrite`: put it back to what the last commit has, and generate again.
"
NOT_A_SECRET Warning "not-a-secret" "`secret` names what is no text" "\
`secret` lists texts that `Debug` must not show, by the JSON pointers of their schemas: of a property, of the items of a list, of a
named schema. At one of these places the document has no schema, or one whose values are no plain texts: dates and enums are
always shown, and untyped values never. As it stands the entry hides nothing.
"
UNUSED_ALLOW Warning "unused-allow" "a warning is allowed that there is not" "\
`allow` suppresses the warnings and notes of a code (`yaml-tag`), or those of a code at one location, which a warning's note shows
(`yaml-tag@/info/title`). The document has no such warning: it has been corrected, or has moved, or the location is misspelled. An
allowance that stays behind would hide the next warning there.
"
}
