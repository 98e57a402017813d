//! Codes of what the user decides: `disjunct.toml`, the command line, a build script.

use super::{Code, Severity, codes};

codes! {
INVALID_CONFIG Error "invalid-config" "`disjunct.toml` is not valid" "\
`disjunct.toml` is TOML with a table `[[client]]` for each client. Its keys are `spec`, which it must have, `output`, `name`,
`unknown_fields`, `strict` and `allow`; `disjunct generate --help` says what they mean. Paths are relative to the folder of the file.

```toml
[[client]]
spec = \"specs/openapi.json\"
output = \"generated\"
name = \"browser-session\"
unknown_fields = \"keep\"
strict = true
allow = [\"yaml-tag@/info/title\"]
```

A key that is not known is an error, so that a misspelled one is not taken for a decision.
"
UNUSED_ALLOW Warning "unused-allow" "a warning is allowed that there is not" "\
`allow` silences one warning, by its code and the place that the warning's note shows. The document has no such warning: it has
been corrected, or has moved, or the place is misspelled. An allowance that stays behind would hide the next warning at that place.
"
}
